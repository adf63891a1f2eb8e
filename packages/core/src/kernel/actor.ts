import type { Scope } from "@caravan/domain/scopes";
import type { ChosenFormats } from "@caravan/languages/formats";
import type { Language } from "@caravan/languages/language";
import { DomainError, forbidden, insufficientScope, unauthenticated } from "./errors.ts";

/** The caller. A cookie or a token is a person; any API key is an agent that acts for its person. */
export type Actor = Anonymous | Person | Agent;

export interface Anonymous {
  readonly kind: "anonymous";
}

/** What somebody has chosen in the account of how texts and values are written. */
export interface ChosenReader {
  readonly language?: Language;
  readonly formats?: ChosenFormats;
}

export interface Person {
  readonly kind: "person";
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Undefined with a token of an external identity provider, which manages its sessions itself. */
  readonly session?: { readonly id: string; readonly authenticatedAt: Date };
  /** Without an account: only this browser's session leads to what they plan (kernel/guests.ts). */
  readonly isGuest?: true;
  readonly reads?: ChosenReader;
  /** This installation requires a second factor, and this session began without one. */
  readonly lacksSecondFactor?: true;
}

export interface Agent {
  readonly kind: "agent";
  readonly userId: string;
  readonly name: string;
  readonly agentName: string;
  readonly keyId: string;
  readonly scopes: readonly Scope[];
  readonly mode: "apply" | "propose";
  /** Empty: all trips of its person. */
  readonly tripIds: readonly string[];
}

export type SignedIn = Person | Agent;

/** Who may call a verb: anybody, any credential, a credential with a scope, or only a person in their own session. */
export type Audience = "anyone" | "signed_in" | "person" | Scope;

/**
 * A person needs no scope.
 *
 * @param allows what the verb allows beside its audience
 * @throws when `actor` is not in the audience; forbidden `second_factor_needed`
 */
export function authorize(
  actor: Actor,
  audience: Audience,
  allows: { readonly withoutSecondFactor?: boolean } = {},
): void {
  if (audience === "anyone") return;
  if (actor.kind === "anonymous") throw unauthenticated();
  if (actor.kind === "person" && actor.lacksSecondFactor && !allows.withoutSecondFactor)
    throw new DomainError(
      "forbidden",
      "second_factor_needed",
      "This installation requires a second step at sign-in. Set up an authenticator app, or sign in with a passkey.",
    );
  if (audience === "signed_in" || actor.kind === "person") return;
  if (audience === "person") throw forbidden("Only a person can do this, signed in with their own account.");
  if (!actor.scopes.includes(audience)) throw insufficientScope(audience);
}

/** Whether a key's changes of what exists need approval. */
export function needsApproval(actor: Actor): boolean {
  return actor.kind === "agent" && actor.mode === "propose";
}

/** Narrows to an actor with an account. {@link authorize} has run before any verb does. */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === "anonymous") throw unauthenticated();
  return actor;
}

/** Whether a key that is limited to some trips may use this one, or what is linked to it; null is no trip. */
export function reachesTrip(actor: Actor, tripId: string | null): boolean {
  if (actor.kind !== "agent" || actor.tripIds.length === 0) return true;
  return tripId !== null && actor.tripIds.includes(tripId.toLowerCase());
}

/** The columns that attribute a row to its author. */
export function author(actor: Actor): { userId: string | null; agentName: string | null; apiKeyId: string | null } {
  if (actor.kind === "anonymous") return { userId: null, agentName: null, apiKeyId: null };
  if (actor.kind === "person") return { userId: actor.userId, agentName: null, apiKeyId: null };
  return { userId: actor.userId, agentName: actor.agentName, apiKeyId: actor.keyId };
}
