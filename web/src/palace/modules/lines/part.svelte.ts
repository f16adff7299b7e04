/** A module that the page does not know: its board in the server's words, its moves as buttons. */
import type { ModuleInLines } from "../../../wire/types";
import { ModulePart, type Panel } from "../part";
import Lines from "./Lines.svelte";

export class LinesPart extends ModulePart<ModuleInLines> {
  override readonly Panel: Panel = Lines;
  override get shows(): boolean {
    return this.board.lines?.length > 0;
  }
}
