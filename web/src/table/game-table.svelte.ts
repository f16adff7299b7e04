/** What the tables of all games have in common: what is staged, notices, whose things are shown,
 * and what has happened, in words. Each game says what is different about it. */
import { GAMES, isGame } from "../games";
import type { ShownGuide } from "../guide/guide.svelte";
import { begunAt } from "../guide/progress";
import type { Lesson } from "../tutor/lesson";
import type { TableLink } from "../wire/link";
import type { Event, GameView, ServerSentence } from "../wire/types";
import type { Sentence } from "../words/catalogue.svelte";
import type { TableProps } from "./load";
import { lastEntry, lastMoves, lastOpponentMove, type LogLine } from "./log";
import { Notices } from "./notices.svelte";
import { isReplayed } from "./replayed";
import type { Staged } from "./staged.svelte";
import type { Staging } from "./staging";

interface Parts<View extends GameView, Stage extends Staged<View>, Line extends LogLine> {
  Stage: new (link: TableLink<View>, tell: (reason: ServerSentence) => void) => Stage;
  logOf(events: Event[], names: string[], view: View): Line[];
  /** What the table is waiting for. */
  prompt(stage: Stage, names: string[]): Sentence;
  /** What the tutor has to say now. */
  lessonOf(stage: Stage, names: string[]): Lesson | null;
  /** The results of rounds, in games that are played in rounds. */
  rounds?: { readonly shown: number | null; show(round: number): void };
}

/** The table of any game, as far as its surroundings need to know it. */
export interface ShownTable {
  readonly link: TableLink;
  readonly names: string[];
  readonly view: GameView;
  readonly stage: Staging & { readonly tried: GameView | null };
  readonly notices: Notices;
  readonly lines: LogLine[];
  readonly prompt: Sentence;
  readonly lesson: Lesson | null;
  /** What somebody else did last, in words. */
  readonly opponentMove: string;
  /** The guide, if the table was opened for a lesson. */
  readonly guide: ShownGuide | null;
  /** What was done last, in words, for replays. */
  readonly lastEntry: string | undefined;
  /** Whether a round or a scoring is shown in front of the table: then the keys do not belong to
   * the table, and the guide waits. */
  readonly isCovered: boolean;
  /** Shows the results of a round, in games that are played in rounds. */
  readonly openRound: ((round: number) => void) | undefined;
  showOwn(): void;
}

export class GameTable<
  View extends GameView,
  Stage extends Staged<View>,
  Line extends LogLine,
> implements ShownTable {
  readonly notices = new Notices();
  readonly stage: Stage;
  guide = $state.raw<ShownGuide | null>(null);
  /** Whose things are shown, if they are not our own. */
  lookingAt = $state<number | null>(null);
  /** Whether a phone shows the second half of a heart that has two, as the player wants. */
  turned = $state(false);

  readonly #isReplayed = isReplayed();
  readonly #props: () => TableProps<View>;
  readonly #parts: Parts<View, Stage, Line>;

  /** To be created along with its component: the props may change, except for the link. */
  constructor(props: () => TableProps<View>, parts: Parts<View, Stage, Line>) {
    this.#props = props;
    this.#parts = parts;
    this.stage = new parts.Stage(props().link, this.notices.show);
    if (!this.#isReplayed) this.#beGuided();
  }

  link = $derived.by(() => this.#props().link);
  names = $derived.by(() => this.#props().names);
  view = $derived.by(() => this.link.view!);
  /** Whose things are shown. */
  shown = $derived.by(() => this.lookingAt ?? this.stage.own ?? this.view.turn);
  lines = $derived.by(() => this.#parts.logOf(this.link.events, this.names, this.view));
  lastMoves = $derived.by(() => lastMoves(this.lines));
  lastEntry = $derived.by(() => lastEntry(this.lines, this.view.phase === "over"));
  /** What somebody else did last, in words. */
  opponentMove = $derived.by(() =>
    this.#isReplayed ? "" : lastOpponentMove(this.lines, this.stage.own),
  );
  prompt = $derived.by(() => this.#parts.prompt(this.stage, this.names));
  lesson = $derived.by(() => this.#parts.lessonOf(this.stage, this.names));
  get openRound(): ((round: number) => void) | undefined {
    return this.#parts.rounds?.show;
  }
  /** How many moves can be taken back: none while a question is open that offers it, or while a bot
   * plays. */
  undoable = $derived.by(() => {
    const { socket, undoable } = this.link;
    return socket?.confirming || socket?.standIn ? 0 : undoable;
  });
  /** Also, whether the guide points at something there. */
  isTurned = $derived.by(() => this.turned || this.guide?.message?.turned === true);
  isCovered = $derived.by(
    () => this.#props().scorings.length > 0 || (this.#parts.rounds?.shown ?? null) !== null,
  );

  /** A table that was opened for a lesson has a guide, which is loaded then. */
  #beGuided(): void {
    const { id } = this.#props().link;
    const begun = begunAt(id);
    if (!begun || !isGame(begun.game)) return;
    let stop = (): void => undefined;
    let isGone = false;
    void Promise.all([import("../guide/guide.svelte"), GAMES[begun.game].lessons()]).then(
      ([{ guideOf }, { default: lessons }]) => {
        const lesson = lessons[begun.lesson];
        if (!lesson || isGone) return;
        stop = $effect.root(() => {
          this.guide = guideOf(id, begun, lesson, this.stage as never);
        });
      },
    );
    $effect(() => () => {
      isGone = true;
      stop();
    });
  }

  show = (seat: number): void => {
    this.lookingAt = seat === this.stage.own ? null : seat;
  };

  turn = (): void => {
    this.turned = !this.turned;
  };

  showOwn = (): void => {
    this.lookingAt = null;
    this.turned = false;
  };

  /** A notice is about what was picked when it appeared, so it disappears when something else is
   * picked. */
  clearNoticeAfter(picked: () => unknown[]): void {
    $effect(() => {
      void [picked(), this.lookingAt];
      this.notices.clear();
    });
  }
}
