/** The modules that the companion scores, in the order in which they are named: the only list of
 * them. */
import { bazaars } from "./bazaars";
import { invaders, type InvadersNotes } from "./invaders";
import type { CountedModule } from "./module";
import { treasure, type TreasureNotes } from "./treasure";

export const COUNTED: CountedModule[] = [treasure, bazaars, invaders];

/** What is entered for them, whether they are in play or not. */
export interface ModuleNotes extends TreasureNotes, InvadersNotes {}

export const noModuleNotes = (owners: number): ModuleNotes => ({
  chests: Array.from({ length: owners }, () => []),
  attack: null,
});

/** What is entered for them separately at each scoring. */
export const noModuleNotesOfAScoring = (): Partial<ModuleNotes> => ({ attack: null });

/** Those that are in play. */
export const playedWith = (names: string[]): CountedModule[] =>
  COUNTED.filter(({ name }) => names.includes(name));
