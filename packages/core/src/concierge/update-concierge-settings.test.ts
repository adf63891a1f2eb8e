import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, later, withFakeConcierge } from "../../test/fake-concierge.ts";
import type { Person } from "../kernel/actor.ts";
import { shareLocation } from "./share-location.ts";
import { updateConciergeSettings } from "./update-concierge-settings.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;
const { tripId } = await createDayTrip(ports, ana);

type Sent = Omit<z.input<typeof updateConciergeSettings.input>, "trip_id">;
const set = (person: Person, sent: Sent) => run(updateConciergeSettings, ports, person, { trip_id: tripId, ...sent });
const newcomer = () => addTripMember(database, tripId, "viewer");
const unconfirmed = { kind: "unprocessable", code: "transport_mode_unconfirmed" };

describe("concierge settings", () => {
  it("start with sharing and monitoring off", async () => {
    const rui = await newcomer();
    const { settings, context_revision } = await concierge.state(tripId, rui);
    expect(settings).toEqual({
      monitoring: false,
      transport_mode: null,
      transport_mode_confirmed: false,
      quiet_hours: null,
      location_sharing: false,
      max_detour_minutes: 20,
    });
    expect(context_revision).toBe(0);
    expect(await set(rui, {})).toEqual({ settings, context_revision: 0 });
  });

  it("change only in the fields that are sent; each change counts once", async () => {
    const rui = await newcomer();
    const quiet_hours = { start: "22:00", end: "07:30" };
    const first = await set(rui, { quiet_hours, max_detour_minutes: 5 });
    expect(first).toMatchObject({ settings: { quiet_hours, max_detour_minutes: 5 }, context_revision: 1 });
    expect(await set(rui, { quiet_hours, max_detour_minutes: 5 })).toEqual(first);
    expect(await set(rui, { quiet_hours: null })).toMatchObject({
      settings: { quiet_hours: null, max_detour_minutes: 5 },
      context_revision: 2,
    });
  });

  it("are private, with their revision", async () => {
    const [rui, zoe] = [await newcomer(), await newcomer()];
    const before = await concierge.state(tripId, zoe);
    await set(rui, { max_detour_minutes: 5, transport_mode: "cycle" });
    expect(await concierge.state(tripId, zoe)).toEqual(before);
  });

  it("return 404 to strangers", async () => {
    const stranger = await createPerson(database, "Nobody");
    await expect(set(stranger, { max_detour_minutes: 5 })).rejects.toMatchObject({ code: "not_found" });
    await expect(concierge.state(tripId, stranger)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("monitoring", () => {
  it.each<[string, Sent]>([
    ["without a mode", { monitoring: true }],
    ["with one that is not confirmed", { monitoring: true, transport_mode: "walk" }],
    [
      "with one that is said to be unconfirmed",
      { monitoring: true, transport_mode: "walk", transport_mode_confirmed: false },
    ],
    ["with a confirmation of nothing", { monitoring: true, transport_mode_confirmed: true }],
    ["with no mode, confirmed", { monitoring: true, transport_mode: null, transport_mode_confirmed: true }],
  ])("is refused with 422 %s, and nothing is stored", async (_, sent) => {
    const rui = await newcomer();
    await expect(set(rui, { ...sent, max_detour_minutes: 5 })).rejects.toMatchObject(unconfirmed);
    expect(await concierge.state(tripId, rui)).toMatchObject({
      settings: { max_detour_minutes: 20 },
      context_revision: 0,
    });
  });

  it("can be switched on with a mode that is confirmed in the same call or before", async () => {
    const [rui, zoe] = [await newcomer(), await newcomer()];
    const at_once = { monitoring: true, transport_mode: "walk", transport_mode_confirmed: true } as const;
    expect((await set(rui, at_once)).settings).toMatchObject(at_once);
    await set(zoe, { transport_mode: "transit", transport_mode_confirmed: true });
    expect((await set(zoe, { monitoring: true })).settings).toMatchObject({
      monitoring: true,
      transport_mode: "transit",
    });
  });

  it("is refused together with another mode, or without its confirmation, unless it is switched off too", async () => {
    const rui = await newcomer();
    await set(rui, { monitoring: true, transport_mode: "walk", transport_mode_confirmed: true });
    for (const sent of [
      { transport_mode: "drive" },
      { transport_mode: null },
      { transport_mode_confirmed: false },
    ] as const)
      await expect(set(rui, sent)).rejects.toMatchObject(unconfirmed);
    await set(rui, { transport_mode: "walk" });
    const confirmed = await set(rui, { transport_mode: "drive", transport_mode_confirmed: true });
    expect(confirmed.settings).toMatchObject({ monitoring: true, transport_mode: "drive" });
    const off = await set(rui, { monitoring: false, transport_mode: "taxi" });
    expect(off.settings).toMatchObject({ monitoring: false, transport_mode: "taxi", transport_mode_confirmed: false });
  });
});

describe("location sharing", () => {
  it("deletes the location when it is switched off", async () => {
    const rui = await newcomer();
    const sample = { latitude: 38.7139, longitude: -9.1335, captured_at: now.toISOString() };
    await run(shareLocation, ports, rui, { trip_id: tripId, ...sample });
    expect((await set(rui, { max_detour_minutes: 5 })).settings.location_sharing).toBe(true);
    expect((await concierge.state(tripId, rui)).location).not.toBeNull();
    await set(rui, { location_sharing: false });
    expect(await concierge.state(tripId, rui)).toMatchObject({ location: null, settings: { location_sharing: false } });
    const key = { tripId, userId: rui.userId };
    const row = await database.prisma.concierge.findUniqueOrThrow({ where: { tripId_userId: key } });
    expect(row).toMatchObject({ lat: null, lng: null, accuracyM: null, capturedAt: null, locationExpiresAt: null });
    await set(rui, { location_sharing: true });
    expect((await concierge.state(tripId, rui, later(1))).location).toBeNull();
  });
});
