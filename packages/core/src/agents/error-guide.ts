import { z } from "zod";
import { errorStatuses } from "../kernel/error-statuses.ts";

export const errorMeaningWire = z.object({
  code: z.string(),
  status: z.number().int(),
  meaning: z.string(),
  what_to_do: z.string(),
});
type ErrorMeaning = z.output<typeof errorMeaningWire>;

type Row = readonly [kind: keyof typeof errorStatuses, meaning: string, whatToDo: string];

/** Errors of any call. */
const anyCall: Readonly<Record<string, Row>> = {
  validation_failed: ["invalid", "An argument is missing or wrong", "Correct the fields that details names by path"],
  unauthenticated: [
    "unauthenticated",
    "The credential is missing, unknown, expired or revoked",
    "Ask your person for a new key; do not repeat the call",
  ],
  insufficient_scope: [
    "forbidden",
    "The key lacks a scope",
    "Connect again and ask for the scope that details names; a key never gets more",
  ],
  capability_not_found: ["missing", "There is no capability of that name", "Take a name that the message lists"],
  payload_too_large: ["too_large", "The body is too large", "Send less in one call"],
  unsupported_media_type: ["unsupported", "The body is not JSON", "Send Content-Type: application/json"],
  idempotency_mismatch: [
    "unprocessable",
    "This Idempotency-Key belongs to another request",
    "Use a new key for each request",
  ],
  idempotency_in_progress: ["conflict", "The first call with this Idempotency-Key still runs", "Repeat in a second"],
  key_changed: [
    "conflict",
    "Your person changed the key while the call ran",
    "Nothing was done: read your scopes, call again",
  ],
  rate_limited: ["limited", "Too many requests", "Wait for the seconds in Retry-After"],
  busy: ["unavailable", "Too much at once for now", "Wait for the seconds in Retry-After, then repeat the call"],
  unavailable: ["unavailable", "The database does not answer", "Wait for the seconds in Retry-After, then repeat"],
  internal: ["internal", "A fault on our side", "Repeat once; then tell your person the id in the message"],
};

/** Errors of some calls; a capability lists its own. */
const someCalls: Readonly<Record<string, Row>> = {
  not_found: ["missing", "No such thing, or no access to it", "List to find the right id; do not guess ids"],
  forbidden: [
    "forbidden",
    "A role or key may not do this",
    "Suggest it with propose: true where the capability takes it, else ask your person",
  ],
  day_not_found: ["missing", "The trip has no such day", "Choose a day in the range that the message names"],
  place_not_found: ["missing", "No place has this id", "Find it with search_places"],
  stale_revision: ["conflict", "The trip moved on since expected_revision", "Read it again and repeat the change"],
  target_changed: ["conflict", "What you change differs from before now", "Read it again and decide"],
  webhook_refused: [
    "unprocessable",
    "The address of the webhook is not allowed",
    "Take an https address of a public host, on its usual port",
  ],
  webhook_disabled: ["conflict", "The webhook was switched off after failures", "Mend its receiver, then set it again"],
  id_taken: ["conflict", "An id that you made is in use", "Make a new random UUID for each activity that you add"],
  key_limit_reached: [
    "limited",
    "The key has used up what its person allows it",
    "Wait for the seconds in Retry-After, or ask your person",
  ],
  too_many_proposals: [
    "conflict",
    "Too many proposals of your person wait on this trip",
    "Wait until some are decided",
  ],
  too_many_checklists: ["conflict", "The trip has as many checklists as it can", "Use one that is there"],
  checklist_full: ["conflict", "The checklist has as many items as it can", "Make another one"],
  too_many_comments: ["conflict", "There are as many comments as there can be", "Ask your person to delete some"],
  own_proposal: ["forbidden", "A key cannot approve what it proposed", "Ask your person to decide it"],
  proposal_stale: ["conflict", "The trip changed and the proposal no longer fits", "Read it, reject it, propose again"],
  nothing_recognised: [
    "unprocessable",
    "The text names no flight, train, stay, car or meeting that could be recognised",
    "Send the whole confirmation with its headers, or ask your person to add it by hand",
  ],
  unknown_format: ["unprocessable", "The file is none that a trip can be read from", "Send one that the message names"],
  newer_version: [
    "unprocessable",
    "The file comes from a newer Caravan",
    "Ask your person to update this one, or send another format",
  ],
  export_too_large: ["conflict", "The documents are too large for one ZIP", "Download them one by one"],
  too_many_rows: ["unprocessable", "The file has more than a trip holds", "Send a part of it"],
  invalid_file: [
    "unprocessable",
    "The file is damaged, or was changed",
    "Correct what details names by path, or export it again",
  ],
  no_dates: [
    "unprocessable",
    "The text names no day, so no trip can be made for it",
    "Name the trip that it belongs to with trip_id",
  ],
  unreadable: [
    "unprocessable",
    "The text could not be read in time or is damaged",
    "Send the visible text of the confirmation alone",
  ],
  activities_full: [
    "conflict",
    "The trip has as many activities as it can",
    "Remove what nobody will do, or put the rest on another trip",
  ],
  segments_full: [
    "conflict",
    "The trip has as many flights, stays and other bookings as it can",
    "Tell your person; the rest belongs on another trip",
  ],
  quota_reached: [
    "conflict",
    "Your person, or the trip, has as many bytes of documents as allowed",
    "Tell your person; some have to be deleted first",
  ],
  malware_found: [
    "unprocessable",
    "The malware scanner found something in the file",
    "Tell your person; the file is not stored, and sending it again will not help",
  ],
  scan_unavailable: ["unavailable", "Files cannot be scanned for malware at the moment", "Try again after Retry-After"],
  storage_full: ["no_space", "There is no room for files", "Tell your person; nothing that you send will help"],
  documents_full: [
    "conflict",
    "The trip has as many documents as it can",
    "Tell your person; some have to be deleted first",
  ],
  group_full: [
    "conflict",
    "The group trip has as many members as it can",
    "Tell your person; somebody has to leave first",
  ],
  board_full: ["conflict", "The board has as many places as it can", "Drop places that nobody wants, then add"],
  candidate_ignored: [
    "conflict",
    "The place was dropped from the board",
    "Ask your person to put it back, or leave it",
  ],
  duplicate_place: ["conflict", "The board has another place of that name and city", "Use that one instead"],
  board_not_ready: [
    "conflict",
    "The group's own rules say that it is not ready to plan",
    "Clear the blockers in details, or ask the creator to change the rules",
  ],
  group_has_trip: [
    "conflict",
    "The group has a plan already",
    "Move that trip to the trash first, or make another group",
  ],
  trip_has_group: [
    "conflict",
    "The trip is the plan of another group already",
    "Choose another trip, or copy this one",
  ],
  rounds_exhausted: [
    "conflict",
    "All rounds of the alignment are used up",
    "Ask the creator to add rounds, or plan with what is agreed",
  ],
  finding_gone: ["conflict", "The plan has changed and the finding no longer holds", "Check the trip again"],
  already_reverted: ["conflict", "The change was undone already", "Nothing; read the trip for its state"],
  not_revertible: ["conflict", "The change cannot be undone by itself", "Make the opposite change instead"],
  revert_conflict: [
    "conflict",
    "Later changes build on this one",
    "Undo those that details names first, or change it by hand",
  ],
  proposal_decided: ["conflict", "The proposal was decided already", "Nothing; read the trip for its state"],
};

const guide: Readonly<Record<string, Row>> = { ...anyCall, ...someCalls };

/** Codes of verbs that agents do not call, whose kind is not conflict. */
const otherKinds: Readonly<Record<string, keyof typeof errorStatuses>> = {
  recommendation_expired: "gone",
  recommendation_closed: "gone",
  transport_mode_unconfirmed: "unprocessable",
  invalid_location: "unprocessable",
  location_not_shared: "unprocessable",
  endpoint_refused: "unprocessable",
  sign_up_refused: "forbidden",
  code_invalid: "invalid",
  passkey_refused: "invalid",
};

export function statusOfCode(code: string): number {
  const explained = Object.hasOwn(guide, code) ? guide[code]?.[0] : undefined;
  const kind = explained ?? otherKinds[code] ?? (code.endsWith("not_found") ? "missing" : "conflict");
  return errorStatuses[kind].status;
}

/** Whether agents are told what a code means. */
export const isExplained = (code: string): boolean => Object.hasOwn(guide, code);

export const errorsOfAnyCall: readonly string[] = Object.keys(anyCall);

/** What each of the codes means, once. */
export function errorMeanings(codes: Iterable<string>): ErrorMeaning[] {
  return [...new Set(codes)].flatMap((code) => {
    const row = Object.hasOwn(guide, code) ? guide[code] : undefined;
    if (!row) return [];
    const [kind, meaning, what_to_do] = row;
    return [{ code, status: errorStatuses[kind].status, meaning, what_to_do }];
  });
}
