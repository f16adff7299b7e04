/** What the player has picked and not played yet. Tapping, dragging and keys all come down to
 * `tap`; what follows from it is a list of moves, which the server is asked about before they are
 * played. No rule of the game is decided here. */
import { parseSpot, spot, type Spot } from "../table/staging";
import { Staged } from "../table/staged.svelte";
import type { PalaceView } from "../wire/types";
import { settling, type Building, type From, type Goal } from "./player-tiles";
import { moveOf, type Move } from "./moves";
import { best, contains, placesOf } from "./payments";
import { cardOf, tileOf, worth } from "../pieces";

export class Stage extends Staged<PalaceView> implements Building {
  /** Places of the cards picked on the display. */
  takes = $state.raw<number[]>([]);
  /** Places of the cards picked in the hand. */
  pays = $state.raw<number[]>([]);
  tile = $state.raw<{ text: string; from: From } | null>(null);
  goal = $state.raw<Goal | null>(null);
  /** The room of the treasure chamber whose chests are picked, as moves call it. */
  room = $state.raw<number | null>(null);
  /** The building picked for a chest. */
  carrier = $state.raw<string | null>(null);
  /** The place in the hand of the builder to hire. */
  builder = $state.raw<number | null>(null);
  /** Whether the player was asked about paying too much, and has not changed anything since. */
  asked = $state(false);

  // What there is

  seat = $derived.by(() => (this.own === null ? null : this.view.seats[this.own]!));
  hand = $derived.by(() => this.seat?.hand ?? []);
  legal = $derived.by<Move[]>(() => (this.isOurTurn ? this.view.moves.map(moveOf) : []));

  /** The cards that are picked, as far as they are still there: the table may change any time. */
  taking = $derived.by(() => this.takes.flatMap((at) => this.view.display[at] ?? []));
  paying = $derived.by(() => this.pays.flatMap((at) => this.hand[at] ?? []));

  /** Where the picked tile may go. */
  cells = $derived.by<string[]>(() => {
    if (!this.tile || this.tile.from === "alhambra") return [];
    const { text, from } = this.tile;
    if (from === "market" || this.view.phase === "act") {
      if (from !== "reserve") return this.view.fits[text] ?? [];
    }
    return this.legal.flatMap((m) => (m.verb === "place" && m.tile === text ? [m.at] : []));
  });

  /** The tiles for which the picked one may be exchanged. */
  swaps = $derived.by<string[]>(() => {
    const text = this.tile?.from === "reserve" ? this.tile.text : null;
    return this.legal.flatMap((m) => (m.verb === "swap" && m.tile === text ? [m.away] : []));
  });

  /** How much more than the price the picked cards are worth; less than nothing if too little. */
  over = $derived.by(() => {
    if (this.room !== null) return worth(this.paying) - this.view.treasure!.price;
    if (this.tile?.from !== "market") return 0;
    return worth(this.paying) - this.priceOf(this.tile.text);
  });

  /** Moves that are made with a button of their own: whatever is not made by touching things. */
  buttons = $derived.by<string[]>(() => {
    const legal = this.isOurTurn ? this.view.moves : [];
    return legal.filter((text) => ["decline", "other"].includes(moveOf(text).verb));
  });

  moves = $derived.by<string[]>(() => {
    if (this.takes.length > 0) {
      return [`take ${this.taking.join(" ")}`];
    }
    if (this.carrier !== null) return [`chest ${this.carrier}`];
    if (this.builder !== null) return [`hire ${this.hand[this.builder] ?? ""}`];
    if (this.room !== null) {
      if (this.pays.length === 0) return [];
      const pay = `pay ${this.paying.join(" ")}`;
      return this.view.phase === "act" ? [`chests ${this.room}`, pay] : [pay];
    }
    if (!this.tile) return this.legal.some((m) => m.verb === "pass") ? ["pass"] : [];
    const { text, from } = this.tile;
    const settled = this.goal ? [settling(text, this.goal)] : [];
    const end = this.view.phase === "act" ? ["end"] : [];
    if (from === "market") {
      if (this.pays.length === 0) return [];
      const buy = `buy ${text} ${this.paying.join(" ")}`;
      return this.goal ? [buy, ...(this.over > 0 ? [] : end), ...settled] : [buy];
    }
    return this.goal && from === "bought" ? [...end, ...settled] : settled;
  });

  /** Whether what is staged gives up the further action that an exact payment allows. */
  ends = $derived.by(() => this.moves.includes("end"));

  /** Whether the player has picked anything. What is due is picked by itself. */
  hasPicks = $derived.by(() => {
    const due = this.view.phase !== "act" && (this.tile?.from === "bought" || this.room !== null);
    if (due) return this.goal !== null;
    const picks = [this.tile, this.goal, this.room, this.carrier, this.builder];
    return this.takes.length + this.pays.length > 0 || picks.some((pick) => pick !== null);
  });

  /** What a tile costs; a bazaar has the price that the table tells, if any. */
  priceOf(text: string): number {
    const stall = this.view.stalls?.find(({ tile }) => tile === text);
    return stall ? (stall.price ?? 0) : tileOf(text).price;
  }

  // What glows

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    switch (kind) {
      case "display":
        return this.legal.some((m) => m.verb === "take" && m.cards[0] === this.view.display[+what]);
      case "hand":
        return this.legal.some(
          (m) =>
            ((m.verb === "buy" || m.verb === "pay") && m.cards.includes(this.hand[+what]!)) ||
            (m.verb === "hire" && m.card === this.hand[+what]),
        );
      case "room":
        return this.legal.some((m) => m.verb === "chests" && m.room === +what);
      case "market":
        return this.legal.some((m) => m.verb === "buy" && m.tile === what && this.#covers(m.cards));
      case "reserve":
        return this.legal.some((m) => (m.verb === "place" || m.verb === "swap") && m.tile === what);
      case "bought":
        return this.view.phase !== "module";
      case "cell":
        return this.cells.includes(what);
      case "tile":
        if (this.tile) return this.swaps.includes(what);
        return ["reserve", "chest"].some((verb) => this.view.moves.includes(`${verb} ${what}`));
      case "yard":
        return this.tile !== null && this.tile.from !== "reserve";
      case "dirk":
        return (
          this.view.dirk !== null && this.tile?.from === "bought" && this.view.phase !== "gain"
        );
      default:
        return false;
    }
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (kind === "display") return this.takes.includes(+what);
    if (kind === "hand") return this.pays.includes(+what) || this.builder === +what;
    if (kind === "room") return this.room === +what;
    if (kind === "tile" && this.carrier === what) return true;
    if (kind === "tile") return this.tile?.from === "alhambra" && this.tile.text === what;
    return this.tile?.from === kind && this.tile.text === what;
  }

  // What a touch does

  tap(spot: Spot): void {
    if (this.busy) return;
    this.asked = false;
    const [kind, what] = parseSpot(spot);
    if (!this.isOurTurn) return this.why([this.#plainest(kind, what)]);
    switch (kind) {
      case "display":
        return this.#tapDisplay(+what);
      case "hand":
        return this.#tapHand(+what);
      case "market":
        return this.#tapMarket(what);
      case "room":
        return this.#tapRoom(+what);
      case "reserve":
        return this.#tapReserve(what);
      case "bought":
        if (this.view.phase === "module") return this.why([`reserve ${what}`]);
        return this.#pick(what, "bought");
      case "cell":
        return this.#tapCell(what);
      case "tile":
        return this.#tapTile(what);
      case "yard":
        return this.#tapYard();
      case "dirk":
        if (this.tile) this.goal = "dirk";
    }
  }

  /** Something is being dragged away: the places where it may go show themselves. */
  lift(from: Spot): void {
    const [kind] = parseSpot(from);
    const shows = kind === "market" || kind === "bought" || kind === "reserve";
    if (shows && !this.picked(from)) this.tap(from);
  }

  /** Something was dragged from one spot to another. */
  drop(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    const [target] = parseSpot(onto);
    if (kind === "hand" && (target === "market" || target === "room")) {
      if (!this.picked(from)) this.tap(from);
      if (!this.picked(onto)) this.tap(onto);
    } else if (kind === "display" || kind === "tile") {
      const goal = kind === "tile" ? ["yard", "reserve"] : ["purse", "hand"];
      if (goal.includes(target) && !this.picked(from)) this.tap(from);
    } else if (kind !== "hand" && this.picked(from)) {
      this.tap(target === "reserve" ? spot("yard") : onto);
    }
  }

  override clear(): void {
    super.clear();
    this.asked = false;
    this.#pickWhatIsDue();
  }

  /** Paying too much is asked about once. */
  override async confirm(): Promise<void> {
    const tooMuch = this.over > 0 && this.room === null;
    if (tooMuch && !this.asked && !this.busy && !this.problem) this.asked = true;
    else await super.confirm();
  }

  /** What is due is asked about, too. */
  protected override get askable(): boolean {
    return true;
  }

  /** Nothing is picked any more. */
  protected putBack(): void {
    this.takes = [];
    this.pays = [];
    this.tile = null;
    this.goal = null;
    this.room = null;
    this.carrier = null;
    this.builder = null;
  }

  #tapDisplay(at: number): void {
    if (this.takes.includes(at)) {
      this.takes = this.takes.filter((other) => other !== at);
      return;
    }
    const together = [...this.takes, at].sort((a, b) => a - b);
    const alone = `take ${this.view.display[at]}`;
    const move = `take ${together.map((each) => this.view.display[each]).join(" ")}`;
    if (!this.view.moves.includes(alone)) return this.why([alone]);
    if (!this.view.moves.includes(move)) this.why([move]);
    this.putBack();
    this.takes = this.view.moves.includes(move) ? together : [at];
  }

  #tapHand(at: number): void {
    const card = this.hand[at]!;
    if (this.view.moves.includes(`hire ${card}`)) {
      const again = this.builder === at;
      this.putBack();
      if (!again) this.builder = at;
      return;
    }
    if (this.room !== null) {
      const others = this.pays.filter((other) => other !== at);
      this.pays = (others.length < this.pays.length ? others : [...this.pays, at]).sort(
        (a, b) => a - b,
      );
      return;
    }
    if (this.view.phase !== "act") return this.why([this.#plainest("hand", String(at))]);
    this.takes = [];
    this.carrier = null;
    this.builder = null;
    if (this.tile?.from !== "market") {
      this.tile = null;
      this.goal = null;
    }
    if (this.pays.includes(at)) {
      this.pays = this.pays.filter((other) => other !== at);
      return;
    }
    const currency = cardOf(card).currency;
    const alike = this.pays.filter((other) => cardOf(this.hand[other]!).currency === currency);
    if (this.tile && this.#currencyOf(this.tile.text) !== currency) this.tile = this.goal = null;
    this.pays = [...alike, at].sort((a, b) => a - b);
  }

  #tapMarket(text: string): void {
    if (this.picked(spot("market", text))) return this.clear();
    const payments = this.legal.flatMap((m) =>
      m.verb === "buy" && m.tile === text ? [m.cards] : [],
    );
    if (payments.length === 0) return this.why([this.#plainest("market", text)]);
    this.takes = [];
    this.goal = null;
    if (this.room !== null) this.putBack();
    const kept = this.paying;
    const enough = payments.some((cards) => contains(kept, cards));
    if (!enough) this.pays = placesOf(best(payments), this.hand);
    this.tile = { text, from: "market" };
  }

  /** The chests of a room. */
  #tapRoom(room: number): void {
    const move = `chests ${room}`;
    if (this.view.phase !== "act" || !this.view.moves.includes(move)) return this.why([move]);
    if (this.room === room) return this.clear();
    const moving = this.room !== null;
    const kept = this.pays;
    this.putBack();
    this.room = room;
    if (kept.length > 0) this.pays = kept;
    if (moving) return;
    void this.#payFor(room);
  }

  /** With which cards they can be paid, the server tells. */
  async #payFor(room: number): Promise<void> {
    const chosen = await this.foresee([`chests ${room}`]);
    if (!chosen || this.room !== room) return;
    const payments = chosen.moves.map(moveOf).flatMap((m) => (m.verb === "pay" ? [m.cards] : []));
    const enough = payments.some((cards) => contains(this.paying, cards));
    if (!enough) this.pays = placesOf(best(payments), this.hand);
  }

  #tapReserve(text: string): void {
    if (this.picked(spot("reserve", text))) return this.clear();
    if (!this.glows(spot("reserve", text))) return this.why([`place ${text} 0,0`]);
    this.#pick(text, "reserve");
  }

  #tapCell(at: string): void {
    if (!this.tile) return;
    if (this.cells.includes(at)) {
      this.goal = { cell: at };
      return;
    }
    this.why(this.#until(`place ${this.tile.text} ${at}`));
  }

  #tapTile(text: string): void {
    if (this.tile?.from === "reserve") {
      if (this.swaps.includes(text)) this.goal = { over: text };
      else this.why([`swap ${this.tile.text} ${text}`]);
      return;
    }
    if (this.tile && this.tile.from !== "alhambra") {
      const under = this.seat!.alhambra.find((placed) => placed.tile === text);
      return this.why(this.#until(`place ${this.tile.text} ${under?.at ?? "0,0"}`));
    }
    if (this.picked(spot("tile", text))) return this.clear();
    if (this.legal.some((m) => m.verb === "chest")) {
      const chest = `chest ${text}`;
      if (!this.view.moves.includes(chest)) return this.why([chest]);
      this.putBack();
      this.carrier = text;
      return;
    }
    const away = `reserve ${text}`;
    if (!this.view.moves.includes(away)) return this.why([away]);
    this.#pick(text, "alhambra");
    this.goal = "yard";
  }

  #tapYard(): void {
    if (this.tile && this.tile.from !== "reserve") this.goal = "yard";
  }

  #pick(text: string, from: From): void {
    this.putBack();
    this.tile = { text, from };
  }

  /** Of tiles that have to be placed now, the first is picked by itself; chests that have to be
   * paid for, with the cards for them. */
  #pickWhatIsDue(): void {
    if (!this.isOurTurn) return;
    const first = this.seat?.bought[0];
    if (["place", "gain"].includes(this.view.phase) && first) this.#pick(first, "bought");
    const payments = this.legal.flatMap((m) => (m.verb === "pay" ? [m.cards] : []));
    if (payments.length > 0) {
      this.room = this.view.treasure?.chosen ?? null;
      this.pays = placesOf(best(payments), this.hand);
    }
  }

  /** The moves before `last`, where it cannot be asked about alone. */
  #until(last: string): string[] {
    const end = this.view.phase === "act" ? ["end"] : [];
    if (this.tile?.from === "bought") return [...end, last];
    if (this.tile?.from !== "market") return [last];
    return [`buy ${this.tile.text} ${this.paying.join(" ")}`, ...(this.over ? [] : end), last];
  }

  /** The plainest move that a touch can mean: good enough to be told why it is not allowed. */
  #plainest(kind: string, what: string): string {
    if (kind === "display") return `take ${this.view.display[+what]}`;
    if (kind === "market") {
      const currency = this.#currencyOf(what);
      const fitting = this.hand.filter((card) => cardOf(card).currency === currency);
      const all = fitting.length ? fitting : this.hand.slice(0, 1);
      const cards = this.paying.length ? this.paying : all;
      return `buy ${what} ${cards.join(" ") || "y1"}`;
    }
    if (kind === "hand") return `take ${this.hand[+what]}`;
    if (kind === "tile") return `reserve ${what}`;
    if (kind === "room") return `chests ${what}`;
    return "end";
  }

  /** Whether a payment goes with the cards that are picked, before a building is. */
  #covers(cards: string[]): boolean {
    return this.paying.length === 0 || this.tile !== null || contains(this.paying, cards);
  }

  #currencyOf(tile: string): string | undefined {
    const offers = [...this.view.market, ...(this.view.stalls ?? [])];
    return offers.find((offer) => offer.tile === tile)?.currency;
  }
}
