/** What the modules of a table add to it. Each has its part in a file `part.svelte.ts` next to the
 * file that describes it. */
import type { Stage } from "../stage.svelte";
import { aboutModule } from ".";
import { LinesPart } from "./lines/part.svelte";
import type { ModulePart, PartClass } from "./part";

const FILES = import.meta.glob<{ Part: PartClass }>("./*/part.svelte.ts", { eager: true });

export const partsOf = (stage: Stage): ModulePart[] =>
  stage.view.modules.map(({ name }) => {
    const file = FILES[`./${aboutModule(name)?.name}/part.svelte.ts`];
    return new (file?.Part ?? LinesPart)(stage, name);
  });

/** What the first of them answers that has an answer. */
export function firstOfParts<Value>(
  parts: ModulePart[],
  ask: (part: ModulePart) => Value | null,
): Value | null {
  for (const part of parts) {
    const answer = ask(part);
    if (answer !== null) return answer;
  }
  return null;
}
