/** What is asked of the server outside a table's socket. */
import type { Failure, Guest, Me, Said, TableNote, Tables, TableWish } from "./types";

/** The server said no, in a sentence; or it could not be reached. */
export class Refusal extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

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
    throw new Refusal({ id: "unreachable", facts: {}, rule: null });
  }
  if (!response.ok) throw new Refusal(((await response.json()) as Failure).said);
  return (await response.json()) as Answer;
}

/** Who we are here, or nobody yet. */
export const me = async (): Promise<Guest | null> => (await ask<Me>("GET", "/me")).guest;

export const comeIn = (name: string) => ask<Guest>("POST", "/guests", { name });
export const myTables = () => ask<Tables>("GET", "/tables");
export const openTable = (wish: TableWish) => ask<TableNote>("POST", "/tables", wish);
export const sitDown = (table: string) => ask<TableNote>("POST", `/tables/${table}/sit`);
export const leave = (table: string) => ask<TableNote>("POST", `/tables/${table}/leave`);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
