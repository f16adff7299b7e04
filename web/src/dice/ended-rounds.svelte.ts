/** The round whose results are shown: one that has just ended, or one the player asks for. */
import { untrack } from "svelte";
import { isReplayed } from "../table/replayed";
import type { TableLink } from "../wire/table.svelte";
import type { GameView } from "../wire/types";

type ViewWithRounds = Extract<GameView, { rewards: unknown }>;

export class EndedRounds {
  shown = $state<number | null>(null);

  show = (round: number): void => {
    this.shown = round;
  };

  close = (): void => {
    this.shown = null;
  };
}

/** Shows the results of each round that ends, as long as the component is mounted. */
export function showWhenEnded(rounds: EndedRounds, link: () => TableLink<ViewWithRounds>): void {
  const replayed = isReplayed();
  const ended = () => {
    const { round, phase } = link().view!;
    return phase === "over" ? round : round - 1;
  };
  let known = ended();
  $effect(() => {
    // Until the last move is confirmed, the round is not over.
    if (link().socket?.confirming) return;
    const last = ended();
    if (last > known && !replayed) untrack(() => rounds.show(last));
    known = last;
  });
}
