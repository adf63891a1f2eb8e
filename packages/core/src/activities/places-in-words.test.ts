import { candidatesOf, placeById } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { createKey } from "../agents/create-key.ts";
import type { Agent } from "../kernel/actor.ts";
import { createShare } from "../sharing/create-share.ts";
import { openShare } from "../sharing/open-share.ts";
import { applyChanges } from "../trips/apply-changes.ts";
import { checkTrip } from "../trips/check-trip.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { addActivity } from "./add-activity.ts";
import { confirmPlace } from "./confirm-place.ts";
import { updateActivity } from "./update-activity.ts";

const { outside, ana } = await setUp();
const { ports } = outside;
const museum = candidatesOf("paris").find((it) => it.name === "Louvre Museum");

async function tripTo(destination = "Paris") {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  const { trip } = await run(createTrip, ports, ana, { destination, ...dates, skip_ai_generation: true });
  return trip;
}

async function anAgent(): Promise<Agent> {
  const given = { agent_name: "Planner", scopes: ["trips:read" as const, "trips:write" as const] };
  const { key } = await run(createKey, ports, ana, given);
  const { userId, name } = ana;
  return {
    ...{ kind: "agent", userId, name, agentName: "Planner", keyId: key.id },
    scopes: key.scopes,
    mode: "apply",
    tripIds: [],
  };
}

describe("an activity without a position", () => {
  it("of a ride is looked up at both ends", async () => {
    const trip = await tripTo();
    const ride = {
      activity_type: "transport" as const,
      title: "Train",
      from_location: "Gare de Lyon",
      location: "Lyon",
    };
    const { activity } = await run(addActivity, ports, ana, { trip_id: trip.id, ...ride });
    expect(activity.lat).toBeCloseTo(45.76, 0);
    const sent = { trip_id: trip.id, activity_id: activity.id, from_location: "Paris Charles de Gaulle" };
    const { activity: changed, warnings } = await run(updateActivity, ports, ana, sent);
    expect(changed).toMatchObject({
      from_lat: expect.closeTo(49, 0),
      from_lng: expect.closeTo(2.5, 0),
      lat: activity.lat,
    });
    expect(warnings).toMatchObject([{ code: "place_found", path: "title" }]);
  });

  it("is looked up by its title and location, however it is added or changed, and one revert undoes it", async () => {
    const trip = await tripTo();
    const here = { trip_id: trip.id };
    const place = { place_id: museum?.id, lat: museum?.lat, lng: museum?.lng, verified: museum?.verified };
    const added = await run(addActivity, ports, ana, { ...here, title: "Visit the Louvre" });
    expect(added.activity).toMatchObject({ ...place, title: "Visit the Louvre", location: "Louvre Museum" });
    expect(added.warnings).toMatchObject([{ code: "place_found", path: "title" }]);

    const plain = await run(addActivity, ports, ana, { ...here, title: "Something" });
    const id = plain.activity.id;
    const changed = await run(updateActivity, ports, ana, { ...here, activity_id: id, title: "Louvre museum" });
    expect(changed.activity).toMatchObject({ ...place, location: museum?.neighborhood });
    await run(revertEdit, ports, ana, { ...here, edit_id: changed.edit_id as string });
    const { trip: back } = await run(getTrip, ports, ana, here);
    expect(back.itinerary[0]?.activities[1]).toMatchObject({ title: "Something", place_id: null, lat: null });

    const { activities } = await run(applyChanges, ports, ana, {
      ...here,
      changes: [
        {
          op: "activity.add",
          activity: { title: "Lunch", location: "Louvre Museum" },
          at: { itinerary_id: trip.itinerary[1]?.id ?? null },
        },
        { op: "activity.set", activity_id: id, after: { title: "Louvre", lat: null, lng: null } },
      ],
    });
    expect(activities[0]).toMatchObject({ title: "Lunch", ...place });
    // Sending null positions means that no position is wanted.
    expect(activities[1]).toMatchObject({ title: "Louvre", lat: null, lng: null });
  });

  it("is looked up only around the trip", async () => {
    const trip = await tripTo("Lisbon");
    const { activity, warnings } = await run(addActivity, ports, ana, { trip_id: trip.id, title: "Louvre Museum" });
    expect(activity).toMatchObject({ place_id: null, lat: null, verified: false });
    expect(warnings).toMatchObject([{ code: "place_not_found" }]);
  });
});

describe("a place that nobody knows", () => {
  it("has its caution in the answer, the plan, the plan check and the public link", async () => {
    const trip = await tripTo("Lisbon");
    const here = { trip_id: trip.id };
    const bar = { ...here, title: "Bar Imaginário", activity_type: "dining" as const, date: "2027-05-03" };
    const caution = [{ code: "not_found", message: "Not found in any source" }];
    const agent = await anAgent();
    expect((await run(addActivity, ports, agent, bar)).activity.cautions).toEqual(caution);
    expect((await run(addActivity, ports, ana, { ...bar, title: "Breakfast" })).activity.cautions).toBeUndefined();
    const { trip: read } = await run(getTrip, ports, ana, here);
    expect(read.itinerary[0]?.activities[0]?.cautions).toEqual(caution);
    const { findings } = await run(checkTrip, ports, ana, here);
    expect(findings.map((it) => [it.code, it.activity_ids.length])).toContainEqual(["not_found", 1]);
    const { share } = await run(createShare, ports, ana, here);
    const shared = openShare.output.parse(await run(openShare, ports, ana, { token: share.token }));
    expect(shared.trip.itinerary[0]?.activities[0]?.cautions).toEqual(caution);
  });

  it("is confirmed by a person, not by an agent, and only under that name", async () => {
    const trip = await tripTo("Lisbon");
    const here = { trip_id: trip.id };
    const { activity } = await run(addActivity, ports, ana, { ...here, title: "Bar Imaginário" });
    const named = { ...here, activity_id: activity.id };
    await expect(run(confirmPlace, ports, await anAgent(), named)).rejects.toMatchObject({
      kind: "forbidden",
    });
    const confirmed = await run(confirmPlace, ports, ana, named);
    expect(confirmed.activity).toMatchObject({ verified: true });
    expect(confirmed.activity.cautions).toBeUndefined();
    const other = await run(updateActivity, ports, ana, { ...named, title: "Casa do Desconhecido" });
    expect(other.activity).toMatchObject({ verified: false, cautions: [{ code: "not_found" }] });
  });

  it("is linked by its id, with what it says of itself, also in another city", async () => {
    const trip = await tripTo("Lisbon");
    const here = { trip_id: trip.id };
    const linked = await run(addActivity, ports, ana, {
      ...here,
      title: "Fishes",
      place_id: "lisbon/lisbon-oceanarium",
    });
    const place = placeById("lisbon/lisbon-oceanarium");
    expect(linked.activity).toMatchObject({
      place_id: place?.id,
      ...{ lat: place?.lat, lng: place?.lng, location: "Parque das Nações", duration_minutes: place?.visitMinutes },
      ...{ verified: place?.verified, estimated_cost: Number(place?.entryPrice?.amount), provenance: "person" },
    });
    const prado = { title: "Prado", place_id: "madrid/prado-museum", duration_minutes: 45, location: "Madrid" };
    const elsewhere = await run(addActivity, ports, ana, { ...here, ...prado });
    expect(elsewhere.activity).toMatchObject({ ...prado, opening_hours: expect.stringContaining("Mo") });
    expect(elsewhere.activity.cautions?.map((it) => it.code) ?? []).not.toContain("not_found");
    const free = { ...here, activity_id: linked.activity.id, place_id: null };
    expect((await run(updateActivity, ports, ana, free)).activity).toMatchObject({ place_id: null, verified: false });
  });

  it("is not linked by an id that no place has, or when it is said to lie elsewhere", async () => {
    const trip = await tripTo("Lisbon");
    const add = (more: object) => run(addActivity, ports, ana, { trip_id: trip.id, title: "Tower", ...more });
    const unknown = await add({ place_id: "lisbon/nowhere" });
    expect(unknown).toMatchObject({ activity: { place_id: null }, warnings: [{ code: "unknown_place" }] });
    const away = await add({ place_id: "lisbon/belem-tower", lat: 38.75, lng: -9.1 });
    expect(away.activity).toMatchObject({ place_id: null, lat: 38.75, verified: false });
  });
});
