import { describe, expect, it } from "vitest";
import { createPerson, now, portsOn, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { swapActivity } from "../activities/swap-activity.ts";
import { updateDayNotes } from "../activities/update-day-notes.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { updateUserPreferences } from "../preferences/update-user-preferences.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createShare } from "./create-share.ts";
import { listShares } from "./list-shares.ts";
import { openShare } from "./open-share.ts";
import { updateShare } from "./update-share.ts";

const { database } = await setUp();

const day = 86_400_000;

describe("open_share", () => {
  it("returns the trip until the moment the link expires", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const { share } = await run(createShare, ports, owner, { trip_id: trip.id, expires_in_days: 7 });
    const open = (at: number) =>
      run(openShare, ports, { kind: "anonymous" }, { token: share.token }, { now: new Date(at) });
    expect((await open(now.getTime() + 7 * day - 1)).trip.id).toBe(trip.id);
    await expect(open(now.getTime() + 7 * day)).rejects.toMatchObject({ code: "not_found" });
  });

  it("names nobody who voted for a place, also after the place was swapped", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const trip_id = trip.id;
    const { activity } = await run(addActivity, ports, owner, { trip_id, title: "Castle" });
    const other = { title: "Tower", activityType: "sightseeing", placeId: null, location: null, lat: null, lng: null };
    const more = { estimatedCost: null, durationMinutes: 60, verified: true, reason: "2 of 5 want it too." };
    await database.prisma.activity.update({
      where: { id: activity.id },
      data: { provenance: "board", reason: "Benedita and Rui want it.", alternatives: [{ ...other, ...more }] },
    });
    const { share } = await run(createShare, ports, owner, { trip_id });
    const seen = async () => {
      const shared = await run(openShare, ports, { kind: "anonymous" }, { token: share.token });
      return JSON.stringify(openShare.output.parse(shared));
    };
    expect(await seen()).toContain("Castle");
    expect(await seen()).not.toContain("Benedita");
    await run(swapActivity, ports, owner, { trip_id, activity_id: activity.id, title: "Tower" });
    expect(await seen()).toContain("Tower");
    expect(await seen()).not.toContain("Benedita");
  });

  it("does not reveal what the travellers cannot eat, which the reason for a restaurant mentions", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    await run(updateUserPreferences, ports, owner, { dietary_restrictions: ["vegan"] });
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04" };
    const { trip } = await run(createTrip, ports, owner, input);
    expect(JSON.stringify(trip)).toContain("fits your diet (vegan)");
    const { share } = await run(createShare, ports, owner, { trip_id: trip.id });
    const shared = await run(openShare, ports, { kind: "anonymous" }, { token: share.token });
    expect(JSON.stringify(openShare.output.parse(shared))).not.toContain("your diet");
  });

  it("shows day notes only when the link includes them, and to members always", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const trip_id = trip.id;
    await run(updateDayNotes, ports, owner, { trip_id, day_number: 1, notes: "The key is under the mat" });
    const notesBehind = async (more: { show_day_notes?: boolean }) => {
      const { share } = await run(createShare, ports, owner, { trip_id, ...more });
      const seen = await run(openShare, ports, { kind: "anonymous" }, { token: share.token });
      return seen.trip.itinerary.map((day) => day.notes);
    };
    expect(await notesBehind({})).toEqual(["", ""]);
    expect(await notesBehind({ show_day_notes: false })).toEqual(["", ""]);
    expect(await notesBehind({ show_day_notes: true })).toEqual(["The key is under the mat", ""]);
    const { shares } = await run(listShares, ports, owner, { trip_id });
    expect(shares.filter((it) => it.show_day_notes)).toHaveLength(1);
    const [first] = shares.filter((it) => !it.show_day_notes);
    const changed = { trip_id, share_id: first?.id ?? "", show_day_notes: true };
    expect((await run(updateShare, ports, owner, changed)).share).toEqual({ ...first, show_day_notes: true });
    const seen = await run(openShare, ports, { kind: "anonymous" }, { token: first?.token ?? "" });
    expect(seen.trip.itinerary[0]?.notes).toBe("The key is under the mat");
    const stranger = await createPerson(database, "Eve");
    await expect(run(updateShare, ports, stranger, changed)).rejects.toMatchObject({ code: "not_found" });
    const { trip: own } = await run(getTrip, ports, owner, { trip_id });
    expect(own.itinerary[0]?.notes).toBe("The key is under the mat");
  });

  it("shows flights and stays only when the link includes them, and never their numbers, prices, names or meetings", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const trip_id = trip.id;
    const flight = { kind: "flight" as const, flight_number: "TP1351", start: "2027-05-03T09:40" };
    const secrets = { confirmation_number: "K3X9QF", price: 31_840, currency: "EUR", travellers: ["Benedita Rosa"] };
    await run(addSegment, ports, owner, { trip_id, ...flight, ...secrets, details: { seats: "27F" } });
    await run(addSegment, ports, owner, { trip_id, kind: "meeting", title: "Lawyer", start: "2027-05-03T15:00" });
    const { share } = await run(createShare, ports, owner, { trip_id });
    const seen = async () =>
      openShare.output.parse(await run(openShare, ports, { kind: "anonymous" }, { token: share.token }));
    expect((await seen()).segments).toEqual([]);
    const changed = { trip_id, share_id: share.id, show_bookings: true };
    expect((await run(updateShare, ports, owner, changed)).share).toEqual({ ...share, show_bookings: true });
    expect((await seen()).segments).toMatchObject([flight]);
    expect(JSON.stringify(await seen())).not.toMatch(/K3X9QF|31840|Benedita|27F|Lawyer/);
    expect(updateShare.input.safeParse({ trip_id, share_id: share.id }).success).toBe(false);
  });

  it("returns the plan without private fields", async () => {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    await run(updateTrip, ports, owner, { trip_id: trip.id, notes: "Ring the bell twice", total_budget: 43_218_765 });
    await run(addActivity, ports, owner, { trip_id: trip.id, title: "Castle", notes: "The code is 1755" });
    const { share } = await run(createShare, ports, owner, { trip_id: trip.id });
    const shared = openShare.output.parse(await run(openShare, ports, { kind: "anonymous" }, { token: share.token }));
    const text = JSON.stringify(shared);
    expect(text).toContain("Castle");
    for (const secret of ["Ring the bell", "43218765", "The code", owner.email, owner.userId])
      expect(text).not.toContain(secret);
  });
});
