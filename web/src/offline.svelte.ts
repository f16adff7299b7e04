/** Whether the server can be reached, and storing the page on the device for when it cannot. */

/** The service worker marks a front page that did not come from the network. */
export const network = $state({
  isMissing: "offline" in document.documentElement.dataset || !navigator.onLine,
});

addEventListener("offline", () => (network.isMissing = true));
addEventListener("online", () => (network.isMissing = false));

const SOON = 4000;

/** The game comes first: the page is stored only after it has been shown for a while. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without a secure connection, or where nothing may be stored, the page does not work offline.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(register, SOON));
}
