import { type Actor, signedIn } from "../kernel/actor.ts";

/** A person, or one of their keys, which can use only devices that it saved itself. */
export function deviceOwnerOf(actor: Actor): {
  readonly userId: string;
  readonly keyId: string | null;
  readonly sessionId: string | null;
} {
  const caller = signedIn(actor);
  if (caller.kind === "agent") return { userId: caller.userId, keyId: caller.keyId, sessionId: null };
  return { userId: caller.userId, keyId: null, sessionId: caller.session?.id ?? null };
}
