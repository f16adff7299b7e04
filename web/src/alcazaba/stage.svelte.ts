/** What the player of Alcazaba has picked and not played yet: dice, a column, or something to
 * build. */
import { Rolls } from "../dice/rolls.svelte";
import { settling, type Building, type From, type Goal } from "../palace/player-tiles";
import { moveOf, type Move } from "../palace/moves";
import { parseSpot, spot, type Spot } from "../table/staging";
import { Staged } from "../table/staged.svelte";
import type { TableLink } from "../wire/table.svelte";
import type { AlcazabaView, ServerSentence } from "../wire/types";

export class AlcazabaStage extends Staged<AlcazabaView> implements Building {
  readonly rolls: Rolls;
  /** The letter of the column that is picked for a marker. */
  column = $state.raw<string | null>(null);
  /** A name, or the start player token: the move that is picked. */
  choice = $state.raw<string | null>(null);
  tile = $state.raw<{ text: string; from: From } | null>(null);
  goal = $state.raw<Goal | null>(null);

  constructor(link: TableLink<AlcazabaView>, tell: (reason: ServerSentence) => void) {
    super(link, tell);
    this.rolls = new Rolls(link, tell);
  }

  turning = $derived.by(() => this.isOurTurn && this.view.phase === "turn");
  legal = $derived.by<Move[]>(() => (this.isOurTurn ? this.view.moves.map(moveOf) : []));

  cells = $derived.by<string[]>(() => {
    if (!this.tile || this.tile.from === "alhambra") return [];
    const { text, from } = this.tile;
    if (from === "market") return this.view.fits[text] ?? [];
    return this.legal.flatMap((m) => (m.verb === "place" && m.tile === text ? [m.at] : []));
  });

  /** The tiles for which the picked one may be exchanged. */
  swaps = $derived.by<string[]>(() => {
    const text = this.tile?.from === "reserve" ? this.tile.text : null;
    return this.legal.flatMap((m) => (m.verb === "swap" && m.tile === text ? [m.away] : []));
  });

  moves = $derived.by<string[]>(() => {
    if (this.choice) return [this.choice];
    if (this.tile) {
      const { text, from } = this.tile;
      const take = from === "market" ? [`take ${text}`] : [];
      return this.goal ? [...take, settling(text, this.goal)] : take;
    }
    if (!this.turning) return [];
    if (this.column) return [`marker ${this.column}`];
    return this.rolls.more ? [`keep ${this.rolls.text}`] : [];
  });

  /** Whether the player has picked anything. What is due is picked by itself. */
  hasPicks = $derived.by(() => {
    if (this.tile?.from === "bought") return this.goal !== null;
    return this.rolls.kept.length > 0 || [this.column, this.choice, this.tile].some(Boolean);
  });

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    switch (kind) {
      case "die":
        return this.turning && this.rolls.more;
      case "column":
        return this.tile === null && this.view.moves.includes(`marker ${what}`);
      case "choice":
        return this.view.moves.includes(what);
      case "reserve":
        return this.legal.some((m) => (m.verb === "place" || m.verb === "swap") && m.tile === what);
      case "bought":
        return this.view.phase === "place";
      case "cell":
        return this.cells.includes(what);
      case "tile":
        if (this.tile) return this.swaps.includes(what);
        return this.turning && this.view.moves.includes(`reserve ${what}`);
      case "yard":
        return this.tile !== null && this.tile.from !== "reserve";
      case "dirk":
        return this.view.dirk !== null && ["market", "bought"].includes(this.tile?.from ?? "");
      default:
        return false;
    }
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (kind === "die") return this.rolls.kept.includes(+what);
    if (kind === "column") return this.column === what;
    if (kind === "choice") {
      return this.choice === what || (this.#takes() && `take ${this.tile!.text}` === what);
    }
    if (kind === "tile") return this.tile?.from === "alhambra" && this.tile.text === what;
    return this.tile?.from === kind && this.tile.text === what;
  }

  tap(spot: Spot): void {
    if (this.busy) return;
    const [kind, what] = parseSpot(spot);
    if (kind === "offer") return this.why([`take ${what}`]);
    if (!this.isOurTurn) return this.why(["keep nothing"]);
    switch (kind) {
      case "die":
        return this.#tapDie(+what);
      case "column":
        return this.#tapColumn(what);
      case "choice":
        return this.#tapChoice(what);
      case "reserve":
        return this.#tapReserve(what);
      case "cell":
        if (this.cells.includes(what)) this.goal = { cell: what };
        else if (this.tile) this.why(this.#until(`place ${this.tile.text} ${what}`));
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

  /** Something is being dragged away: the places where it may go show themselves. */
  lift(from: Spot): void {
    const [kind] = parseSpot(from);
    if (["choice", "reserve"].includes(kind) && !this.picked(from)) this.tap(from);
  }

  drop(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    const [target] = parseSpot(onto);
    if (kind === "die") {
      if (target === "column") this.tap(onto);
    } else if (kind === "tile") {
      if (["yard", "reserve"].includes(target) && !this.picked(from)) this.tap(from);
    } else if (this.picked(from)) {
      this.tap(target === "reserve" ? spot("yard") : onto);
    }
  }

  override refresh(): void {
    this.rolls.refresh();
    super.refresh();
  }

  /** What was taken and has to be placed now is picked by itself. */
  protected putBack(): void {
    this.rolls.kept = [];
    this.column = null;
    this.choice = null;
    this.goal = null;
    const due =
      this.isOurTurn && this.view.phase === "place" && this.view.seats[this.own!]!.bought[0];
    this.tile = due ? { text: due, from: "bought" } : null;
  }

  #takes(): boolean {
    return this.tile?.from === "market";
  }

  #tapDie(at: number): void {
    if (!this.turning || !this.rolls.more) return this.why(["keep nothing"]);
    const { kept } = this.rolls;
    this.putBack();
    this.rolls.kept = kept;
    this.rolls.toggle(at);
  }

  #tapColumn(letter: string): void {
    const move = `marker ${letter}`;
    if (!this.view.moves.includes(move)) return this.why([move]);
    const again = this.column === letter;
    this.putBack();
    if (!again) this.column = letter;
  }

  #tapChoice(move: string): void {
    const again = this.picked(spot("choice", move));
    this.putBack();
    if (again) return;
    const [verb, what] = move.split(" ");
    if (verb === "take" && what !== "start") this.tile = { text: what!, from: "market" };
    else this.choice = move;
  }

  #tapReserve(text: string): void {
    if (this.picked(spot("reserve", text))) return this.clear();
    if (!this.glows(spot("reserve", text))) return this.why([`place ${text} 0,0`]);
    this.putBack();
    this.tile = { text, from: "reserve" };
  }

  #tapTile(text: string): void {
    if (this.tile?.from === "reserve") {
      if (this.swaps.includes(text)) this.goal = { over: text };
      else this.why([`swap ${this.tile.text} ${text}`]);
      return;
    }
    if (this.tile && this.tile.from !== "alhambra") {
      const seat = this.view.seats[this.own!]!;
      const under = seat.alhambra.find((placed) => placed.tile === text);
      return this.why(this.#until(`place ${this.tile.text} ${under?.at ?? "0,0"}`));
    }
    if (this.picked(spot("tile", text))) return this.clear();
    const away = `reserve ${text}`;
    if (!this.view.moves.includes(away)) return this.why([away]);
    this.putBack();
    this.tile = { text, from: "alhambra" };
    this.goal = "yard";
  }

  /** With the taking before it, where it cannot be asked about alone. */
  #until(last: string): string[] {
    return this.#takes() ? [`take ${this.tile!.text}`, last] : [last];
  }
}
