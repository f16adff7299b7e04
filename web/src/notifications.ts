/** “Your turn”, for people who are looking elsewhere: a sound, and a browser notification. */
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Event } from "./wire/types";
import { words } from "./words/catalogue.svelte";

let wasOurTurn = false;

/** To be called whenever it may have become our turn. */
export function notifyTurn(isOurTurn: boolean): void {
  if (isOurTurn && !wasOurTurn) {
    play("turn");
    if (document.hidden) notify();
  }
  wasOurTurn = isOurTurn;
}

/** What happens at the table while we watch, as sounds. */
export function playSounds(events: Event[]): void {
  const entries = events.flatMap((event) => event.entries.map(({ what }) => what));
  if (entries.includes("scored")) play("scoring");
  else if (entries.includes("moved")) play("tile");
}

export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** Asks for the browser's permission; returns whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function notify(): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(words("title-your-turn"), {
      icon: "/icon.svg",
      tag: "turn",
    });
    notification.onclick = () => (window.focus(), notification.close());
  } catch {
    // Some phones only show notifications of a service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(words("title-your-turn"), { icon: "/icon-192.png", tag: "turn" }),
    );
  }
}
