/** Bazaars at a table: they lie beside the market, and in Alhambras they show what they would
 * score. */
import type { ModuleView, PalaceView } from "../../../wire/types";
import type { Mark } from "../about";
import { ModulePart, type Panel, type MoreOffer } from "../part";
import { worthOf } from "./marks";
import Stalls from "./Stalls.svelte";

type BazaarsView = Extract<ModuleView, { shape: "bazaars" }>;

export class Part extends ModulePart<BazaarsView> {
  override readonly Panel: Panel = Stalls;

  override get shows(): boolean {
    return this.board.stalls.length > 0;
  }

  override get offers(): MoreOffer[] {
    return this.board.stalls;
  }

  override marks(view: PalaceView, seat: number, text: string): Mark[] {
    const built = this.boardIn(view).built[seat]!.find(({ tile }) => tile === text);
    return built ? [worthOf(built.points)] : [];
  }
}
