/** What the people and bots at a table are called. Who has the same name as another is numbered. */
import type { SeatSummary } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export function namesAt(seatSummaries: SeatSummary[]): string[] {
  const names = seatSummaries.map(nameOf);
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before > 0 && seatSummaries[seat]!.occupant === "person"
      ? `${name} ${before + 1}`
      : name;
  });
}

/** The player without a person, at tables of two. */
export const DIRK = "Dirk";

/** What the owner of something is called; nobody's is Dirk's. */
export const ownerName = (owner: number | null, names: string[]): string =>
  owner === null ? DIRK : names[owner]!;

function nameOf(seatSummary: SeatSummary): string {
  if (seatSummary.occupant === "nobody") return words("free-seat");
  if (seatSummary.occupant === "person") return seatSummary.name;
  const [bot, number] = seatSummary.name.split(" ");
  return words("bot-name", { bot: bot!, number: number ?? "" }).trim();
}
