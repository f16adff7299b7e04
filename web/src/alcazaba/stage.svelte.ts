/** What the player of Alcazaba has picked and not played yet: dice, a column, or something to
 * build. */
import { isRoll } from "../dice/moves";
import { Rolls } from "../dice/rolls.svelte";
import { BuildingStage } from "../palace/building.svelte";
import { parseSpot, spot, type Spot } from "../table/staging";
import type { TableLink } from "../wire/table.svelte";
import type { AlcazabaView, ServerSentence } from "../wire/types";

export class AlcazabaStage extends BuildingStage<AlcazabaView> {
  readonly rolls: Rolls;
  /** The letter of the column picked for a marker. */
  column = $state.raw<string | null>(null);
  /** The move that is picked: naming a player, or taking the start player token. */
  choice = $state.raw<string | null>(null);

  constructor(link: TableLink<AlcazabaView>, tell: (reason: ServerSentence) => void) {
    super(link, tell);
    this.rolls = new Rolls(link, tell);
  }

  turning = $derived.by(() => this.isOurTurn && this.view.phase === "turn");

  protected get isAhead(): boolean {
    return this.#takes();
  }

  moves = $derived.by<string[]>(() => {
    if (this.choice) return [this.choice];
    if (this.tile) {
      const take = this.#takes() ? [`take ${this.tile.text}`] : [];
      return [...take, ...this.settled];
    }
    if (!this.turning) return [];
    if (this.column) return [`marker ${this.column}`];
    return this.rolls.more && this.rolls.still ? [`keep ${this.rolls.text}`] : [];
  });

  /** Whether the player has picked anything. What has to be done next is picked automatically. */
  hasPicks = $derived.by(() => {
    if (this.tile?.from === "bought") return this.goal !== null;
    return this.rolls.isChanged || [this.column, this.choice, this.tile].some(Boolean);
  });

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    switch (kind) {
      case "die":
        return this.turning && this.rolls.more;
      case "column":
        return this.tile === null && this.rolls.still && this.view.moves.includes(`marker ${what}`);
      case "choice":
        return this.view.moves.includes(what);
      case "bought":
        return this.view.phase === "place";
      case "tile":
        return (this.tile !== null || this.turning) && this.glowsToBuild(kind, what);
      case "dirk":
        return this.view.dirk !== null && ["market", "bought"].includes(this.tile?.from ?? "");
      default:
        return this.glowsToBuild(kind, what);
    }
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (kind === "die") return this.rolls.kept.includes(+what);
    if (kind === "column") return this.column === what;
    if (kind === "choice") {
      return this.choice === what || (this.#takes() && `take ${this.tile!.text}` === what);
    }
    return this.pickedToBuild(kind, what);
  }

  tap(spot: Spot): void {
    if (this.busy) return;
    const [kind, what] = parseSpot(spot);
    if (!this.isOurTurn) return this.why(["keep nothing"]);
    switch (kind) {
      case "die":
        return this.#tapDie(+what);
      case "column":
        return this.#tapColumn(what);
      case "choice":
        return this.#tapChoice(what);
      default:
        return this.tapToBuild(kind, what);
    }
  }

  protected readonly lifted = ["choice", "reserve"];

  drop(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    if (kind !== "die") this.dropToBuild(from, onto);
    else if (parseSpot(onto)[0] === "column") this.tap(onto);
  }

  override get asking(): boolean {
    return this.rolls.asking;
  }

  override async confirm(): Promise<void> {
    if (!this.rolls.asksBefore(this.moves)) await super.confirm();
  }

  protected override endsTurn(move: string): boolean {
    return !isRoll(move);
  }

  override refresh(): void {
    this.rolls.refresh();
    super.refresh();
  }

  /** A tile that was taken and must be placed now is picked automatically. */
  putBack(): void {
    this.rolls.putBack();
    this.column = null;
    this.choice = null;
    this.goal = null;
    const due = this.isOurTurn && this.view.phase === "place" && this.seat!.bought[0];
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

  /** Preceded by the taking, if the server cannot be asked about the placing alone. */
  protected until(last: string): string[] {
    return this.#takes() ? [`take ${this.tile!.text}`, last] : [last];
  }
}
