/** Short names for the wire types; `schema.ts` is made from the server's own. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type AlcazabaView = Schemas["AlcazabaView"];
export type SeatSummary = Schemas["SeatSummary"];
export type Chance = Schemas["Chance"];
export type Clock = Schemas["Clock"];
export type Code = Schemas["Code"];
export type CodeSummary = Schemas["CodeSummary"];
export type Command = Schemas["Command"];
export type Timeline = Schemas["Timeline"];
export type DiceView = Schemas["DiceView"];
export type Event = Schemas["Event"];
export type Failure = Schemas["Failure"];
export type GameName = TableSummary["game"];
export type Guest = Schemas["Guest"];
export type LogEntry = Event["entries"][number];
export type Marker = Schemas["Marker"];
export type ChatMessage = Schemas["ChatMessage"];
export type GameStatistics = Schemas["GameStatistics"];
export type Me = Schemas["Me"];
export type Moment = Schemas["Moment"];
export type Offer = Schemas["Offer"];
export type ModuleInLines = Schemas["ModuleInLines"];
export type ModuleView = PalaceView["modules"][number];
export type PalaceView = Schemas["PalaceView"];
/** A table of whatever game. */
export type GameView = PalaceView | DiceView | AlcazabaView | RollWriteView;
export type Placed = Schemas["Placed"];
export type Rolling = Schemas["Rolling"];
export type Currency = Offer["currency"];
export type HighScores = Schemas["HighScores"];
export type RollWriteSeat = Schemas["RollWriteSeat"];
export type RollWriteView = Schemas["RollWriteView"];
export type ServerSentence = Schemas["Sentence"];
export type ScoringView = Schemas["ScoringView"];
export type SeatRequest = Schemas["SeatRequest"];
export type SitRequest = Schemas["SitRequest"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedGames = Schemas["PlayedGames"];
export type RecordSummary = Schemas["RecordSummary"];
export type Statistics = Schemas["Statistics"];
export type TableSummary = Schemas["TableSummary"];
export type Tables = Schemas["Tables"];
export type TableRequest = Schemas["TableRequest"];
export type ServerMessage = Schemas["ServerMessage"];
export type WallSide = Schemas["WallSide"];
