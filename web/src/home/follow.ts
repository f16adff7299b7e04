/** Links within the app, followed without loading the page anew. */
import { goBackIn, goHome, goToTable } from "../router.svelte";

/** For the click on a link to a table, to where one comes back, or to the home page. Where it goes to a new tab or window,
 * the browser sees to it. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const table = event.currentTarget.dataset.table;
  if (table) goToTable(table);
  else if (event.currentTarget.dataset.page === "back") goBackIn();
  else goHome();
}
