/** The modules of Palace to choose from: those that the page knows, and those that only the server
 * knows. */
import { aboutModule, modules, modulesIn, namesOf } from "./modules";
import { settings } from "../settings.svelte";
import { guest } from "../home/guest.svelte";

/** In the order in which they are offered; until the server has answered, those that the page
 * knows. */
export function offered(): string[] {
  const known = modules().map(({ name }) => name);
  if (!guest.modules) return known;
  const here = guest.modules;
  return [
    ...known.filter((name) => here.includes(name)),
    ...here.filter((name) => !aboutModule(name)),
  ];
}

/** The chosen modules, as far as they are offered here. */
export const chosenModules = (): string[] =>
  modulesIn(settings.modules).filter((name) => {
    const about = aboutModule(name);
    return offered().includes(about?.name ?? name);
  });

/** The modules of which at most one can be chosen: a module and its variants. */
export function variantsOf(name: string): string[] {
  const about = aboutModule(name);
  return about ? namesOf(about) : [name];
}

export function choose(names: string[]): void {
  const order = offered().flatMap(variantsOf);
  settings.modules = order.filter((name) => names.includes(name)).join(",");
}
