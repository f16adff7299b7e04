/** This browser's subscription to its push service. */

/** Whether the browser has one at all; on iPhones and iPads, only pages on the home screen do. */
export const canPush = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

export const couldPushIfInstalled = (): boolean =>
  !canPush() && "standalone" in navigator && !navigator.standalone;

interface Keys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes again with the server's key; throws if the browser cannot. */
export async function newSubscription(key: string): Promise<Keys> {
  const manager = await pushManager();
  // A subscription with another server's key, or an expired one, is useless.
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

export async function endSubscription(): Promise<void> {
  await (await (await pushManager()).getSubscription())?.unsubscribe();
}

async function pushManager(): Promise<PushManager> {
  // The service worker is only installed a while after the page was opened: it may not be there
  // yet.
  await navigator.serviceWorker.register("/sw.js");
  return (await navigator.serviceWorker.ready).pushManager;
}
