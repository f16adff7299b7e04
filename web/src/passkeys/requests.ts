/** What is asked of the server about passkeys. */
import { ask } from "../wire/http";
import type { Guest, NewPasskey, PasskeyChallenge, Passkeys } from "../wire/types";
import { made, signed } from "./credentials";

const OWN = "/me/passkeys";

export const passkeys = () => ask<Passkeys>("GET", OWN);
export const removePasskey = (id: string) =>
  ask<Passkeys>("DELETE", `${OWN}/${encodeURIComponent(id)}`);

/** Has the browser make a passkey; or CouldNot. */
export async function addPasskey(): Promise<Passkeys> {
  const wished = await ask<NewPasskey>("POST", `${OWN}/new`);
  return ask<Passkeys>("POST", OWN, await made(wished));
}

/** Signs in with one that the person chooses; or CouldNot. */
export async function signInWithPasskey(takeGames: boolean): Promise<Guest> {
  const challenge = await ask<PasskeyChallenge>("POST", "/passkeys/challenge");
  const answer = { ...(await signed(challenge)), take_games: takeGames };
  return ask<Guest>("POST", "/passkeys/back", answer);
}
