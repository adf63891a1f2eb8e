import type { QueryClient } from "@tanstack/react-query";
import { pageAccount } from "@/ui/page-account.ts";
import type { ApiInputs } from "./api.ts";
import { domainError } from "./domain-error.ts";

type Noun = keyof ApiInputs;
type Procedure = { [Name in Noun]: `${Name}.${keyof ApiInputs[Name] & string}` }[Noun];
/** All queries of a noun (`"trips"`), or one of them (`"trips.list"`). */
type Affected = readonly (Noun | Procedure)[];

const everythingOfTrips = [
  "trips",
  "activities",
  "history",
  "proposals",
  "segments",
  "bookings",
  "documents",
  "expenses",
  "concierge",
] as const satisfies Affected;
const group = ["groups", "alignment", "board"] as const satisfies Affected;

/**
 * Which queries a change makes out of date: by mutation (`"trips.delete"`), else by its noun (`"trips"`). A noun without a
 * line changes its own queries only, so a new verb mostly needs no line.
 */
const affected: { readonly [Name in Noun | Procedure]?: Affected | ((input: never) => Affected) } = {
  trips: ["trips", "activities", "history", "proposals", "groups", "alignment"],
  // The page of something deleted is being left: reading it again would only show an error.
  "trips.delete": ["trips.list", "trash"],
  "trash.restore": ["trash", ...group, ...everythingOfTrips],
  "trips.copy": ["trips.list"],
  "trips.copyShared": ["trips.list"],
  "trips.archive": ["trips.list"],
  activities: ["trips", "activities", "history", "proposals"],
  days: ["trips", "history", "proposals"],
  // A proposal or an entry of the history may be about the plan or about any record.
  proposals: everythingOfTrips,
  "proposals.reject": ["proposals", "history", "trips.list"],
  history: everythingOfTrips,
  segments: ["segments", "bookings", "trips.check", "expenses", "history"],
  // The page of a confirmation is left when it is saved or discarded: reading it again would only show an error.
  confirmations: ["segments", "bookings", "trips", "expenses", "documents", "history", "inbound"],
  "confirmations.discard": ["inbound"],
  bookings: ["bookings", "segments", "trips.check", "expenses", "history"],
  // The result comes later; the page polls for it.
  "concierge.report": [],
  "concierge.evaluate": [],
  "concierge.applyOption": ["concierge", "trips", "history"],
  "concierge.undo": ["concierge", "trips", "history"],
  // The answer contains the settings, and later changes may already be shown over it.
  "push.updateSettings": [],
  documents: ["documents", "history"],
  "documents.delete": ["documents", "history", "expenses", "trash"],
  expenses: ["expenses", "history"],
  "members.handOver": ["members", "trips", "history"],
  "members.remove": ({ user_id }: ApiInputs["members"]["remove"]) =>
    user_id === pageAccount() ? ["trips.list"] : ["members"],
  "invitations.accept": ["trips.list"],
  "keys.revertEdits": ["keys", "preferences", "shares", "push", ...group, ...everythingOfTrips],
  accessRequests: ["keys"],
  secondFactor: ["account"],
  passkeys: ["passkeys", "account"],
  "passkeys.start": [],
  "passkeys.challenge": [],
  people: ["people", "auditLog"],
  installation: ["installation", "auditLog"],
  groups: group,
  "groups.delete": ["groups.list", "trash"],
  "groups.linkTrip": [...group, "trips"],
  "groups.removeMember": ({ user_id }: ApiInputs["groups"]["removeMember"]) =>
    user_id === pageAccount() ? ["groups.list"] : group,
  alignment: group,
  board: ["board", "groups.get", "alignment"],
};

/** The queries that a mutation makes out of date, as the beginnings of their paths: `["trips", "list"]`, `["trips"]`. */
export function affectedBy(mutationPath: readonly string[], input: unknown): readonly (readonly string[])[] {
  const [noun = ""] = mutationPath;
  const entry = affected[mutationPath.join(".") as Procedure] ?? affected[noun as Noun] ?? [noun as Noun];
  const names = typeof entry === "function" ? entry(input as never) : entry;
  return names.map((name) => name.split("."));
}

interface DoneMutation {
  readonly options: { readonly mutationKey?: readonly unknown[] | undefined };
}

/**
 * Called by the mutation cache after every change. The returned promise waits until what is shown of the mutation's own
 * noun has been read again, so that a dialog closes over a list that has the change; the others follow by themselves.
 */
export async function invalidateAffected(cache: QueryClient, { options }: DoneMutation, input: unknown): Promise<void> {
  const path = options.mutationKey?.[0];
  if (!Array.isArray(path)) return;
  const own = affectedBy(path, input).map((names) => {
    const read = cache.invalidateQueries({ queryKey: [names] });
    return names[0] === path[0] ? read : undefined;
  });
  await Promise.all(own);
}

/** A refusal because of a conflict, or because the thing is gone, says that what is shown is out of date. */
export function invalidateAfterRefusal(cache: QueryClient, error: unknown, mutation: DoneMutation, input: unknown) {
  if ([404, 409].includes(domainError(error).status)) void invalidateAffected(cache, mutation, input);
}
