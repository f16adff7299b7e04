/** Tiles and cards fly from where they were to where they are now. On the way only their position
 * and opacity change, so a browser draws each of them once and moves the picture. */
import { cubicOut } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";

const FLIGHT = 380;
const FADE = 180;

type Flight = (node: Element, about: { key: string }) => () => TransitionConfig;

const leaving = new Map<string, Element>();
const arriving = new Map<string, Element>();

/** What leaves one place flies to where the same thing arrives at the same moment; and arrives from
 * there. If there is no such place, or it is not visible, it fades. */
export const leave: Flight = flight(leaving, arriving);
export const arrive: Flight = flight(arriving, leaving);

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function flight(ours: Map<string, Element>, theirs: Map<string, Element>): Flight {
  return (node, { key }) => {
    ours.set(key, node);
    return () => {
      const other = theirs.get(key);
      theirs.delete(key);
      const [here, there] = [node, other].map((each) => each?.getBoundingClientRect());
      if (here?.width && there?.width) return fly(node, here, there);
      ours.delete(key);
      return fade(node, { duration: still() ? 0 : FADE });
    };
  };
}

/** Between its own place and another, from centre to centre. */
function fly(node: Element, here: DOMRect, there: DOMRect): TransitionConfig {
  const { transform, opacity } = getComputedStyle(node);
  const own = transform === "none" ? "" : transform;
  const across = there.left - here.left + (there.width - here.width) / 2;
  const down = there.top - here.top + (there.height - here.height) / 2;
  const wider = there.width / here.width - 1;
  const higher = there.height / here.height - 1;
  return {
    duration: still() ? 0 : FLIGHT,
    easing: cubicOut,
    css: (near, far) =>
      `opacity: ${near * Number(opacity)};` +
      `transform: translate(${far * across}px, ${far * down}px) ${own}` +
      ` scale(${1 + far * wider}, ${1 + far * higher})`,
  };
}
