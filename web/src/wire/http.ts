/** What is asked of the server outside a table's socket. */
import type { Failure, Guest, HighScores, Me, Said, TableNote, Tables, TableWish } from "./types";

/** The server said no, in a sentence; or it could not be reached. */
export class Refusal extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

export const UNREACHABLE: Said = { id: "unreachable", facts: {}, rule: null };

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!response.ok) throw new Refusal(((await response.json()) as Failure).said);
  return (await response.json()) as Answer;
}

export const me = () => ask<Me>("GET", "/me");

export const comeIn = (name: string) => ask<Guest>("POST", "/guests", { name });
export const comeBack = (code: string) => ask<Guest>("POST", "/me/back", { code });
export const myTables = () => ask<Tables>("GET", "/tables");
export const openTable = (wish: TableWish) => ask<TableNote>("POST", "/tables", wish);
export const sitDown = (table: string) => ask<TableNote>("POST", `/tables/${table}/sit`);
export const leave = (table: string) => ask<TableNote>("POST", `/tables/${table}/leave`);
export const bestAlone = (table: string) => ask<HighScores>("GET", `/tables/${table}/best`);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
