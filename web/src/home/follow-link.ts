/** Links within the app, followed without loading the page anew. */
import { go } from "../router.svelte";

/** For the click on a link to somewhere in the app. Where it goes to a new tab or window, the
 * browser sees to it. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const { pathname, hash } = event.currentTarget;
  go(pathname + hash);
}
