/** What the player of the Dice Game has picked and not played yet. */
import { parseSpot, type Spot, type Touchable } from "../table/staging";
import { Staged } from "../table/staged.svelte";
import type { TableLink } from "../wire/table.svelte";
import type { DiceView, ServerSentence } from "../wire/types";
import { isRoll } from "./moves";
import { Rolls } from "./rolls.svelte";
import { isUsedInTurn, meaning } from "./tokens";

export class DiceStage extends Staged<DiceView> implements Touchable {
  readonly rolls: Rolls;
  /** The letter of the picked column. */
  column = $state.raw<string | null>(null);
  /** The token to be used. */
  token = $state.raw<string | null>(null);
  /** A reward, an exchange or a name: the move that is picked. */
  choice = $state.raw<string | null>(null);

  constructor(link: TableLink<DiceView>, tell: (reason: ServerSentence) => void) {
    super(link, tell);
    this.rolls = new Rolls(link, tell);
  }

  turning = $derived.by(() => this.isOurTurn && this.view.phase === "turn");

  moves = $derived.by<string[]>(() => {
    if (this.choice) return [this.choice];
    if (!this.turning) return [];
    if (this.token === "annul") return ["annul"];
    if (this.column) return [`${this.token ?? "marker"} ${this.column}`];
    if (this.token || !this.rolls.more || !this.rolls.still) return [];
    return [`keep ${this.rolls.text}`];
  });

  hasPicks = $derived.by(
    () => this.rolls.isChanged || [this.column, this.token, this.choice].some(Boolean),
  );

  glows(spot: Spot): boolean {
    if (!this.isOurTurn) return false;
    const [kind, what] = parseSpot(spot);
    if (kind === "die") return this.turning && this.rolls.more;
    if (kind === "column") {
      return this.rolls.still && this.view.moves.includes(`${this.token ?? "marker"} ${what}`);
    }
    if (kind === "token") return this.#isUsable(what);
    return kind === "choice" && this.view.moves.includes(what);
  }

  picked(spot: Spot): boolean {
    const [kind, what] = parseSpot(spot);
    if (kind === "die") return this.rolls.kept.includes(+what);
    if (kind === "column") return this.column === what;
    if (kind === "token") return this.token === what;
    return kind === "choice" && this.choice === what;
  }

  tap(spot: Spot): void {
    if (this.busy) return;
    const [kind, what] = parseSpot(spot);
    if (kind === "bonus") return this.tell(meaning(what));
    if (kind === "token") return this.#tapToken(what);
    if (kind === "choice") this.choice = this.choice === what ? null : what;
    else if (!this.turning) this.why([kind === "column" ? `marker ${what}` : "keep nothing"]);
    else if (kind === "die") this.#tapDie(+what);
    else if (kind === "column") this.#tapColumn(what);
  }

  lift(from: Spot): void {
    if (parseSpot(from)[0] === "token" && !this.picked(from)) this.tap(from);
  }

  drop(from: Spot, onto: Spot): void {
    const [kind] = parseSpot(from);
    if (parseSpot(onto)[0] !== "column") return;
    if (kind === "die" || this.picked(from)) this.tap(onto);
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

  /** The points of a reward are previewed as if they were marked, even if one may be exchanged
   * first. */
  override async ask(): Promise<void> {
    await super.ask();
    const { choice, tried } = this;
    if (!choice || tried?.phase !== "exchange" || tried.awaited !== this.own) return;
    const marked = await this.foresee([choice, "accept"]);
    if (marked && tried === this.tried) this.tried = marked;
  }

  putBack(): void {
    this.rolls.putBack();
    this.column = null;
    this.token = null;
    this.choice = null;
  }

  #isUsable(token: string): boolean {
    return this.turning && this.view.moves.some((move) => move.split(" ")[0] === token);
  }

  #tapDie(at: number): void {
    if (!this.rolls.more) return this.why(["keep nothing"]);
    this.column = null;
    this.token = null;
    this.rolls.toggle(at);
  }

  #tapColumn(letter: string): void {
    const move = `${this.token ?? "marker"} ${letter}`;
    if (!this.view.moves.includes(move)) return this.why([move]);
    this.rolls.putBack();
    this.column = this.column === letter ? null : letter;
  }

  /** Picks a token if it can be used now; otherwise explains what it is for, or why it cannot be
   * used. */
  #tapToken(token: string): void {
    if (this.#isUsable(token)) {
      const again = this.token === token;
      this.putBack();
      if (!again) this.token = token;
    } else if (this.turning && isUsedInTurn(token)) {
      const letter = this.rolls.dice[0]?.letter ?? "P";
      this.why([token === "annul" ? token : `${token} ${letter}`]);
    } else {
      this.tell(meaning(token));
    }
  }
}
