/** One table as the server tells it: kept up to date over a socket, caught up with by version. */
import { settings } from "../settings.svelte";
import { heardNow } from "./heard";
import { Refusal } from "./http";
import type { TableLink } from "./link";
import type { Chance, Command, Event, GameView, Line, Said, TableNote, Told } from "./types";

type Answer = Extract<Told, { type: "done" | "refused" | "tried" | "chances" }>;
type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** After so long without an answer, the line is taken for dead. */
const PATIENCE = 8000;
const MISSING = 4404;
const NOT_YOURS = 4403;

export type { TableLink } from "./link";

export class TableSocket implements TableLink {
  readonly people = this;
  note = $state.raw<TableNote | null>(null);
  events = $state.raw<Event[]>([]);
  version = $state(-1);
  undoable = $state(0);
  /** The seat whose last move is to be confirmed before chance acts. */
  confirms = $state<number | null>(null);
  /** What was said at the table. */
  lines = $state.raw<Line[]>([]);
  online = $state(false);
  /** Whether we have asked for something and wait for the answer. */
  waiting = $state(false);
  /** There is no such table. */
  missing = $state(false);

  /** The game as the server has told it last. */
  #told = $state.raw<GameView | null>(null);
  /** The same; where it broke off, nobody is awaited any more, and where a bot plays for us, there
   * is nothing for us to do. */
  view = $derived.by<GameView | null>(() => {
    if (!this.#told) return null;
    if (this.note?.ended) return { ...this.#told, awaited: null, moves: [] };
    return this.standIn ? { ...this.#told, moves: [] } : this.#told;
  });
  /** The bot that plays in our seat. */
  standIn = $derived.by(() => {
    const own = this.note?.own ?? null;
    return own === null ? null : (this.note?.chairs[own]?.stand_in ?? null);
  });
  /** Whether our last move waits for our word. */
  confirming = $derived.by(
    () => this.confirms !== null && this.confirms === this.note?.own && !this.standIn,
  );

  /** Of several people who share this device, the one who looks at it. */
  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Commands that were not answered yet. They are sent again after a break: their ids see to it
   * that they count once. */
  #asked = new Map<string, { command: Command; answer: (answer: Answer) => void }>();

  constructor(
    readonly id: string,
    readonly heard: (events: Event[], live: boolean) => void = () => {},
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

  /** Comes in anew, as whom the server knows us for by now. */
  reopen(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.online = false;
    this.#connect();
    old?.close();
  }

  /** Comes in with the eyes of one of those who share this device, or with nobody's. What somebody
   * else has seen is forgotten first. */
  lookAs(seat: number | null): void {
    this.#seat = seat;
    this.#told = null;
    this.events = [];
    this.version = -1;
    this.undoable = 0;
    this.#asked.clear();
    this.waiting = false;
    this.reopen();
  }

  /** Plays a move; gives the reason if it is refused. */
  async play(move: string): Promise<Said | null> {
    // Whoever plays on has agreed to what was before.
    if (this.confirming) await this.confirm();
    return this.#do({ type: "play", version: this.version, move, wait: settings.confirm });
  }

  confirm = (): Promise<Said | null> => this.#do({ type: "confirm", version: this.version });
  undo = (whole: boolean): Promise<Said | null> =>
    this.#do({ type: "undo", version: this.version, whole });
  start = (): Promise<Said | null> => this.#do({ type: "start" });
  resign = (): Promise<Said | null> => this.#do({ type: "resign" });
  agree = (agrees: boolean): Promise<Said | null> => this.#do({ type: "agree", agrees });
  /** Lets a bot play in a seat. */
  hand = (seat: number): Promise<Said | null> => this.#do({ type: "hand", seat });
  takeBack = (): Promise<Said | null> => this.#do({ type: "take-back" });
  say = (text: string): Promise<Said | null> => this.#do({ type: "say", text });
  mute = (seat: number, muted: boolean): Promise<Said | null> =>
    this.#do({ type: "mute", seat, muted });

  /** The table as it would be after these moves, or a Refusal. */
  async try(moves: string[]): Promise<GameView> {
    const answer = await this.#ask({ type: "try", moves });
    if (answer.type === "tried") return answer.view;
    throw new Refusal((answer as Extract<Answer, { type: "refused" }>).said);
  }

  /** How likely it is to better, if these dice are kept; or a Refusal. */
  async odds(keep: string): Promise<Chance[]> {
    const answer = await this.#ask({ type: "odds", keep });
    if (answer.type === "chances") return answer.chances;
    throw new Refusal((answer as Extract<Answer, { type: "refused" }>).said);
  }

  /** Gives the reason if it is refused. */
  async #do(wish: Wish): Promise<Said | null> {
    const answer = await this.#ask(wish);
    return answer.type === "refused" ? answer.said : null;
  }

  #ask(wish: Wish): Promise<Answer> {
    const id = newId();
    const command = { ...wish, id } as Command;
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
      `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${this.version}${eyes}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as Told);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.online = false;
      if (event.code === MISSING) this.missing = true;
      // The seat was given away in the meantime.
      else if (event.code === NOT_YOURS) this.lookAs(null);
      else if (!this.#closed) this.#timer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Whoever comes back to the page does not wait for the next try. */
  #hurry = (): void => {
    if (this.online || this.#closed || document.hidden) return;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.reopen();
  };

  /** Tells the others whether we look at the table. */
  #look = (): void => {
    if (!this.online || this.note?.own == null) return;
    void this.#ask({ type: "away", away: document.hidden });
  };

  #hear(told: Told): void {
    switch (told.type) {
      case "whole": {
        const live = this.version >= 0;
        this.note = heardNow(told.table);
        this.#told = told.view;
        this.version = told.version;
        this.undoable = told.undoable;
        this.confirms = told.confirms;
        this.lines = told.lines;
        const last = this.events.at(-1)?.version ?? -1;
        const missed = told.events.filter((event) => event.version > last);
        this.events = [...this.events, ...missed];
        this.#pause = FIRST_PAUSE;
        this.online = true;
        this.heard(missed, live);
        for (const { command } of this.#asked.values()) this.#send(command);
        if (document.hidden) this.#look();
        break;
      }
      case "news":
        if (told.event.version <= this.version) return;
        this.#told = told.view;
        this.version = told.event.version;
        this.undoable = told.undoable;
        this.confirms = told.confirms;
        if (told.clocks) this.#wind(told.clocks);
        this.events = [...this.events, told.event];
        this.heard([told.event], true);
        break;
      case "seating":
        this.note = heardNow(told.table);
        break;
      case "spoken":
        this.lines = [...this.lines, told.line];
        break;
      default:
        this.#asked.get(told.id)?.answer(told);
        this.#asked.delete(told.id);
        // Whoever asked hears the answer first.
        setTimeout(() => (this.waiting = this.#asked.size > 0));
    }
  }

  /** Sets everybody's clock. */
  #wind(clocks: (number | null)[]): void {
    const note = this.note;
    if (!note) return;
    const chairs = note.chairs.map((chair, seat) => ({ ...chair, left: clocks[seat] ?? null }));
    this.note = heardNow({ ...note, chairs });
  }
}

const newId = (): string =>
  crypto.randomUUID?.() ?? String(Math.random()).slice(2) + String(Date.now());
