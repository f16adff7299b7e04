/** Zooms the heart of a table: with two fingers, a double tap, or Control and the wheel. While it
 * is enlarged, one finger moves it. At first, and after another double tap, it has its normal
 * size. */
import type { Action } from "svelte/action";

const NEAREST = 4;
const BY_TAPS = 2;
/** Two taps count as a double tap if they are this close in time, in milliseconds, and in space, in
 * pixels. */
const SOON = 300;
const CLOSE = 30;
/** What a tap picks, or has picked. */
const PICKED = ".glows, .picked, .legal, .barred";

interface Point {
  x: number;
  y: number;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const zoomable: Action<HTMLElement> = (node) => {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let shift: Point = { x: 0, y: 0 };
  let tapped = { at: { x: 0, y: 0 }, time: -Infinity };

  const show = () => {
    const { offsetWidth: width, offsetHeight: height } = node;
    const most = { x: width * (scale - 1), y: height * (scale - 1) };
    shift = { x: clamp(shift.x, -most.x), y: clamp(shift.y, -most.y) };
    node.style.transform = scale > 1 ? `translate(${shift.x}px, ${shift.y}px) scale(${scale})` : "";
  };
  const clamp = (value: number, least: number) => Math.min(0, Math.max(least, value));

  /** A point on the screen, relative to the corner of the heart's area. */
  const inRoom = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = node.parentElement!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  /** What is at this point stays there. */
  const zoomTo = (next: number, at: Point) => {
    next = Math.min(NEAREST, Math.max(1, next));
    shift = {
      x: at.x - ((at.x - shift.x) * next) / scale,
      y: at.y - ((at.y - shift.y) * next) / scale,
    };
    scale = next;
    show();
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "touch") fingers.set(event.pointerId, inRoom(event));
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const here = inRoom(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, here);
    if (other) {
      // Two fingers do not drag a tile.
      event.stopPropagation();
      const [was, is] = [between(before, other), between(here, other)];
      shift = { x: shift.x + is.x - was.x, y: shift.y + is.y - was.y };
      zoomTo((scale * distance(here, other)) / Math.max(1, distance(before, other)), is);
    } else if (scale > 1 && !(event.target as Element).closest(".loose.glows")) {
      shift = { x: shift.x + here.x - before.x, y: shift.y + here.y - before.y };
      show();
    }
  };

  const up = (event: PointerEvent) => {
    const alone = fingers.size === 1;
    if (!fingers.delete(event.pointerId) || !alone || event.type !== "pointerup") return;
    // While somebody picks one thing after another, nothing may move.
    if ((event.target as Element).closest(PICKED)) return;
    const at = inRoom(event);
    const isSecond = event.timeStamp - tapped.time < SOON && distance(at, tapped.at) < CLOSE;
    tapped = { at, time: isSecond ? -Infinity : event.timeStamp };
    if (isSecond) zoomTo(scale > 1 ? 1 : BY_TAPS, at);
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 200), inRoom(event));
  };

  const sizes = new ResizeObserver(() => zoomTo(1, { x: 0, y: 0 }));
  sizes.observe(node);
  node.addEventListener("pointerdown", down, { capture: true });
  node.addEventListener("pointermove", move, { capture: true });
  node.addEventListener("pointerup", up, { capture: true });
  node.addEventListener("pointercancel", up, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy: () => {
      sizes.disconnect();
      node.removeEventListener("pointerdown", down, { capture: true });
      node.removeEventListener("pointermove", move, { capture: true });
      node.removeEventListener("pointerup", up, { capture: true });
      node.removeEventListener("pointercancel", up, { capture: true });
      node.removeEventListener("wheel", wheel);
    },
  };
};
