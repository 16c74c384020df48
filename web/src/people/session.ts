/** The current person. Nobody needs a name before the first card: a guest gets one and can change it. */

import { get, post } from "../lib/api";
import type { Credentials, Left, Me, MeReply } from "../lib/wire";
import { live } from "../live/live.svelte";

// The same in all four languages.
const NAMES =
  "Comet Nova Bravo Tango Rumba Domino Bandit Vortex Turbo Salsa Delta Sierra Mambo Orion Zorro Titan Tornado Pixel Panda Kiwi Gecko Samba Vega Luna Polka Laser Tiki Mango Cobra Lynx".split(
    " ",
  );

let loading: Promise<Me | null> | null = null;

/** Return the person of this browser's session, or null. */
export function loadMe(): Promise<Me | null> {
  loading ??= get<MeReply>("/me").then(({ me }) => (live.me = me));
  return loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
}

/** Return the person of this browser's session, or a new guest. */
export async function ensureMe(): Promise<Me> {
  return live.me ?? (await loadMe()) ?? saveGuestName(randomName());
}

/** Create a guest, or rename the current one. */
export async function saveGuestName(name: string): Promise<Me> {
  return accept(await post<MeReply>("/guest", { name }));
}

export async function register(credentials: Credentials): Promise<Me> {
  return accept(await post<MeReply>("/account", credentials));
}

export async function signIn(credentials: Credentials): Promise<Me> {
  return accept(await post<MeReply>("/sign-in", credentials));
}

export async function signOut(): Promise<void> {
  await post<MeReply>("/sign-out");
  setMe(null);
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

function setMe(me: Me | null): void {
  loading = Promise.resolve(me);
  live.setMe(me);
}

function accept({ me }: MeReply): Me {
  if (!me) throw new Error("the reply names no person");
  setMe(me);
  return me;
}

export function randomName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Nova";
  return `${name} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether a person is the current one, or the guest they were before. */
export function isMe(id: string | undefined): boolean {
  const { me } = live;
  return id !== undefined && me !== null && (me.id === id || (me.also ?? []).includes(id));
}
