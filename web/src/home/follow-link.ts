/** Links within the app, followed without reloading the page. */
import { go } from "../router.svelte";

/** For a click on a link within the app. If it opens a new tab or window, that is left to the
 * browser. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const { pathname, hash } = event.currentTarget;
  go(pathname + hash);
}
