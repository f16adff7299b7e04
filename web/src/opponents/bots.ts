/** The bots by the server's names for them: a level, `expert`, or a level and a character,
 * `expert/zaida`. */
import type { SeatSummary } from "../wire/types";

export const LEVELS = ["beginner", "casual", "skilled", "advanced", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const CHARACTERS = [
  "zaida",
  "badis",
  "itimad",
  "galib",
  "firnas",
  "tarub",
  "habus",
  "lubna",
  "hakam",
  "nazhun",
  "wallada",
  "ziryab",
] as const;
export type Character = (typeof CHARACTERS)[number];

/** A bot by the name of its seat. */
export interface Bot {
  /** `expert`, or the name of a bot without levels. */
  name: string;
  level: Level | null;
  character: Character | null;
  /** A number to tell bots with the same name apart. */
  number: string;
}

const WRITTEN = /^(?:(\w+)\/(\w+)|(.+?))(?: (\d+))?$/;

export function botCalled(seatName: string): Bot {
  const [, withCharacter, written, alone = seatName, number = ""] = WRITTEN.exec(seatName) ?? [];
  const character = CHARACTERS.find((each) => each === written) ?? null;
  const name =
    character !== null ? withCharacter! : written ? `${withCharacter}/${written}` : alone;
  const level = LEVELS.find((each) => each === name) ?? null;
  return { name, level, character, number };
}

/** Characters have the same name in every language. */
export const nameOfCharacter = (character: Character): string =>
  character[0]!.toUpperCase() + character.slice(1);

/** The character whose face is shown at a seat. */
export const characterAt = (seat: SeatSummary): Character | null =>
  seat.occupant === "bot" ? botCalled(seat.name).character : null;

const FACES = import.meta.glob<string>("../art/faces/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a face. */
export const faceOf = (character: Character): string => FACES[`../art/faces/${character}.svg`]!;
