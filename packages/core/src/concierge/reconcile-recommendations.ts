import type { Advice, RepairOption } from "@caravan/domain/concierge/types";
import { deepEqual } from "@caravan/domain/deep-equal";
import { wordsOf as toStore } from "@caravan/domain/words/sentence";
import { expiryAfter, nextVersion, withStatusAt } from "./recommendation-status.ts";
import type { Recommendation } from "./recommendation-store.ts";
import type { Traveller } from "./store.ts";

/** No second push about the same within this time. */
const REPEAT_MS = 30 * 60_000;

export interface EvaluationOutcome {
  readonly traveller: Traveller;
  /** The advice of the evaluation; null when nothing is wrong. */
  readonly advice: Advice | null;
  /** The stored open and snoozed ones. */
  readonly waiting: readonly Recommendation[];
  /** The last ended recommendation with the same key. */
  readonly last: Recommendation | null;
  readonly lastEventAt: Date | null;
  /** The traveller asked for the evaluation. */
  readonly asked: boolean;
  /** The revision of the evaluated plan. */
  readonly tripRevision: number;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * The next state of a traveller's recommendations. One is open at a time: about the same it is updated, about something
 * else it is superseded. Pure.
 *
 * @returns `told`: the one to push: new, or open again
 */
export function reconcileRecommendations(matter: EvaluationOutcome): {
  saved: readonly Recommendation[];
  told: Recommendation | null;
} {
  const { advice, now, waiting } = matter;
  const current = waiting.map((it) => withStatusAt(it, now) ?? it);
  const expired = current.filter((it) => it.status === "expired");
  const wanted = advice && !isAnswered(matter) ? advice : null;
  const same = current.find((it) => it.key === wanted?.key && it.status !== "expired");
  const others = current.filter((it) => it !== same && it.status !== "expired");
  const superseded = others.map((it) => nextVersion(it, now, { status: "superseded", snoozedUntil: null }));
  const gone = [...expired, ...superseded];
  if (!wanted) return { saved: gone, told: null };
  if (!same) {
    const opened = open(matter, wanted);
    return { saved: [...gone, opened], told: isRepeat(matter, wanted, expired) ? null : opened };
  }
  const kept = waiting.find((it) => it.id === same.id) as Recommendation;
  const renewed = renew(kept, wanted, matter);
  const asksAgain = kept.status === "snoozed" && renewed.status === "open";
  return { saved: deepEqual(renewed, kept) ? gone : [...gone, renewed], told: asksAgain ? renewed : null };
}

/** The traveller has declined it, and has reported nothing since. */
function isAnswered({ last, lastEventAt, asked }: EvaluationOutcome): boolean {
  if (!last || asked) return false;
  // An undo counts as declined.
  const isNo = last.status === "dismissed" || last.status === "kept" || last.status === "undone";
  return isNo && !(lastEventAt !== null && lastEventAt > last.updatedAt);
}

/** They got a push a moment ago and let it expire: it is shown again without another push. */
function isRepeat(
  { last, lastEventAt, now }: EvaluationOutcome,
  { key }: Advice,
  expired: readonly Recommendation[],
): boolean {
  const passed = expired.find((it) => it.key === key) ?? (last?.status === "expired" ? last : null);
  if (!passed || now.getTime() - passed.createdAt.getTime() >= REPEAT_MS) return false;
  return lastEventAt === null || lastEventAt <= passed.createdAt;
}

function open({ traveller, tripRevision, now, newId }: EvaluationOutcome, advice: Advice): Recommendation {
  return {
    id: newId(),
    tripId: traveller.tripId,
    userId: traveller.userId,
    version: 1,
    status: "open",
    ...wordsOf(advice),
    key: advice.key,
    options: advice.options,
    tripRevision,
    createdAt: now,
    updatedAt: now,
    expiresAt: expiryOf(advice, now),
    snoozedUntil: null,
    appliedOption: null,
    appliedEditId: null,
    appliedRevision: null,
  };
}

/** Stays snoozed until its time, unless the traveller asks for an evaluation. */
function renew(kept: Recommendation, advice: Advice, { asked, tripRevision, now }: EvaluationOutcome): Recommendation {
  const snoozedUntil = kept.snoozedUntil !== null && kept.snoozedUntil > now && !asked ? kept.snoozedUntil : null;
  const status = snoozedUntil === null ? "open" : "snoozed";
  const options = isSame(kept.options, advice.options) ? kept.options : advice.options;
  const next: Recommendation = {
    ...kept,
    ...wordsOf(advice),
    ...{ status, snoozedUntil, options, tripRevision },
    expiresAt: expiryAfter(snoozedUntil, expiryOf(advice, now)),
  };
  const isNews = options !== kept.options || next.reason !== kept.reason || status !== kept.status;
  return isNews ? nextVersion(next, now, {}) : next;
}

function wordsOf({ situation, reason, activityIds }: Advice) {
  return { situation, reason: reason.text, words: toStore(reason), activityIds };
}

function expiryOf({ expiresInMinutes }: Advice, now: Date): Date {
  return new Date(now.getTime() + Math.max(1, expiresInMinutes) * 60_000);
}

/** Whether they have the same effect: ids of added activities differ each time. */
function isSame(a: readonly RepairOption[], b: readonly RepairOption[]): boolean {
  return deepEqual(a.map(withoutNewIds), b.map(withoutNewIds));
}

function withoutNewIds({ id: _, ...option }: RepairOption): unknown {
  const added = option.patch.flatMap((op) => (op.op === "activity.add" ? [op.activity.id] : []));
  const text = added.reduce((json, id, index) => json.replaceAll(id, `new:${index}`), JSON.stringify(option));
  return JSON.parse(text);
}
