/** The options of Palace: the modules in play. */
import type { GameOptions, Options } from "../game";
import { moduleNames, modulesIn } from "./modules";
import { chosenModules } from "./module-choice";
import ModuleChoice from "./ModuleChoice.svelte";
import ModulesShown from "./ModulesShown.svelte";

export const options: GameOptions = {
  Choice: ModuleChoice,
  chosenFor: (): Options => {
    const modules = chosenModules().join(",");
    return modules ? { modules } : {};
  },
  Shown: ModulesShown,
  inShort: ({ modules = "" }) => moduleNames(modulesIn(modules)),
};
