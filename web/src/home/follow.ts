/** Links within the app, followed without loading the page anew. */
import { goHome, goToTable } from "../router.svelte";

/** For the click on a link to a table, or to the home page. Where it goes to a new tab or window,
 * the browser sees to it. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const table = event.currentTarget.dataset.table;
  if (table) goToTable(table);
  else goHome();
}
