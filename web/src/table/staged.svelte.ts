/** What all games have in common about staging: the server is asked, and what is staged is played,
 * put back or taken back. No rule of a game is decided here. */
import { Refusal } from "../wire/http";
import type { TableLink, TableSocket } from "../wire/table.svelte";
import type { GameView, ServerSentence } from "../wire/types";
import type { Staging } from "./staging";

export abstract class Staged<View extends GameView> implements Staging {
  /** The table as it would be, once the server has answered. */
  tried = $state.raw<View | null>(null);
  /** Why it cannot be, if that was the answer. */
  problem = $state.raw<ServerSentence | null>(null);
  busy = $state(false);

  constructor(
    readonly link: TableLink<View>,
    protected readonly tell: (reason: ServerSentence) => void,
  ) {}

  view = $derived.by(() => this.link.view!);
  own = $derived.by(() => this.link.summary?.own ?? null);
  isOurTurn = $derived.by(() => this.own !== null && this.view.awaited === this.own);

  /** What is staged, as moves. */
  abstract readonly moves: string[];
  abstract readonly hasPicks: boolean;
  /** Nothing is picked any more, except what is picked automatically. */
  abstract putBack(): void;

  get asking(): boolean {
    return false;
  }

  clear(): void {
    this.putBack();
    this.tried = null;
    this.problem = null;
  }

  async confirm(): Promise<void> {
    if (this.busy || this.moves.length === 0) return;
    if (this.problem) return this.tell(this.problem);
    await this.#play(this.played);
  }

  /** The moves that confirming plays: those that the server was asked about, unless some of them
   * wait. */
  protected get played(): string[] {
    return this.moves;
  }

  /** Whether a player who wants to confirm turns is asked after this move. */
  protected endsTurn(_move: string): boolean {
    return true;
  }

  /** Plays a move that needs no picking, such as passing. */
  async playAtOnce(move: string): Promise<void> {
    if (!this.busy) await this.#play([move]);
  }

  undo = (whole: boolean): Promise<void> => this.#takeBack(() => this.link.undo(whole));

  async retract(): Promise<void> {
    const { socket } = this;
    if (socket) await this.#takeBack(() => socket.retract(true));
  }

  get socket(): TableSocket | null {
    return this.link.socket;
  }

  async #takeBack(command: () => Promise<ServerSentence | null>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const refusal = await command();
    this.busy = false;
    if (refusal) this.tell(refusal);
    this.clear();
  }

  /** Whether the server is asked about what is staged. */
  protected get askable(): boolean {
    return this.hasPicks;
  }

  /** Asks the server about what is staged. */
  async ask(): Promise<void> {
    const moves = this.moves;
    this.tried = null;
    this.problem = null;
    if (!this.askable || moves.length === 0 || this.busy) return;
    try {
      const tried = await this.link.try(moves);
      if (moves === this.moves) this.tried = tried;
    } catch (error) {
      if (error instanceof Refusal && moves === this.moves) this.problem = error.reason;
    }
  }

  /** The table has changed: what was picked from it may be gone. */
  refresh(): void {
    if (!this.busy) this.clear();
  }

  /** Has the server explain why these moves are not allowed. */
  why(moves: string[]): void {
    void this.foresee(moves);
  }

  /** The table after these moves; null if they are refused, and then the player is told why. */
  async foresee(moves: string[]): Promise<View | null> {
    try {
      return await this.link.try(moves);
    } catch (error) {
      if (error instanceof Refusal) this.tell(error.reason);
      return null;
    }
  }

  async #play(moves: string[]): Promise<void> {
    this.busy = true;
    for (const move of moves) {
      const refusal = await this.link.play(move, this.endsTurn(move));
      if (refusal) {
        this.tell(refusal);
        break;
      }
    }
    this.busy = false;
    this.clear();
  }
}
