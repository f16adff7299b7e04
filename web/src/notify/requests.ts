/** Requests to the server about notifications while the page is closed. */
import { settings } from "../settings.svelte";
import { ask } from "../wire/http";
import type { Notifications } from "../wire/types";

const OWN = "/me/notifications";

export const notifications = () => ask<Notifications>("GET", OWN);
export const subscribe = (keys: { endpoint: string; p256dh: string; auth: string }) =>
  ask<Notifications>("POST", `${OWN}/push`, { ...keys, language: settings.language });
export const unsubscribe = () => ask<Notifications>("DELETE", `${OWN}/push`);
export const askForCode = (address: string) =>
  ask<Notifications>("POST", `${OWN}/mail`, { address, language: settings.language });
export const confirmAddress = (code: string) =>
  ask<Notifications>("POST", `${OWN}/mail/code`, { code });
export const forgetAddress = () => ask<Notifications>("DELETE", `${OWN}/mail`);
/** Has everything sent in the language of the page. */
export const sendLanguage = () =>
  ask<Notifications>("POST", `${OWN}/language`, { language: settings.language });
/** With the token from an email, so that the sender need not be known here. */
export const stopEmails = (token: string) =>
  ask<object>("POST", `/mail/${encodeURIComponent(token)}/unsubscribe`);
