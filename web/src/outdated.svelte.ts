/** A page of before an upgrade of the server. It reloads once by itself. If it is still of another
 * version than the server then, it says so, and reloads when somebody wants it to. */
import { WIRE_VERSION } from "./wire/version";

const KEY = "alhambra-outdated";

export const outdated = $state({ isKnown: false });

/** The server speaks another version than this page. */
export function reloadOnce(): void {
  if (outdated.isKnown) return;
  outdated.isKnown = true;
  // The service worker passes the request for a page on to the network: what comes is not kept.
  if (marksReload()) location.reload();
}

/** Whether this version has not been reloaded before. */
function marksReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(WIRE_VERSION)) return false;
    sessionStorage.setItem(KEY, String(WIRE_VERSION));
    return true;
  } catch {
    // Where nothing can be kept, it might reload for ever.
    return false;
  }
}
