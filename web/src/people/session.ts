/** The current person. Nobody needs a name before the first card: a guest gets one and can change it. */

import { get, post } from "../lib/api";
import { Refused } from "../lib/request";
import type { AccountMade, Left, Me, MeReply, NewAccount, NewPassword, PasskeyAnswer, PasswordChanged, PasswordReset, Recovery, SignIn } from "../lib/wire";
import { readStored, store } from "../lib/storage";
import { live } from "../live/live.svelte";

// The same in all four languages.
const NAMES =
  "Comet Nova Bravo Tango Rumba Domino Bandit Vortex Turbo Salsa Delta Sierra Mambo Orion Zorro Titan Tornado Pixel Panda Kiwi Gecko Samba Vega Luna Polka Laser Tiki Mango Cobra Lynx".split(
    " ",
  );

let loading: Promise<Me | null> | null = null;

/** Return the person of this browser's session, or null. */
export function loadMe(): Promise<Me | null> {
  loading ??= get<MeReply>("/me").then(({ me }) => remember((live.me = me)));
  return loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
}

/** Return the person of this browser's session, or a new guest. */
export async function ensureMe(): Promise<Me> {
  const known = live.me ?? (await loadMe());
  if (known && !live.me) {
    // The session has ended since it was loaded.
    loading = null;
    return ensureMe();
  }
  return known ?? newGuest();
}

/** Create a guest with the suggested name, or with another one if an account has taken it meanwhile. */
async function newGuest(): Promise<Me> {
  try {
    return await saveGuestName(suggestedName());
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.error === "name_taken")) throw error;
    store("guest", randomName());
    return saveGuestName(suggestedName());
  }
}

/** Create a guest, or rename the current one. */
export async function saveGuestName(name: string): Promise<Me> {
  return accept(await post<MeReply>("/guest", { name }));
}

/** Create an account and return its recovery codes. */
export async function register(credentials: NewAccount): Promise<string[]> {
  const made = await post<AccountMade>("/account", credentials);
  accept(made);
  return made.recovery_codes;
}

export async function signIn(credentials: SignIn): Promise<Me> {
  return accept(await post<MeReply>("/sign-in", credentials));
}

export async function signInByPasskey(answer: PasskeyAnswer): Promise<Me> {
  return accept(await post<MeReply>("/passkeys/sign-in", answer));
}

/** Return a handler of errors that calls `ask` if the account needs a second factor. */
export function needsSecondFactor(ask: () => void): (error: unknown) => never {
  return (error) => {
    if (error instanceof Refused && error.refusal.error === "needs_second_factor") ask();
    throw error;
  };
}

export async function signOut(): Promise<void> {
  await post<MeReply>("/sign-out");
  setMe(null);
}

export async function signOutEverywhere(): Promise<void> {
  await post<MeReply>("/me/sessions/end");
  setMe(null);
}

/** Change the password and return new recovery codes, if the change asks for them. The session has a new cookie, which
 * the socket needs too. */
export async function changePassword(change: NewPassword): Promise<string[]> {
  const changed = await post<PasswordChanged>("/me/password", change);
  accept(changed);
  live.reconnect();
  return changed.recovery_codes;
}

/** Set a new password with a recovery code. */
export async function recover(recovery: Recovery): Promise<void> {
  accept(await post<MeReply>("/recover", recovery));
  live.reconnect();
}

/** Set a new password with a link from the host or from an e-mail. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  accept(await post<MeReply>("/reset", reset));
  live.reconnect();
}

/** Rename an account; the server checks that the name is free. */
export async function rename(name: string): Promise<Me> {
  return accept(await post<MeReply>("/me/name", { name }));
}

/** Delete the account. Its games stay, without the name. */
export async function deleteAccount(password: string): Promise<void> {
  await post<Left>("/me/leave", { password });
  setMe(null);
}

/** A visitor with a name has played before; the front page then no longer begins with the lessons. */
function remember(me: Me | null): Me | null {
  if (me) store("played", "yes");
  return me;
}

function setMe(me: Me | null): void {
  remember(me);
  loading = Promise.resolve(me);
  live.setMe(me);
}

function accept({ me }: MeReply): Me {
  if (!me) throw new Error("the reply names no person");
  setMe(me);
  return me;
}

/** Return the name of a guest who has not chosen one: the same in the settings and at the table. */
export function suggestedName(): string {
  const name = readStored("guest") ?? randomName();
  store("guest", name);
  return name;
}

function randomName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Nova";
  return `${name} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether a person is the current one, or the guest they were before. */
export function isMe(id: string | undefined): boolean {
  const { me } = live;
  return id !== undefined && me !== null && (me.id === id || (me.also ?? []).includes(id));
}
