/** A page from before an upgrade of the server. It reloads once by itself. If its version still
 * differs from the server's afterwards, it says so, and reloads on request. */
import { WIRE_VERSION } from "./wire/version";

const KEY = "alhambra-outdated";

export const outdated = $state({ isKnown: false });

/** The server speaks another version than this page. */
export function reloadOnce(): void {
  if (outdated.isKnown) return;
  outdated.isKnown = true;
  // The service worker passes the request for a page on to the network; the response is not stored.
  if (marksReload()) location.reload();
}

/** Whether the page has not been reloaded for this version yet. */
function marksReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(WIRE_VERSION)) return false;
    sessionStorage.setItem(KEY, String(WIRE_VERSION));
    return true;
  } catch {
    // Where nothing can be stored, it might reload for ever.
    return false;
  }
}
