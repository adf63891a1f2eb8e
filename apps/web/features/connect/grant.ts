import { type Scope, scopes } from "@caravan/domain/scopes";
import type { ApiInputs } from "@/features/api-client/index.ts";

export const lifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
  { value: "never", label: "Never" },
];

/** The most trips that a key can be limited to. */
const mostTrips = 100;

/** What a person is about to grant. */
export interface Grant {
  readonly scopes: ReadonlySet<Scope>;
  readonly needsApproval: boolean;
  /** Null: all trips, also later ones. */
  readonly tripIds: readonly string[] | null;
  readonly lifetime: string;
}

/** Reading is preselected; each kind of change has to be chosen. */
export function initialGrant(requested: readonly Scope[]): Grant {
  return { scopes: new Set(requested.filter(isRead)), needsApproval: false, tripIds: null, lifetime: "90" };
}

export const isRead = (scope: Scope): boolean => scope.endsWith(":read");

/** Whether a limit to some trips makes a difference. */
export const reachesTrips = (requested: readonly Scope[]): boolean =>
  requested.some((scope) => scope.startsWith("trips:") || scope.startsWith("bookings:"));

/** What has to be corrected before it can be granted, in words. */
export function grantProblem(grant: Grant): string | null {
  if (grant.scopes.size === 0) return "Tick at least one thing the agent can do, or deny.";
  if (grant.tripIds?.length === 0) return "Choose at least one trip, or all of them.";
  if (grant.tripIds && grant.tripIds.length > mostTrips) return `Choose at most ${mostTrips} trips, or all of them.`;
  return null;
}

/** The approval in the form that the server accepts. */
export function approvalOf(requestId: string, grant: Grant): ApiInputs["accessRequests"]["decide"] {
  return {
    request_id: requestId,
    decision: "approve",
    scopes: scopes.filter((scope) => grant.scopes.has(scope)),
    mode: grant.needsApproval ? "propose" : "apply",
    trip_ids: [...(grant.tripIds ?? [])],
    ...(grant.lifetime !== "never" && { expires_in_days: Number(grant.lifetime) }),
  };
}

/** The same grant with or without that scope. */
export function withScope(grant: Grant, scope: Scope, given: boolean): Grant {
  const next = new Set(grant.scopes);
  if (given) next.add(scope);
  else next.delete(scope);
  return { ...grant, scopes: next };
}
