import { deepEqual } from "@caravan/domain/deep-equal";
import type { TripDocument } from "@caravan/domain/trip/document";
import { namesAtProposal } from "@caravan/domain/trip/proposal/names-in-proposal";
import { summaryOf } from "@caravan/domain/trip/proposal/proposal-summary";
import { changesInParts, type ProposedChange } from "@caravan/domain/trip/proposal/proposed-changes";
import { truncate } from "@caravan/domain/truncate";
import { type Sentence, said, sentenceFrom, wordsOf } from "@caravan/domain/words/sentence";
import { tripFor } from "../kernel/access.ts";
import { author, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { Verb } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { inParts } from "../kernel/let-others-run.ts";
import { recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import type { TripChange } from "../kernel/trip-change.ts";
import { isSameChange } from "./is-same-change.ts";
import { insertProposal, lockTrip, pendingCounts, pendingWithSameVerb, type StoredProposal } from "./store.ts";
import { type ProposedWire, presentProposal } from "./wire.ts";

/** Of one person and their agents on a trip; others are not affected. */
const MOST_PENDING = 50;
/** For all pending proposals together, since lists contain every operation. A single proposal may be larger. */
const MOST_PENDING_OPS = 10_000;

/** Stores a change as a proposal. When the same change is proposed again, returns the pending proposal. */
export async function saveProposal(ctx: Context, trip: TripDocument, change: TripChange): Promise<ProposedWire> {
  const knownAs = namesAtProposal(trip, change.patch);
  const changes = await inParts(changesInParts(trip, change.patch, knownAs));
  return store(ctx, trip, { ...proposalOf(ctx, trip, change, changes), knownAs }, changes);
}

/** The same for what is beside the plan: the input of a verb with `request`. */
export async function saveRequest(ctx: Context, verb: Verb, input: unknown): Promise<ProposedWire> {
  const { propose: _, ...request } = input as { readonly trip_id: string; readonly propose?: boolean };
  if (!verb.request) throw new Error(`${verb.name} cannot be proposed as it was sent`);
  const { document } = await tripFor(ctx, request.trip_id, verb.request.role);
  verb.request.check?.(ctx.ports, input);
  return store(ctx, document, {
    ...blankProposal(ctx, document),
    action: verb.name,
    ...stored(verb.request.summary(input)),
    request,
  });
}

async function store(
  ctx: Context,
  trip: TripDocument,
  proposal: StoredProposal,
  changes: readonly ProposedChange[] = [],
): Promise<ProposedWire> {
  // The rollback to the savepoint has released the trip's lock.
  await lockTrip(ctx.sql, trip.id);
  const earlier = (await pendingWithSameVerb(ctx.sql, proposal)).find(
    (it) => isSameChange(it.patch, proposal.patch) && deepEqual(it.request, proposal.request),
  );
  if (earlier) {
    ctx.effects.logged += 1;
    return answer(ctx, trip, earlier, await inParts(changesInParts(trip, earlier.patch, earlier.knownAs)));
  }
  await checkLimits(ctx, proposal);
  await insertProposal(ctx.sql, proposal);
  await logWithoutPatch(
    ctx,
    trip,
    "propose",
    said`Proposed: ${sentenceFrom(proposal.summary, proposal.words)}`,
    proposal.id,
  );
  await recordRoomEvent(ctx, tripRoom(trip.id), "proposal.created", { trip_id: trip.id, proposal_id: proposal.id });
  const notice = { kind: "proposal", tripId: trip.id, proposalId: proposal.id } as const;
  await ctx.ports.jobs.add(ctx.sql, "push.tell", notice);
  return answer(ctx, trip, proposal, changes);
}

function proposalOf(
  ctx: Context,
  trip: TripDocument,
  change: TripChange,
  changes: readonly ProposedChange[],
): StoredProposal {
  return {
    ...blankProposal(ctx, trip),
    action: change.action,
    ...stored(summaryOf(change.action, changes)),
    note: change.note ?? null,
    patch: change.patch,
    reverts: change.reverts ?? [],
  };
}

const LONGEST = 500;
const stored = (summary: Sentence) => ({ summary: truncate(summary.text, LONGEST), words: wordsOf(summary) });

function blankProposal(ctx: Context, trip: TripDocument): Omit<StoredProposal, "action" | "summary" | "words"> {
  return {
    id: ctx.newId(),
    tripId: trip.id,
    baseRevision: trip.revision,
    ...{ patch: [], knownAs: namesAtProposal(trip, []), reverts: [], request: null },
    ...author(ctx.actor),
    name: signedIn(ctx.actor).name,
    createdAt: ctx.now,
    ...{ status: "pending", decided: null, editId: null, accepted: [], outcome: null },
    ...{ note: null, reply: null, amended: null },
  };
}

async function checkLimits(ctx: Context, { tripId, patch, userId }: StoredProposal): Promise<void> {
  const waiting = await pendingCounts(ctx.sql, tripId, userId);
  const isTooMuch = waiting.count > 0 && waiting.ops + patch.length > MOST_PENDING_OPS;
  if (waiting.count < MOST_PENDING && !isTooMuch) return;
  throw conflict(
    "too_many_proposals",
    waiting.count === 1
      ? said`A large proposal of yours is waiting on this trip. It has to be decided first.`
      : said`${waiting.count} proposals of yours are waiting on this trip. Some of them have to be decided first.`,
  );
}

function answer(
  ctx: Context,
  trip: TripDocument,
  proposal: StoredProposal,
  changes: readonly ProposedChange[],
): ProposedWire {
  return {
    status: "proposed",
    proposal_id: proposal.id,
    review_url: `${ctx.ports.publicUrl}/trips/${trip.id}?proposals=1`,
    proposal: presentProposal(proposal, trip, true, { changes }),
  };
}
