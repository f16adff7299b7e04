/** What the browser keeps passkeys with. The wire has bytes in base64url, without padding. */
import type { NewPasskey, PasskeyChallenge, PasskeyRequest, SignInRequest } from "../wire/types";

/** The person or the browser did not want to; or the device has one already. */
export class CouldNot extends Error {
  constructor(readonly isKnown: boolean) {
    super();
  }
}

export const canUsePasskeys = () => isSecureContext && "PublicKeyCredential" in window;

export async function made(wished: NewPasskey): Promise<PasskeyRequest> {
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wished.challenge),
        rp: { id: wished.host, name: "Alhambra" },
        user: { id: bytes(wished.user), name: wished.name, displayName: wished.name },
        pubKeyCredParams: wished.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wished.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        // It knows by itself whose it is: nobody types a name to sign in.
        authenticatorSelection: { residentKey: "required", requireResidentKey: true },
      },
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    id: credential.id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

export async function signed(wished: PasskeyChallenge): Promise<SignInRequest> {
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(wished.challenge), rpId: wished.host },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user: text(response.userHandle ?? new ArrayBuffer(0)),
  };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await ask()) as PublicKeyCredential;
  } catch (error) {
    throw new CouldNot(error instanceof DOMException && error.name === "InvalidStateError");
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function text(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
