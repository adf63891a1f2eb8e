import { type Actor, signedIn } from "../kernel/actor.ts";

/** A person, or a key of theirs: it has to do with no other devices than those that it saved itself. */
export function deviceOwnerOf(actor: Actor): { readonly userId: string; readonly keyId: string | null } {
  const caller = signedIn(actor);
  return { userId: caller.userId, keyId: caller.kind === "agent" ? caller.keyId : null };
}
