import { randomUUID } from "node:crypto";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { beforeEach, describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { removeSegment } from "../bookings/remove-segment.ts";
import { updateSegment } from "../bookings/update-segment.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import type { Ports } from "../kernel/ports.ts";
import { blankSegment } from "../segments/correct-segment.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { createTrip } from "../trips/create-trip.ts";
import { listTrips } from "../trips/list-trips.ts";
import { discardConfirmation } from "./discard-confirmation.ts";
import { getConfirmation } from "./get-confirmation.ts";
import { ingestConfirmation } from "./ingest-confirmation.ts";
import { listConfirmations } from "./list-confirmations.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { saveConfirmation } from "./save-confirmation.ts";

const { database, outside, ana } = await setUp();

/** The readings of the next texts; reading itself is tested elsewhere. */
const readings = new Map<string, { segments: readonly ReadSegment[]; writtenAt?: string }>();
const ports: Ports = {
  ...outside.ports,
  confirmations: {
    text: async () => null,
    read: async (it) => {
      const text = it.origin === "text" ? it.text : "";
      const { segments = [], writtenAt = null } = readings.get(text) ?? {};
      return { subject: null, text, reading: { segments, writtenAt, language: "en", remarks: [] } };
    },
  },
};

const place = (name: string, more: object = {}) => ({
  name,
  iata: null,
  city: null,
  country: null,
  address: null,
  lat: null,
  lng: null,
  timezone: null,
  ...more,
});
const lisbon = place("Lisbon", { iata: "LIS", city: "Lisbon", lat: 38.77, lng: -9.13, timezone: "Europe/Lisbon" });
const london = place("London Heathrow", {
  iata: "LHR",
  city: "London",
  lat: 51.47,
  lng: -0.46,
  timezone: "Europe/London",
});
const out: ReadSegment = {
  ...blankSegment,
  kind: "flight",
  provider: "TAP Air Portugal",
  number: "TP1351",
  confirmationNumber: "K3X9QF",
  travellers: ["Ana Martins"],
  start: "2027-05-03T09:40",
  end: "2027-05-03T12:25",
  startTimezone: "Europe/London",
  endTimezone: "Europe/Lisbon",
  from: london,
  to: lisbon,
  evidence: { number: [{ start: 0, end: 5 }] },
};
const back: ReadSegment = {
  ...out,
  number: "TP1352",
  start: "2027-05-07T18:00",
  end: "2027-05-07T20:45",
  from: lisbon,
  to: london,
};
const hotel: ReadSegment = {
  ...blankSegment,
  kind: "hotel",
  provider: "Hotel Lumen",
  confirmationNumber: "99-1",
  start: "2027-05-03T15:00",
  end: "2027-05-07",
  place: place("Hotel Lumen", { city: "Lisbon", lat: 38.72, lng: -9.15, timezone: "Europe/Lisbon" }),
};

let who: Person;
beforeEach(async () => {
  who = await createPerson(database, "Mia");
  readings.clear();
  readings.set("flights", { segments: [out, back] });
  readings.set("hotel", { segments: [hotel] });
});

const ingest = (text: string, more: { trip_id?: string } = {}, person = who) =>
  run(ingestConfirmation, ports, person, { text, ...more });
const segmentsOf = async (tripId: string, person = who) =>
  (await run(listItinerarySegments, ports, person, { trip_id: tripId })).segments;

describe("ingest_confirmation", () => {
  it("creates a trip to the destination of a return flight, for the days between the flights", async () => {
    const { trip, trip_created, segments, changes } = await ingest("flights");
    expect(trip_created).toBe(true);
    expect(trip).toMatchObject({ destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-07" });
    expect(segments.map((it) => it.flight_number)).toEqual(["TP1351", "TP1352"]);
    expect(segments[0]?.evidence.flight_number).toEqual([{ start: 0, end: 5, text: "fligh" }]);
    expect(changes).toEqual({ created: 2, updated: 0, unchanged: 0, kept_off: 0 });
  });

  it("finds the trip by dates and place, and stores the same mail once", async () => {
    const first = await ingest("flights");
    const second = await ingest("hotel");
    const again = await ingest("flights");
    expect([second.trip_id, again.trip_id]).toEqual([first.trip_id, first.trip_id]);
    expect(again.changes).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await segmentsOf(first.trip_id)).toHaveLength(3);
  });

  it("treats a code used again a year later as another booking, and marks a past trip as completed", async () => {
    const { trip_id } = await ingest("flights");
    const year = (it: ReadSegment, from: string) => ({
      ...it,
      start: it.start?.replace("2027", from) ?? null,
      end: it.end?.replace("2027", from) ?? null,
    });
    readings.set("past", { segments: [year(out, "2025"), year(back, "2025")] });
    const past = await ingest("past");
    expect(past).toMatchObject({ trip_created: true, changes: { created: 2, updated: 0 } });
    expect(await segmentsOf(trip_id)).toMatchObject([{ status: "confirmed" }, { status: "confirmed" }]);
    const { trips } = await run(listTrips, ports, who, {});
    expect(trips.map((it) => [it.start_date, it.status])).toEqual([
      ["2027-05-03", "draft"],
      ["2025-05-03", "completed"],
    ]);
    readings.set("much later", { segments: [{ ...year(out, "2028"), status: "changed" }] });
    expect((await ingest("much later", { trip_id })).changes).toMatchObject({ created: 0, updated: 1 });
  });

  it("creates one trip for the same mail sent twice at once", async () => {
    const both = await Promise.all([ingest("flights"), ingest("flights")]);
    expect(new Set(both.map((it) => it.trip_id)).size).toBe(1);
    expect(await segmentsOf(both[0].trip_id)).toHaveLength(2);
  });

  it("updates a flight that a later mail moves, and cancels one that it cancels", async () => {
    const { trip_id } = await ingest("flights");
    readings.set("moved", {
      segments: [{ ...out, status: "changed", start: "2027-05-03T11:00", end: "2027-05-03T13:45" }],
    });
    readings.set("off", {
      segments: [{ ...blankSegment, kind: "flight", status: "cancelled", confirmationNumber: "k3x 9qf" }],
    });
    await ingest("moved");
    const [moved] = await segmentsOf(trip_id);
    expect(moved).toMatchObject({ status: "changed", start: "2027-05-03T11:00", flight_number: "TP1351" });
    await ingest("off");
    expect((await segmentsOf(trip_id)).map((it) => it.status)).toEqual(["cancelled", "cancelled"]);
    // The first confirmation, read again, restores nothing.
    readings.set("flights", { segments: [{ ...out, start: "2027-05-03T11:00", end: "2027-05-03T13:45" }, back] });
    await ingest("flights");
    expect((await segmentsOf(trip_id)).map((it) => it.status)).toEqual(["cancelled", "cancelled"]);
  });

  it("ignores older values in a mail that is older than one already read", async () => {
    readings.set("new", { segments: [{ ...out, start: "2027-05-03T11:00" }], writtenAt: "2027-02-02T08:00" });
    readings.set("old", { segments: [out], writtenAt: "2027-01-01T08:00" });
    const { trip_id } = await ingest("new");
    await ingest("old");
    expect((await segmentsOf(trip_id))[0]).toMatchObject({ start: "2027-05-03T11:00", status: "confirmed" });
  });

  it("keeps what a person corrected, and does not add again what a person removed", async () => {
    const { trip_id, segments } = await ingest("flights");
    const [first, second] = segments;
    await run(updateSegment, ports, who, { segment_id: first?.id ?? "", start: "2027-05-03T09:55", provider: null });
    await run(removeSegment, ports, who, { segment_id: second?.id ?? "" });
    const again = await ingest("flights");
    expect(again.changes).toMatchObject({ created: 0, unchanged: 1, kept_off: 1 });
    expect(await segmentsOf(trip_id)).toMatchObject([
      { start: "2027-05-03T09:55", provider: null, corrected: ["provider", "start"] },
    ]);
    const { segment } = await run(updateSegment, ports, who, { segment_id: second?.id ?? "", removed: false });
    expect(segment.flight_number).toBe("TP1352");
    expect(await segmentsOf(trip_id)).toHaveLength(2);
  });

  it("is kept as a text of the trip, for the person who added it", async () => {
    const input = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-07", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, ana, input);
    const text = "the mail with both flights";
    readings.set(text, { segments: [out] });
    await run(ingestConfirmation, ports, ana, { trip_id: trip.id, text });
    const kept = async (who: Person) => (await run(listConfirmations, ports, who, { trip_id: trip.id })).confirmations;
    expect(await kept(ana)).toMatchObject([{ subject: null, origin: "text", length: text.length }]);
    expect(await kept(await addTripMember(database, trip.id, "editor"))).toEqual([]);
  });

  it("refuses a text without travel or without a date, and stores nothing", async () => {
    readings.set("undated", { segments: [{ ...out, start: null, end: null }] });
    await expect(ingest("a recipe")).rejects.toMatchObject({ code: "nothing_recognised" });
    await expect(ingest("undated")).rejects.toMatchObject({ code: "no_dates" });
    expect(await database.prisma.confirmationSource.count({ where: { userId: who.userId } })).toBe(0);
    expect(await database.prisma.trip.count({ where: { ownerId: who.userId } })).toBe(0);
  });

  it("adds to trips of the caller only, with the editor role", async () => {
    const theirs = await run(createTrip, ports, ana, {
      destination: "Lisbon",
      start_date: "2027-05-03",
      end_date: "2027-05-07",
      skip_ai_generation: true,
    });
    await expect(ingest("flights", { trip_id: theirs.trip.id })).rejects.toMatchObject({ code: "not_found" });
    const viewer = await addTripMember(database, theirs.trip.id, "viewer");
    await expect(ingest("flights", { trip_id: theirs.trip.id }, viewer)).rejects.toMatchObject({ code: "forbidden" });
    // A trip on which the caller is a viewer is never matched.
    expect((await ingest("flights", {}, viewer)).trip_created).toBe(true);
    expect(await segmentsOf(theirs.trip.id, ana)).toEqual([]);
  });
});

describe("the review of a confirmation", () => {
  const read = async (text: string) => (await run(readConfirmation, ports, who, { text })).confirmation;

  it("shows what would be stored, and saves it with corrections and without excluded segments", async () => {
    const confirmation = await read("flights");
    expect(confirmation).toMatchObject({
      text: "flights",
      suggestion: { trip: null, new_trip: { destination: "Lisbon" } },
    });
    expect(confirmation.segments.map((it) => it.known)).toEqual(["new", "new"]);
    const saved = await run(saveConfirmation, ports, who, {
      confirmation_id: confirmation.id,
      segments: [
        { index: 0, confirmation_number: "K3X9QG" },
        { index: 1, skip: true },
      ],
    });
    expect(saved.segments).toMatchObject([{ confirmation_number: "K3X9QG", corrected: ["confirmation_number"] }]);
    const again = run(saveConfirmation, ports, who, { confirmation_id: confirmation.id });
    await expect(again).rejects.toMatchObject({ code: "already_saved" });
    const discarded = run(discardConfirmation, ports, who, { confirmation_id: confirmation.id });
    await expect(discarded).rejects.toMatchObject({ code: "already_saved" });
  });

  it.each([
    ["names a segment twice", [{ index: 0 }, { index: 0, skip: true }], "segments.1.index"],
    ["leaves everything out", [0, 1].map((index) => ({ index, skip: true })), "segments"],
    ["ends before it begins", [{ index: 1 }, { index: 0, end: "2027-05-01T12:00" }], "segments.1.end"],
  ])("is not saved when it %s", async (_, segments, path) => {
    const { id } = await read("flights");
    const saved = run(saveConfirmation, ports, who, { confirmation_id: id, segments });
    await expect(saved).rejects.toMatchObject({ code: "validation_failed", details: [{ path }] });
  });

  it("is out of reach of a key that is limited to some trips, unless that key added it", async () => {
    const { trip } = await run(createTrip, ports, who, {
      ...{ destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-07", skip_ai_generation: true },
    });
    const agentKey: Agent = {
      ...{ kind: "agent", userId: who.userId, name: who.name, agentName: "Helper", keyId: randomUUID() },
      scopes: ["trips:read", "trips:write"],
      mode: "apply",
      tripIds: [trip.id],
    };
    const { id } = await read("flights");
    const outOfReach = { code: "not_found" };
    const input = { confirmation_id: id };
    await expect(run(getConfirmation, ports, agentKey, input)).rejects.toMatchObject(outOfReach);
    await expect(run(saveConfirmation, ports, agentKey, input)).rejects.toMatchObject(outOfReach);
    await expect(run(discardConfirmation, ports, agentKey, input)).rejects.toMatchObject(outOfReach);
    expect((await run(getConfirmation, ports, who, { confirmation_id: id })).confirmation.id).toBe(id);
    const own = (await run(readConfirmation, ports, agentKey, { text: "flights" })).confirmation.id;
    expect((await run(getConfirmation, ports, agentKey, { confirmation_id: own })).confirmation.id).toBe(own);
    const another = { ...agentKey, keyId: randomUUID() };
    await expect(run(getConfirmation, ports, another, { confirmation_id: own })).rejects.toMatchObject(outOfReach);
  });

  it("is visible only to the person who added it, and is deleted when discarded or a day old", async () => {
    const { id } = await read("flights");
    await expect(run(getConfirmation, ports, ana, { confirmation_id: id })).rejects.toMatchObject({
      code: "not_found",
    });
    const tomorrow = { now: new Date(now.getTime() + 25 * 3_600_000) };
    await expect(run(getConfirmation, ports, who, { confirmation_id: id }, tomorrow)).rejects.toMatchObject({
      code: "not_found",
    });
    await run(discardConfirmation, ports, who, { confirmation_id: id });
    await expect(run(getConfirmation, ports, who, { confirmation_id: id })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
