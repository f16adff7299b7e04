/** A table as the server sends it: kept up to date through a socket, and caught up by version. */
import { reloadOnce } from "../outdated.svelte";
import { settings } from "../settings.svelte";
import { markReceived } from "./received";
import { Refusal } from "./http";
import type { TableLink } from "./link";
import { WIRE_VERSION } from "./version";
import type {
  Chance,
  Command,
  Event,
  GameView,
  ChatMessage,
  Phrase,
  ServerMessage,
  ServerSentence,
  Spectators,
  TableSummary,
} from "./types";

type Answer = Extract<ServerMessage, { type: "done" | "refused" | "tried" | "chances" }>;
type Request = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, "id">
    : never
  : never;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** After this long without an answer, the connection counts as lost. */
const PATIENCE = 8000;
const MISSING = 4404;
const SIGNED_OUT = 4401;
const NOT_YOURS = 4403;
const OTHER_VERSION = 4426;

export type { TableLink } from "./link";

export class TableSocket implements TableLink {
  readonly socket = this;
  summary = $state.raw<TableSummary | null>(null);
  events = $state.raw<Event[]>([]);
  version = $state(-1);
  undoable = $state(0);
  /** How many moves would be taken back if the others agreed. */
  retractable = $state(0);
  /** The seat whose last move has to be confirmed before chance acts. */
  confirms = $state<number | null>(null);
  /** Whether nothing has been built or bought for so long that the players may want to end the
   * game. */
  still = $state(false);
  /** The chat. */
  chat = $state.raw<ChatMessage[]>([]);
  spectators = $state.raw<Spectators>({ people: [], unnamed: 0 });
  online = $state(false);
  /** Whether a request is waiting for its answer. */
  waiting = $state(false);
  /** Whether there is no such table. */
  missing = $state(false);

  /** The game as the server has sent it last. */
  #latest = $state.raw<GameView | null>(null);
  /** The same; after an early end nobody has to act any more, and while a bot plays for us there is
   * nothing for us to do. */
  view = $derived.by<GameView | null>(() => {
    if (!this.#latest) return null;
    if (this.summary?.ended) return { ...this.#latest, awaited: null, moves: [] };
    return this.standIn ? { ...this.#latest, moves: [] } : this.#latest;
  });
  /** The bot that plays in our seat. */
  standIn = $derived.by(() => {
    const own = this.summary?.own ?? null;
    return own === null ? null : (this.summary?.seats[own]?.stand_in ?? null);
  });
  /** Who asks to take back a move, and who agrees. */
  retraction = $derived.by(() => {
    const request = this.summary?.retraction;
    return request?.version === this.version ? request : null;
  });
  /** Whether our last move waits for our confirmation. */
  confirming = $derived.by(
    () => this.confirms !== null && this.confirms === this.summary?.own && !this.standIn,
  );

  /** Of several people who share this device, the one who is looking at it. */
  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Commands without an answer so far. They are sent again after a reconnection; their ids ensure
   * that each counts only once. */
  #asked = new Map<string, { command: Command; answer: (answer: Answer) => void }>();

  constructor(
    readonly id: string,
    readonly received: (events: Event[], live: boolean) => void = () => {},
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  /** Reconnects as the guest that the server knows us as by now. */
  reopen(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.online = false;
    this.#connect();
    old?.close();
  }

  /** Another of those who share this device continues, in a game in which nobody has anything to
   * hide. */
  passTo(seat: number): void {
    this.#seat = seat;
    this.reopen();
  }

  /** Reconnects with the view of one of those who share this device, or with a spectator's. What
   * somebody else has seen is forgotten first. */
  lookAs(seat: number | null): void {
    this.#seat = seat;
    this.#latest = null;
    this.events = [];
    this.version = -1;
    this.undoable = 0;
    this.retractable = 0;
    this.#asked.clear();
    this.waiting = false;
    this.reopen();
  }

  /** Plays a move; returns the reason if it is refused. */
  async play(move: string, endsTurn: boolean): Promise<ServerSentence | null> {
    // Playing on implies agreeing to what came before.
    if (this.confirming) await this.confirm();
    const wait = settings.confirm && endsTurn;
    return this.#do({ type: "play", version: this.version, move, wait });
  }

  confirm = (): Promise<ServerSentence | null> =>
    this.#do({ type: "confirm", version: this.version });
  undo = (whole: boolean): Promise<ServerSentence | null> =>
    this.#do({ type: "undo", version: this.version, whole });
  /** Asks to take back our last move after others have moved; or agrees, or declines. */
  retract = (agrees: boolean): Promise<ServerSentence | null> =>
    this.#do({ type: "retract", version: this.version, agrees });
  start = (): Promise<ServerSentence | null> => this.#do({ type: "start" });
  resign = (): Promise<ServerSentence | null> => this.#do({ type: "resign" });
  agree = (agrees: boolean): Promise<ServerSentence | null> => this.#do({ type: "agree", agrees });
  /** Lets a bot play in a seat. */
  hand = (seat: number): Promise<ServerSentence | null> => this.#do({ type: "hand", seat });
  takeBack = (): Promise<ServerSentence | null> => this.#do({ type: "take-back" });
  say = (text: string): Promise<ServerSentence | null> => this.#do({ type: "say", text });
  /** Says something that everybody reads in their own language. */
  sayPhrase = (phrase: Phrase): Promise<ServerSentence | null> => this.#do({ type: "say", phrase });
  mute = (seat: number, muted: boolean): Promise<ServerSentence | null> =>
    this.#do({ type: "mute", seat, muted });
  /** The same for somebody who watches. */
  muteSpectator = (person: string, muted: boolean): Promise<ServerSentence | null> =>
    this.#do({ type: "mute", person, muted });
  /** Lets somebody who watches write nothing, or write again; for the host. */
  silence = (person: string, silenced: boolean): Promise<ServerSentence | null> =>
    this.#do({ type: "silence", person, silenced });

  /** Sets how many milliseconds bots wait before each move. */
  setPace = (pace: number): Promise<ServerSentence | null> => this.#do({ type: "pace", pace });
  /** Lets bots play without waiting until it is a person's turn. */
  skipBots = (): Promise<ServerSentence | null> => this.#do({ type: "skip" });

  /** The table as it would be after these moves, or a Refusal. */
  async try(moves: string[]): Promise<GameView> {
    const answer = await this.#ask({ type: "try", moves });
    if (answer.type === "tried") return answer.view;
    throw new Refusal((answer as Extract<Answer, { type: "refused" }>).reason);
  }

  /** How likely an improvement is if these dice are kept; or a Refusal. */
  async odds(keep: string): Promise<Chance[]> {
    const answer = await this.#ask({ type: "odds", keep });
    if (answer.type === "chances") return answer.chances;
    throw new Refusal((answer as Extract<Answer, { type: "refused" }>).reason);
  }

  /** Returns the reason if it is refused. */
  async #do(request: Request): Promise<ServerSentence | null> {
    const answer = await this.#ask(request);
    return answer.type === "refused" ? answer.reason : null;
  }

  #ask(request: Request): Promise<Answer> {
    const id = newId();
    const command = { ...request, id } as Command;
    return new Promise((answer) => {
      this.#asked.set(id, { command, answer });
      this.waiting = true;
      if (this.online) this.#send(command);
    });
  }

  #send(command: Command): void {
    const socket = this.#socket;
    socket?.send(JSON.stringify(command));
    setTimeout(() => {
      if (this.#asked.has(command.id) && socket === this.#socket) this.reopen();
    }, PATIENCE);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = this.#seat === null ? "" : `&seat=${this.#seat}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?wire=${WIRE_VERSION}&since=${this.version}${eyes}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket)
        this.#receive(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.online = false;
      if (event.code === OTHER_VERSION) reloadOnce();
      if (event.code === SIGNED_OUT) location.reload();
      if (event.code === MISSING) this.missing = true;
      // Somebody else got the seat in the meantime.
      else if (event.code === NOT_YOURS) this.lookAs(null);
      else if (!this.#closed) this.#timer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** When somebody comes back to the page, it reconnects at once. */
  #hurry = (): void => {
    if (this.online || this.#closed || document.hidden) return;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.reopen();
  };

  /** Tells the others whether we are looking at the table. */
  #look = (): void => {
    if (!this.online || this.summary?.own == null) return;
    void this.#ask({ type: "away", away: document.hidden });
  };

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot": {
        const live = this.version >= 0;
        this.summary = markReceived(message.table);
        this.#latest = message.view;
        this.version = message.version;
        this.undoable = message.undoable;
        this.retractable = message.retractable;
        this.confirms = message.confirms;
        this.still = message.still;
        this.chat = message.chat;
        this.spectators = message.spectators;
        const last = this.events.at(-1)?.version ?? -1;
        const missed = message.events.filter((event) => event.version > last);
        this.events = [...this.events, ...missed];
        this.#pause = FIRST_PAUSE;
        this.online = true;
        this.received(missed, live);
        for (const [id, { command }] of this.#asked) {
          // Whether we are looking at the table is sent again.
          if (command.type === "away") this.#asked.delete(id);
          else this.#send(command);
        }
        if (document.hidden) this.#look();
        break;
      }
      case "update":
        if (message.event.version <= this.version) return;
        this.#latest = message.view;
        this.version = message.event.version;
        this.undoable = message.undoable;
        this.retractable = message.retractable;
        this.confirms = message.confirms;
        this.still = message.still;
        if (message.clocks) this.#wind(message.clocks);
        this.events = [...this.events, message.event];
        this.received([message.event], true);
        break;
      case "summary":
        this.summary = markReceived(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.messages].sort(
          (one, other) => one.number - other.number,
        );
        break;
      case "spectators":
        this.spectators = message.spectators;
        break;
      default:
        this.#asked.get(message.id)?.answer(message);
        this.#asked.delete(message.id);
        // Whoever asked gets the answer first.
        setTimeout(() => (this.waiting = this.#asked.size > 0));
    }
  }

  /** Sets everybody's clock. */
  #wind(clocks: (number | null)[]): void {
    const summary = this.summary;
    if (!summary) return;
    const seats = summary.seats.map((each, seat) => ({ ...each, left: clocks[seat] ?? null }));
    this.summary = markReceived({ ...summary, seats });
  }
}

const newId = (): string =>
  crypto.randomUUID?.() ?? String(Math.random()).slice(2) + String(Date.now());
