import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, later, withFakeConcierge } from "../../test/fake-concierge.ts";
import type { Person } from "../kernel/actor.ts";
import { shareLocation } from "./share-location.ts";
import { stopSharingLocation } from "./stop-sharing-location.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;
const { tripId } = await createDayTrip(ports, ana);

const here = { latitude: 38.713909, longitude: -9.133501, accuracy_m: 12.5, captured_at: now.toISOString() };
const share = (person: Person, sample: object = here, at = now) =>
  run(shareLocation, ports, person, { trip_id: tripId, ...sample }, { now: at });
const stop = (person: Person) => run(stopSharingLocation, ports, person, { trip_id: tripId });
const newcomer = () => addTripMember(database, tripId, "viewer");

describe("share_location", () => {
  it("shares a location for half an hour from the time of the sample", async () => {
    const rui = await newcomer();
    const taken = later(-5).toISOString();
    const expires_at = later(25).toISOString();
    expect(await share(rui, { ...here, captured_at: taken })).toEqual({ context_revision: 1, expires_at });
    const state = await concierge.state(tripId, rui, later(24));
    expect(state.location).toEqual({ ...here, captured_at: taken, expires_at });
    expect(state.settings.location_sharing).toBe(true);
    expect((await concierge.state(tripId, rui, later(25))).location).toBeNull();
  });

  it("is visible to nobody else", async () => {
    const rui = await newcomer();
    await share(rui);
    const other = await concierge.state(tripId, ana);
    expect(other).toMatchObject({ location: null, settings: { location_sharing: false } });
  });

  it("replaces an older sample, and ignores a sample that is older", async () => {
    const rui = await newcomer();
    await share(rui);
    const newer = { ...here, latitude: 38.72, accuracy_m: undefined, captured_at: later(2).toISOString() };
    expect(await share(rui, newer, later(2))).toMatchObject({ context_revision: 2 });
    const late = await share(rui, { ...here, captured_at: later(1).toISOString() }, later(3));
    expect(late).toEqual({ context_revision: 2, expires_at: later(32).toISOString() });
    expect((await concierge.state(tripId, rui)).location).toMatchObject({ latitude: 38.72, accuracy_m: null });
  });

  it("accepts samples up to a minute in the future and ten minutes old", async () => {
    const rui = await newcomer();
    await share(rui, { ...here, captured_at: "2026-11-21T13:50:00.000+02:00" });
    await share(rui, { ...here, captured_at: later(1).toISOString(), accuracy_m: 5000 });
    expect((await concierge.state(tripId, rui)).location?.captured_at).toBe(later(1).toISOString());
  });

  it("is ended by stop_sharing_location, also when nothing is shared", async () => {
    const rui = await newcomer();
    expect(await stop(rui)).toEqual({});
    await share(rui);
    await stop(rui);
    await stop(rui);
    const state = await concierge.state(tripId, rui);
    expect(state).toMatchObject({ location: null, settings: { location_sharing: false }, context_revision: 2 });
    const { rows } = await database.pool.query("select * from concierges where user_id = $1", [rui.userId]);
    expect(JSON.stringify(rows)).not.toMatch(/38\.7|9\.13/);
  });

  it("renews a location only while sharing is on", async () => {
    const rui = await newcomer();
    const renewed = (minutes: number) =>
      share(rui, { ...here, captured_at: later(minutes).toISOString(), renewal: true }, later(minutes));
    const refused = { kind: "unprocessable", code: "location_not_shared" };
    await expect(renewed(0)).rejects.toMatchObject(refused);
    await share(rui);
    expect(await renewed(1)).toMatchObject({ context_revision: 2 });
    // No sample for longer than the lifetime, as in a tunnel.
    expect(await renewed(45)).toMatchObject({ context_revision: 3 });
    await stop(rui);
    await expect(renewed(46)).rejects.toMatchObject(refused);
    expect(await concierge.state(tripId, rui, later(46))).toMatchObject({
      location: null,
      settings: { location_sharing: false },
    });
  });

  it("returns 404 to strangers, whatever they send", async () => {
    const stranger = await createPerson(database, "Nobody");
    for (const sample of [here, {}]) await expect(share(stranger, sample)).rejects.toMatchObject({ code: "not_found" });
    await expect(stop(stranger)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("an invalid sample", () => {
  it.each<[string, object, string[]]>([
    [
      "nothing in it",
      { latitude: undefined, longitude: undefined, captured_at: undefined },
      ["latitude", "longitude", "captured_at"],
    ],
    ["text for a number", { latitude: "38.713909" }, ["latitude"]],
    ["no number", { longitude: Number.NaN }, ["longitude"]],
    ["an endless number", { latitude: Number.POSITIVE_INFINITY }, ["latitude"]],
    ["nothing for a number", { latitude: null }, ["latitude"]],
    ["a latitude beyond the pole", { latitude: 90.000001 }, ["latitude"]],
    ["a longitude beyond the date line", { longitude: -180.1 }, ["longitude"]],
    ["an accuracy of more than five kilometres", { accuracy_m: 5000.1 }, ["accuracy_m"]],
    ["an accuracy of less than nothing", { accuracy_m: -1 }, ["accuracy_m"]],
    ["an accuracy that is text", { accuracy_m: "good" }, ["accuracy_m"]],
    ["a time that is none", { captured_at: "now" }, ["captured_at"]],
    ["a time without an offset", { captured_at: "2026-11-21T12:00:00" }, ["captured_at"]],
    ["a number for a time", { captured_at: now.getTime() }, ["captured_at"]],
    ["a time to come", { captured_at: new Date(now.getTime() + 60_001).toISOString() }, ["captured_at"]],
    ["a time too long ago", { captured_at: new Date(now.getTime() - 600_001).toISOString() }, ["captured_at"]],
    [
      "faults everywhere",
      { latitude: 91, longitude: 181, accuracy_m: 1e9, captured_at: "" },
      ["latitude", "longitude", "accuracy_m", "captured_at"],
    ],
  ])("with %s is refused with 422 and the name of the field", async (_, sample, paths) => {
    const rui = await newcomer();
    const refused = await share(rui, { ...here, ...sample }).catch((error) => error);
    expect(refused).toMatchObject({ kind: "unprocessable", code: "invalid_location" });
    expect(refused.details.map((it: { path: string }) => it.path)).toEqual(paths);
    expect(inspect(refused, { depth: 9 })).not.toMatch(/38\.71|9\.133|90\.0000|180\.1/);
    expect((await concierge.state(tripId, rui)).location).toBeNull();
  });
});
