/** The invaders at a table: the camp beside the market, and the next attack where it will
 * strike. */
import type { ModuleView } from "../../../wire/types";
import { ModulePart, type Over, type Panel } from "../part";
import Camp from "./Camp.svelte";
import Danger from "./Danger.svelte";

type InvadersView = Extract<ModuleView, { shape: "invaders" }>;

export class Part extends ModulePart<InvadersView> {
  override readonly Panel: Panel = Camp;
  override readonly Over: Over = Danger;

  /** Whether the player alone has seen the next attack card. */
  get looked(): boolean {
    const { open, looked } = this.board;
    return !open && this.stage.own !== null && looked.includes(this.stage.own);
  }
}
