/** Whether the server can be reached, and the page kept on the device for when it cannot. */

/** The service worker marks a front page that did not come over the network. */
export const network = $state({
  isMissing: "offline" in document.documentElement.dataset || !navigator.onLine,
});

addEventListener("offline", () => (network.isMissing = true));
addEventListener("online", () => (network.isMissing = false));

const SOON = 4000;

/** The game comes first: the page is kept when it has long been shown. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without a secure connection, or where nothing may be kept, there is no page without a network.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(register, SOON));
}
