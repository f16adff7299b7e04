/** Where the keys are at a table: what was touched last may be gone from the page now, and then the
 * focus goes on to where the game goes on. */
import { tick } from "svelte";
import { on } from "svelte/events";

/** What can be done next, or else what the table is about. */
const NEXT = ["button.glows", ".heart"];

interface Table {
  /** The button that what is staged or asked waits for, if any. */
  awaits: () => string | null;
  /** Whatever may have changed the table. */
  changes: () => unknown[];
  /** What the guide points at, if there is one. */
  pointsAt: () => string | null;
}

/** To be called while the table's component is made. */
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
