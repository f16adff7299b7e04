/** What the player has picked and not played yet. Taps, drags and keys all end up in `tap`; the
 * result is a list of moves, which the server is asked about before they are played. No rule of the
 * game is decided here. */
import { parseSpot, type Spot, type Touchable } from "../table/staging";
import { Staged } from "../table/staged.svelte";
import type { RollWriteView } from "../wire/types";
import {
  COLOURS,
  diceText,
  nearest,
  parseCrossing,
  sameDice,
  turned,
  without,
  type Colour,
  type Dice,
} from "./sheet";

const NOTHING: Record<Colour, number | null> = { yellow: null, blue: null };
const NO_DICE: Dice = { yellow: [], blue: [] };

export class Stage extends Staged<RollWriteView> implements Touchable {
  /** What the dice should show, in their order on the fields; null if they stay as they are. */
  wished = $state.raw<Dice | null>(null);
  /** The die to be turned next. */
  held = $state.raw<{ colour: Colour; at: number } | null>(null);
  /** What to do after turning the dice: a move. */
  action = $state.raw<string | null>(null);
  /** The pair to keep, if it is chosen. */
  kept = $state.raw<Record<Colour, number | null>>(NOTHING);
  /** The table after turning the dice, once the server has answered. */
  turned = $state.raw<RollWriteView | null>(null);
  // What there is

  seat = $derived.by(() => (this.own === null ? null : this.view.seats[this.own]!));
  /** The dice on the player's own sheet, turned as requested. */
  dice = $derived.by<Dice>(() => this.wished ?? this.seat ?? NO_DICE);

  /** The moves that turn the dice as requested. If there are too many ways, the rules have it done
   * colour by colour. */
  turning = $derived.by<string[]>(() => {
    if (!this.wished || !this.seat || sameDice(this.wished, this.seat)) return [];
    return this.#toTurn(this.wished);
  });

  /** What may be done with the dice as requested. */
  legal = $derived.by<string[]>(() => {
    if (!this.isOurTurn) return [];
    return this.turning.length > 0 ? (this.turned?.moves ?? []) : this.view.moves;
  });

  /** The coins to be taken with the dice as requested. */
  gain = $derived.by(() => (this.turning.length > 0 ? this.turned : this.view)?.gain ?? 0);

  keeping = $derived.by(() => this.view.phase === "keep");

  moves = $derived.by<string[]>(() => {
    if (!this.isOurTurn) return [];
    const { yellow, blue } = this.kept;
    if (this.keeping) return yellow && blue ? [`keep ${yellow},${blue}`] : [];
    return this.action ? [...this.turning, this.action] : [];
  });

  /** The picked crossing. */
  crossing = $derived.by<string | null>(() => {
    const [verb, at] = (this.moves.at(-1) ?? "").split(" ");
    return (verb === "cross" || verb === "keep") && at ? at : null;
  });

  /** The pair of the picked crossing, and the other one. */
  pairs = $derived.by<{ used: Dice; other: Dice } | null>(() => {
    if (!this.crossing || this.view.phase === "second") return null;
    const { row, column } = parseCrossing(this.crossing);
    return { used: { yellow: [row], blue: [column] }, other: without(this.dice, { row, column }) };
  });

  /** What turning the dice like this costs; null if it cannot be paid. */
  price(wished: Dice): number | null {
    const { prices } = this.view;
    if (!this.seat || sameDice(wished, this.seat)) return 0;
    const together = prices[`turn ${diceText(wished)}`];
    if (together !== undefined) return together;
    const [yellow, blue] = this.#byColour(wished).map((dice) => prices[`turn ${diceText(dice)}`]);
    if (yellow === undefined || blue === undefined) return null;
    return yellow + blue <= this.seat.coins ? yellow + blue : null;
  }

  /** What it costs if the die in hand shows this, too. */
  priceAt(colour: Colour, pips: number): number | null {
    if (this.held?.colour !== colour) return null;
    return this.price(turned(this.dice, colour, this.held.at, pips));
  }

  cost = $derived.by(() => this.price(this.dice) ?? 0);

  hasPicks = $derived.by(
    () =>
      this.wished !== null ||
      this.held !== null ||
      this.action !== null ||
      COLOURS.some((colour) => this.kept[colour] !== null),
  );

  // What glows

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    switch (kind) {
      case "cell":
        return this.legal.includes(`${this.keeping ? "keep" : "cross"} ${what}`);
      case "coins":
        return this.legal.includes("coins") && this.#isWorthTaking();
      case "yellow":
      case "blue":
        return this.#fieldGlows(kind, +what);
      default:
        return false;
    }
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (kind === "cell") return this.crossing === what;
    if (kind === "coins") return this.action === "coins";
    if (kind !== "yellow" && kind !== "blue") return false;
    if (this.kept[kind] === +what) return true;
    return this.held?.colour === kind && this.dice[kind][this.held.at] === +what;
  }

  // What a touch does

  tap(spot: Spot): void {
    if (this.busy) return;
    const [kind, what] = parseSpot(spot);
    if (kind === "cell") this.#tapCell(what);
    else if (kind === "coins") this.#choose("coins");
    else if (kind === "yellow" || kind === "blue") this.#tapField(kind, +what);
  }

  /** A die is being dragged: the fields that it can be turned to light up. */
  lift(from: Spot): void {
    const [kind, what] = parseSpot(from);
    if (kind !== "yellow" && kind !== "blue") return;
    if (this.dice[kind].includes(+what) && !this.picked(from)) this.#hold(kind, +what);
  }

  drop(from: Spot, onto: Spot): void {
    if (parseSpot(from)[0] === parseSpot(onto)[0] && from !== onto) this.tap(onto);
  }

  putBack(): void {
    this.wished = null;
    this.held = null;
    this.action = null;
    this.kept = NOTHING;
    this.turned = null;
  }

  /** Asks the server about the dice as requested. */
  async askTurned(): Promise<void> {
    const moves = this.turning;
    this.turned = null;
    if (moves.length === 0 || this.busy) return;
    const view = await this.foresee(moves);
    if (moves === this.turning) this.turned = view;
  }

  /** Taking no coins at all only makes sense where nothing can be built. */
  #isWorthTaking(): boolean {
    return this.gain > 0 || !this.legal.some((move) => move.startsWith("cross"));
  }

  #tapCell(at: string): void {
    if (!this.keeping) return this.#choose(`cross ${at}`);
    if (!this.isOurTurn || !this.legal.includes(`keep ${at}`)) return this.why([`keep ${at}`]);
    const again = this.crossing === at;
    const { row, column } = parseCrossing(at);
    this.kept = again ? NOTHING : { yellow: row, blue: column };
  }

  #choose(move: string): void {
    if (!this.legal.includes(move)) return this.why([...this.turning, move]);
    this.held = null;
    this.action = this.action === move ? null : move;
  }

  #tapField(colour: Colour, pips: number): void {
    const here = this.dice[colour].includes(pips);
    if (this.keeping && this.isOurTurn && here) {
      this.kept = { ...this.kept, [colour]: this.kept[colour] === pips ? null : pips };
      return;
    }
    if (this.held?.colour === colour) {
      const { at } = this.held;
      if (this.dice[colour][at] === pips) this.held = null;
      else this.#turn(colour, at, pips);
    } else if (here) {
      this.#hold(colour, pips);
    } else {
      this.#turn(colour, nearest(this.dice[colour], pips), pips);
    }
  }

  #hold(colour: Colour, pips: number): void {
    const at = this.dice[colour].indexOf(pips);
    // There must be somewhere it can go, or the server says why not.
    const near = turned(this.dice, colour, at, pips < 6 ? pips + 1 : pips - 1);
    if (!this.#fieldGlows(colour, pips)) return this.why([`turn ${diceText(near)}`]);
    this.action = null;
    this.held = { colour, at };
  }

  #turn(colour: Colour, at: number, pips: number): void {
    const wished = turned(this.dice, colour, at, pips);
    if (!this.isOurTurn || this.price(wished) === null)
      return this.why([`turn ${diceText(wished)}`]);
    this.held = null;
    this.action = null;
    this.wished = this.seat && sameDice(wished, this.seat) ? null : wished;
  }

  #fieldGlows(colour: Colour, pips: number): boolean {
    if (!this.isOurTurn) return false;
    const here = this.dice[colour].includes(pips);
    if (this.keeping) return here;
    if (this.held?.colour === colour) return this.priceAt(colour, pips) !== null;
    if (!here) return false;
    const at = this.dice[colour].indexOf(pips);
    return [pips - 1, pips + 1, this.seat?.[colour][at] ?? 0].some(
      (each) =>
        each !== pips &&
        each >= 1 &&
        each <= 6 &&
        this.price(turned(this.dice, colour, at, each)) !== null,
    );
  }

  /** The dice if only the yellow ones were turned, and if only the blue ones were. */
  #byColour(wished: Dice): [Dice, Dice] {
    const now = this.seat ?? NO_DICE;
    return [
      { yellow: wished.yellow, blue: now.blue },
      { yellow: now.yellow, blue: wished.blue },
    ];
  }

  #toTurn(wished: Dice): string[] {
    const move = `turn ${diceText(wished)}`;
    if (this.view.moves.includes(move)) return [move];
    return [`turn ${diceText(this.#byColour(wished)[0])}`, move];
  }
}
