/** The options of Roll & Write: how somebody plays alone, and on which sheet. */
import type { GameOptions } from "../game";
import { settings } from "../settings.svelte";
import SheetChoice from "./SheetChoice.svelte";
import SheetShown from "./SheetShown.svelte";

export const options: GameOptions = {
  Choice: SheetChoice,
  chosenFor(players) {
    const { solo, contest, sheet, onOwnSheet } = settings;
    return {
      ...(players === 1 && { solo: String(solo) }),
      ...(players === 1 && contest && { contest: "yes" }),
      ...(onOwnSheet && sheet && { sheet }),
    };
  },
  Shown: SheetShown,
  inShort: () => "",
};
