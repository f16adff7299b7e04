/** What all games have in common in which tiles are built: a tile is picked, and then where it
 * goes. */
import { Staged } from "../table/staged.svelte";
import { parseSpot, spot, type Spot } from "../table/staging";
import type { GameView } from "../wire/types";
import { settling, type Building, type From, type Goal } from "./player-tiles";
import { moveOf, type Move } from "./moves";

/** The views of these games. */
type BuildingView = Extract<GameView, { fits: unknown }>;

export abstract class BuildingStage<View extends BuildingView>
  extends Staged<View>
  implements Building
{
  tile = $state.raw<{ text: string; from: From } | null>(null);
  goal = $state.raw<Goal | null>(null);

  seat = $derived.by<View["seats"][number] | null>(() =>
    this.own === null ? null : this.view.seats[this.own]!,
  );
  legal = $derived.by<Move[]>(() => (this.isOurTurn ? this.view.moves.map(moveOf) : []));

  /** Where the picked tile may go. */
  cells = $derived.by<string[]>(() => {
    if (!this.tile || this.tile.from === "alhambra") return [];
    const { text } = this.tile;
    if (this.isAhead) return this.view.fits[text] ?? [];
    return this.legal.flatMap((m) => (m.verb === "place" && m.tile === text ? [m.at] : []));
  });

  /** Where any of the tiles that can be had now would fit. */
  fitting = $derived.by<string[]>(() => Object.values(this.view.fits).flat());

  /** The tiles for which the picked one may be swapped. */
  swaps = $derived.by<string[]>(() => {
    const text = this.tile?.from === "reserve" ? this.tile.text : null;
    return this.legal.flatMap((m) => (m.verb === "swap" && m.tile === text ? [m.away] : []));
  });

  /** The moves that bring the picked tile to its goal. */
  protected get settled(): string[] {
    return this.tile && this.goal ? [settling(this.tile.text, this.goal)] : [];
  }

  /** Whether other moves come before the picked tile is placed: then it can go wherever it fits. */
  protected abstract get isAhead(): boolean;
  /** The moves that come before `last`, if the server cannot be asked about it alone. */
  protected abstract until(last: string): string[];

  glowsToBuild(kind: string, what: string): boolean {
    switch (kind) {
      case "reserve":
        return this.legal.some((m) => (m.verb === "place" || m.verb === "swap") && m.tile === what);
      case "cell":
        return this.cells.includes(what);
      case "tile":
        if (this.tile) return this.swaps.includes(what);
        return this.legal.some((m) => m.verb === "reserve" && m.tile === what);
      case "yard":
        return this.tile !== null && this.tile.from !== "reserve";
      default:
        return false;
    }
  }

  pickedToBuild(kind: string, what: string): boolean {
    const from = kind === "tile" ? "alhambra" : kind;
    return this.tile?.from === from && this.tile.text === what;
  }

  tapToBuild(kind: string, what: string): void {
    switch (kind) {
      case "reserve":
        return this.#tapReserve(what);
      case "cell":
        if (this.cells.includes(what)) this.goal = { cell: what };
        else if (this.tile) this.why(this.until(`place ${this.tile.text} ${what}`));
        return;
      case "tile":
        return this.#tapTile(what);
      case "yard":
        if (this.tile && this.tile.from !== "reserve") this.goal = "yard";
        return;
      case "dirk":
        if (this.tile) this.goal = "dirk";
    }
  }

  pick(text: string, from: From): void {
    this.putBack();
    this.tile = { text, from };
  }

  #tapReserve(text: string): void {
    if (this.pickedToBuild("reserve", text)) return this.clear();
    if (!this.glows(spot("reserve", text))) return this.why([`place ${text} 0,0`]);
    this.pick(text, "reserve");
  }

  #tapTile(text: string): void {
    if (this.tile?.from === "reserve") {
      if (this.swaps.includes(text)) this.goal = { over: text };
      else this.why([`swap ${this.tile.text} ${text}`]);
      return;
    }
    if (this.tile && this.tile.from !== "alhambra") {
      const under = this.seat!.alhambra.find((placed) => placed.tile === text);
      return this.why(this.until(`place ${this.tile.text} ${under?.at ?? "0,0"}`));
    }
    if (this.pickedToBuild("tile", text)) return this.clear();
    const away = `reserve ${text}`;
    if (!this.view.moves.includes(away)) return this.why([away]);
    this.pick(text, "alhambra");
    this.goal = "yard";
  }

  abstract glows(spot: Spot): boolean;
  abstract picked(spot: Spot): boolean;
  abstract tap(spot: Spot): void;

  /** Shows where it may go while it is being dragged. */
  protected abstract readonly lifted: string[];

  lift(from: Spot): void {
    const [kind] = parseSpot(from);
    if (this.lifted.includes(kind) && !this.picked(from)) this.tap(from);
  }

  /** Something was dragged from one spot to another. */
  abstract drop(from: Spot, onto: Spot): void;

  protected dropToBuild(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    const [target] = parseSpot(onto);
    if (kind === "tile") {
      if (["yard", "reserve"].includes(target) && !this.picked(from)) this.tap(from);
    } else if (this.picked(from)) {
      this.tap(target === "reserve" ? spot("yard") : onto);
    }
  }
}
