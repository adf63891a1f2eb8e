import { type Scope, scopes } from "@caravan/domain/scopes";
import type { ApiInputs } from "@/features/api-client/index.ts";
import { type LimitDraft, limitsToSend, noLimits } from "@/features/api-keys/index.ts";
import { t } from "./messages/index.ts";

/** The most trips that a key can be limited to. */
const mostTrips = 100;

/** What a person is about to grant. */
export interface Grant {
  readonly scopes: ReadonlySet<Scope>;
  readonly needsApproval: boolean;
  /** Null: all trips, also later ones. */
  readonly tripIds: readonly string[] | null;
  readonly limits: LimitDraft;
  readonly lifetime: string;
}

/** Reading is preselected; each kind of change has to be chosen. */
export function initialGrant(requested: readonly Scope[]): Grant {
  const scopes = new Set(requested.filter(isRead));
  return { scopes, needsApproval: false, tripIds: null, limits: noLimits, lifetime: "90" };
}

export const isRead = (scope: Scope): boolean => scope.endsWith(":read");

/** Whether a limit to some trips makes a difference. */
export const reachesTrips = (requested: readonly Scope[]): boolean =>
  requested.some((scope) => scope.startsWith("trips:") || scope.startsWith("bookings:"));

/** What has to be corrected before it can be granted, in words. */
export function grantProblem(grant: Grant): string | null {
  if (grant.scopes.size === 0) return t("problem.scopes");
  if (grant.tripIds?.length === 0) return t("problem.trips");
  if (grant.tripIds && grant.tripIds.length > mostTrips) return t("problem.most", { count: String(mostTrips) });
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
    ...limitsToSend(grant.limits),
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
