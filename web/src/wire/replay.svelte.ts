/** A replay as a table. Its moments are fetched ahead of whoever steps through them. */
import { scoringsIn } from "./events";
import { timelineOf, momentOf, Refusal } from "./http";
import type { TableLink } from "./link";
import type {
  Chance,
  Event,
  GameView,
  Moment,
  ServerSentence,
  ScoringView,
  TableSummary,
} from "./types";

/** Whose view it is: that of a seat, of whoever has moved, or a spectator's. */
export type Perspective = number | "mover" | "spectator";

export interface ReplayedGame extends Pick<
  TableSummary,
  "game" | "options" | "seats" | "practice"
> {
  /** The id of the table or of the record. */
  id: string;
  /** The path of its moments. */
  path: string;
  /** The path of its record. */
  record: string;
}

/** How many moments are kept; those within reach are fetched ahead. */
const KEPT = 32;
const AHEAD = [1, -1, 2, 3];
const PAUSE = 2000;
const REPLAY_ONLY: ServerSentence = { id: "replay-only", facts: {}, rule: null };

export class ReplayLink<View extends GameView = GameView> implements TableLink<View> {
  readonly undoable = 0;
  readonly socket = null;
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  version = $state(-1);
  online = $state(true);
  /** Where we want to be: the table shows it as soon as it has arrived. */
  at = $state(0);
  perspective = $state<Perspective>("mover");

  #own = $state<number | null>(null);
  summary = $derived.by(() => ({ ...this.game, own: this.#own }));
  /** The scorings caused by the last move. */
  scorings = $derived.by<ScoringView[]>(() => scoringsIn(this.timeline[this.version]));

  #moments = new Map<string, Promise<Moment>>();
  #timelines = new Map<Perspective, Promise<Event[]>>();
  #seeking = false;
  #closed = false;

  constructor(
    readonly game: ReplayedGame,
    /** The whole game, with everything that was hidden. */
    readonly timeline: Event[],
    start: { at: number; perspective: Perspective },
  ) {
    this.#timelines.set("mover", Promise.resolve(timeline));
    this.perspective = this.#known(start.perspective);
    this.go(start.at);
  }

  get id(): string {
    return this.game.id;
  }

  /** The number of the last move. */
  get last(): number {
    return this.timeline.length - 1;
  }

  close(): void {
    this.#closed = true;
  }

  go(number: number): void {
    this.at = Math.min(this.last, Math.max(0, number));
    void this.#seek();
  }

  lookAs(perspective: Perspective): void {
    this.perspective = this.#known(perspective);
    void this.#seek();
  }

  /** If there is no such seat, whoever moved. */
  #known(perspective: Perspective): Perspective {
    return typeof perspective === "number" && !this.game.seats[perspective] ? "mover" : perspective;
  }

  /** Whoever made that move; before the first, whoever makes it. */
  moverOf(number: number): number | null {
    for (const { entries } of this.timeline.slice(Math.max(1, number))) {
      const moved = entries.find((each) => each.what === "moved");
      if (moved) return moved.seat;
    }
    return null;
  }

  // Nothing can be played in a replay.

  play = (): Promise<ServerSentence | null> => Promise.resolve(REPLAY_ONLY);
  undo = (): Promise<ServerSentence | null> => Promise.resolve(REPLAY_ONLY);
  try = (): Promise<View> => Promise.reject(new Refusal(REPLAY_ONLY));
  odds = (): Promise<Chance[]> => Promise.reject(new Refusal(REPLAY_ONLY));

  /** Goes to where we want to be, which may change on the way. */
  async #seek(): Promise<void> {
    if (this.#seeking) return;
    this.#seeking = true;
    while (!this.#closed) {
      const { at, perspective } = this;
      const own = this.#seatAt(at, perspective);
      try {
        const [events, moment] = await Promise.all([
          this.#timelineFor(perspective),
          this.#moment(at, own),
        ]);
        this.online = true;
        this.#show(moment, own, events);
        if (at === this.at && perspective === this.perspective) break;
      } catch {
        this.online = false;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    this.#seeking = false;
    for (const step of AHEAD) this.#fetchAhead(this.at + step);
  }

  #show({ number, view }: Moment, own: number | null, events: Event[]): void {
    this.#own = own;
    // Nobody has to act any more, and there is nothing to do.
    this.view = { ...view, awaited: null, moves: [] } as unknown as View;
    this.events = events.slice(0, number + 1);
    this.version = number;
  }

  #seatAt(number: number, perspective: Perspective): number | null {
    if (perspective === "mover") return this.moverOf(number) ?? 0;
    return perspective === "spectator" ? null : perspective;
  }

  #fetchAhead(number: number): void {
    if (number < 0 || number > this.last) return;
    this.#moment(number, this.#seatAt(number, this.perspective)).catch(() => {});
  }

  #timelineFor(perspective: Perspective): Promise<Event[]> {
    let found = this.#timelines.get(perspective);
    if (!found) {
      const query = perspective === "spectator" ? "" : `?seat=${perspective}`;
      found = timelineOf(this.game.path, query).then(({ events }) => events);
      this.#timelines.set(perspective, found);
      found.catch(() => this.#timelines.delete(perspective));
    }
    return found;
  }

  #moment(number: number, seat: number | null): Promise<Moment> {
    const query = seat === null ? "" : `?seat=${seat}`;
    const key = `${number}${query}`;
    const found = this.#moments.get(key) ?? momentOf(this.game.path, number, query);
    // What was requested last is dropped last.
    this.#moments.delete(key);
    this.#moments.set(key, found);
    found.catch(() => this.#moments.delete(key));
    if (this.#moments.size > KEPT) this.#moments.delete(this.#moments.keys().next().value!);
    return found;
  }
}
