import { presentActivity } from "@caravan/domain/trip/activity-fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { hoursOnWire, type MoveFacts, nothingKnown } from "@caravan/domain/trip/open-times";
import { apply } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { unconditional, withoutDoneMoves } from "@caravan/domain/trip/resolve-conflict";
import { presentTrip, readTrip } from "@caravan/domain/trip/wire";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import { newId } from "../new-id.ts";
import { isShown } from "../outbox-entry.ts";
import { hasArrived } from "./detect-conflict.ts";
import type { OutboxState } from "./outbox-view.ts";

/**
 * The trip with the edits of this outbox that the server has not confirmed yet, or that this answer does not contain yet. Edits
 * with a question are not shown: the question shows them beside the trip.
 */
export function withEdits(trip: Trip, state: OutboxState): Trip {
  const heard = state.sent.filter((it) => it.revision > trip.revision).map((it) => it.entry);
  const own = [...heard, ...state.entries].filter((it) => isShown(it, trip));
  if (own.length === 0) return trip;
  const document = readTrip(trip);
  const missing = own.filter((it) => heard.includes(it) || !hasArrived(it, document));
  const patches = missing.sort((a, b) => a.place - b.place).map((it) => it.ops);
  return withPatches(trip, patches, document);
}

/** The trip after these patches, as far as they fit. */
export function withPatches(trip: Trip, patches: readonly RequestedPatch[], document = readTrip(trip)): Trip {
  const hoursOf = hoursOnWire([...trip.itinerary.map((it) => it.activities), trip.parked]);
  const facts = { ...nothingKnown, hoursOf };
  const next = patches.reduce((now, requested) => withPatch(now, requested, facts), document);
  return next === document ? trip : presentChanged(trip, document, next);
}

function withPatch(trip: TripDocument, requested: RequestedPatch, facts: MoveFacts): TripDocument {
  const { patch } = completePatch(trip, unconditional(withoutDoneMoves(trip, requested)), facts, newId);
  return patch.length === 0 ? trip : apply(trip, patch).next;
}

/** Cautions and hours stay while the activity has the same place; for another place only the server knows them. */
function keptFacts(
  now: TripDocument["parked"][number],
  was: Activity | undefined,
): Pick<Activity, "cautions" | "opening_hours"> {
  if (was?.title !== now.title || was.place_id !== now.placeId) return {};
  const { cautions, opening_hours } = was;
  return { ...(cautions && { cautions }), ...(opening_hours !== undefined && { opening_hours }) };
}

/** An activity that has not changed keeps its object identity, so that it is not rendered again. */
function presentChanged(trip: Trip, document: TripDocument, next: TripDocument): Trip {
  const known = new Map<unknown, Activity>();
  const lists = [
    ...trip.itinerary.map((day, index) => [day.activities, document.days[index]?.activities] as const),
    [trip.parked, document.parked] as const,
  ];
  for (const [wires, activities] of lists)
    for (const [index, it] of wires.entries()) known.set(activities?.[index], it);
  const before = new Map(lists.flatMap(([wires]) => wires.map((it) => [it.id, it] as const)));
  const present = (it: TripDocument["parked"][number], dayId: string | null): Activity => {
    const same = known.get(it);
    if (same && same.itinerary_id === dayId) return same;
    return { ...presentActivity(it, dayId), ...keptFacts(it, before.get(it.id)) };
  };
  const days = new Map(next.days.map((day) => [day.id, day]));
  const shown = presentTrip(
    { ...next, days: next.days.map((day) => ({ ...day, activities: [] })), parked: [] },
    trip.role,
  );
  return {
    ...trip,
    ...shown,
    itinerary: shown.itinerary.map((day) => ({
      ...day,
      activities: days.get(day.id)?.activities.map((it) => present(it, day.id)) ?? [],
    })),
    parked: next.parked.map((it) => present(it, null)),
  };
}
