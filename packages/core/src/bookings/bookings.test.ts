import { scopes } from "@caravan/domain/scopes";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { checkAvailability } from "./check-availability.ts";
import { createBooking } from "./create-booking.ts";
import { getBooking } from "./get-booking.ts";
import { listBookings } from "./list-bookings.ts";
import { listTripBookings } from "./list-trip-bookings.ts";
import { recordBooking } from "./record-booking.ts";
import { updateBooking } from "./update-booking.ts";

const { database, outside } = await setUp();
const { ports } = outside;

const may = { start: "2030-05-03", end: "2030-05-07" };
const stay = {
  destination: { name: "Hotel Avenida", city: "Lisbon", country: "Portugal" },
  dates: may,
  guests: { adults: 2, rooms: 1 },
  preferences: { kind: "stay", provider: "Booking.com", confirmation_number: "4021", price: 480, currency: "EUR" },
};

async function trip(actor: Actor, destination = "Lisbon", start = "2030-05-03", end = "2030-05-07"): Promise<string> {
  const input = { destination, start_date: start, end_date: end, skip_ai_generation: true };
  return (await run(createTrip, ports, actor, input)).trip.id;
}
const keep = (actor: Actor, more: Partial<z.input<typeof recordBooking.input>> = {}) =>
  run(recordBooking, ports, actor, { ...stay, ...more });
const change = (actor: Actor, booking_id: string, more: object) =>
  run(updateBooking, ports, actor, { booking_id, ...more });
const actions = async (actor: Actor, trip_id: string) =>
  (await run(getEditLog, ports, actor, { trip_id })).entries.map((it) => it.summary);
const codes = (answer: object) => ((answer as { warnings?: { code: string }[] }).warnings ?? []).map((it) => it.code);
const keyOf = (userId: string, tripIds: readonly string[]): Actor => ({
  kind: "agent",
  userId,
  name: "Ana",
  agentName: "Bot",
  keyId: crypto.randomUUID(),
  scopes,
  mode: "apply",
  tripIds,
});

describe("a new booking", () => {
  it("is stored as sent, whatever its JSON, with the recognised fields beside it", async () => {
    const ana = await createPerson(database, "Ana");
    const sent = {
      destination: ["Lisbon", { odd: [null, 1.5, "ünïcode ✈"] }],
      dates: "2030-05-03/2030-05-07",
      guests: null,
      preferences: false,
      specialRequests: { quiet: true },
      notes: "By the window",
    };
    const { booking } = await run(recordBooking, ports, ana, sent);
    expect(booking).toMatchObject({ ...sent, status: "confirmed", start_date: "2030-05-03", kind: "other" });
    const read = await run(getBooking, ports, ana, { booking_id: booking.id });
    expect(read.booking).toEqual({ ...booking, segments_status: "confirmed" });
  });

  it("gets its city from a destination that is a city or an airport code", async () => {
    const ana = await createPerson(database, "Ana");
    const { booking } = await keep(ana, { destination: "lisboa" });
    expect(booking).toMatchObject({ title: "lisboa", city: "Lisbon", country: "Portugal", lat: null });
    const flight = await keep(ana, { destination: { airport: "OPO" }, preferences: { kind: "flight" } });
    expect(flight.booking).toMatchObject({ city: "Porto" });
    const nowhere = await keep(ana, { destination: "Casa da Avó Mimi", preferences: { kind: "stay" } });
    expect(nowhere.booking.city).toBeNull();
  });

  it("reports missing dates, and an end before the start", async () => {
    const ana = await createPerson(database, "Ana");
    expect(codes(await keep(ana, { dates: "in May" }))).toEqual(["dates_not_recognised"]);
    const backwards = { dates: { start: "2030-06-07", end: "2030-06-03" }, preferences: {} };
    expect(codes(await keep(ana, backwards))).toEqual(["end_not_recognised"]);
    expect(codes(await keep(ana, { preferences: {} }))).toEqual([]);
  });

  it("needs an object for each field when an agent sends it", () => {
    expect(createBooking.input.safeParse({ ...stay, destination: "Lisbon" }).success).toBe(false);
    expect(createBooking.input.safeParse({ ...stay, guests: [] }).success).toBe(false);
    const empty = { destination: {}, dates: {}, guests: {}, preferences: {} };
    expect(createBooking.input.safeParse(empty).success).toBe(true);
    const { guests: _, ...without } = stay;
    expect(recordBooking.input.safeParse(without).success).toBe(false);
  });

  it("is refused when it is too deep, too large, or not valid text for the database", () => {
    const deep = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
    for (const destination of [deep, "x".repeat(20_000), "a\u0000b", { "\ud800": 1 }])
      expect(recordBooking.input.safeParse({ ...stay, destination }).success).toBe(false);
    expect(recordBooking.input.safeParse({ ...stay, destination: "\\u0000 \\\\ud800" }).success).toBe(true);
  });
});

describe("the trip of a booking", () => {
  it("is linked automatically when one trip fits, and the trip's room hears of it", async () => {
    const ana = await createPerson(database, "Ana");
    const lisbon = await trip(ana);
    await trip(ana, "Porto");
    await trip(ana, "Lisbon", "2030-06-01", "2030-06-03");
    const { booking } = await keep(ana);
    expect(booking).toMatchObject({ trip_id: lisbon, trip_chosen: false });
    expect((await actions(ana, lisbon))[0]).toBe('Added the booking "Hotel Avenida"');
  });

  it("is not linked when several trips fit, and the answer lists them", async () => {
    const ana = await createPerson(database, "Ana");
    await trip(ana);
    const other = await trip(ana, "Lisbon", "2030-05-07", "2030-05-09");
    const answer = await keep(ana);
    expect([answer.booking.trip_id, codes(answer)]).toEqual([null, ["several_trips_fit"]]);
    expect((await keep(ana, { trip_id: other })).booking).toMatchObject({ trip_id: other, trip_chosen: true });
  });

  it("has to be one that the owner of the booking may edit", async () => {
    const [ana, eve] = [await createPerson(database, "Ana"), await createPerson(database, "Eve")];
    const lisbon = await trip(eve);
    const rui = await addTripMember(database, lisbon, "viewer");
    expect((await keep(rui)).booking.trip_id).toBeNull();
    await expect(keep(rui, { trip_id: lisbon })).rejects.toMatchObject({ code: "forbidden" });
    await expect(keep(ana, { trip_id: lisbon })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is searched again when dates or place change, unless a person chose it", async () => {
    const ana = await createPerson(database, "Ana");
    const [lisbon, porto] = [await trip(ana), await trip(ana, "Porto", "2030-06-01", "2030-06-03")];
    const { booking } = await keep(ana);
    const moved = await change(ana, booking.id, {
      destination: { city: "Porto" },
      dates: { start: "2030-06-01", end: "2030-06-03" },
    });
    expect(moved.booking.trip_id).toBe(porto);
    expect((await actions(ana, lisbon))[0]).toBe('Removed the booking "Hotel Avenida" from the trip');
    expect((await actions(ana, porto))[0]).toBe('Put the booking "Porto" on the trip');

    expect((await change(ana, booking.id, { trip_id: null })).booking).toMatchObject({
      trip_id: null,
      trip_chosen: true,
    });
    const back = await change(ana, booking.id, { destination: stay.destination, dates: may });
    expect(back.booking).toMatchObject({ trip_id: null, city: "Lisbon" });
  });

  it("stays the same, without an event, after a change of other fields", async () => {
    const ana = await createPerson(database, "Ana");
    const lisbon = await trip(ana);
    const { booking } = await keep(ana);
    const entries = await actions(ana, lisbon);
    const noted = await change(ana, booking.id, { notes: "Ask for a cot", specialRequests: ["cot"] });
    expect(noted.booking).toMatchObject({ trip_id: lisbon, notes: "Ask for a cot", specialRequests: ["cot"] });
    expect(await actions(ana, lisbon)).toEqual(entries);
    await change(ana, booking.id, { preferences: { kind: "stay", price: 500, currency: "EUR" } });
    expect((await actions(ana, lisbon))[0]).toBe('Changed the booking "Hotel Avenida"');
    expect((await change(ana, booking.id, { notes: null })).booking.notes).toBeNull();
  });

  it("no longer has the booking after it is deleted", async () => {
    const ana = await createPerson(database, "Ana");
    const lisbon = await trip(ana);
    const { booking } = await keep(ana);
    await run(deleteTrip, ports, ana, { trip_id: lisbon });
    expect((await run(getBooking, ports, ana, { booking_id: booking.id })).booking.trip_id).toBeNull();
  });

  it("can be deleted while its bookings change", async () => {
    const answers = new Set<string>();
    for (let time = 0; time < 12; time++) {
      const ana = await createPerson(database, "Ana");
      const trip_id = await trip(ana);
      const { booking } = await keep(ana);
      const calls = [1, 2, 3].map((price) => change(ana, booking.id, { preferences: { price } }));
      const all = [
        ...calls,
        run(deleteTrip, ports, ana, { trip_id }),
        run(cancelBooking, ports, ana, { booking_id: booking.id }),
      ];
      for (const it of await Promise.allSettled(all))
        answers.add(it.status === "fulfilled" ? "ok" : (it.reason.code ?? it.reason.message));
    }
    expect([...answers]).toEqual(["ok"]);
  });
});

describe("what members of the trip see", () => {
  it("is the recognised fields; the confirmation number only of their own", async () => {
    const ana = await createPerson(database, "Ana");
    const lisbon = await trip(ana);
    const rui = await addTripMember(database, lisbon, "viewer");
    const { booking } = await keep(ana, { notes: "private", specialRequests: "private" });
    const seen = async (actor: Actor) => (await run(listTripBookings, ports, actor, { trip_id: lisbon })).bookings;
    const [toRui] = await seen(rui);
    expect(toRui).toMatchObject({ id: booking.id, price: 480, owner: { user_id: ana.userId, name: "Ana" } });
    expect(toRui?.confirmation_number).toBeNull();
    expect(JSON.stringify(toRui)).not.toContain("private");
    expect((await seen(ana))[0]?.confirmation_number).toBe("4021");
    await expect(run(getBooking, ports, rui, { booking_id: booking.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(seen(await createPerson(database, "Eve"))).rejects.toMatchObject({ code: "not_found" });
  });

  it("is sorted by date", async () => {
    const ana = await createPerson(database, "Ana");
    const trip_id = await trip(ana);
    const flight = { destination: "Lisbon", preferences: { kind: "flight", pnr: "X7Q2" }, trip_id };
    await keep(ana, { ...flight, dates: "2030-05-03T18:00" });
    await keep(ana, { ...flight, dates: "2030-05-03T08:00" });
    const kept = await run(listTripBookings, ports, ana, { trip_id });
    expect(kept.bookings.map((it) => it.start_time)).toEqual(["08:00", "18:00"]);
  });

  it("ends when the owner of the booking leaves the trip", async () => {
    const ana = await createPerson(database, "Ana");
    const trip_id = await trip(ana);
    const rui = await addTripMember(database, trip_id, "editor");
    const { booking } = await keep(rui);
    expect(booking.trip_id).toBe(trip_id);
    await run(removeMember, ports, ana, { trip_id, user_id: rui.userId });
    expect((await run(listTripBookings, ports, ana, { trip_id })).bookings).toEqual([]);
    expect((await run(getBooking, ports, rui, { booking_id: booking.id })).booking.trip_id).toBeNull();
    const entries = await actions(ana, trip_id);
    await run(cancelBooking, ports, rui, { booking_id: booking.id });
    expect(await actions(ana, trip_id)).toEqual(entries);
  });
});

describe("cancelling a booking", () => {
  it("is announced once when called twice, and can be reversed", async () => {
    const ana = await createPerson(database, "Ana");
    const lisbon = await trip(ana);
    const booking_id = (await keep(ana)).booking.id;
    const first = await run(cancelBooking, ports, ana, { booking_id });
    const second = await run(cancelBooking, ports, ana, { booking_id });
    expect(second).toEqual(first);
    expect(first.booking).toMatchObject({ status: "cancelled", trip_id: lisbon });
    const told = await actions(ana, lisbon);
    expect(told.filter((it) => it === 'Cancelled the booking "Hotel Avenida"')).toHaveLength(1);
    const back = await change(ana, booking_id, { status: "confirmed" });
    expect(back.booking).toMatchObject({ status: "confirmed", cancelled_at: null });
  });
});

describe("list_bookings", () => {
  it("returns all of the caller's bookings, newest start first, undated ones before them, in pages", async () => {
    const [ana, eve] = [await createPerson(database, "Ana"), await createPerson(database, "Eve")];
    await keep(eve);
    for (const [at, dates] of ["2030-05-01", "2030-07-01", "soon", "2030-06-01", "2030-06-01"].entries())
      await keep(ana, { dates, preferences: { kind: "stay", confirmation_number: `N${at}` } });
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await run(listBookings, ports, ana, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.bookings.map((it) => it.start_date));
      cursor = page.next_cursor ?? undefined;
      expect(page.has_more).toBe(cursor !== undefined);
    } while (cursor);
    expect(seen).toEqual([null, "2030-07-01", "2030-06-01", "2030-06-01", "2030-05-01"]);
  });
});

describe("check_availability", () => {
  it("searches the caller's confirmed bookings by dates, place and guests, all optional", async () => {
    const ana = await createPerson(database, "Ana");
    await keep(await createPerson(database, "Eve"));
    const hotel = (await keep(ana)).booking.id;
    const porto = (await keep(ana, { destination: "Porto", dates: { start: "2030-06-01", end: "2030-06-03" } })).booking
      .id;
    const ask = async (input: z.input<typeof checkAvailability.input>) => {
      const { available, conflicts, matches } = await run(checkAvailability, ports, ana, input);
      return [available, conflicts.map((it) => it.id), matches.map((it) => it.id)];
    };
    expect(await ask({})).toEqual([null, [], [porto, hotel]]);
    expect(await ask({ dates: may })).toEqual([false, [hotel], [hotel]]);
    expect(await ask({ dates: { start: "2030-05-07", end: "2030-05-09" } })).toEqual([true, [], []]);
    expect(await ask({ destination: { city: "Lisbon" } })).toEqual([null, [], [hotel]]);
    expect(await ask({ destination: "porto", dates: may })).toEqual([false, [hotel], []]);
    expect(await ask({ destination: "hotel avenida" })).toEqual([null, [], [hotel]]);
    expect(await ask({ destination: { odd: true } })).toEqual([null, [], []]);
    expect(await ask({ destination: null, dates: {}, guests: "" })).toEqual([null, [], [porto, hotel]]);
    expect(await ask({ guests: 2 })).toEqual([null, [], [porto, hotel]]);
    expect(await ask({ guests: 5 })).toEqual([null, [], []]);
    await run(cancelBooking, ports, ana, { booking_id: hotel });
    expect(await ask({ dates: may })).toEqual([true, [], [hotel]]);
  });

  it("is null with a reason where the dates were not understood", async () => {
    const ana = await createPerson(database, "Ana");
    const hotel = (await keep(ana)).booking.id;
    const ask = (dates: unknown) => run(checkAvailability, ports, ana, { dates });
    for (const dates of [undefined, "next week", { start: "2030-05-03", end: "soon" }, { end: "2030-05-03" }]) {
      const answer = await ask(dates);
      expect([answer.available, codes(answer)]).toEqual([null, ["dates_not_recognised"]]);
      expect(answer.reason).toContain("YYYY-MM-DD");
    }
    for (const dates of [
      "3-7 May 2030",
      { from: "May 4th, 2030", until: "5 May 2030" },
      "4.5.2030 - 5.5.2030",
      ["2030-05-06"],
    ])
      expect(await ask(dates)).toMatchObject({ available: false, reason: null, conflicts: [{ id: hotel }] });
    expect(await ask("8 to 9 May 2030")).toMatchObject({ available: true, reason: null, conflicts: [] });
  });
});

describe("a key that is limited to some trips", () => {
  it("reads only the bookings on them and links bookings to no other trip", async () => {
    const ana = await createPerson(database, "Ana");
    const [lisbon, porto] = [await trip(ana), await trip(ana, "Porto")];
    const key = keyOf(ana.userId, [lisbon]);
    const [own, other] = [(await keep(ana)).booking.id, (await keep(ana, { destination: "Porto" })).booking.id];
    expect((await run(listBookings, ports, key, {})).bookings.map((it) => it.id)).toEqual([own]);
    await expect(run(getBooking, ports, key, { booking_id: other })).rejects.toMatchObject({ code: "not_found" });
    await expect(change(key, other, { notes: "x" })).rejects.toMatchObject({ code: "not_found" });
    await expect(run(cancelBooking, ports, key, { booking_id: other })).rejects.toMatchObject({ code: "not_found" });
    const free = await run(checkAvailability, ports, key, { dates: may });
    expect(free.conflicts.map((it) => it.id)).toEqual([own]);
    expect(codes(free)).toEqual(["only_some_trips"]);

    expect((await keep(key)).booking.trip_id).toBe(lisbon);
    await expect(keep(key, { destination: "Porto" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(keep(key, { trip_id: null })).rejects.toMatchObject({ code: "forbidden" });
    await expect(keep(key, { trip_id: porto })).rejects.toMatchObject({ code: "not_found" });
    await expect(change(key, own, { trip_id: null })).rejects.toMatchObject({ code: "forbidden" });
  });
});
