/** Whatever has a name that only a mouse over it or a screen reader tells says it when it is tapped. */
import type { Action } from "svelte/action";
import type { ShowNotice } from "./notice-context";

const NAMED = "[title], [role=img][aria-label]";
/** What does something of its own. */
const ACTS = "a, button, input, label, summary";

export const saysWhat: Action<HTMLElement, ShowNotice> = (node, show) => {
  const say = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(ACTS)) return;
    const named = target.closest(NAMED);
    const name = named?.getAttribute("title") || named?.getAttribute("aria-label");
    if (name) show(name);
  };
  node.addEventListener("click", say);
  return { destroy: () => node.removeEventListener("click", say) };
};
