/** Arrow keys move the focus to the nearest thing in that direction, across the whole table. */
import type { Action } from "svelte/action";

const DIRECTION: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much worse a step to the side is than a step ahead. */
const ASIDE = 2.5;

const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export const arrowKeys: Action<HTMLElement> = (node) => {
  const go = (event: KeyboardEvent) => {
    const direction = DIRECTION[event.key];
    const from = document.activeElement;
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    if (
      !from ||
      from.matches("input, select, [role=radio], [role=tabpanel]") ||
      from.closest("dialog")
    )
      return;
    const [x, y] = middle(from);
    let nearest: HTMLElement | null = null;
    let least = Infinity;
    for (const other of node.querySelectorAll<HTMLElement>("button:not(:disabled)")) {
      const [left, top] = middle(other);
      const ahead = (left - x) * direction[0] + (top - y) * direction[1];
      const aside = Math.abs((left - x) * direction[1]) + Math.abs((top - y) * direction[0]);
      const distance = ahead + aside * ASIDE;
      if (other !== from && ahead > 4 && distance < least && other.offsetParent) {
        nearest = other;
        least = distance;
      }
    }
    if (!nearest) return;
    event.preventDefault();
    nearest.focus();
  };
  node.addEventListener("keydown", go);
  return { destroy: () => node.removeEventListener("keydown", go) };
};
