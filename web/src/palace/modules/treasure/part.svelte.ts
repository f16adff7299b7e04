/** The treasure chamber at a table: chests are bought with any cards, and put on buildings. */
import type { Lesson } from "../../../tutor/lesson";
import type { ModuleView, PalaceView } from "../../../wire/types";
import { words, type Sentence } from "../../../words/catalogue.svelte";
import { tileName } from "../../../words/pieces";
import { best, contains, placesOf } from "../../payments";
import type { Mark } from "../about";
import { ModulePart, type Panel, type Holding } from "../part";
import Chamber from "./Chamber.svelte";
import { CHEST } from "./marks";
import Offered from "./Offered.svelte";

type TreasureView = Extract<ModuleView, { shape: "treasure" }>;

export class Part extends ModulePart<TreasureView> {
  /** The room whose chests are picked, as written in moves. */
  room = $state.raw<number | null>(null);
  /** The building picked for a chest. */
  carrier = $state.raw<string | null>(null);

  override readonly Panel: Panel = Chamber;
  override readonly Beside: Panel = Offered;
  override readonly verbs = ["chests", "pay", "chest"];

  // What is shown

  override marks(view: PalaceView, seat: number, tile: string): Mark[] {
    return this.boardIn(view).carrying[seat]!.includes(tile) ? [CHEST] : [];
  }

  override holdings(view: PalaceView, seat: number | null): Holding[] {
    const number = this.#chestsOf(view, seat);
    return [{ icon: "chest-seraglio", name: words("chests"), number }];
  }

  #chestsOf(view: PalaceView, seat: number | null): number {
    const { carrying, dirk } = this.boardIn(view);
    return seat === null ? (dirk ?? 0) : carrying[seat]!.length;
  }

  // What is picked

  override get picking(): boolean {
    return this.room !== null || this.carrier !== null;
  }

  override get due(): boolean {
    return this.room !== null && this.stage.view.phase !== "act";
  }

  override get price(): number | null {
    return this.room === null ? null : this.board.price;
  }

  override get moves(): string[] | null {
    if (this.carrier !== null) return [`chest ${this.carrier}`];
    if (this.room === null) return null;
    if (this.stage.pays.length === 0) return [];
    const pay = `pay ${this.stage.paying.join(" ")}`;
    return this.stage.view.phase === "act" ? [`chests ${this.room}`, pay] : [pay];
  }

  override glows(kind: string, what: string): boolean {
    if (kind === "room") return this.legal("chests").some(([room]) => room === what);
    if (kind === "tile") return this.legal("chest").some(([tile]) => tile === what);
    const card = kind === "hand" ? this.stage.hand[+what] : undefined;
    return card !== undefined && this.legal("pay").some((cards) => cards.includes(card));
  }

  override picked(kind: string, what: string): boolean {
    return (kind === "room" && this.room === +what) || (kind === "tile" && this.stages(what));
  }

  override stages(tile: string): boolean {
    return this.carrier === tile;
  }

  override tap(kind: string, what: string): boolean {
    if (kind === "room") this.#tapRoom(+what);
    else if (kind === "hand" && this.room !== null) this.stage.togglePayment(+what);
    else if (kind === "tile" && !this.stage.tile && this.legal("chest").length > 0) {
      this.#tapCarrier(what);
    } else return false;
    return true;
  }

  override takesCards(kind: string): boolean {
    return kind === "room";
  }

  override plainest(kind: string, what: string): string | null {
    return kind === "room" ? `chests ${what}` : null;
  }

  override putBack(): void {
    this.room = null;
    this.carrier = null;
  }

  /** Chests that have to be paid for, with the cards for them. */
  override pickWhatIsDue(): void {
    const payments = this.legal("pay");
    if (payments.length === 0) return;
    this.room = this.board.chosen;
    this.stage.pays = placesOf(best(payments), this.stage.hand);
  }

  #tapCarrier(tile: string): void {
    if (this.carrier === tile) return this.stage.clear();
    const chest = `chest ${tile}`;
    if (!this.stage.view.moves.includes(chest)) return this.stage.why([chest]);
    this.stage.putBack();
    this.carrier = tile;
  }

  #tapRoom(room: number): void {
    const { stage } = this;
    const move = `chests ${room}`;
    if (stage.view.phase !== "act" || !stage.view.moves.includes(move)) return stage.why([move]);
    if (this.room === room) return stage.clear();
    const moving = this.room !== null;
    const kept = stage.pays;
    stage.putBack();
    this.room = room;
    if (kept.length > 0) stage.pays = kept;
    if (!moving) void this.#payFor(room);
  }

  /** The server knows which cards can pay for them. */
  async #payFor(room: number): Promise<void> {
    const { stage } = this;
    const chosen = await stage.foresee([`chests ${room}`]);
    if (!chosen || this.room !== room) return;
    const payments = chosen.moves
      .map((move) => move.split(" "))
      .flatMap(([verb, ...cards]) => (verb === "pay" ? [cards] : []));
    const enough = payments.some((cards) => contains(stage.paying, cards));
    if (!enough) stage.pays = placesOf(best(payments), stage.hand);
  }

  // In words

  override asks(names: string[]): Sentence | null {
    const { stage, board } = this;
    if (this.room !== null) {
      if (stage.pays.length === 0) return { id: "prompt-chests" };
      if (stage.over < 0) return { id: "prompt-too-little", facts: { missing: -stage.over } };
      return { id: "prompt-chests-pay", facts: { over: stage.over } };
    }
    if (this.carrier !== null) {
      return { id: "prompt-chest-here", facts: { tile: tileName(this.carrier) } };
    }
    if (this.legal("chest").length === 0) return null;
    const chests = board.offered.length;
    if (stage.view.turn === stage.own) return { id: "prompt-chest", facts: { chests } };
    return { id: "prompt-chest-passed", facts: { chests, name: names[stage.view.turn]! } };
  }

  override get action(): string | null {
    const { over } = this.stage;
    if (this.room !== null) return words(over > 0 ? "do-chests-over" : "do-chests", { over });
    return this.carrier === null ? null : words("do-chest");
  }

  override get declining(): string {
    return words("do-pass-on");
  }

  override get lesson(): Lesson | null {
    if (this.stage.view.acting === this.name) return { id: "learn-chest", rule: "T-03" };
    return this.room === null ? null : { id: "learn-chests", rule: "T-02" };
  }
}
