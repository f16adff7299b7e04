/** Tiles and cards fly from where they were to where they are now. */
import { crossfade, fade } from "svelte/transition";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const [leave, arrive] = crossfade({
  duration: () => (still() ? 0 : 380),
  fallback: (node) => fade(node, { duration: still() ? 0 : 180 }),
});
