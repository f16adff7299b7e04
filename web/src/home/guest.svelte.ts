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

let greeted = false;
let last: Promise<void> = Promise.resolve();

/** One request after another: two at once could make two guests of us. */
function inTurn(ask: () => Promise<void>): Promise<void> {
  last = last.then(ask, ask);
  return last;
}

/** Asks the server whether it knows us from before. A name that was typed meanwhile stays. */
export function greet(): Promise<void> {
  return inTurn(async () => {
    if (greeted) return;
    const { guest: found, lan_address: lanAddress, modules } = await me();
    greeted = true;
    guest.known ||= found !== null;
    guest.name ||= found?.name ?? "";
    guest.lanAddress = lanAddress;
    guest.modules = modules;
  });
}

/** Comes in with the name in the field, or takes it as the new one. */
export function takeName(): Promise<void> {
  return inTurn(async () => {
    const typed = guest.name;
    const { name } = await comeIn(typed.trim() || words("default-name"));
    if (guest.name === typed) guest.name = name;
    guest.known = true;
  });
}

/** For whatever only guests may do. */
export async function becomeKnown(): Promise<void> {
  await greet();
  if (!guest.known) await takeName();
}

/** We are somebody whom the server knows from another device. */
export function settled({ name }: Guest): void {
  guest.name = name;
  guest.known = true;
}
