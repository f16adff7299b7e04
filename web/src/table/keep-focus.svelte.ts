/** Keeps the focus at a table: if the element that was used last is gone from the page, the focus
 * moves to where the game continues. */
import { tick } from "svelte";
import { on } from "svelte/events";

/** What can be done next, or else the main thing on the table. */
const NEXT = ["button.glows", ".heart"];

interface Table {
  /** The button that confirms or answers what is staged or asked, if there is one. */
  awaits: () => string | null;
  /** Anything that may have changed the table. */
  changes: () => unknown[];
  /** What the guide points at, if there is a guide. */
  pointsAt: () => string | null;
}

/** To be called while the table's component is created. */
export function keepFocus(frame: () => HTMLElement, table: Table): void {
  let byKeys = false;

  const isLost = () => document.activeElement === document.body;
  const focus = (what: string) => frame().querySelector<HTMLElement>(what);

  $effect(() => {
    const stop = [
      on(window, "keydown", () => (byKeys = true), { capture: true }),
      on(window, "pointerdown", () => (byKeys = false), { capture: true }),
    ];
    return () => stop.forEach((each) => each());
  });

  $effect(() => {
    const button = table.awaits();
    if (button && isLost()) void tick().then(() => focus(`[data-do=${button}]`)?.focus());
  });

  $effect(() => {
    void table.changes();
    if (!byKeys) return;
    void tick().then(() => {
      if (!isLost()) return;
      const lit = table.pointsAt();
      const inLight = lit ? [`:is(${lit}):is(button:enabled)`] : [];
      const next = [...inLight, ...NEXT].map(focus).find((each) => each !== null);
      next?.focus({ preventScroll: true });
    });
  });
}
