/** Dragging with mouse, pen or finger. A drag is two taps in one: where it begins and where it
 * ends. Anything that can be dropped on has `data-spot`. */
import type { Action } from "svelte/action";
import type { Spot } from "./staging";

const THRESHOLD = 8;

interface Dragged {
  spot: Spot;
  /** Called when the drag begins, so that possible targets light up. */
  lift: (from: Spot) => void;
  drop: (from: Spot, onto: Spot) => void;
}

const spotAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]") ?? null;

export const draggable: Action<HTMLElement, Dragged | null> = (node, initial) => {
  let dragged = initial;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const hover = (next: HTMLElement | null) => {
    if (next === over) return;
    over?.classList.remove("drop-here");
    over = next;
    over?.classList.add("drop-here");
  };

  const lift = () => {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-spot");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "1000",
      pointerEvents: "none",
      opacity: "0.9",
      transition: "none",
    });
    // Within the same styles, because a table's styles depend on its space.
    const holder = node.closest("main") ?? document.body;
    const { left, top } = holder.getBoundingClientRect();
    ghost.style.left = `${box.left - left}px`;
    ghost.style.top = `${box.top - top}px`;
    holder.append(ghost);
    dragged?.lift(dragged.spot);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !dragged) return;
    start = event;
    // From now on, all movements arrive here, including the first one that leaves the tile.
    node.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    if (!ghost && Math.hypot(x, y) < THRESHOLD) return;
    if (!ghost) lift();
    ghost!.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    hover(spotAt(event.clientX, event.clientY));
  };

  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const onto = ghost && event.type === "pointerup" ? spotAt(event.clientX, event.clientY) : null;
    const wasDragged = ghost !== null;
    hover(null);
    ghost?.remove();
    ghost = null;
    start = null;
    if (!wasDragged) return;
    // The click after a drag is not a tap.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    if (onto && onto !== node && dragged) dragged.drop(dragged.spot, onto.dataset.spot!);
  };

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return {
    update: (next) => void (dragged = next),
    destroy: () => {
      hover(null);
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
    },
  };
};
