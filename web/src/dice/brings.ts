/** What a column earns, in words; and a legend for the chances, if they are shown. */
import { kindOf, LETTERS } from "../pieces";
import { words } from "../words/catalogue.svelte";
import type { DiceStage } from "./stage.svelte";
import type { Rolls } from "./rolls.svelte";
import { tokenName } from "./tokens";

/** The rewards of the picked column of the Dice Game, or of any column. */
export function bringsOf(stage: DiceStage): string {
  const { view, column, rolls } = stage;
  const chances = chancesInWords(rolls);
  if (chances) return chances;
  const token = column && view.columns[LETTERS.indexOf(column)]!.bonus;
  if (!token) return words("dice-brings");
  const kind = words("kind-name", { kind: kindOf(column) });
  return words("dice-brings-here", { kind, token: tokenName(token) });
}

/** What the symbols at the chances mean; null if nobody has asked. */
export function chancesInWords({ weighing, more, chances }: Rolls): string | null {
  if (!weighing || !more) return null;
  return words(chances ? "dice-weighed" : "dice-weighing");
}
