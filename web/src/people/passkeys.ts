/** Passkeys (WebAuthn). A browser has one request at a time, so each one ends the request before it. */

import { post } from "../lib/api";
import { fromBase64url, toBase64url } from "../lib/base64url";
import { Refused } from "../lib/request";
import type { Done, NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyCreation, PasskeyStart } from "../lib/wire";

const RENEW = 540_000;
/** Milliseconds after which an offer in the autofill list gets a new challenge; the server's is valid for ten minutes. */
let pending = new AbortController();

/** Whether this browser has passkeys on this page: they need HTTPS or localhost, and a host name. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}

/** Add a passkey of this device, or of another one that the browser offers. */
export async function addPasskey(name: string, start: PasskeyStart): Promise<void> {
  const signal = begin();
  const creation = await post<PasskeyCreation>("/me/passkeys/start", start);
  const made = await credentialOf(navigator.credentials.create({ publicKey: creationOptions(creation), signal }));
  const response = made.response as AuthenticatorAttestationResponse;
  const body: NewPasskey = { name, id: toBase64url(made.rawId), client_data: toBase64url(response.clientDataJSON), attestation: toBase64url(response.attestationObject) };
  await post<Done>("/me/passkeys", body);
}

/** Ask for a passkey of this site. */
export function usePasskey(): Promise<PasskeyAnswer> {
  return ask({ signal: begin() });
}

/** Offer passkeys in the list of names that a browser suggests for a field, until `signal` is aborted. */
export async function offerPasskeys(signal: AbortSignal, use: (answer: PasskeyAnswer) => Promise<void>): Promise<void> {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!signal.aborted) {
    const mine = begin();
    const timer = setTimeout(() => pending.abort("renew"), RENEW);
    const answer = await ask({ mediation: "conditional", signal: AbortSignal.any([mine, signal]) }).catch(() => null);
    clearTimeout(timer);
    if (answer) return use(answer);
    if (mine.reason !== "renew") return;
  }
}

function begin(): AbortSignal {
  pending.abort();
  pending = new AbortController();
  return pending.signal;
}

async function ask(request: CredentialRequestOptions): Promise<PasskeyAnswer> {
  const { challenge, site } = await post<PasskeyChallenge>("/passkeys/challenge");
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: fromBase64url(challenge), rpId: site, userVerification: "required" };
  const used = await credentialOf(navigator.credentials.get({ ...request, publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: toBase64url(used.rawId),
    client_data: toBase64url(response.clientDataJSON),
    authenticator_data: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  };
}

/** Return the credential; a person who closes the browser's dialog gets a text and no error in the console. */
async function credentialOf(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Refused({ error: isKnown ? "passkey_known" : "passkey_cancelled", message: String(error) });
  });
  return found as PublicKeyCredential;
}

function creationOptions({ challenge, site, person, name, algorithms, known }: PasskeyCreation): PublicKeyCredentialCreationOptions {
  return {
    challenge: fromBase64url(challenge),
    rp: { id: site, name: "Undercard" },
    user: { id: new TextEncoder().encode(person), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map((id) => ({ type: "public-key", id: fromBase64url(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}
