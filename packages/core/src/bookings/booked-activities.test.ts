import { beforeEach, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Person } from "../kernel/actor.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { applyChanges } from "../trips/apply-changes.ts";
import { checkTrip } from "../trips/check-trip.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { getBooking } from "./get-booking.ts";
import { recordBooking } from "./record-booking.ts";
import { updateBooking } from "./update-booking.ts";

const { database, outside } = await setUp();
const { ports } = outside;

let ana: Person;
let trip_id: string;
let booking_id: string;
let activity_id: string;
beforeEach(async () => {
  ana = await createPerson(database, "Ana");
  const dates = { start_date: "2030-05-03", end_date: "2030-05-07", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
  trip_id = trip.id;
  const { booking } = await run(recordBooking, ports, ana, {
    destination: { name: "Ramiro", city: "Lisbon" },
    dates: { start: "2030-05-04T20:00" },
    guests: { adults: 2 },
    preferences: { kind: "restaurant" },
    trip_id,
  });
  booking_id = booking.id;
  const activity = { title: "Dinner with Rui", activity_type: "dining" as const, start_time: "19:00", booking_id };
  const at = { itinerary_id: trip.itinerary[0]?.id ?? "" };
  const changes = [{ op: "activity.add" as const, activity, at }];
  const answer = await run(applyChanges, ports, ana, { trip_id, changes });
  activity_id = answer.activities[0]?.id ?? "";
});

async function plan() {
  const { trip } = await run(getTrip, ports, ana, { trip_id });
  const found = trip.itinerary.flatMap((day) =>
    day.activities.map((it) => ({ date: day.date, start: it.start_time, booking: it.booking_id })),
  );
  return { found, parked: trip.parked.map((it) => it.id) };
}
const booked = async () => {
  const { booking } = await run(getBooking, ports, ana, { booking_id });
  const { segments } = await run(listItinerarySegments, ports, ana, { trip_id });
  return { at: `${booking.start_date} ${booking.start_time}`, pieces: segments.map((it) => it.start) };
};

it("is linked by hand: it moves to the day and time of its booking", async () => {
  expect(await plan()).toEqual({
    found: [{ date: "2030-05-04", start: "20:00", booking: booking_id }],
    parked: [],
  });
  const { findings } = await run(checkTrip, ports, ana, { trip_id });
  expect(findings.filter((it) => it.code === "overlap" || it.code === "repeated")).toEqual([]);
});

it("moves with its booking, is parked when that is cancelled, and returns with it", async () => {
  await run(updateBooking, ports, ana, { booking_id, dates: { start: "2030-05-06T21:00" } });
  expect((await plan()).found).toEqual([{ date: "2030-05-06", start: "21:00", booking: booking_id }]);
  await run(cancelBooking, ports, ana, { booking_id });
  expect(await plan()).toEqual({ found: [], parked: [activity_id] });
  await run(updateBooking, ports, ana, { booking_id, status: "confirmed" });
  expect((await plan()).found).toEqual([{ date: "2030-05-06", start: "21:00", booking: booking_id }]);
  await run(updateBooking, ports, ana, { booking_id, dates: { start: "2030-06-06T21:00" }, trip_id });
  expect(await plan()).toEqual({ found: [], parked: [activity_id] });
});

it("moves its booking, and an undo moves both back", async () => {
  await run(updateActivity, ports, ana, { trip_id, activity_id, date: "2030-05-05", start_time: "19:30" });
  expect(await booked()).toEqual({ at: "2030-05-05 19:30", pieces: ["2030-05-05T19:30"] });
  const { entries } = await run(getEditLog, ports, ana, { trip_id });
  const moved = entries.find((it) => it.action === "update_activity");
  await run(revertEdit, ports, ana, { trip_id, edit_id: moved?.id ?? "" });
  expect(await booked()).toEqual({ at: "2030-05-04 20:00", pieces: ["2030-05-04T20:00"] });
  expect((await plan()).found).toEqual([{ date: "2030-05-04", start: "20:00", booking: booking_id }]);
});

it("is refused for a booking of another trip, and can be unlinked", async () => {
  const other = await createPerson(database, "Bob");
  const theirs = await run(recordBooking, ports, other, {
    ...{ destination: { name: "Tasca" }, dates: { start: "2030-05-04" }, guests: {}, preferences: {} },
  });
  const wrong = { trip_id, title: "Tasca", booking_id: theirs.booking.id };
  await expect(run(addActivity, ports, ana, wrong)).rejects.toMatchObject({ code: "not_found" });
  await run(updateActivity, ports, ana, { trip_id, activity_id, booking_id: null });
  await run(updateActivity, ports, ana, { trip_id, activity_id, start_time: "18:00" });
  expect(await booked()).toMatchObject({ at: "2030-05-04 20:00" });
});
