/** Who plays here. Nobody has to say a name before the first card: a guest gets one, to be changed. */

import { get, post } from "../lib/api";
import type { Credentials, Left, Me, MeReply } from "../lib/wire";
import { live } from "../live/live.svelte";

// Names of the ring, the same in all four languages.
const RING_NAMES =
  "Comet Nova Bravo Tango Rumba Domino Bandit Vortex Turbo Salsa Delta Sierra Mambo Orion Zorro Titan Tornado Pixel Panda Kiwi Gecko Samba Vega Luna Polka Laser Tiki Mango Cobra Lynx".split(
    " ",
  );

let asked: Promise<Me | null> | null = null;

/** Whoever came back, or nobody. */
export function recallMe(): Promise<Me | null> {
  asked ??= get<MeReply>("/me").then(({ me }) => (live.me = me));
  return asked.catch((error: unknown) => {
    asked = null;
    throw error;
  });
}

/** Whoever came back, else a new guest. */
export async function needMe(): Promise<Me> {
  return live.me ?? (await recallMe()) ?? enterAs(ringName());
}

/** As a guest, or under another name as the same one. */
export async function enterAs(name: string): Promise<Me> {
  return known(await post<MeReply>("/guest", { name }));
}

export async function register(credentials: Credentials): Promise<Me> {
  return known(await post<MeReply>("/account", credentials));
}

export async function signIn(credentials: Credentials): Promise<Me> {
  return known(await post<MeReply>("/sign-in", credentials));
}

export async function signOut(): Promise<void> {
  await post<MeReply>("/sign-out");
  become(null);
}

/** Under another name; an account's is checked for being free. */
export async function rename(name: string): Promise<Me> {
  return known(await post<MeReply>("/me/name", { name }));
}

/** For good: games stay, without the name. */
export async function leaveSite(password: string): Promise<void> {
  await post<Left>("/me/leave", { password });
  become(null);
}

function become(me: Me | null): Me | null {
  asked = Promise.resolve(me);
  live.becomes(me);
  return me;
}

function known({ me }: MeReply): Me {
  if (!me) throw new Error("the server took us for nobody");
  become(me);
  return me;
}

export function ringName(): string {
  const name = RING_NAMES[Math.floor(Math.random() * RING_NAMES.length)] ?? "Nova";
  return `${name} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether a seat's person is us, now or as the guest we were. */
export function isMe(id: string | undefined): boolean {
  const { me } = live;
  return id !== undefined && me !== null && (me.id === id || (me.also ?? []).includes(id));
}
