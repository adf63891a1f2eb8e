import { allParts, type InParts } from "../../in-parts.ts";
import { truncate } from "../../truncate.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { TripDocument } from "../document.ts";
import type { TripOp, TripPatch } from "../patch.ts";
import { conflictsWithTrip } from "./conflicts-with-trip.ts";
import { type Description, describeActivity } from "./describe-activity-change.ts";
import { describeDates, describeFields, describeNotes } from "./describe-trip-change.ts";
import type { FieldChange } from "./field-labels-and-values.ts";
import { groupOps, type OpGroup, splitByGroup } from "./group-ops.ts";
import { Names, type NamesAtProposal } from "./names-in-proposal.ts";

/** One change of a proposal, which can be accepted alone. */
export interface ProposedChange {
  /** Stable within its proposal; a partial approval names it. */
  readonly id: string;
  readonly kind: Description["kind"];
  /** In plain words, such as `Move "Tram ride" to Day 2, 4 May, 10:00`. */
  readonly summary: Sentence;
  /** The day that it is about. */
  readonly date: string | null;
  readonly fields: readonly FieldChange[];
  /** Positions in the patch after it was split into one op for each group of fields. */
  readonly ops: readonly number[];
  /** Changes that have to be accepted with this one. */
  readonly needs: readonly string[];
  /** Why it cannot be applied to the trip as it is now; null when it can. */
  readonly obstacle: string | null;
}

/**
 * The changes of a patch, in words: those of the whole trip first, then day by day.
 *
 * @param known what days and activities were called when the patch was made, for those that have gone since.
 */
export function changesOf(trip: TripDocument, patch: TripPatch, known: NamesAtProposal = {}): ProposedChange[] {
  return allParts(changesInParts(trip, patch, known));
}

/** The same, since a thousand changes take tens of milliseconds. */
export function* changesInParts(
  trip: TripDocument,
  patch: TripPatch,
  known: NamesAtProposal,
): InParts<ProposedChange[]> {
  const ops = splitByGroup(patch);
  const groups = groupOps(patch);
  const names = new Names(trip, patch, known);
  yield;
  const conflicts = yield* conflictsWithTrip(trip, ops, groups, names);
  const dates = new Map(trip.days.flatMap((day) => day.activities.map((it) => [it.id, day.date] as const)));
  const changes: ProposedChange[] = [];
  for (const group of groups) {
    const own = group.ops.map((index) => ops[index] as TripOp);
    const described = describe(group, own, { trip, names, dates });
    changes.push({
      id: group.id,
      ...described,
      ops: group.ops,
      needs: group.needs,
      obstacle: conflicts.get(group.id) ?? null,
    });
    yield;
  }
  return changes.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

interface Around {
  readonly trip: TripDocument;
  readonly names: Names;
  /** Of its activities by id, for those whose change does not name one. */
  readonly dates: ReadonlyMap<string, string>;
}

function describe(group: OpGroup, ops: readonly TripOp[], { trip, names, dates }: Around): Description {
  const [kind, id = ""] = group.id.split(":");
  if (kind === "dates") return describeDates(ops, names, trip);
  if (kind === "notes") return describeNotes(id, ops, names);
  if (kind === "trip") return describeFields(ops, trip.currency);
  const described = describeActivity(id, ops, names, trip.currency);
  return described.date === null ? { ...described, date: dates.get(id) ?? null } : described;
}

function placeOf({ kind, date }: ProposedChange): string {
  if (kind === "trip" || kind === "dates") return "";
  return date ?? "~";
}

/** The selected changes cannot be applied: one is unknown, or lacks what it needs. */
export class InvalidSelection extends Error {
  readonly problems: readonly { readonly id: string; readonly message: Sentence }[];
  constructor(problems: InvalidSelection["problems"]) {
    super(problems.map((it) => it.message.text).join(" "));
    this.name = "UnfitChoice";
    this.problems = problems;
  }
}

/** The part of a patch with only the selected changes; the patch itself when all are selected. */
export function subPatch(patch: TripPatch, changes: readonly ProposedChange[], chosen: readonly string[]): TripPatch {
  const wanted = new Set(chosen);
  const byId = new Map(changes.map((it) => [it.id, it]));
  const problems = [...wanted].flatMap((id) => {
    const change = byId.get(id);
    if (!change) return [{ id, message: said`There is no change ${truncate(id, 60)} in this proposal.` }];
    const missing = change.needs.filter((it) => !wanted.has(it));
    return missing.map((it) => ({
      id,
      message: said`"${change.summary}" needs "${byId.get(it)?.summary ?? ""}" (${it}).`,
    }));
  });
  if (problems.length > 0) throw new InvalidSelection(problems);
  if (wanted.size === changes.length) return patch;
  const ops = splitByGroup(patch);
  const positions = changes.filter((it) => wanted.has(it.id)).flatMap((it) => it.ops);
  return positions.sort((a, b) => a - b).map((index) => ops[index] as TripOp);
}
