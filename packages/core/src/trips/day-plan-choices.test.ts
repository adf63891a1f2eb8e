import { distanceKm } from "@caravan/domain/places/travel-time";
import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { previewReplacement } from "../activities/preview-replacement.ts";
import { replaceActivity } from "../activities/replace-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { chooseDayPlan } from "./choose-day-plan.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { previewDayPlan } from "./preview-day-plan.ts";
import { revertEdit } from "./revert-edit.ts";

const { outside, ana } = await setUp();

const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;
async function planned() {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
  const { trip } = await run(createTrip, outside.ports, ana, { destination: "Lisbon", ...dates });
  const day = trip.itinerary[1];
  if (!day) throw new Error("the trip has a second day");
  return { trip, day, here: { trip_id: trip.id, itinerary_id: day.id } };
}
const titles = (activities: readonly { title: string }[]) => activities.map((it) => it.title);

describe("replanning a day", () => {
  it("shows before and after with two alternatives, the same each time, and changes nothing", async () => {
    const { trip, day, here } = await planned();
    const look = await run(previewDayPlan, outside.ports, ana, here);
    expect(look.before).toEqual(day.activities);
    expect(look.choices).toHaveLength(3);
    expect(new Set(look.choices.map((it) => titles(it.activities).join())).size).toBe(3);
    for (const { activities } of look.choices) expect(titles(activities)).not.toEqual(titles(day.activities));
    expect(new Set(look.choices.map((it) => it.label)).size).toBe(3);
    for (const { label } of look.choices) expect(label).not.toMatch(/^Plan/);
    const again = await run(previewDayPlan, outside.ports, ana, here);
    expect(again.choices.map((it) => it.choice)).toEqual(look.choices.map((it) => it.choice));
    expect(await read(trip.id)).toEqual(trip);
  });

  it("applies the previewed choice as one edit that can be undone", async () => {
    const { trip, here } = await planned();
    const { choices } = await run(previewDayPlan, outside.ports, ana, here);
    const [, wanted] = choices;
    const done = await run(chooseDayPlan, outside.ports, ana, { ...here, choice: wanted?.choice ?? "" });
    const shown = wanted?.activities.map((it) => [it.title, it.start_time, it.place_id]);
    expect(done.trip.itinerary[1]?.activities.map((it) => [it.title, it.start_time, it.place_id])).toEqual(shown);
    expect(done.trip.revision).toBe(trip.revision + 1);
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]?.summary).toBe("Replanned Tue 4 May");
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: done.edit_id ?? "" });
    expect((await read(trip.id)).itinerary).toEqual(trip.itinerary);
  });

  it("keeps the lunch of a day whose new plan would have none, and is applied as it was shown", async () => {
    const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
    const { trip } = await run(createTrip, outside.ports, ana, { destination: "Vienna", ...dates });
    for (const day of trip.itinerary) {
      const here = { trip_id: trip.id, itinerary_id: day.id };
      const lunches = (activities: readonly { activity_type: string; start_time: string | null }[]) =>
        activities.filter(({ start_time: at }) => at !== null && at >= "11:00" && at < "15:30");
      const isMeal = (it: { activity_type: string }) => it.activity_type === "dining";
      const had = lunches(day.activities).some(isMeal);
      for (const { activities } of (await run(previewDayPlan, outside.ports, ana, here)).choices)
        if (had) expect(lunches(activities).some(isMeal), day.date).toBe(true);
    }
  });

  it("refuses a choice when the trip has changed since", async () => {
    const { here } = await planned();
    const { choices } = await run(previewDayPlan, outside.ports, ana, here);
    await run(chooseDayPlan, outside.ports, ana, { ...here, choice: choices[0]?.choice ?? "" });
    const late = run(chooseDayPlan, outside.ports, ana, { ...here, choice: choices[1]?.choice ?? "" });
    await expect(late).rejects.toMatchObject({ kind: "conflict", code: "choice_gone" });
  });

  it("keeps what is pinned or has a high priority, free time, and the area of the day", async () => {
    const { trip, day, here } = await planned();
    const [pinned] = day.activities.filter((it) => it.activity_type !== "dining");
    await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: pinned?.id ?? "", pinned: true });
    const own = { trip_id: trip.id, day_number: 2 };
    const wanted = { ...own, title: "Coffee with Rui", start_time: "16:00", end_time: "16:45", priority: 8 };
    const free = { ...own, title: "Nap", start_time: "21:30", end_time: "22:30", free_time: true };
    const added = [
      await run(addActivity, outside.ports, ana, wanted),
      await run(addActivity, outside.ports, ana, free),
    ];
    const { choices } = await run(previewDayPlan, outside.ports, ana, here);
    const kept = [pinned?.id, ...added.map((it) => it.activity.id)];
    const points = day.activities.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : { lat, lng }));
    for (const { activities } of choices) {
      expect(activities.map((it) => it.id)).toEqual(expect.arrayContaining(kept));
      for (const { lat, lng } of activities)
        if (lat !== null && lng !== null)
          expect(Math.min(...points.map((it) => distanceKm(it, { lat, lng })))).toBeLessThan(6);
    }
  });
});

describe("replacing an activity", () => {
  it("shows different places with time, way and price before anything changes, and applies the chosen one", async () => {
    const { trip, day } = await planned();
    const sight = day.activities.find((it) => it.activity_type !== "dining" && it.place_id !== null);
    const slot = { trip_id: trip.id, activity_id: sight?.id ?? "" };
    const { choices } = await run(previewReplacement, outside.ports, ana, slot);
    expect(choices).toHaveLength(3);
    expect(new Set([sight?.title, ...choices.map((it) => it.activity.title)]).size).toBe(4);
    for (const { activity, way_minutes } of choices) {
      expect(activity.start_time).not.toBeNull();
      expect(way_minutes === null || way_minutes >= 0).toBe(true);
    }
    expect(await read(trip.id)).toEqual(trip);
    const last = choices[2];
    const { activity } = await run(replaceActivity, outside.ports, ana, { ...slot, choice: last?.choice });
    expect([activity.id, activity.title]).toEqual([sight?.id, last?.activity.title]);
    // The place is in the plan now, so it is no longer one of the choices.
    const stale = run(replaceActivity, outside.ports, ana, { ...slot, choice: last?.choice });
    await expect(stale).rejects.toMatchObject({ kind: "conflict", code: "choice_gone" });
  });
});
