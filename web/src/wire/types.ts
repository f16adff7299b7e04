/** Short names for the wire types; `schema.ts` is made from the server's own. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type AlcazabaView = Schemas["AlcazabaView"];
export type Chair = Schemas["Chair"];
export type Chance = Schemas["Chance"];
export type Clock = Schemas["Clock"];
export type Code = Schemas["Code"];
export type CodeNote = Schemas["CodeNote"];
export type Command = Schemas["Command"];
export type Course = Schemas["Course"];
export type DiceView = Schemas["DiceView"];
export type Event = Schemas["Event"];
export type Failure = Schemas["Failure"];
export type GameName = TableNote["game"];
export type Guest = Schemas["Guest"];
export type Happening = Event["happened"][number];
export type Marker = Schemas["Marker"];
export type Line = Schemas["Line"];
export type GameStatistics = Schemas["GameStatistics"];
export type Me = Schemas["Me"];
export type Moment = Schemas["Moment"];
export type Offer = Schemas["Offer"];
export type PalaceView = Schemas["PalaceView"];
/** A table of whatever game. */
export type GameView = PalaceView | DiceView | AlcazabaView | RollWriteView;
export type Placed = Schemas["Placed"];
export type Rolling = Schemas["Rolling"];
export type Currency = Offer["currency"];
export type HighScores = Schemas["HighScores"];
export type RollWriteSeat = Schemas["RollWriteSeat"];
export type RollWriteView = Schemas["RollWriteView"];
export type Said = Schemas["Said"];
export type ScoringNote = Schemas["ScoringNote"];
export type SeatWish = Schemas["SeatWish"];
export type SitWish = Schemas["SitWish"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedGames = Schemas["PlayedGames"];
export type RecordNote = Schemas["RecordNote"];
export type Statistics = Schemas["Statistics"];
export type TableNote = Schemas["TableNote"];
export type Tables = Schemas["Tables"];
export type TableWish = Schemas["TableWish"];
export type Told = Schemas["Told"];
export type WallSide = Schemas["WallSide"];
