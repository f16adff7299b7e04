/** Who we are to the server: a guest with a name. */
import { comeIn, me } from "../wire/http";
import type { Guest } from "../wire/types";
import { words } from "../words/catalogue.svelte";

/** The name in the field; once the server knows us, also the name it has stored. */
export const guest = $state({
  name: "",
  known: false,
  /** What others know us by. */
  person: "",
  avatar: "",
  hasChosen: false,
  /** Nobody else sees our profile. */
  hidden: false,
  /** Where other devices on the network find this server, if this is the server's own machine. */
  lanAddress: null as string | null,
  /** The modules of Palace that the server offers, once it has answered. */
  modules: null as string[] | null,
});

let isLoaded = false;
let last: Promise<void> = Promise.resolve();

/** One request after another: two at once could create two guests. */
function inTurn(ask: () => Promise<void>): Promise<void> {
  last = last.then(ask, ask);
  return last;
}

/** Asks the server whether it knows us already. A name typed in the meantime is kept. */
export function loadGuest(): Promise<void> {
  return inTurn(async () => {
    if (isLoaded) return;
    const { guest: found, lan_address: lanAddress, modules } = await me();
    isLoaded = true;
    guest.known ||= found !== null;
    guest.name ||= found?.name ?? "";
    if (found) note(found);
    guest.lanAddress = lanAddress;
    guest.modules = modules;
  });
}

/** Becomes a guest with the name in the field, or changes the guest's name to it. */
export function saveName(): Promise<void> {
  return inTurn(async () => {
    const typed = guest.name;
    const found = await comeIn(typed.trim() || words("default-name"));
    if (guest.name === typed) guest.name = found.name;
    note(found);
    guest.known = true;
  });
}

/** For anything that only guests may do: creates a guest if necessary. */
export async function ensureGuest(): Promise<void> {
  await loadGuest();
  if (!guest.known) await saveName();
}

/** The server no longer knows us. */
export function signedOut(): void {
  guest.name = "";
  guest.known = false;
}

/** From now on we are the guest of another device. */
export function signedInAs(found: Guest): void {
  guest.name = found.name;
  guest.known = true;
  note(found);
}

function note({ person, avatar, chosen, hidden }: Guest): void {
  Object.assign(guest, { person, avatar, hasChosen: chosen, hidden });
}
