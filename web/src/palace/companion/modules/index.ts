/** The modules that the companion counts, in the order in which they are named: the one list of
 * them. */
import { bazaars } from "./bazaars";
import { invaders, type InvadersNotes } from "./invaders";
import type { CountedModule } from "./module";
import { treasure, type TreasureNotes } from "./treasure";

export const COUNTED: CountedModule[] = [treasure, bazaars, invaders];

/** What is noted of them, whether they are played with or not. */
export interface ModuleNotes extends TreasureNotes, InvadersNotes {}

export const noModuleNotes = (owners: number): ModuleNotes => ({
  chests: Array.from({ length: owners }, () => []),
  attack: null,
});

/** What is noted of them anew for each scoring. */
export const noModuleNotesOfAScoring = (): Partial<ModuleNotes> => ({ attack: null });

/** Those that are played with. */
export const playedWith = (names: string[]): CountedModule[] =>
  COUNTED.filter(({ name }) => names.includes(name));
