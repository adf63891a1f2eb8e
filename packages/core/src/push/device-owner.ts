import { type Actor, signedIn } from "../kernel/actor.ts";

/** A person, or one of their keys, which can use only devices that it saved itself. */
export function deviceOwnerOf(actor: Actor): { readonly userId: string; readonly keyId: string | null } {
  const caller = signedIn(actor);
  return { userId: caller.userId, keyId: caller.kind === "agent" ? caller.keyId : null };
}
