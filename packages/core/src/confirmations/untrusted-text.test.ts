import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { addSegment } from "../bookings/add-segment.ts";
import type { Agent } from "../kernel/actor.ts";
import { type Ports, type ReadConfirmation, ReaderBusy } from "../kernel/ports.ts";
import { blankSegment } from "../segments/correct-segment.ts";
import { getSegmentSource } from "../segments/get-segment-source.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getConfirmation } from "./get-confirmation.ts";
import { ingestConfirmation } from "./ingest-confirmation.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { saveConfirmation } from "./save-confirmation.ts";

const { database, outside, ana } = await setUp();

const train: ReadSegment = { ...blankSegment, kind: "train", number: "ICE 577", start: "2030-05-03T10:00" };
type Answer = () => Promise<ReadConfirmation>;
const finding = (segments: readonly ReadSegment[], more: Partial<ReadConfirmation> = {}): Answer => {
  const reading = { segments, writtenAt: null, language: "en", remarks: [] };
  return async () => ({ subject: null, text: "a train", reading, ...more });
};
const portsWith = (read: Answer): Ports => ({
  ...outside.ports,
  confirmations: { ...outside.ports.confirmations, read },
});
const input = { text: "a train" };

async function newTrip(destination = "Lisbon") {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
  const made = await run(createTrip, outside.ports, ana, { destination, ...dates, skip_ai_generation: true });
  return made.trip.id;
}

describe("text of a stranger", () => {
  it("is stored without characters that the database refuses, and its evidence keeps its positions", async () => {
    const hotel: ReadSegment = {
      ...{ ...train, kind: "hotel", provider: "Hotel \0Lumen\ud800" },
      evidence: { provider: [{ start: 6, end: 12 }] },
    };
    const ports = portsWith(finding([hotel], { subject: "Stay\0", text: "Hotel \0Lumen\udc00" }));
    const { confirmation } = await run(readConfirmation, ports, ana, input);
    expect(confirmation).toMatchObject({ subject: "Stay\ufffd", text: "Hotel \ufffdLumen\ufffd" });
    expect(confirmation.segments[0]).toMatchObject({
      provider: "Hotel \ufffdLumen\ufffd",
      evidence: { provider: [{ start: 6, end: 12, text: "\ufffdLumen" }] },
    });
  });

  it("is limited to what a person may write; a number that is too long is left out", async () => {
    const long = "Grand ".repeat(5000);
    const place = { name: long, iata: null, city: long, country: null, address: long, timezone: null };
    const hotel: ReadSegment = {
      ...{ ...train, kind: "hotel", provider: long, number: long, confirmationNumber: long, title: long },
      travellers: Array.from({ length: 300 }, () => long),
      place: { ...place, lat: 1e300, lng: 0 },
      price: { amount: "999999999999999999999", currency: "EUR" },
      details: { ...blankSegment.details, room: long },
      evidence: { provider: Array.from({ length: 5000 }, () => ({ start: 0, end: 5 })) },
    };
    const { segments, trip } = await run(ingestConfirmation, portsWith(finding([hotel])), ana, input);
    expect(JSON.stringify(segments).length).toBeLessThan(12_000);
    expect(segments[0]).toMatchObject({ confirmation_number: null, price: null, place: { lat: null, lng: null } });
    const [entry] = await database.prisma.editLogEntry.findMany({
      where: { tripId: trip.id, action: "ingest_confirmation" },
    });
    expect(entry?.summary.length).toBeLessThan(400);
  });

  it("replaces the oldest unread text of the account when there are too many", async () => {
    const eva = await createPerson(database, "Eva");
    const ports = portsWith(finding([train]));
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.push((await run(readConfirmation, ports, eva, input)).confirmation.id);
    const filler = Array.from({ length: 198 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), userId: eva.userId, origin: "text", text: "x", reading: {} },
      createdAt: new Date(now.getTime() + 1000 + index),
      expiresAt: new Date(now.getTime() + 86_400_000),
    }));
    await database.prisma.confirmationSource.createMany({ data: filler });
    const later = { now: new Date(now.getTime() + 60_000) };
    await run(readConfirmation, ports, eva, input, later);
    expect(await database.prisma.confirmationSource.count({ where: { userId: eva.userId } })).toBe(200);
    const [first, , third] = ids as [string, string, string];
    await expect(run(getConfirmation, ports, eva, { confirmation_id: first })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await run(getConfirmation, ports, eva, { confirmation_id: third })).confirmation.id).toBe(third);
  });

  it("adds at most as many segments as the planner can handle", async () => {
    const trip_id = await newTrip();
    const many = Array.from({ length: 100 }, (_, index) => ({ ...train, number: `ICE ${index}`, start: null }));
    for (const prefix of ["A", "B", "C", "D", "E"]) {
      const segments = many.map((it) => ({ ...it, confirmationNumber: `${prefix}0000` }));
      await run(ingestConfirmation, portsWith(finding(segments)), ana, { ...input, trip_id });
    }
    const one = { trip_id, kind: "train", train_number: "RE 1" } as const;
    await expect(run(addSegment, outside.ports, ana, one)).rejects.toMatchObject({ code: "segments_full" });
    const again = portsWith(finding([{ ...train, number: "RE 2" }]));
    await expect(run(ingestConfirmation, again, ana, { ...input, trip_id })).rejects.toMatchObject({
      code: "segments_full",
    });
  });
});

describe("reading a confirmation", () => {
  it("says that too many are being read, and not that the text is unreadable, when it was queued too long", async () => {
    const busy = portsWith(() => Promise.reject(new ReaderBusy()));
    await expect(run(readConfirmation, busy, ana, input)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("runs only a few times at once for one account", async () => {
    let let_go = () => {};
    const open = new Promise<void>((resolve) => (let_go = resolve));
    const slow = portsWith(async () => {
      await open;
      return finding([train])();
    });
    const six = Array.from({ length: 6 }, () => run(readConfirmation, slow, ana, input));
    await expect(run(readConfirmation, slow, ana, input)).rejects.toMatchObject({ code: "rate_limited" });
    const rui = run(readConfirmation, slow, await createPerson(database, "Rui"), input);
    let_go();
    expect(await Promise.all([...six, rui])).toHaveLength(7);
  });
});

describe("the source text of a segment", () => {
  it("can be opened only by the person who added it last", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    const booked = { ...train, confirmationNumber: "K3X9QF" };
    await run(ingestConfirmation, portsWith(finding([booked])), ana, { ...input, trip_id });
    const moved = portsWith(finding([{ ...booked, start: "2030-05-03T11:00" }], { text: "Rui's mail" }));
    await run(ingestConfirmation, moved, rui, { ...input, trip_id });
    for (const [who, offered] of [
      [ana, false],
      [rui, true],
    ] as const) {
      const { segments } = await run(listItinerarySegments, outside.ports, who, { trip_id });
      expect(segments.map((it) => it.has_source)).toEqual([offered]);
      const source = run(getSegmentSource, outside.ports, who, { segment_id: segments[0]?.id ?? "" });
      if (offered) expect((await source).source.text).toBe("Rui's mail");
      else await expect(source).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("is hidden from keys that are limited to other trips", async () => {
    const [trip_id, other] = [await newTrip(), await newTrip("Porto")];
    const ports = portsWith(finding([train]));
    const { confirmation } = await run(readConfirmation, ports, ana, input);
    await run(saveConfirmation, ports, ana, { confirmation_id: confirmation.id, trip_id });
    const key = (tripId: string): Agent => ({
      ...{ kind: "agent", userId: ana.userId, keyId: crypto.randomUUID(), name: "Ana", agentName: "Planner" },
      ...{ scopes: ["trips:read"], mode: "apply", tripIds: [tripId] },
    });
    const asked = { confirmation_id: confirmation.id };
    await expect(run(getConfirmation, ports, key(other), asked)).rejects.toMatchObject({ code: "not_found" });
    expect((await run(getConfirmation, ports, key(trip_id), asked)).confirmation.trip_id).toBe(trip_id);
  });
});
