/** The modules of Palace in words and pictures. */
import { settings } from "../settings.svelte";
import { words } from "../words/catalogue.svelte";

const ART: Record<string, { name: string; box: string }> = {
  treasure: { name: "chest-seraglio", box: "1 1 30 30" },
  builders: { name: "builder", box: "0 0 32 32" },
  invaders: { name: "attack", box: "0 0 32 32" },
  "invaders-open": { name: "attack", box: "0 0 32 32" },
  bazaars: { name: "b-bazaar", box: "0 0 100 100" },
};

export const moduleArt = (module: string): { name: string; box: string } =>
  ART[module] ?? { name: "khatim", box: "0 0 32 32" };

export const moduleName = (module: string): string => words("module-name", { module });

export const moduleNames = (modules: readonly string[]): string =>
  new Intl.ListFormat(settings.language).format(modules.map(moduleName));
