/** A short lesson about bazaars. */
import type { Lesson } from "../../../guide/lesson";
import type { Stage } from "../../stage.svelte";
import { BAZAARS, bazaarOf } from ".";

const isBazaar = (tile: string): boolean => bazaarOf(tile) !== null;

const isBought = ({ seat }: Stage): boolean => seat?.bought.some(isBazaar) ?? false;

const isBuilt = ({ seat }: Stage): boolean =>
  seat?.alhambra.some(({ tile }) => isBazaar(tile)) ?? false;

const lessons: Record<string, Lesson<Stage>> = {
  [BAZAARS]: {
    deal: "bazaars",
    bots: 2,
    options: { modules: BAZAARS },
    steps: [
      {
        says: "bazaars-task",
        page: BAZAARS,
        at: ".stalls",
        until: (stage) => isBought(stage) || isBuilt(stage),
      },
      { says: "bazaars-build", at: "[data-heart]", until: isBuilt },
      { says: "bazaars-done" },
    ],
  },
};
export default lessons;
