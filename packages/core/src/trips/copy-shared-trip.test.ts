import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { outcome } from "../../test/group.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateDayNotes } from "../activities/update-day-notes.ts";
import type { Person } from "../kernel/actor.ts";
import { createShare } from "../sharing/create-share.ts";
import { openShare } from "../sharing/open-share.ts";
import { revokeShare } from "../sharing/revoke-share.ts";
import { updateShare } from "../sharing/update-share.ts";
import { archiveTrip } from "./archive-trip.ts";
import { copySharedTrip } from "./copy-shared-trip.ts";
import { createTrip } from "./create-trip.ts";
import { listTrips } from "./list-trips.ts";
import { updateTrip } from "./update-trip.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

/** A trip with words, notes and sums that are nobody else's business. */
async function trip() {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true, travelers: 4 };
  const { trip: made } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
  const trip_id = made.id;
  await run(updateTrip, ports, ana, { trip_id, notes: "Surprise for Ben", total_budget: 900 });
  const activity = { title: "Fado", start_time: "21:00", notes: "Ask for Rita", estimated_cost: 45 };
  await run(addActivity, ports, ana, { trip_id, ...activity, day_number: 2 });
  await run(updateDayNotes, ports, ana, { trip_id, day_number: 1, notes: "By tram" });
  return trip_id;
}
const share = async (trip_id: string, more: object = {}) =>
  (await run(createShare, ports, ana, { trip_id, ...more })).share;
const look = (token: string) => run(openShare, ports, { kind: "anonymous" }, { token });

describe("copy_shared_trip", () => {
  it("takes over what the link shows, on new dates, and nothing else", async () => {
    const { token } = await share(await trip(), { show_day_notes: true });
    const ben = await createPerson(database, "Ben");
    const { trip: own } = await run(copySharedTrip, ports, ben, { token, start_date: "2028-02-28" });
    expect(own).toMatchObject({ role: "owner", start_date: "2028-02-28", end_date: "2028-03-01", notes: null });
    expect(own.total_budget).toBeNull();
    expect(
      own.itinerary.map((it) => [it.notes, it.activities.map((one) => [one.title, one.start_time, one.notes])]),
    ).toEqual([
      ["By tram", []],
      ["", [["Fado", "21:00", null]]],
      ["", []],
    ]);
    const { token: quiet } = await share(await trip());
    const { trip: other } = await run(copySharedTrip, ports, ben, { token: quiet, start_date: "2028-02-28" });
    expect(other.itinerary[0]?.notes).toBe("");
  });

  it("refuses links that ended, and days that are past", async () => {
    const trip_id = await trip();
    const { id: share_id, token } = await share(trip_id);
    const ben = await createPerson(database, "Ben");
    const copy = (start_date: string) => outcome(run(copySharedTrip, ports, ben, { token, start_date }));
    expect(await copy("2026-11-20")).toBe("validation_failed");
    await run(revokeShare, ports, ana, { trip_id, share_id });
    expect(await copy("2028-02-28")).toBe("not_found");
  });
});

describe("a template", () => {
  it("shows a plan without dates, people, prices and notes", async () => {
    const trip_id = await trip();
    const { token, template } = await share(trip_id, { template: true });
    expect(template).toBe(true);
    const shown = openShare.output.parse(await look(token));
    expect(shown.template).toBe(true);
    expect(shown.trip).toMatchObject({
      start_date: "2001-01-01",
      end_date: "2001-01-03",
      travelers: 1,
      status: "draft",
    });
    expect(shown.trip.stops.map((it) => it.from_date)).toEqual(["2001-01-01"]);
    expect(shown.trip.itinerary.map((it) => [it.date, it.notes])).toEqual([
      ["2001-01-01", ""],
      ["2001-01-02", ""],
      ["2001-01-03", ""],
    ]);
    expect(shown.trip.itinerary[1]?.activities).toMatchObject([{ title: "Fado", estimated_cost: null, notes: null }]);
    expect(JSON.stringify(shown)).not.toMatch(/2027|Rita|Surprise|By tram/);
    const ben = await createPerson(database, "Ben");
    const { trip: own } = await run(copySharedTrip, ports, ben, { token, start_date: "2028-02-28" });
    expect(own).toMatchObject({ start_date: "2028-02-28", end_date: "2028-03-01", travelers: 1 });
  });

  it("never shows notes of days or bookings", async () => {
    const trip_id = await trip();
    const [{ id: share_id }] = [await share(trip_id, { template: true })];
    for (const shows of [{ show_day_notes: true }, { show_bookings: true }]) {
      expect(createShare.input.safeParse({ trip_id, template: true, ...shows }).success).toBe(false);
      expect(await outcome(run(updateShare, ports, ana, { trip_id, share_id, ...shows }))).toBe("not_found");
    }
  });
});

describe("archive_trip", () => {
  const titles = async (person: Person, archived: boolean) =>
    (await run(listTrips, ports, person, { archived })).trips.map((it) => it.id);

  it("takes a trip out of one member's list, and back", async () => {
    const trip_id = await trip();
    const rui = await addTripMember(database, trip_id, "viewer");
    const set = (archived: boolean) => run(archiveTrip, ports, rui, { trip_id, archived });
    await set(true);
    await set(true);
    expect([await titles(rui, false), await titles(rui, true)]).toEqual([[], [trip_id]]);
    expect(await titles(ana, false)).toContain(trip_id);
    await set(false);
    expect([await titles(rui, false), await titles(rui, true)]).toEqual([[trip_id], []]);
    const eve = await createPerson(database, "Eve");
    expect(await outcome(run(archiveTrip, ports, eve, { trip_id, archived: true }))).toBe("not_found");
  });
});
