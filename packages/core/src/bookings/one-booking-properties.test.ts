import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { ingestConfirmation } from "../confirmations/ingest-confirmation.ts";
import { getTripExpenseSummary } from "../expenses/get-trip-expense-summary.ts";
import type { Person } from "../kernel/actor.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { blankSegment } from "../segments/correct-segment.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { addSegment } from "./add-segment.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { listBookings } from "./list-bookings.ts";
import { listTripBookings } from "./list-trip-bookings.ts";
import { recordBooking } from "./record-booking.ts";
import { removeSegment } from "./remove-segment.ts";
import { updateBooking } from "./update-booking.ts";
import { updateSegment } from "./update-segment.ts";

const { database, outside } = await setUp();
let reading: readonly ReadSegment[] = [];
const ports: Ports = {
  ...outside.ports,
  confirmations: {
    text: async () => null,
    read: async () => ({
      ...{ subject: null, text: "a mail" },
      reading: { segments: reading, writtenAt: null, language: "en", remarks: [] },
    }),
  },
};

const day = fc.integer({ min: 1, max: 9 }).map((it) => `2030-05-0${it}`);
const number = fc.constantFrom("A-1", "a1", "B2", null);
const kind = fc.constantFrom("stay", "flight", "train", "car", "restaurant");
const place = fc.constantFrom("Lisbon", "Porto", "Hotel Avenida");
const status = fc.constantFrom("confirmed" as const, "cancelled" as const, "changed" as const);
const which = fc.nat({ max: 20 });
const step = fc.oneof(
  fc.record({ do: fc.constant("record" as const), day, nights: fc.nat({ max: 3 }), number, kind, place }),
  fc.record({ do: fc.constant("patch" as const), which, day, nights: fc.nat({ max: 3 }), price: fc.nat({ max: 500 }) }),
  fc.record({ do: fc.constant("put" as const), which, trip: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant("status" as const), which, confirmed: fc.boolean() }),
  fc.record({
    do: fc.constant("ingest" as const),
    day,
    number,
    status,
    return: fc.boolean(),
    trip: fc.nat({ max: 1 }),
  }),
  fc.record({ do: fc.constant("add" as const), day, number, trip: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant("correct" as const), which, day, status, price: fc.nat({ max: 500 }) }),
  fc.record({ do: fc.constant("remove" as const), which }),
  fc.record({ do: fc.constant("restore" as const), which }),
  fc.record({ do: fc.constant("delete" as const), trip: fc.constant(1) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly people: readonly [Person, Person];
  readonly trips: string[];
  /** The ids of segments, with removed ones. */
  readonly seen: Set<string>;
}

const later = (date: string, nights: number) => `2030-05-${String(Number(date.slice(8)) + nights).padStart(2, "0")}`;

function readingOf(it: Extract<Step, { do: "ingest" }>): readonly ReadSegment[] {
  const out: ReadSegment = {
    ...{ ...blankSegment, kind: "flight", number: "TP 1", confirmationNumber: it.number, status: it.status },
    ...{ start: `${it.day}T09:00`, end: `${it.day}T11:00`, price: { amount: "99.9", currency: "EUR" } },
  };
  return it.return ? [out, { ...out, number: "TP 2", start: later(it.day, 3), end: null, price: null }] : [out];
}

async function take(world: World, it: Step): Promise<unknown> {
  const { people, trips, seen } = world;
  const [ana] = people;
  const mine = async (at: number) => {
    const { bookings } = await run(listBookings, ports, ana, { limit: 100 });
    return bookings[at % Math.max(1, bookings.length)]?.id;
  };
  const segment = (at: number) => [...seen][at % Math.max(1, seen.size)];
  switch (it.do) {
    case "record": {
      const dates = { start: it.day, end: later(it.day, it.nights) };
      const preferences = {
        kind: it.kind,
        ...(it.number && { confirmation_number: it.number }),
        price: 10,
        currency: "EUR",
      };
      return run(recordBooking, ports, ana, {
        destination: { name: it.place, city: "Lisbon" },
        dates,
        guests: 1,
        preferences,
      });
    }
    case "patch": {
      const booking_id = await mine(it.which);
      const dates = { start: it.day, end: later(it.day, it.nights) };
      return (
        booking_id &&
        run(updateBooking, ports, ana, { booking_id, dates, preferences: { price: it.price, currency: "EUR" } })
      );
    }
    case "put": {
      const booking_id = await mine(it.which);
      return booking_id && run(updateBooking, ports, ana, { booking_id, trip_id: trips[it.trip] ?? null });
    }
    case "status": {
      const booking_id = await mine(it.which);
      if (!booking_id) return undefined;
      return it.confirmed
        ? run(updateBooking, ports, ana, { booking_id, status: "confirmed" })
        : run(cancelBooking, ports, ana, { booking_id });
    }
    case "ingest": {
      reading = readingOf(it);
      const trip_id = trips[it.trip];
      return run(ingestConfirmation, ports, ana, { text: "a mail", ...(trip_id && { trip_id }) });
    }
    case "add": {
      const trip_id = trips[it.trip] as string;
      return run(addSegment, ports, people[1], {
        trip_id,
        kind: "train",
        start: it.day,
        confirmation_number: it.number,
      });
    }
    case "correct": {
      const segment_id = segment(it.which);
      const fields = { start: it.day, end: null, status: it.status, price: it.price, currency: "EUR" };
      return segment_id && run(updateSegment, ports, people[1], { segment_id, ...fields });
    }
    case "remove": {
      const segment_id = segment(it.which);
      return segment_id && run(removeSegment, ports, people[1], { segment_id });
    }
    case "restore": {
      const segment_id = segment(it.which);
      return segment_id && run(updateSegment, ports, people[1], { segment_id, removed: false });
    }
    case "delete": {
      await run(deleteTrip, ports, ana, { trip_id: trips[1] as string });
      trips[1] = await newTrip(people);
      return undefined;
    }
  }
}

async function newTrip([ana, rui]: readonly [Person, Person]): Promise<string> {
  const dates = { start_date: "2030-05-01", end_date: "2030-05-12", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
  await database.prisma.member.create({ data: { tripId: trip.id, userId: rui.userId, role: "editor" } });
  return trip.id;
}

it("keeps bookings and segments one record, whatever is changed through any verb", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const people = [await createPerson(database, "Ana"), await createPerson(database, "Rui")] as const;
      const world: World = { people, trips: [await newTrip(people), await newTrip(people)], seen: new Set() };
      for (const it of steps) {
        await take(world, it).catch((error) => {
          if (!(error instanceof DomainError)) throw error;
        });
        await expectOneRecord(world);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

/**
 * Asserts for both people that every segment has its booking, and that each trip shows and counts each booking once.
 */
async function expectOneRecord({ people, trips, seen }: World): Promise<void> {
  const { rows } = await database.pool.query(
    `select 'segment on another trip' as fault from segments s join bookings b on b.id = s.booking_id
      where b.owner_id = any($1) and s.removed_at is null and b.trip_id is distinct from s.trip_id
     union all
     select 'dated booking without segments' from bookings b
      where b.owner_id = any($1) and b.trip_id is not null and b.start_date is not null
        and not exists (select from segments s where s.booking_id = b.id and s.removed_at is null)
     union all
     select 'one side cancelled' from bookings b join segments s on s.booking_id = b.id and s.removed_at is null
      where b.owner_id = any($1) group by b.id having (b.status = 'cancelled') <> bool_and(s.status = 'cancelled')`,
    [people.map((it) => it.userId)],
  );
  expect(rows).toEqual([]);
  for (const trip_id of trips) {
    const { segments } = await run(listItinerarySegments, ports, people[0], { trip_id });
    for (const it of segments) seen.add(it.id);
    const { bookings } = await run(listTripBookings, ports, people[0], { trip_id });
    expect(new Set(segments.map((it) => it.booking_id))).toEqual(new Set(bookings.map((it) => it.id)));
    const { summary } = (await run(getTripExpenseSummary, ports, people[0], { trip_id })) as never as Summary;
    const cents = bookings
      .filter((it) => it.status === "confirmed")
      .reduce((sum, it) => sum + Math.round((it.price ?? 0) * 100), 0);
    expect(Math.round(summary.total * 100)).toBeLessThanOrEqual(cents);
  }
}

interface Summary {
  readonly summary: { readonly total: number };
}
