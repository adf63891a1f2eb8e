import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { ingestConfirmation } from "../confirmations/ingest-confirmation.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { getTripExpenseSummary } from "../expenses/get-trip-expense-summary.ts";
import type { Person } from "../kernel/actor.ts";
import type { Ports } from "../kernel/ports.ts";
import { removeMember } from "../members/remove-member.ts";
import { blankSegment } from "../segments/correct-segment.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { addSegment } from "./add-segment.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { checkAvailability } from "./check-availability.ts";
import { getBooking } from "./get-booking.ts";
import { listBookings } from "./list-bookings.ts";
import { listTripBookings } from "./list-trip-bookings.ts";
import { recordBooking } from "./record-booking.ts";
import { removeSegment } from "./remove-segment.ts";
import { updateBooking } from "./update-booking.ts";
import { updateSegment } from "./update-segment.ts";

const { database, outside } = await setUp();

/** What the next texts state, because reading itself is tested elsewhere. */
const readings = new Map<string, readonly ReadSegment[]>();
const ports: Ports = {
  ...outside.ports,
  confirmations: {
    text: async () => null,
    read: async (it) => {
      const text = it.origin === "text" ? it.text : "";
      const reading = { segments: readings.get(text) ?? [], writtenAt: null, language: "en", remarks: [] };
      return { subject: null, text, reading };
    },
  },
};

const noPlace = { iata: null, city: null, country: null, address: null, lat: null, lng: null, timezone: null };
const lisbon = { ...noPlace, name: "Lisbon", iata: "LIS", city: "Lisbon", lat: 38.77, lng: -9.13 };
const london = { ...noPlace, name: "London Heathrow", iata: "LHR", city: "London", lat: 51.47, lng: -0.46 };
const out: ReadSegment = {
  ...{ ...blankSegment, kind: "flight", provider: "TAP Air Portugal", number: "TP1351", confirmationNumber: "K3X9QF" },
  ...{ start: "2030-05-03T09:40", end: "2030-05-03T12:25", from: london, to: lisbon },
  price: { amount: "240", currency: "EUR" },
};
const back: ReadSegment = {
  ...{ ...out, number: "TP1352", start: "2030-05-07T18:00", end: "2030-05-07T20:45", from: lisbon, to: london },
  price: null,
};
const hotel: ReadSegment = {
  ...{ ...blankSegment, kind: "hotel", provider: "Booking.com", confirmationNumber: "4021", price: null },
  ...{ start: "2030-05-03T15:00", end: "2030-05-07T11:00" },
  place: { ...noPlace, name: "Hotel Avenida", city: "Lisbon", lat: 38.72, lng: -9.145 },
};
const stay = {
  destination: { name: "Hotel Avenida", city: "Lisbon", country: "Portugal" },
  dates: { start: "2030-05-03", end: "2030-05-07" },
  guests: { adults: 2, rooms: 1 },
  preferences: { kind: "stay", provider: "Booking.com", confirmation_number: "4021", price: 480, currency: "EUR" },
};

let ana: Person;
let tripId: string;
beforeEach(async () => {
  ana = await createPerson(database, "Ana");
  tripId = await trip();
  readings.clear();
  readings.set("flights", [out, back]);
  readings.set("hotel", [hotel]);
});

async function trip(destination = "Lisbon", start = "2030-05-03", end = "2030-05-07", who = ana): Promise<string> {
  const input = { destination, start_date: start, end_date: end, skip_ai_generation: true };
  return (await run(createTrip, ports, who, input)).trip.id;
}
const record = (more: Partial<z.input<typeof recordBooking.input>> = {}, who = ana) =>
  run(recordBooking, ports, who, { ...stay, ...more });
const change = (booking_id: string, more: object) => run(updateBooking, ports, ana, { booking_id, ...more });
const ingest = (text: string, trip_id = tripId, who = ana) => run(ingestConfirmation, ports, who, { text, trip_id });
const bookings = async (who = ana) => (await run(listBookings, ports, who, {})).bookings;
const segments = async (trip_id = tripId, who = ana) =>
  (await run(listItinerarySegments, ports, who, { trip_id })).segments;
const spent = async () => (await run(getTripExpenseSummary, ports, ana, { trip_id: tripId })) as never as Spent;
interface Spent {
  readonly summary: { readonly total: { readonly spent?: number } & Record<string, unknown> };
}
const codes = (answer: object) => ((answer as { warnings?: { code: string }[] }).warnings ?? []).map((it) => it.code);

/** Asserts that every visible segment has its booking on the same trip, and every dated booking on a trip a segment. */
async function expectOneRecord(): Promise<void> {
  const astray = await database.pool.query(
    `select s.id from segments s join bookings b on b.id = s.booking_id
      where s.removed_at is null and b.trip_id is distinct from s.trip_id
     union all
     select b.id from bookings b where b.trip_id is not null and b.start_date is not null
        and not exists (select from segments s where s.booking_id = b.id and s.removed_at is null)
     union all
     select b.id from bookings b where b.status <> 'cancelled' and exists (select from segments s where s.booking_id = b.id and s.removed_at is null)
        and not exists (select from segments s where s.booking_id = b.id and s.removed_at is null and s.status <> 'cancelled')`,
  );
  expect(astray.rows).toEqual([]);
}

it("of a mail whose trip was deleted is the same booking on the next trip", async () => {
  await ingest("flights");
  const [first] = await bookings();
  await run(deleteTrip, ports, ana, { trip_id: tripId });
  expect(await bookings()).toMatchObject([{ id: first?.id, trip_id: null }]);
  const next = await trip();
  await ingest("flights", next);
  expect(await bookings()).toMatchObject([{ id: first?.id, trip_id: next, price: 240 }]);
  expect((await segments(next)).map((it) => [it.flight_number, it.start])).toEqual([
    ["TP1351", "2030-05-03T09:40"],
    ["TP1352", "2030-05-07T18:00"],
  ]);
  await expectOneRecord();
});

describe("a recorded booking", () => {
  it("has its segment on the trip that fits", async () => {
    const { booking } = await record();
    expect(booking).toMatchObject({ trip_id: tripId, origin: "recorded" });
    expect(await segments()).toMatchObject([
      {
        ...{ kind: "hotel", booking_id: booking.id, summary: "Hotel Avenida", start: "2030-05-03", end: "2030-05-07" },
        ...{ confirmation_number: "4021", price: 480, currency: "EUR", has_source: false },
      },
    ]);
    await expectOneRecord();
  });

  it.each([
    ["a flight there and back", { kind: "flight", flight_number: "TP 1351", from: "LHR" }, ["flight", "flight"]],
    ["a train", { kind: "train" }, ["train", "train"]],
    ["a rented car", { kind: "car" }, ["car_rental"]],
    ["a table", { kind: "restaurant", title: "Tasca" }, ["other"]],
    ["a conference", { kind: "conference" }, ["meeting"]],
  ])("is %s", async (_, preferences, kinds) => {
    await record({ preferences });
    expect((await segments()).map((it) => it.kind)).toEqual(kinds);
    await expectOneRecord();
  });

  it("of a restaurant is the dinner of its evening, occupies the evening, and merges with its confirmation", async () => {
    const dinner = { dates: { start: "2030-05-04T20:00" }, guests: { party_size: 2 } };
    const { booking } = await record({ ...dinner, destination: { name: "Ramiro", city: "Lisbon" }, preferences: {} });
    expect(booking).toMatchObject({ kind: "restaurant", title: "Ramiro", trip_id: tripId });
    expect(await segments()).toMatchObject([
      { summary: "Dinner at Ramiro", start: "2030-05-04T20:00", details: { table: true } },
    ]);
    expect(await run(checkAvailability, ports, ana, { dates: { start: "2030-05-04" } })).toMatchObject({
      available: false,
      conflicts: [{ id: booking.id }],
    });
    const details = { ...blankSegment.details, table: true, guests: 2 };
    const place = { ...noPlace, name: "Ramiro", city: "Lisbon" };
    const mail = { ...blankSegment, provider: "Ramiro", start: "2030-05-04T20:00", confirmationNumber: "R77", place };
    readings.set("table", [{ ...mail, title: "Ramiro", details }]);
    await ingest("table");
    expect(await bookings()).toMatchObject([{ id: booking.id, kind: "restaurant", confirmation_number: "R77" }]);
    expect(await segments()).toHaveLength(1);
    await expectOneRecord();
  });

  it("has no segments while it is on no trip or its dates are unknown, and gets them with its dates", async () => {
    const { booking } = await record({ dates: "in May", trip_id: tripId });
    expect(await segments()).toEqual([]);
    await change(booking.id, { dates: stay.dates });
    expect(await segments()).toHaveLength(1);
    await change(booking.id, { trip_id: null });
    expect(await segments()).toEqual([]);
    await change(booking.id, { trip_id: tripId });
    expect(await segments()).toHaveLength(1);
    await expectOneRecord();
  });

  it("shows its number to its owner only, and leaves the trip with its owner", async () => {
    const rui = await addTripMember(database, tripId, "editor");
    const { booking } = await record({}, rui);
    expect((await segments()).map((it) => it.confirmation_number)).toEqual([null]);
    expect((await segments(tripId, rui)).map((it) => it.confirmation_number)).toEqual(["4021"]);
    await run(removeMember, ports, ana, { trip_id: tripId, user_id: rui.userId });
    expect(await segments()).toEqual([]);
    expect((await bookings(rui)).map((it) => it.id)).toEqual([booking.id]);
  });
});

describe("a confirmation", () => {
  it("is one booking for its number, which costs once", async () => {
    const { segments: stored } = await ingest("flights");
    const [booking, ...others] = await bookings();
    expect(others).toEqual([]);
    expect(booking).toMatchObject({
      ...{ kind: "flight", title: "TP1351 London Heathrow to Lisbon", city: "Lisbon", confirmation_number: "K3X9QF" },
      ...{ start_date: "2030-05-03", end_date: "2030-05-07", price: 240, currency: "EUR", trip_id: tripId },
      origin: "confirmation",
    });
    expect(stored.map((it) => it.booking_id)).toEqual([booking?.id, booking?.id]);
    expect((await spent()).summary.total).toBe(240);
    const told = await run(listTripBookings, ports, ana, { trip_id: tripId });
    expect(told.bookings.map((it) => it.id)).toEqual([booking?.id]);
    await expectOneRecord();
  });

  it("updates the booking that was recorded before, with a warning", async () => {
    const { booking } = await record();
    const answer = await ingest("hotel");
    expect(codes(answer)).toContain("joined_booking");
    expect(answer.segments).toMatchObject([{ booking_id: booking.id, start: "2030-05-03T15:00", price: 480 }]);
    expect(await bookings()).toMatchObject([
      {
        id: booking.id,
        origin: "confirmation",
        start_time: "15:00",
        end_time: "11:00",
        price: 480,
        guests: stay.guests,
      },
    ]);
    await expectOneRecord();
  });

  it("finds a booking without a number by kind, dates and place", async () => {
    const { booking } = await record({ preferences: { kind: "stay" } });
    await ingest("hotel");
    expect(await bookings()).toMatchObject([{ id: booking.id, confirmation_number: "4021" }]);
    expect(await segments()).toHaveLength(1);
  });

  it("moves a booking that was on no trip to its own", async () => {
    const { booking } = await record({ trip_id: null });
    await ingest("hotel");
    expect(await bookings()).toMatchObject([{ id: booking.id, trip_id: tripId }]);
    await expectOneRecord();
  });

  it("replaces segments that were derived from two dates", async () => {
    await record({ destination: "Lisbon", preferences: { kind: "flight", pnr: "K3X9QF" } });
    await ingest("flights");
    expect((await segments()).map((it) => it.flight_number)).toEqual(["TP1351", "TP1352"]);
    expect(await bookings()).toHaveLength(1);
    await expectOneRecord();
  });

  it("that moves a flight moves the booking, and one that cancels it cancels the booking", async () => {
    await ingest("flights");
    readings.set("moved", [{ ...back, status: "changed", start: "2030-05-08T07:00", end: "2030-05-08T09:45" }]);
    await ingest("moved");
    const [booking] = await bookings();
    expect(booking).toMatchObject({ end_date: "2030-05-08", end_time: "09:45", status: "confirmed" });
    const read = await run(getBooking, ports, ana, { booking_id: booking?.id ?? "" });
    expect([booking?.segments_status, read.booking.segments_status]).toEqual(["changed", "changed"]);
    expect(read.segments.map((it) => [it.flight_number, it.start, it.status])).toEqual([
      ["TP1351", "2030-05-03T09:40", "confirmed"],
      ["TP1352", "2030-05-08T07:00", "changed"],
    ]);
    readings.set("off", [{ ...blankSegment, kind: "flight", status: "cancelled", confirmationNumber: "K3X9QF" }]);
    await ingest("off");
    expect(await bookings()).toMatchObject([{ status: "cancelled", segments_status: "cancelled" }]);
    await expectOneRecord();
  });
});

describe("the same booking recorded again", () => {
  it("completes the first record and says so", async () => {
    const first = await record({ preferences: { kind: "stay", confirmation_number: "40-21" }, guests: {} });
    const second = await record();
    expect(codes(second)).toEqual(["same_booking"]);
    expect(second.booking).toMatchObject({ id: first.booking.id, price: 480, adults: 2, provider: "Booking.com" });
    expect(await segments()).toMatchObject([{ price: 480 }]);
    expect(await bookings()).toHaveLength(1);
  });

  it("is another booking with other dates, in another place or after a cancellation", async () => {
    const { booking } = await record();
    await record({ dates: { start: "2030-05-08", end: "2030-05-09" } });
    await record({ destination: { city: "Porto" } });
    await run(cancelBooking, ports, ana, { booking_id: booking.id });
    await record();
    expect(await bookings()).toHaveLength(4);
    await expectOneRecord();
  });

  it("sent twice at once is stored once", async () => {
    await Promise.all([record(), record()]);
    expect(await bookings()).toHaveLength(1);
    expect(await segments()).toHaveLength(1);
  });
});

describe("a change of one side", () => {
  it("of the booking moves its segment, price and number", async () => {
    const { booking } = await record();
    await change(booking.id, {
      dates: { start: "2030-05-04T14:00", end: "2030-05-06" },
      preferences: { ...stay.preferences, confirmation_number: "77", price: 300 },
    });
    expect(await segments()).toMatchObject([
      { start: "2030-05-04T14:00", end: "2030-05-06", confirmation_number: "77", price: 300 },
    ]);
  });

  it("of a flight's dates moves each leg by itself, and keeps its time of day", async () => {
    await ingest("flights");
    const [booking] = await bookings();
    await change(booking?.id ?? "", { dates: { start: "2030-05-03T09:40", end: "2030-05-06T20:45" } });
    expect((await segments()).map((it) => [it.start, it.end])).toEqual([
      ["2030-05-03T09:40", "2030-05-03T12:25"],
      ["2030-05-06T18:00", "2030-05-06T20:45"],
    ]);
    expect((await segments())[0]?.flight_number).toBe("TP1351");
  });

  it("of the segment changes the booking, and leaves what the segment does not state as it was sent", async () => {
    const { booking } = await record({ preferences: { ...stay.preferences, breakfast: "included" }, notes: "cot" });
    const [segment] = await segments();
    const segment_id = segment?.id ?? "";
    await run(updateSegment, ports, ana, { segment_id, end: "2030-05-06T10:00", price: 400, currency: "EUR" });
    expect(await bookings()).toMatchObject([
      {
        ...{ id: booking.id, end_date: "2030-05-06", end_time: "10:00", price: 400, notes: "cot", adults: 2 },
        ...{ destination: stay.destination, guests: stay.guests, preferences: { breakfast: "included" } },
      },
    ]);
    // Changing the notes does not restore the earlier dates that were sent.
    await change(booking.id, { notes: null });
    expect(await segments()).toMatchObject([{ end: "2030-05-06T10:00", price: 400 }]);
    await expectOneRecord();
  });

  it("removes a cancelled booking from costs and availability, and can be undone", async () => {
    const { booking } = await record();
    await run(cancelBooking, ports, ana, { booking_id: booking.id });
    expect((await segments()).map((it) => it.status)).toEqual(["cancelled"]);
    expect((await run(checkAvailability, ports, ana, { dates: stay.dates })).available).toBe(true);
    await change(booking.id, { status: "confirmed" });
    expect((await segments()).map((it) => it.status)).toEqual(["confirmed"]);
  });

  it("takes a booking off the trip when its last segment is removed, and puts it back when the segment is restored", async () => {
    await ingest("hotel");
    const [segment] = await segments();
    const segment_id = segment?.id ?? "";
    await run(removeSegment, ports, ana, { segment_id });
    expect(await bookings()).toMatchObject([{ trip_id: null, status: "confirmed" }]);
    await run(updateSegment, ports, ana, { segment_id, removed: false });
    expect(await bookings()).toMatchObject([{ trip_id: tripId }]);
    await expectOneRecord();
  });

  it("is logged on the trip", async () => {
    const { booking } = await record();
    await run(cancelBooking, ports, ana, { booking_id: booking.id });
    const { entries } = await run(getEditLog, ports, ana, { trip_id: tripId });
    expect(entries[0]?.summary).toBe('Cancelled the booking "Hotel Avenida"');
  });
});

describe("a booking that is put on another trip", () => {
  it("moves with its segments", async () => {
    await ingest("hotel");
    const other = await trip("Lisbon", "2030-05-05", "2030-05-09");
    const [booking] = await bookings();
    await change(booking?.id ?? "", { trip_id: other });
    expect([await segments(), (await segments(other)).length]).toEqual([[], 1]);
    await expectOneRecord();
  });
});

describe("a segment that is added by hand", () => {
  it("is a booking of the person who added it", async () => {
    const rui = await addTripMember(database, tripId, "editor");
    const train = {
      kind: "train" as const,
      train_number: "IC 523",
      start: "2030-05-05T09:30",
      from: "Lisbon",
      to: "Porto",
    };
    const { segment } = await run(addSegment, ports, rui, { trip_id: tripId, ...train });
    expect(await bookings(rui)).toMatchObject([
      { id: segment.booking_id, origin: "trip", kind: "other", city: "Porto", start_time: "09:30", trip_id: tripId },
    ]);
    // Anybody who may edit the trip may correct it, as before.
    await run(updateSegment, ports, ana, { segment_id: segment.id, start: "2030-05-06T09:30" });
    expect(await bookings(rui)).toMatchObject([{ start_date: "2030-05-06" }]);
    await expectOneRecord();
  });
});
