import { statement } from "@caravan/db/sql";
import { datesFrom, daysBetween, todayIn } from "@caravan/domain/calendar";
import * as f from "@caravan/domain/fields";
import { shortened } from "@caravan/domain/shortened";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply } from "@caravan/domain/trip/patch";
import { replanPatch } from "@caravan/domain/trip/replan";
import { longestTrip } from "@caravan/domain/trip/shift";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";
import { author, signedIn } from "../actor.ts";
import { command, type Scene } from "../define.ts";
import { invalidAt, notFound } from "../errors.ts";
import { type ResolvedPlace, resolveDestination } from "../planning/destination.ts";
import { makePlan, mergeWarnings } from "../planning/make-plan.ts";
import { insertLogEntry, insertTrip } from "./store.ts";
import { presentTrip, tripWire, warningsWire } from "./wire.ts";

const input = z
  .object({
    destination: f.destination.meta({ description: "City or place, such as Lisbon or Lisbon, Portugal" }),
    start_date: f.calendarDate.meta({ description: "YYYY-MM-DD, not in the past in the given timezone (else UTC)" }),
    end_date: f.calendarDate.meta({ description: "YYYY-MM-DD, on or after start_date" }),
    timezone: f.timezone
      .optional()
      .meta({ description: "IANA name such as Europe/Lisbon; only decides whether start_date is in the past" }),
    travelers: f.travelersAtCreation.default(1),
    interests: f.interests.optional().meta({ description: "What the plan should offer, such as food or museums" }),
    travel_style: f.tripStyle.optional(),
    accommodation_type: f.tripAccommodation.optional(),
    skip_ai_generation: z.boolean().default(false).meta({ description: "True: the days are there and empty" }),
    groupTripCode: f.opaque
      .optional()
      .meta({ description: "Plan from the consensus and the board of this group trip" }),
    regeneration_mode: z
      .enum(["replace", "new_version"])
      .optional()
      .meta({ description: "Required when the group trip has a linked itinerary already" }),
  })
  .refine((it) => it.end_date >= it.start_date, { path: ["end_date"], error: "must be on or after start_date" })
  .refine((it) => daysBetween(it.start_date, it.end_date) < longestTrip, {
    path: ["end_date"],
    error: `a trip has at most ${longestTrip} days`,
  });

interface Prepared {
  readonly trip: TripDocument;
  readonly warnings: readonly Warning[];
}

export const createTrip = command({
  name: "create_trip",
  description:
    "Creates a trip and plans it with real places, ordered by day, way and opening hours. Use it once destination and dates are known; with skip_ai_generation the days stay empty for add_activity. To plan an existing trip again, use regenerate_itinerary.",
  audience: "trips:write",
  capability: true,
  logged: true,
  streams: true,
  errors: ["not_found"],
  examples: [
    {
      destination: "Lisbon",
      start_date: "2030-05-03",
      end_date: "2030-05-07",
      travelers: 2,
      interests: ["food", "museums"],
    },
  ],
  input,
  output: z.object({ trip: tripWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips", status: 201 },
  async prepare(scene, input): Promise<Prepared> {
    const today = todayIn(input.timezone ?? "UTC", scene.now);
    if (input.start_date < today) throw invalidAt("start_date", `must not be in the past: today is ${today}`);
    // No group trip exists yet that a code could belong to.
    if (input.groupTripCode !== undefined) throw notFound("group trip");
    const { userId } = signedIn(scene.actor);
    const { place, warnings } = await resolveDestination(scene, input.destination);
    const empty = emptyTrip(scene, input, place, userId);
    if (input.skip_ai_generation) return { trip: empty, warnings };
    const made = await makePlan(scene, empty, userId, {
      seed: `${input.destination}|${input.start_date}|${input.end_date}`,
      only: null,
      setAside: [],
    });
    const trip = apply(empty, replanPatch(empty, made.plan, scene.newId)).next;
    return { trip, warnings: mergeWarnings(warnings, made.warnings) };
  },
  async run(scene, _input, { trip, warnings }) {
    await insertTrip(scene.sql, trip);
    await insertLogEntry(scene.sql, {
      id: scene.newId(),
      tripId: trip.id,
      revision: trip.revision,
      action: "create_trip",
      summary: `Created the trip to ${trip.destination}`,
      ...author(scene.actor),
      now: scene.now,
    });
    scene.ledger.logged += 1;
    await letMakerIn(scene, trip.id);
    scene.ledger.warnings.push(...warnings);
    return { trip: presentTrip(trip, "owner") };
  },
});

const reach = statement(
  "key-reach",
  "update api_keys set trip_ids = array_append(trip_ids, $2::uuid) where id = $1 and cardinality(trip_ids) > 0",
);

/** A key that is limited to some trips can go on with the one that it made. */
async function letMakerIn({ sql, actor }: Scene, tripId: string): Promise<void> {
  if (actor.kind === "agent" && actor.tripIds.length > 0) await sql.rows(reach, [actor.keyId, tripId]);
}

function emptyTrip(
  scene: Scene,
  input: z.output<typeof createTrip.input>,
  place: ResolvedPlace,
  ownerId: string,
): TripDocument {
  const now = scene.now.toISOString();
  return {
    id: scene.newId(),
    ownerId,
    title: shortened(`Trip to ${input.destination}`, 255),
    destination: input.destination,
    startDate: input.start_date,
    endDate: input.end_date,
    travelers: input.travelers,
    interests: input.interests ?? [],
    travelStyle: input.travel_style ?? null,
    accommodationType: input.accommodation_type ?? null,
    budgetPerPerson: null,
    totalBudget: null,
    currency: place.currency ?? "USD",
    status: "draft",
    notes: null,
    cityId: place.cityId,
    lat: place.lat,
    lng: place.lng,
    timezone: place.timezone,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    days: datesFrom(input.start_date, input.end_date).map((date) => ({
      id: scene.newId(),
      date,
      notes: "",
      activities: [],
    })),
    parked: [],
  };
}
