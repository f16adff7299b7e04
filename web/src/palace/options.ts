/** The options of Palace: the modules to play with. */
import type { GameOptions } from "../game";
import { modulesIn, settings } from "../settings.svelte";
import { moduleNames } from "./modules";
import ModuleChoice from "./ModuleChoice.svelte";
import ModulesShown from "./ModulesShown.svelte";

export const options: GameOptions = {
  Choice: ModuleChoice,
  chosenFor: () => ({ ...(settings.modules && { modules: settings.modules }) }),
  Shown: ModulesShown,
  inShort: ({ modules = "" }) => moduleNames(modulesIn(modules)),
};
