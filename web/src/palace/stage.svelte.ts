/** What the player has picked and not played yet. Taps, drags and keys all end up in `tap`; the
 * result is a list of moves, which the server is asked about before they are played. No rule of the
 * game is decided here. */
import { parseSpot, spot, type Spot } from "../table/staging";
import type { TableLink } from "../wire/table.svelte";
import type { PalaceView, Placed, ServerSentence } from "../wire/types";
import { BuildingStage } from "./building.svelte";
import type { Goal } from "./player-tiles";
import type { Mark } from "./modules/about";
import type { ModulePart, MoreOffer } from "./modules/part";
import { firstOfParts, partsOf } from "./modules/parts";
import { moveOf } from "./moves";
import { best, contains, placesOf, toggled } from "./payments";
import { ANY, cardOf, paysIn, tileOf, worth } from "../pieces";

export class Stage extends BuildingStage<PalaceView> {
  /** What the modules of the table add. */
  readonly parts: ModulePart[];
  /** Positions of the cards picked in the display. */
  takes = $state.raw<number[]>([]);
  /** Positions of the cards picked in the hand. */
  pays = $state.raw<number[]>([]);
  /** Where tiles bought with exact payments are to go, by their texts. */
  plans = $state.raw<Record<string, Goal>>({});

  constructor(link: TableLink<PalaceView>, tell: (reason: ServerSentence) => void) {
    super(link, tell);
    this.parts = partsOf(this);
  }

  // What there is

  hand = $derived.by<string[]>(() => this.seat?.hand ?? []);

  /** The cards that are picked, as far as they are still there: the table may change at any
   * time. */
  taking = $derived.by(() => this.takes.flatMap((at) => this.view.display[at] ?? []));
  paying = $derived.by(() => this.pays.flatMap((at) => this.hand[at] ?? []));

  protected get isAhead(): boolean {
    const { from } = this.tile!;
    return from === "market" || (this.view.phase === "act" && from !== "reserve");
  }

  /** What is picked of a module that the cards are for. */
  #paidFor = $derived.by(() => firstOfParts(this.parts, (part) => part.price));

  /** How much more than the price the picked cards are worth; negative if it is too little. */
  over = $derived.by(() => {
    if (this.#paidFor !== null) return worth(this.paying) - this.#paidFor;
    if (this.tile?.from !== "market") return 0;
    return worth(this.paying) - this.priceOf(this.tile.text);
  });

  /** Moves with a button of their own: whatever is not made by tapping things. */
  buttons = $derived.by<string[]>(() => {
    const touched = this.parts.flatMap(({ verbs }) => verbs);
    return (this.isOurTurn ? this.view.moves : []).filter((text) => {
      const move = moveOf(text);
      return (
        move.verb === "decline" || (move.verb === "other" && !touched.includes(move.words[0]!))
      );
    });
  });

  moves = $derived.by<string[]>(() => {
    if (this.takes.length > 0) return [`take ${this.taking.join(" ")}`];
    const module = firstOfParts(this.parts, (part) => part.moves);
    if (module) return module;
    if (!this.tile) return this.legal.some((m) => m.verb === "pass") ? ["pass"] : [];
    const { text, from } = this.tile;
    const end = this.view.phase === "act" ? ["end"] : [];
    if (from === "market") {
      if (this.pays.length === 0) return [];
      const buy = `buy ${text} ${this.paying.join(" ")}`;
      return this.goal ? [buy, ...(this.over > 0 ? [] : end), ...this.settled] : [buy];
    }
    return this.goal && from === "bought" ? [...end, ...this.settled] : this.settled;
  });

  /** Whether it is bought exactly and its place is chosen: the place is remembered, and the player
   * acts again. */
  plansAhead = $derived.by(
    () => this.tile?.from === "market" && this.goal !== null && this.over === 0,
  );

  protected override get played(): string[] {
    return this.plansAhead ? this.moves.slice(0, 1) : this.moves;
  }

  /** Whether what is staged gives up the further action that an exact payment grants. */
  ends = $derived.by(() => this.moves.includes("end") && !this.plansAhead);

  /** The tiles that were bought and for which a place has been chosen. */
  planned = $derived.by<Placed[]>(() =>
    (this.seat?.bought ?? []).flatMap((tile) => {
      const goal = this.plans[tile];
      const isStaged = this.tile?.text === tile;
      return goal && typeof goal === "object" && "cell" in goal && !isStaged
        ? [{ tile, at: goal.cell }]
        : [];
    }),
  );

  /** Whether the player has picked anything. What is due is picked automatically. */
  hasPicks = $derived.by(() => {
    const built = this.view.phase !== "act" && this.tile?.from === "bought";
    if (built || this.parts.some(({ due }) => due)) return this.goal !== null;
    const picked = this.tile !== null || this.goal !== null;
    return this.takes.length + this.pays.length > 0 || picked || this.#picksOfModule();
  });

  choosesTile = $derived.by(() => this.isOurTurn && this.view.phase === "module");

  #picksOfModule = (): boolean => this.parts.some(({ picking }) => picking);

  /** What a tile costs; anything that is not a building has the price given by the table, if
   * any. */
  priceOf(text: string): number {
    const offer = this.#offer(text);
    return offer ? (offer.price ?? 0) : tileOf(text).price;
  }

  /** Whether the player can pay for it exactly. */
  paysExactly = (text: string): boolean =>
    this.legal.some(
      (m) => m.verb === "buy" && m.tile === text && worth(m.cards) === this.priceOf(text),
    );

  /** Whether a tile can only be paid for exactly. */
  isExact = (text: string): boolean => this.#offer(text) !== undefined;

  #offer = (text: string): MoreOffer | undefined =>
    this.parts.flatMap(({ offers }) => offers).find(({ tile }) => tile === text);

  marks(seat: number, tile: string): Mark[] {
    const view = (seat === this.own && this.tried) || this.view;
    return this.parts.flatMap((part) => part.marks(view, seat, tile));
  }

  stages = (tile: string): boolean => this.parts.some((part) => part.stages(tile));

  // What glows

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    switch (kind) {
      case "display":
        return this.legal.some((m) => m.verb === "take" && m.cards[0] === this.view.display[+what]);
      case "hand": {
        const card = this.hand[+what]!;
        const buys = this.legal.some((m) => m.verb === "buy" && m.cards.includes(card));
        return buys || this.#moduleGlows(kind, what);
      }
      case "market":
        return this.legal.some((m) => m.verb === "buy" && m.tile === what && this.#covers(m.cards));
      case "bought":
        return this.view.phase !== "module";
      case "dirk":
        return (
          this.view.dirk !== null && this.tile?.from === "bought" && this.view.phase !== "gain"
        );
      default:
        return this.glowsToBuild(kind, what) || (!this.tile && this.#moduleGlows(kind, what));
    }
  }

  #moduleGlows(kind: string, what: string): boolean {
    return this.parts.some((part) => part.glows(kind, what));
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (this.parts.some((part) => part.picked(kind, what))) return true;
    if (kind === "display") return this.takes.includes(+what);
    if (kind === "hand") return this.pays.includes(+what);
    return this.pickedToBuild(kind, what);
  }

  // What a touch does

  tap(spot: Spot): void {
    if (this.busy) return;
    const [kind, what] = parseSpot(spot);
    if (!this.isOurTurn) return this.why([this.#plainest(kind, what)]);
    if (this.parts.some((part) => part.tap(kind, what))) return;
    switch (kind) {
      case "display":
        return this.#tapDisplay(+what);
      case "hand":
        return this.#tapHand(+what);
      case "market":
        return this.#tapMarket(what);
      case "bought":
        if (this.view.phase === "module") return this.why([`reserve ${what}`]);
        return this.#pickBought(what);
      default:
        return this.tapToBuild(kind, what);
    }
  }

  protected readonly lifted = ["market", "bought", "reserve"];

  drop(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    const [target] = parseSpot(onto);
    if (kind === "hand") {
      if (target !== "market" && !this.parts.some((part) => part.takesCards(target))) return;
      for (const each of [from, onto]) if (!this.picked(each)) this.tap(each);
    } else if (kind === "display") {
      if (["purse", "hand"].includes(target) && !this.picked(from)) this.tap(from);
    } else this.dropToBuild(from, onto);
  }

  override clear(): void {
    super.clear();
    this.#pickWhatIsDue();
  }

  override async confirm(): Promise<void> {
    const { tile, goal, plansAhead } = this;
    if (plansAhead && !this.problem) this.plans = { ...this.plans, [tile!.text]: goal! };
    await super.confirm();
  }

  /** With the place that was chosen for it before, if it still fits there. */
  #pickBought(text: string): void {
    this.pick(text, "bought");
    const plan = this.plans[text];
    const cell = plan && typeof plan === "object" && "cell" in plan ? plan.cell : null;
    if (plan && (cell === null || this.cells.includes(cell))) this.goal = plan;
  }

  /** The server is asked about what is due, too. */
  protected override get askable(): boolean {
    return true;
  }

  /** Nothing is picked any more. */
  putBack(): void {
    this.takes = [];
    this.pays = [];
    this.tile = null;
    this.goal = null;
    for (const part of this.parts) part.putBack();
  }

  #tapDisplay(at: number): void {
    const together = toggled(this.takes, at);
    if (this.takes.includes(at)) return void (this.takes = together);
    const alone = `take ${this.view.display[at]}`;
    const move = `take ${together.map((each) => this.view.display[each]).join(" ")}`;
    if (!this.view.moves.includes(alone)) return this.why([alone]);
    if (!this.view.moves.includes(move)) this.why([move]);
    this.putBack();
    this.takes = this.view.moves.includes(move) ? together : [at];
  }

  #tapHand(at: number): void {
    if (this.view.phase !== "act") return this.why([this.#plainest("hand", String(at))]);
    this.takes = [];
    for (const part of this.parts) part.putBack();
    if (this.tile?.from !== "market") this.tile = this.goal = null;
    const { currency } = cardOf(this.hand[at]!);
    if (!this.pays.includes(at) && currency !== ANY) {
      // Picking another currency starts over.
      this.pays = this.pays.filter((other) => paysIn(this.hand[other]!, currency));
      if (this.tile && this.#currencyOf(this.tile.text) !== currency) this.tile = this.goal = null;
    }
    this.togglePayment(at);
  }

  /** Picks a card of the hand to pay with, or puts it back. */
  togglePayment(at: number): void {
    this.pays = toggled(this.pays, at);
  }

  #tapMarket(text: string): void {
    if (this.picked(spot("market", text))) return this.clear();
    const payments = this.legal.flatMap((m) =>
      m.verb === "buy" && m.tile === text ? [m.cards] : [],
    );
    if (payments.length === 0) return this.why([this.#plainest("market", text)]);
    this.takes = [];
    this.goal = null;
    if (this.#picksOfModule()) this.putBack();
    const kept = this.paying;
    const enough = payments.some((cards) => contains(kept, cards));
    if (!enough) this.pays = placesOf(best(payments), this.hand);
    this.tile = { text, from: "market" };
  }

  /** Of tiles that have to be placed now, the first is picked automatically. */
  #pickWhatIsDue(): void {
    if (!this.isOurTurn) return;
    const first = this.seat?.bought[0];
    if (["place", "gain"].includes(this.view.phase) && first) this.#pickBought(first);
    for (const part of this.parts) part.pickWhatIsDue();
  }

  protected until(last: string): string[] {
    const end = this.view.phase === "act" ? ["end"] : [];
    if (this.tile?.from === "bought") return [...end, last];
    if (this.tile?.from !== "market") return [last];
    return [`buy ${this.tile.text} ${this.paying.join(" ")}`, ...(this.over ? [] : end), last];
  }

  /** The simplest move that a tap can mean: enough for the server to say why it is not allowed. */
  #plainest(kind: string, what: string): string {
    const module = firstOfParts(this.parts, (part) => part.plainest(kind, what));
    if (module) return module;
    if (kind === "display") return `take ${this.view.display[+what]}`;
    if (kind === "market") {
      const currency = this.#currencyOf(what);
      const fitting = this.hand.filter((card) => paysIn(card, currency));
      const all = fitting.length ? fitting : this.hand.slice(0, 1);
      const cards = this.paying.length ? this.paying : all;
      return `buy ${what} ${cards.join(" ") || "y1"}`;
    }
    if (kind === "hand") return `take ${this.hand[+what]}`;
    if (kind === "tile") return `reserve ${what}`;
    return "end";
  }

  /** Whether a payment includes the picked cards, before a building is picked. */
  #covers(cards: string[]): boolean {
    return this.paying.length === 0 || this.tile !== null || contains(this.paying, cards);
  }

  #currencyOf(text: string): string | undefined {
    return (this.view.market.find(({ tile }) => tile === text) ?? this.#offer(text))?.currency;
  }
}
