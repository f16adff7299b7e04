/** Who we are to the server: a guest with a name. */
import { comeIn, me } from "../wire/http";
import type { Guest } from "../wire/types";
import { words } from "../words/catalogue.svelte";

/** The name is the one in the field; once we are known, it is also the server's. */
export const guest = $state({
  name: "",
  known: false,
  /** Where other devices on the network find this server, if we sit at its own machine. */
  lanAddress: null as string | null,
  /** The modules of Palace that the server offers, once it has said so. */
  modules: null as string[] | null,
});

let isLoaded = false;
let last: Promise<void> = Promise.resolve();

/** One request after another: two at once could make two guests of us. */
function inTurn(ask: () => Promise<void>): Promise<void> {
  last = last.then(ask, ask);
  return last;
}

/** Asks the server whether it knows us from before. A name that was typed meanwhile stays. */
export function loadGuest(): Promise<void> {
  return inTurn(async () => {
    if (isLoaded) return;
    const { guest: found, lan_address: lanAddress, modules } = await me();
    isLoaded = true;
    guest.known ||= found !== null;
    guest.name ||= found?.name ?? "";
    guest.lanAddress = lanAddress;
    guest.modules = modules;
  });
}

/** Becomes a guest with the name in the field, or takes it as the new name. */
export function saveName(): Promise<void> {
  return inTurn(async () => {
    const typed = guest.name;
    const { name } = await comeIn(typed.trim() || words("default-name"));
    if (guest.name === typed) guest.name = name;
    guest.known = true;
  });
}

/** For whatever only guests may do: makes us one if need be. */
export async function ensureGuest(): Promise<void> {
  await loadGuest();
  if (!guest.known) await saveName();
}

/** The server knows nothing of us any more. */
export function signedOut(): void {
  guest.name = "";
  guest.known = false;
}

/** We are now the guest of another device. */
export function signedInAs({ name }: Guest): void {
  guest.name = name;
  guest.known = true;
}
