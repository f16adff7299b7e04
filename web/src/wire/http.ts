/** Requests to the server outside a table's socket. */
import { reloadOnce } from "../outdated.svelte";
import { VERSION_HEADER, WIRE_VERSION } from "./version";
import type {
  Code,
  CodeSummary,
  Timeline,
  Failure,
  Guest,
  HighScores,
  Me,
  Moment,
  OwnTables,
  PlayedGames,
  RecordSummary,
  ServerSentence,
  SettingsRequest,
  SitRequest,
  Statistics,
  TableSummary,
  Tables,
  TableRequest,
} from "./types";

/** The server refused, with a sentence; or it could not be reached. */
export class Refusal extends Error {
  constructor(readonly reason: ServerSentence) {
    super(reason.id);
  }
}

export const UNREACHABLE: ServerSentence = { id: "unreachable", facts: {}, rule: null };

type Method = "GET" | "POST" | "DELETE";

/** A file is sent as it is, anything else as JSON. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        [VERSION_HEADER]: String(WIRE_VERSION),
        ...(body && !(body instanceof Blob) && { "Content-Type": "application/json" }),
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!response.ok) {
    const { reason } = (await response.json()) as Failure;
    if (reason.id === "other-wire-version") reloadOnce();
    throw new Refusal(reason);
  }
  return (await response.json()) as Answer;
}

export const me = () => ask<Me>("GET", "/me");

export const comeIn = (name: string) => ask<Guest>("POST", "/guests", { name });
export const myTables = () => ask<OwnTables>("GET", "/tables");
/** Hides a finished game in our list, or shows it again. */
export const hideTable = (table: string, hidden: boolean) =>
  ask<OwnTables>("POST", `/tables/${table}/hide`, { hidden });
export const openTable = (wish: TableRequest) => ask<TableSummary>("POST", "/tables", wish);
export const listedTables = () => ask<Tables>("GET", "/tables/listed");
export const sitDown = (table: string, wish: SitRequest = {}) =>
  ask<TableSummary>("POST", `/tables/${table}/sit`, wish);
export const leave = (table: string) => ask<TableSummary>("POST", `/tables/${table}/leave`);
export const playAgain = (table: string) => ask<TableSummary>("POST", `/tables/${table}/again`);
export const bestAlone = (table: string) => ask<HighScores>("GET", `/tables/${table}/best`);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
export const tableSummary = (table: string) => ask<TableSummary>("GET", `/tables/${table}`);

// Replays: `game` is the path of a table or of an uploaded record.

export const uploadRecord = (file: Blob) => ask<RecordSummary>("POST", "/records", file);
export const recordSummary = (id: string) => ask<RecordSummary>("GET", `/records/${id}`);
export const uploadedText = (id: string) => `/api/records/${id}/text`;
export const timelineOf = (game: string, query: string) =>
  ask<Timeline>("GET", `${game}/timeline${query}`);
export const momentOf = (game: string, number: number, query: string) =>
  ask<Moment>("GET", `${game}/moments/${number}${query}`);

export const myGames = () => ask<PlayedGames>("GET", "/me/games");
export const myStatistics = () => ask<Statistics>("GET", "/me/statistics");

// What the host of a table may do

export const giveSeat = (table: string, seat: number, bot: string | null) =>
  ask<TableSummary>("POST", `/tables/${table}/seats/${seat}`, { bot });
export const changeTable = (table: string, settings: SettingsRequest) =>
  ask<TableSummary>("POST", `/tables/${table}/settings`, settings);
export const banPlayer = (table: string, seat: number) =>
  ask<TableSummary>("POST", `/tables/${table}/bans`, { seat });
export const unbanPlayer = (table: string, key: string) =>
  ask<TableSummary>("DELETE", `/tables/${table}/bans/${key}`);
export const restorePlayer = (table: string, key: string) =>
  ask<TableSummary>("POST", `/tables/${table}/removed/${key}`);
export const makeHost = (table: string, seat: number) =>
  ask<TableSummary>("POST", `/tables/${table}/host`, { seat });
export const closeTable = (table: string) => ask<OwnTables>("POST", `/tables/${table}/close`);

// Other devices

export const codeSummary = () => ask<CodeSummary>("GET", "/me/code");
export const newCode = () => ask<Code>("POST", "/me/code");
export const forgetCode = () => ask<CodeSummary>("DELETE", "/me/code");
export const comeBack = (code: string, takeGames: boolean) =>
  ask<Guest>("POST", "/me/back", { code, take_games: takeGames });
/** Everything stored about us, as a file. */
export const OWN_DATA = "/api/me/data";
export const deleteMe = () => ask<Guest>("DELETE", "/me");
export const forgetDevices = () => ask<Guest>("POST", "/me/devices/forget");
