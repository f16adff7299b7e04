/** The modules of Palace that the page knows, in the order in which they are named: the only list
 * of them. A module that only the server knows can be chosen and played, too. */
import { settings } from "../../settings.svelte";
import { words } from "../../words/catalogue.svelte";
import type { About } from "./about";
import { bazaars } from "./bazaars";
import { builders } from "./builders";
import { invaders } from "./invaders";
import { treasure } from "./treasure";

/** A function, because modules and pieces know each other: so it does not matter which is loaded
 * first. */
export const modules = (): About[] => [treasure, builders, invaders, bazaars];

/** All names of a module, including those of its variants. */
export const namesOf = ({ name, variants }: About): string[] => variants?.names ?? [name];

export const aboutModule = (name: string): About | undefined =>
  modules().find((module) => namesOf(module).includes(name));

const UNKNOWN = { name: "khatim", box: "0 0 32 32" };

export const moduleArt = (name: string): { name: string; box: string } =>
  aboutModule(name)?.art ?? UNKNOWN;

export const moduleName = (module: string): string =>
  words("module-name", { module, name: module[0]!.toLocaleUpperCase() + module.slice(1) });

export const moduleNames = (modules: readonly string[]): string =>
  new Intl.ListFormat(settings.language).format(modules.map(moduleName));

/** The names in a list, as written in options. */
export const modulesIn = (names: string | undefined): string[] =>
  (names ?? "").split(",").filter((name) => name !== "");

/** The first answer that any of them gives. */
export function firstOf<Value>(ask: (module: About) => Value | null | undefined): Value | null {
  for (const module of modules()) {
    const answer = ask(module);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
