import { addActivity, day, expect, expectError, type Json, readTrip, run, test } from "../support/contract.ts";
import { send } from "../support/people.ts";

const timesOf = ({ start_time, end_time, duration_minutes }: Json) => [start_time, end_time, duration_minutes];
const dinner = { title: "Dinner", activity_type: "dining", start_time: "19:00", end_time: "20:15" };

test("Start, end and length agree through REST, task, tool, changes and proposals", async ({ ana, trip }) => {
  const { token } = ana;
  const trip_id = trip.id;
  const made = await addActivity(token, trip_id, dinner);
  expect(timesOf(made)).toEqual(["19:00", "20:15", 75]);
  const activity_id = made.id;

  const rest = await send("PUT", `/api/trips/${trip_id}/activities/${activity_id}`, {
    token,
    body: { start_time: "20:00" },
  });
  expect(timesOf(rest.body.activity)).toEqual(["20:00", "21:15", 75]);
  const task = await run(token, "update_activity", { trip_id, activity_id, duration_minutes: 120 });
  expect(timesOf(task.activity)).toEqual(["20:00", "22:00", 120]);
  const tool = { name: "update_activity", arguments: { trip_id, activity_id, end_time: "21:00" } };
  await send("POST", "/api/mcp/tools", { token, body: tool });
  expect(timesOf((await readTrip(token, trip_id)).itinerary[0].activities[0])).toEqual(["20:00", "21:00", 60]);

  const three = { start_time: "18:00", end_time: "19:30", duration_minutes: 60 };
  const changed = await run(token, "apply_changes", {
    trip_id,
    changes: [{ op: "activity.set", activity_id, after: three }],
  });
  expect(timesOf(changed.activities[0])).toEqual(["18:00", "19:30", 90]);
  expect(changed.warnings).toMatchObject([{ code: "times_disagree", path: "changes.0.after.duration_minutes" }]);

  const proposed = await run(token, "update_activity", { trip_id, activity_id, start_time: "19:00", propose: true });
  await run(token, "approve_proposal", { trip_id, proposal_id: proposed.proposal_id });
  expect(timesOf((await readTrip(token, trip_id)).itinerary[0].activities[0])).toEqual(["19:00", "20:30", 90]);
});

test("An end after midnight is accepted where plausible or explicit, and refused with an explanation otherwise", async ({
  ana,
  trip,
}) => {
  const path = `/api/trips/${trip.id}/activities`;
  const bar = await addActivity(ana.token, trip.id, { title: "Bar", start_time: "22:00", end_time: "01:30" });
  expect(timesOf(bar)).toEqual(["22:00", "01:30", 210]);
  const slip = await send("POST", path, { token: ana.token, body: { ...dinner, end_time: "18:00" } });
  expectError(slip, 400, "validation_failed");
  expect(slip.body.error.details).toMatchObject([
    { path: "end_time", message: expect.stringContaining("duration_minutes 1380") },
  ]);
  const said = await addActivity(ana.token, trip.id, { ...dinner, end_time: "18:00", duration_minutes: 1380 });
  expect(timesOf(said)).toEqual(["19:00", "18:00", 1380]);
});

test("A date-time keeps its clock time and sets the length; an offset is named in a warning", async ({ ana, trip }) => {
  const path = `/api/trips/${trip.id}/activities`;
  const hike = { title: "Hike", start_time: `${day(1)}T10:00:00+02:00`, end_time: `${day(2)}T11:00` };
  const { body } = await send("POST", path, { token: ana.token, body: hike });
  expect(timesOf(body.activity)).toEqual(["10:00", "11:00", 1500]);
  expect(body.warnings).toContainEqual(expect.objectContaining({ code: "offset_ignored", path: "start_time" }));
  const backwards = { title: "Hike", start_time: `${day(2)}T10:00`, end_time: `${day(1)}T11:00` };
  expectError(await send("POST", path, { token: ana.token, body: backwards }), 400, "validation_failed");
});

test("An activity that is moved behind another gets the time that is free there", async ({ ana, trip }) => {
  const { token } = ana;
  const trip_id = trip.id;
  const add = (title: string, start_time: string, more = {}) =>
    addActivity(token, trip_id, { title, start_time, duration_minutes: 60, ...more });
  const [castle, lunch, tram] = [await add("Castle", "09:00"), await add("Lunch", "12:00"), await add("Tram", "15:00")];
  const order = async () =>
    (await readTrip(token, trip_id)).itinerary[0].activities.map((it: Json) => [it.title, it.start_time]);

  const itinerary_id = castle.itinerary_id;
  const move = { op: "activity.move", activity_id: tram.id, to: { itinerary_id, after_activity_id: castle.id } };
  const moved = await run(token, "apply_changes", { trip_id, changes: [move] });
  expect(moved.warnings).toMatchObject([{ code: "retimed", path: "changes.0.to" }]);
  expect(await order()).toEqual([
    ["Castle", "09:00"],
    ["Tram", "11:00"],
    ["Lunch", "12:00"],
  ]);

  await run(token, "update_activity", { trip_id, activity_id: castle.id, pinned: true });
  await run(token, "update_activity", { trip_id, activity_id: tram.id, start_time: "10:00", pinned: true });
  const between = { trip_id, activity_id: lunch.id, after_activity_id: castle.id };
  const { warnings } = await run(token, "update_activity", between);
  expect(warnings).toMatchObject([{ code: "does_not_fit", path: "after_activity_id" }]);
  expect(await order()).toEqual([
    ["Castle", "09:00"],
    ["Lunch", "10:00"],
    ["Tram", "10:00"],
  ]);
});
