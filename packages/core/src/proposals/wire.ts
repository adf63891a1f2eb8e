import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { changesOf, type ProposedChange } from "@caravan/domain/trip/proposal/proposed-changes";
import { presentPatch } from "@caravan/domain/trip/wire-patch";
import { sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { word } from "../kernel/word.ts";
import { newFindingWire } from "../wire/finding.ts";
import { patchWire } from "../wire/patch.ts";
import { warningsWire } from "../wire/trip.ts";
import type { StoredProposal } from "./store.ts";

const personWire = { user_id: f.id.nullable(), name: z.string().nullable(), agent_name: z.string().nullable() };

/** One change of a patch, as text. */
export const changeWire = z.object({
  id: z.string(),
  kind: z.enum(["add", "remove", "change", "move", "notes", "dates", "trip"]),
  summary: z.string(),
  date: z.string().nullable().meta({ description: "The day that it is about" }),
  fields: z
    .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .meta({ description: "Of what is added or removed only with include_patch" }),
  needs: z.array(z.string()).meta({ description: "Ids of changes that have to be accepted with it" }),
  obstacle: z.string().nullable().meta({ description: "Why it no longer fits" }),
});

export const proposalWire = z.object({
  id: f.id,
  trip_id: f.id,
  status: z.enum(["pending", "approved", "rejected"]).meta({
    description:
      "pending: waits for an editor; approved: applied, in whole or in part; rejected: rejected by an editor, or withdrawn",
  }),
  action: z.string().meta({ description: "The verb that would have made the change" }),
  summary: z.string().meta({ description: "What it would do, in one line" }),
  base_revision: z.number().meta({ description: "The revision of the trip that it was made against" }),
  proposed_by: z.object(personWire),
  own: z.boolean().meta({ description: "Whether the caller made it: this key, or this person without an agent" }),
  created_at: z.string(),
  decided_by: z.object({ ...personWire, at: z.string() }).nullable(),
  edit_id: f.id.nullable().meta({ description: "The edit-log entry of its approval" }),
  accepted: z
    .array(z.string())
    .nullable()
    .meta({ description: "Changes that were accepted, when not all of them were" }),
  request: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: "For what is beside the plan, such as sharing: the arguments of action" }),
  outcome: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: "What an approved request made, such as the url of a share" }),
  note: z.string().optional().meta({ description: "What its author says of it: their words, not what it does" }),
  reply: z.string().optional().meta({ description: "What whoever decided says to its author" }),
  amended: z
    .array(z.object({ activity_id: f.id, title: z.string(), after: z.record(z.string(), z.unknown()) }))
    .optional()
    .meta({ description: "Approved with changes: what was set otherwise than proposed" }),
  comments: z
    .array(z.object({ text: z.string(), by: z.string().nullable(), created_at: z.string() }))
    .optional()
    .meta({ description: "With since: what was said about it after that, the oldest first" }),
  stale: z.boolean().meta({ description: "Pending, and some of its changes no longer fit the trip" }),
  changes: z.array(changeWire),
  new_findings: z.array(newFindingWire).nullable().meta({
    description: "Errors and warnings that the whole proposal would add; null when not checked",
  }),
  patch: patchWire.optional(),
});

/** The answer of a verb whose change was proposed and not applied. With REST status 202. */
export const proposedWire = z.object({
  status: z.literal("proposed"),
  proposal_id: f.id,
  review_url: z.string().meta({ description: "Where a person decides on all that waits on this trip; pass it on" }),
  new_findings: z
    .array(newFindingWire)
    .optional()
    .meta({ description: "Errors and warnings that it would add, none when empty: mend them before a person decides" }),
  proposal: proposalWire,
  warnings: warningsWire,
});
export type ProposedWire = z.input<typeof proposedWire>;

const inShort = { id: true, trip_id: true, status: true, action: true, summary: true, own: true } as const;

/** What agents get of it; the changes and all else with `view: "full"`, and from `list_proposals`. */
export const shortProposedWire = proposedWire.extend({
  proposal: proposalWire.partial().required({ ...inShort, own: true }),
});

export function shortProposed(answer: ProposedWire): z.input<typeof shortProposedWire> {
  const { id, trip_id, status, action, summary, own } = answer.proposal;
  return { ...answer, proposal: { id, trip_id, status, action, summary, own } };
}

export function isProposed(output: unknown): output is ProposedWire {
  return (
    typeof output === "object" &&
    output !== null &&
    "proposal_id" in output &&
    "status" in output &&
    output.status === "proposed"
  );
}

interface Presenting {
  readonly newFindings?: z.input<typeof newFindingWire>[] | null;
  /** False in a list, which would become very long. */
  readonly withPatch?: boolean;
  /** Where they are known already, because a large patch takes long to say. */
  readonly changes?: readonly ProposedChange[];
}

/** @param trip the present trip, for the differences */
export function presentProposal(
  it: StoredProposal,
  trip: TripDocument,
  own: boolean,
  { newFindings = null, withPatch = true, changes = changesOf(trip, it.patch, it.knownAs) }: Presenting = {},
): z.input<typeof proposalWire> {
  const pending = it.status === "pending";
  return {
    id: it.id,
    trip_id: it.tripId,
    status: it.status,
    action: it.action,
    summary: word(sentenceFrom(it.summary, it.words)),
    base_revision: it.baseRevision,
    proposed_by: { user_id: it.userId, name: it.name, agent_name: it.agentName },
    own,
    created_at: it.createdAt.toISOString(),
    decided_by: it.decided && {
      user_id: it.decided.userId,
      name: it.decided.name,
      agent_name: it.decided.agentName,
      at: it.decided.at.toISOString(),
    },
    edit_id: it.editId,
    accepted: it.accepted.length > 0 ? [...it.accepted] : null,
    request: it.request,
    outcome: it.outcome,
    ...(it.note === null ? {} : { note: it.note }),
    ...(it.reply === null ? {} : { reply: it.reply }),
    ...(it.amended === null ? {} : { amended: it.amended.map((one) => ({ ...one })) }),
    stale: pending && changes.some((change) => change.obstacle !== null),
    changes: changes.map((change) => presentChange(change, pending)),
    new_findings: newFindings,
    ...(withPatch ? { patch: presentPatch(it.patch) } : {}),
  };
}

type ProposalWire = z.output<typeof proposalWire>;

/** Without what its changes say in words: the patch, and the fields of what is added or removed. */
export function briefProposal({ patch: _, ...proposal }: ProposalWire): ProposalWire {
  return {
    ...proposal,
    changes: proposal.changes.map((it) => (it.kind === "add" || it.kind === "remove" ? { ...it, fields: [] } : it)),
  };
}

/** @param pending decided proposals have no obstacles */
export function presentChange({ ops: _, ...change }: ProposedChange, pending: boolean): z.input<typeof changeWire> {
  return {
    ...change,
    summary: word(change.summary),
    fields: change.fields.map(({ label, ...values }) => ({ field: word(label), ...values })),
    needs: [...change.needs],
    obstacle: pending ? change.obstacle : null,
  };
}
