/** One table as the server tells it: kept up to date over a socket, caught up with by version. */
import { Refusal } from "./http";
import type { TableLink } from "./link";
import type { Command, Event, GameView, Said, TableNote, Told } from "./types";

type Answer = Extract<Told, { type: "done" | "refused" | "tried" }>;
type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** After so long without an answer, the line is taken for dead. */
const PATIENCE = 8000;

export type { TableLink } from "./link";

export class TableSocket<View extends GameView = GameView> implements TableLink<View> {
  note = $state.raw<TableNote | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  version = $state(-1);
  undoable = $state(0);
  online = $state(false);
  /** There is no such table. */
  missing = $state(false);

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
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
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

  /** Plays a move; gives the reason if it is refused. */
  async play(move: string): Promise<Said | null> {
    return this.#told(await this.#ask({ type: "play", version: this.version, move }));
  }

  async undo(whole: boolean): Promise<Said | null> {
    return this.#told(await this.#ask({ type: "undo", version: this.version, whole }));
  }

  async start(): Promise<Said | null> {
    return this.#told(await this.#ask({ type: "start" }));
  }

  /** The table as it would be after these moves, or a Refusal. */
  async try(moves: string[]): Promise<View> {
    const answer = await this.#ask({ type: "try", moves });
    if (answer.type === "tried") return answer.view as View;
    throw new Refusal((answer as Extract<Answer, { type: "refused" }>).said);
  }

  #told(answer: Answer): Said | null {
    return answer.type === "refused" ? answer.said : null;
  }

  #ask(wish: Wish): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2) + Date.now();
    const command = { ...wish, id } as Command;
    return new Promise((answer) => {
      this.#asked.set(id, { command, answer });
      if (this.online) this.#socket?.send(JSON.stringify(command));
      setTimeout(() => this.#asked.has(id) && this.online && this.reopen(), PATIENCE);
    });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${this.version}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as Told);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.online = false;
      if (event.code === 4404) this.missing = true;
      else if (!this.#closed) this.#timer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Whoever comes back to the page does not wait for the next try. */
  #hurry = (): void => {
    if (this.online || this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #hear(told: Told): void {
    switch (told.type) {
      case "whole": {
        const live = this.version >= 0;
        this.note = told.table;
        this.view = told.view as View | null;
        this.version = told.version;
        this.undoable = told.undoable;
        const last = this.events.at(-1)?.version ?? -1;
        const missed = told.events.filter((event) => event.version > last);
        this.events = [...this.events, ...missed];
        this.#pause = FIRST_PAUSE;
        this.online = true;
        this.heard(missed, live);
        for (const { command } of this.#asked.values()) {
          this.#socket?.send(JSON.stringify(command));
        }
        break;
      }
      case "news":
        if (told.event.version <= this.version) return;
        this.view = told.view as View;
        this.version = told.event.version;
        this.undoable = told.undoable;
        this.events = [...this.events, told.event];
        this.heard([told.event], true);
        break;
      case "seating":
        this.note = told.table;
        break;
      case "spoken":
        break;
      default:
        this.#asked.get(told.id)?.answer(told);
        this.#asked.delete(told.id);
    }
  }
}
