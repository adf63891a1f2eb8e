import { numberOf } from "@caravan/domain/amount";
import type { RepairOption } from "@caravan/domain/concierge/types";
import type { MemberRole } from "@caravan/domain/field-choices";
import type { TripDocument } from "@caravan/domain/trip/document";
import { changesOf } from "@caravan/domain/trip/proposal/proposed-changes";
import { presentPatch } from "@caravan/domain/trip/wire-patch";
import { type Sentence, sentenceFrom } from "@caravan/domain/words/sentence";
import type { z } from "zod";
import { type Actor, needsApproval } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { word } from "../kernel/word.ts";
import { presentChange } from "../proposals/wire.ts";
import { presentIds } from "./present.ts";
import { isUnanswered, statusAt } from "./recommendation-status.ts";
import type { Recommendation } from "./recommendation-store.ts";
import type { optionWire, recommendationWire } from "./wire.ts";

/** Whether this caller may apply and undo at all. */
export function mayApply(actor: Actor, role: MemberRole): boolean {
  if (role === "viewer" || actor.kind === "anonymous" || needsApproval(actor)) return false;
  return actor.kind === "person" || actor.scopes.includes("trips:write");
}

/** @param trip the present trip, with the caller's role */
export function presentRecommendation(
  { actor, now }: Pick<Context, "actor" | "now">,
  it: Recommendation,
  { document, role }: { readonly document: TripDocument; readonly role: MemberRole },
): z.input<typeof recommendationWire> {
  const waiting = isUnanswered(it, now);
  const status = statusAt(it, now);
  return {
    id: it.id,
    version: it.version,
    status,
    situation: it.situation,
    reason: word(sentenceFrom(it.reason, it.words)),
    ...presentIds(it.activityIds),
    trip_revision: it.tripRevision,
    stale: waiting && it.tripRevision !== document.revision,
    options: it.options.map((option) => presentOption(option, document, waiting)),
    created_at: it.createdAt.toISOString(),
    expires_at: it.expiresAt.toISOString(),
    snoozed_until: status === "snoozed" ? (it.snoozedUntil?.toISOString() ?? null) : null,
    applied: presentApplied(
      it,
      status === "applied" && it.appliedRevision === document.revision && mayApply(actor, role),
    ),
  };
}

function presentApplied({ appliedOption, appliedEditId, appliedRevision }: Recommendation, undoable: boolean) {
  if (appliedOption === null || appliedEditId === null || appliedRevision === null) return null;
  return { option_id: appliedOption, edit_id: appliedEditId, trip_revision: appliedRevision, undoable };
}

function presentOption(it: RepairOption, trip: TripDocument, waiting: boolean): z.input<typeof optionWire> {
  const { moves, misses, cost, breaks } = it.consequences;
  return {
    id: it.id,
    kind: it.kind,
    summary: word(it.summary),
    headline: word(it.headline),
    consequences: { moves: inWords(moves), misses: inWords(misses), cost: numberOf(cost), breaks: inWords(breaks) },
    changes: changesOf(trip, it.patch).map((change) => presentChange(change, waiting)),
    patch: presentPatch(it.patch),
  };
}

const inWords = (all: readonly Sentence[]) => all.map((it) => word(it));
