import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { applyChanges } from "./apply-changes.ts";
import { checkTrip } from "./check-trip.ts";
import { copyTrip } from "./copy-trip.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { regenerateItinerary } from "./regenerate-itinerary.ts";
import { revertEdit } from "./revert-edit.ts";
import { updateTrip } from "./update-trip.ts";

const { outside, ana } = await setUp();
const { ports } = outside;

const dates = { start_date: "2027-05-03", end_date: "2027-05-06", skip_ai_generation: true };
const create = async (destination: string) => (await run(createTrip, ports, ana, { destination, ...dates })).trip;
const read = async (trip_id: string) => (await run(getTrip, ports, ana, { trip_id })).trip;
type Trip = Awaited<ReturnType<typeof read>>;
const stopsIn = ({ stops }: Trip) => stops.map((it) => [it.destination, it.from_date, it.nights]);

describe("the stops of a trip", () => {
  it("are its destination, until there are more, and their days follow", async () => {
    const trip = await create("Rome");
    expect(trip.stops).toMatchObject([
      {
        id: trip.id,
        destination: "Rome",
        place_id: "rome",
        timezone: "Europe/Rome",
        from_date: "2027-05-03",
        nights: 3,
      },
    ]);
    await run(addActivity, ports, ana, { trip_id: trip.id, title: "Colosseum", day_number: 2 });
    const id = crypto.randomUUID();
    const answer = await run(applyChanges, ports, ana, {
      trip_id: trip.id,
      changes: [
        { op: "stop.add", stop: { id, destination: "Florence", nights: 2 } },
        { op: "stop.change", stop_id: trip.id, before: { nights: 3 }, after: { nights: 2 } },
      ],
    });
    expect(answer.stops?.map((it) => [it.destination, it.from_date, it.nights, it.place_id])).toEqual([
      ["Rome", "2027-05-03", 2, "rome"],
      ["Florence", "2027-05-05", 2, "florence"],
    ]);
    const now = await read(trip.id);
    expect([now.destination, now.end_date, now.itinerary.length, now.place.city_id]).toEqual([
      ...["Rome and Florence", "2027-05-07", 5, "rome+florence"],
    ]);
    const { entries } = await run(getEditLog, ports, ana, { trip_id: trip.id });
    expect(entries[0]?.summary).toBe("Added Florence for 2 nights; Rome: 2 nights instead of 3");
    await run(revertEdit, ports, ana, { trip_id: trip.id, edit_id: answer.edit_id as string });
    const back = await read(trip.id);
    expect(stopsIn(back)).toEqual([["Rome", "2027-05-03", 3]]);
    expect([back.destination, back.end_date]).toEqual(["Rome", "2027-05-06"]);
  });

  it("are refused with words: unknown ones, what somebody else changed, and the only one's removal", async () => {
    const trip = await create("Rome");
    const change = (...changes: z.input<typeof applyChanges.input>["changes"]) =>
      run(applyChanges, ports, ana, { trip_id: trip.id, changes }).then(
        () => null,
        (error) => error,
      );
    expect(await change({ op: "stop.remove", stop_id: trip.id })).toMatchObject({
      details: [{ path: "changes.0", message: expect.stringContaining("at least one stop") }],
    });
    expect(
      await change({ op: "stop.change", stop_id: trip.id, before: { nights: 7 }, after: { nights: 8 } }),
    ).toMatchObject({ code: "target_changed", details: [{ message: "nights is 3 now" }] });
    expect(await change({ op: "stop.add", stop: { destination: "Lisbon and Porto", nights: 2 } })).toMatchObject({
      details: [{ path: "changes.0.stop.destination", message: expect.stringContaining("several places") }],
    });
    expect(await change({ op: "stop.move", stop_id: crypto.randomUUID(), to: { after_stop_id: null } })).toMatchObject({
      details: [{ message: expect.stringContaining("has no stop") }],
    });
  });

  it("lose nights with the dates, are copied, and give way to another destination", async () => {
    const trip = await create("Rome");
    await run(applyChanges, ports, ana, {
      trip_id: trip.id,
      changes: [{ op: "stop.add", stop: { destination: "Florence", nights: 2 } }],
    });
    const longer = await run(updateTrip, ports, ana, { trip_id: trip.id, end_date: "2027-05-10" });
    expect(stopsIn(longer.trip)).toEqual([
      ["Rome", "2027-05-03", 3],
      ["Florence", "2027-05-06", 4],
    ]);
    const copy = await run(copyTrip, ports, ana, { trip_id: trip.id, start_date: "2027-07-01" });
    expect(stopsIn(copy.trip)).toEqual([
      ["Rome", "2027-07-01", 3],
      ["Florence", "2027-07-04", 4],
    ]);
    const named = await run(updateTrip, ports, ana, { trip_id: trip.id, destination: "Florence & Rome" });
    expect(stopsIn(named.trip).length).toBe(2);
    const shorter = await run(updateTrip, ports, ana, { trip_id: trip.id, end_date: "2027-05-05" });
    expect(stopsIn(shorter.trip)).toEqual([["Rome", "2027-05-03", 2]]);
    const elsewhere = await run(updateTrip, ports, ana, { trip_id: copy.trip.id, destination: "Lisbon" });
    expect(stopsIn(elsewhere.trip)).toEqual([["Lisbon", "2027-07-01", 7]]);
    expect(elsewhere.trip.itinerary.map((it) => it.id)).toEqual(copy.trip.itinerary.map((it) => it.id));
  });

  it("are asked for at creation, or found in the words of the destination, and the plan follows them", async () => {
    const plan = (more: Partial<z.input<typeof createTrip.input>>) =>
      run(createTrip, ports, ana, { destination: "Italy", ...dates, end_date: "2027-05-09", ...more });
    const asked = await plan({
      destination: "London and Lisbon",
      skip_ai_generation: false,
      stops: [{ destination: "London", nights: 2 }, { destination: "Lisbon" }],
    });
    expect(stopsIn(asked.trip)).toEqual([
      ["London", "2027-05-03", 2],
      ["Lisbon", "2027-05-05", 4],
    ]);
    expect(asked.trip.stops.map((it) => it.timezone)).toEqual(["Europe/London", "Europe/Lisbon"]);
    const cities = asked.trip.itinerary.map((day) => [
      ...new Set(day.activities.flatMap((it) => it.place_id?.split("/")[0] ?? [])),
    ]);
    expect(cities.slice(0, 2).flat()).not.toContain("lisbon");
    expect(cities.slice(3).flat()).not.toContain("london");
    expect(asked.trip.itinerary[2]?.activities.some((it) => it.activity_type === "transport")).toBe(true);

    const named = await plan({ destination: "Rome, Florence and Venice", skip_ai_generation: false });
    expect(named.trip.stops.map((it) => it.destination)).toEqual(["Rome", "Florence", "Venice"]);
    expect(named.trip.stops.reduce((sum, it) => sum + it.nights, 0)).toBe(6);
    const empty = await plan({ destination: "Rome, Florence and Venice" });
    expect(empty.trip.stops.map((it) => it.place_id)).toEqual(["rome", "florence", "venice"]);
    const region = await plan({ destination: "Tuscany", skip_ai_generation: false });
    expect([region.trip.destination, region.trip.stops.length > 1]).toEqual(["Tuscany", true]);

    const refused = (stops: z.input<typeof createTrip.input>["stops"]) =>
      plan({ stops }).then(
        () => null,
        (error) => error.details[0],
      );
    expect(
      await refused([
        { destination: "Rome", nights: 2 },
        { destination: "Venice", nights: 3 },
      ]),
    ).toMatchObject({
      path: "stops",
      message: expect.stringContaining("have 5 nights and the dates have 6 nights: change end_date"),
    });
    expect(await refused([{ destination: "Rome", nights: 6 }, { destination: "Venice" }])).toMatchObject({
      message: expect.stringContaining("need at least 7 nights"),
    });
    const unknown = await plan({ stops: [{ destination: "Rome", nights: 3 }, { destination: "Xanadu-on-Sea" }] });
    expect(unknown.warnings).toMatchObject([{ code: "destination_unknown", path: "stops.1.destination" }]);
    expect(unknown.trip.stops[1]).toMatchObject({ place_id: null, lat: null, nights: 3 });
  });

  it("are planned again where they are, also after they were changed", async () => {
    const { trip } = await run(createTrip, ports, ana, {
      ...{ ...dates, end_date: "2027-05-08", destination: "Rome and Florence" },
      skip_ai_generation: false,
    });
    const [rome, florence] = trip.stops;
    await run(applyChanges, ports, ana, {
      trip_id: trip.id,
      changes: [{ op: "stop.move", stop_id: florence?.id as string, to: { after_stop_id: null } }],
    });
    const { findings } = await run(checkTrip, ports, ana, { trip_id: trip.id });
    const missing = findings.find((it) => it.code === "missing_way");
    expect(missing?.message).toMatch(
      /^Nothing is planned yet to get from Florence to Rome on \d+ May\. Train to Rome takes about 1 h/,
    );
    const { trip: again } = await run(regenerateItinerary, ports, ana, { trip_id: trip.id });
    expect(again.stops.map((it) => it.id)).toEqual([florence?.id, rome?.id]);
    const cities = again.itinerary.map((day) => [
      ...new Set(day.activities.flatMap((it) => it.place_id?.split("/")[0] ?? [])),
    ]);
    expect(cities[0]).toEqual(["florence"]);
    expect(cities.at(-1)).toEqual(["rome"]);
  });
});
