import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { snake } from "@caravan/domain/trip/activity-fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { isNamedOp, type NamedOp } from "@caravan/domain/trip/named-ops";
import { apply, type OpConflict, type TripPatch } from "@caravan/domain/trip/patch";
import { summaryOfPatch } from "@caravan/domain/trip/patch-summary";
import type { RequestedOp } from "@caravan/domain/trip/requested-patch";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { presentTrip as presentFields } from "@caravan/domain/trip/wire";
import { truncate } from "@caravan/domain/truncate";
import { verbatim } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { readActivityFields } from "../activities/activity-input.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { completeRequest } from "../kernel/complete-request.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict, type ErrorDetail } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { idTaken } from "../kernel/save-trip.ts";
import { type ActivityEdit, type FoundPlaces, loadPlacesFor, withPlace } from "../planning/look-up-place.ts";
import { moveFactsFor } from "../planning/move-facts.ts";
import { type ResolvedDestination, resolveDestination } from "../planning/resolve-destination.ts";
import { type ResolvedStop, resolveStop, stopsOfDestination } from "../planning/resolve-stops.ts";
import { changeInput } from "../wire/change-input.ts";
import { addedFindingWire } from "../wire/finding.ts";
import { activityPresenter, changedActivityWire, tripWire, warningsWire } from "../wire/trip.ts";
import { changesViewInput } from "../wire/trip-view.ts";
import { type Changes, changesInput, readOps } from "./change-ops.ts";
import { expandNamedOps } from "./expand-named-ops.ts";
import { tripFieldsInput, withConsequences } from "./trip-fields.ts";

const takenIds = statement(
  "activity-ids-taken",
  `select id from activities where id = any($1::uuid[])
   union all select id from removed_activities where id = any($1::uuid[]) and trip_id <> $2`,
  [t.list(t.uuid), t.uuid],
  {
    id: t.uuid,
  },
);

const tripFieldsWire = tripWire
  .pick(
    Object.fromEntries(Object.keys(tripFieldsInput).map((it) => [it, true])) as Record<
      keyof typeof tripFieldsInput,
      true
    >,
  )
  .partial();

export const applyChanges = command({
  name: "apply_changes",
  description:
    "Makes many changes of a plan in one call: all or none, one log entry, one proposal, one undo. Ops name targets by id; a new start_time moves within the day. Stops and their nights change here too, other dates by update_trip.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  view: "summary",
  tellsNewFindings: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "forbidden", "stale_revision", "target_changed", "id_taken", "activities_full"],
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      changes: [{ op: "trip.set", after: { travelers: 3, notes: "Rui comes along" } }],
    },
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      summary: "A slower Saturday",
      changes: [
        { op: "activity.set", activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02", after: { start_time: "20:30" } },
        {
          op: "activity.move",
          activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e05",
          to: { itinerary_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03" },
        },
        {
          op: "activity.add",
          activity: { title: "Coffee by the river", activity_type: "dining", start_time: "16:00" },
          at: { itinerary_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03" },
        },
        { op: "activity.remove", activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e06" },
        { op: "day.shift", itinerary_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03", minutes: 60 },
      ],
    },
  ],
  input: z.object({
    trip_id: f.id,
    changes: changesInput,
    summary: f.changeSummary.optional().meta({ description: "One line for the edit log" }),
    ...changesViewInput,
    ...changeInput,
  }),
  output: z.object({
    new_findings: z
      .array(addedFindingWire)
      .optional()
      .meta({ description: "To agents: errors and warnings that the plan has now and did not have before" }),
    activities: z
      .array(changedActivityWire)
      .meta({ description: "Activities that were added or changed, as they are now" }),
    removed: z.array(f.id).meta({ description: "Ids of deleted activities" }),
    days: z
      .array(z.object({ id: f.id, date: z.string(), notes: z.string() }))
      .meta({ description: "Days whose notes or dates changed, and new ones" }),
    stops: tripWire.shape.stops.optional().meta({ description: "All stops as they are now, where stops changed" }),
    trip: tripFieldsWire.optional().meta({ description: "Fields of the trip that changed" }),
    revision: z.number(),
    edit_id: f.id.nullable().meta({ description: "Null when nothing changed" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/changes", params: { id: "trip_id" } },
  async prepare(ctx, input): Promise<Prepared> {
    const edits = input.changes.flatMap((it): ActivityEdit[] =>
      it.op === "activity.add"
        ? [{ fields: readActivityFields(it.activity).fields }]
        : it.op === "activity.set"
          ? [{ activityId: it.activity_id.toLowerCase(), fields: readActivityFields(it.after).fields }]
          : [],
    );
    const places = await loadPlacesFor(ctx, input.trip_id, edits);
    const stops = await stopsNamed(ctx, input.changes);
    const wanted = input.changes.findLast((it) => it.op === "trip.set" && it.after.destination !== undefined);
    if (wanted?.op !== "trip.set" || wanted.after.destination === undefined)
      return { places, stops, resolved: undefined };
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const isNew = wanted.after.destination !== document.destination;
    return { places, stops, resolved: isNew ? await resolveDestination(ctx, wanted.after.destination) : undefined };
  },
  async run(ctx, input, { places, stops, resolved }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const { document } = trip;
    const read = readOps(input.changes, ctx.newId);
    let isElsewhere = false;
    const filled = read.requested.map((op, index) => {
      if (isNamedOp(op)) return op;
      const path = `changes.${index}`;
      if (op.op === "activity.add")
        return { ...op, fields: withPlace(ctx, document, { fields: op.fields }, places, path) };
      if (op.op === "activity.set")
        return {
          ...op,
          after: withPlace(ctx, document, { activityId: op.activityId, fields: op.after }, places, path),
        };
      const found = stops.get(index);
      if (found && op.op === "stop.add") return { ...op, stop: { ...op.stop, ...found.stop } };
      if (found && op.op === "stop.change") return { ...op, after: { ...op.after, ...found.stop } };
      if (op.op !== "trip.set") return op;
      const { after, warnings, ...consequences } = withConsequences(document, op.after, resolved);
      isElsewhere ||= consequences.isElsewhere;
      ctx.effects.warnings.push(...warnings);
      return { ...op, after };
    });
    const plain = filled.filter((it) => !isNamedOp(it));
    const expanded = expandNamedOps(ctx, document, filled, await moveFactsFor(ctx, document, plain, places));
    const requested = expanded.map(({ op }) => op);
    const sentAs = (index: number) => expanded[index]?.index ?? index;
    const completed = completeRequest(
      ctx,
      document,
      requested,
      await moveFactsFor(ctx, document, requested, places),
      (index, field) => pathIn(requested[index], sentAs(index), field),
      (conflicts) =>
        changedMeanwhile(
          document,
          conflicts.map((it) => ({ ...it, index: sentAs(it.index) })),
        ),
    );
    const patch = isElsewhere
      ? [...completed, ...stopsOfDestination(apply(document, completed).next, ctx.newId)]
      : completed;
    await checkNewIds(ctx, document.id, read.requested);
    ctx.effects.warnings.push(...read.warnings, ...[...stops.values()].flatMap((it) => it.warnings));
    const change = await changeTrip(ctx, trip, {
      action: "apply_changes",
      ...(input.summary === undefined ? {} : { note: input.summary }),
      summary: input.summary === undefined ? summaryOfPatch(document, patch) : verbatim(input.summary),
      patch,
    });
    return { ...touched(change.document, patch), revision: change.document.revision, edit_id: change.editId };
  },
});

interface Prepared {
  readonly places: FoundPlaces;
  /** The places of stops that are added or changed, by the position of their op. */
  readonly stops: ReadonlyMap<number, ResolvedStop>;
  readonly resolved: ResolvedDestination | undefined;
}

async function stopsNamed(ctx: Context, changes: Changes): Promise<ReadonlyMap<number, ResolvedStop>> {
  const found = new Map<number, ResolvedStop>();
  for (const [index, it] of changes.entries()) {
    const path = `changes.${index}`;
    if (it.op === "stop.add") found.set(index, await resolveStop(ctx, it.stop, `${path}.stop`));
    else if (it.op === "stop.change" && (it.after.destination !== undefined || it.after.place_id != null))
      found.set(index, await resolveStop(ctx, it.after, `${path}.after`));
  }
  return found;
}

/** The path of an op's field in the input. */
function pathIn(op: RequestedOp | undefined, index: number, field: string | null): string {
  const path = `changes.${index}`;
  if (field === null) return path;
  if (field === "after") return op?.op === "activity.add" ? `${path}.at` : `${path}.to`;
  return op?.op === "activity.add" ? `${path}.activity.${field}` : `${path}.after.${field}`;
}

/** The save statement refuses a foreign id too; this check names the op. */
async function checkNewIds(ctx: Context, tripId: string, requested: readonly (RequestedOp | NamedOp)[]): Promise<void> {
  const added = new Map(requested.flatMap((op, index) => (op.op === "activity.add" ? [[op.id, index]] : [])));
  if (added.size === 0) return;
  const taken = await ctx.sql.rows(takenIds, [[...added.keys()], tripId]);
  if (taken.length > 0) throw idTaken(taken.map(({ id }) => takenAt(id, added.get(id) ?? 0)));
}

function takenAt(id: string, index: number): ErrorDetail {
  return { path: `changes.${index}.activity.id`, message: "is in use already", op: index, id };
}

function changedMeanwhile(trip: TripDocument, conflicts: readonly (OpConflict & { readonly index: number })[]) {
  const taken = conflicts.filter((it) => it.why === "exists");
  if (taken.length === conflicts.length) return idTaken(taken.map((it) => takenAt(it.id, it.index)));
  return conflict(
    "target_changed",
    "Nothing was changed: something is not as these changes expect. Read the trip again and repeat what still applies.",
    conflicts.slice(0, 50).map(({ index, target, id, why, fields }) => ({
      path: `changes.${index}`,
      message: inWords(trip, { target, id, why, fields }),
      op: index,
      ...{ target, id, why },
      fields: fields.map((it) => snake(it)),
    })),
  );
}

const longestValue = 120;
const withArticle = { trip: "a trip", day: "a day", stop: "a stop", activity: "an activity" } as const;

function inWords(trip: TripDocument, { target, id, why, fields }: OpConflict): string {
  if (why === "exists") return `There is ${withArticle[target]} with this id already.`;
  if (target === "stop") {
    const stop = stopsOf(trip).find((it) => it.id === id);
    if (!stop) return `The trip has no stop ${id}. get_trip lists its stops with their ids.`;
    if (fields.includes("place")) return `${stop.destination} comes at another place in the order now.`;
    const values = stop as unknown as Readonly<Record<string, unknown>>;
    return fields.map((it) => `${snake(it)} is ${truncate(JSON.stringify(values[it]), longestValue)} now`).join("; ");
  }
  if (target === "day" && why === "missing")
    return `The trip has no day with itinerary_id ${id}. get_trip lists its ${trip.days.length} days with their ids.`;
  if (why === "missing") return `The trip has no activity ${id}: it was removed, or the id is wrong.`;
  const now = target === "trip" ? trip : target === "day" ? trip.days.find((it) => it.id === id) : undefined;
  const found = target === "activity" ? locate(trip, id) : null;
  const current = (field: string) =>
    field === "day"
      ? (found?.day?.date ?? "in the parked tray")
      : ((now ?? found?.activity ?? {}) as Readonly<Record<string, unknown>>)[field];
  return fields
    .map((it) => `${snake(it)} is ${truncate(JSON.stringify(current(it) ?? null), longestValue)} now`)
    .join("; ");
}

/** The present values of what a patch was about. */
function touched(trip: TripDocument, patch: TripPatch) {
  const ids = new Set<string>();
  const dayIds = new Set<string>();
  const fields = new Set<string>();
  for (const op of patch) {
    if (op.op === "trip.set") for (const field of Object.keys(op.after)) fields.add(snake(field));
    else if (op.op === "day.set") dayIds.add(op.dayId);
    else if (op.op === "day.add") dayIds.add(op.day.id);
    else if (op.op === "activity.add" || op.op === "activity.remove") ids.add(op.activity.id);
    else if (op.op === "activity.set" || op.op === "activity.move") ids.add(op.activityId);
  }
  const hasNewStops = patch.some((op) => op.op.startsWith("stop.") || op.op === "day.add" || op.op === "day.remove");
  const present = activityPresenter(trip);
  const found = [...ids].map((id) => ({ id, now: locate(trip, id) }));
  const whole: Readonly<Record<string, unknown>> =
    fields.size > 0 ? { ...presentFields({ ...trip, days: [], parked: [] }, "viewer") } : {};
  return {
    activities: found.flatMap(({ now }) => (now ? [present(now.activity, now.place.dayId)] : [])),
    removed: found.flatMap(({ id, now }) => (now ? [] : [id])),
    days: trip.days.filter((it) => dayIds.has(it.id)).map(({ id, date, notes }) => ({ id, date, notes })),
    ...(hasNewStops ? { stops: presentFields({ ...trip, days: [], parked: [] }, "viewer").stops } : {}),
    ...(fields.size > 0
      ? { trip: Object.fromEntries([...fields].filter((it) => it in tripFieldsInput).map((it) => [it, whole[it]])) }
      : {}),
  };
}
