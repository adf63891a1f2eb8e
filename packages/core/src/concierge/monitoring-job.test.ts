import { collide } from "@caravan/db/testing";
import { addDays, clockOf, momentIn } from "@caravan/domain/calendar";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import { occupiedMinutes } from "@caravan/domain/trip/occupied-minutes";
import { beforeEach, describe, expect, it } from "vitest";
import { portsOn, setUp } from "../../test/context.ts";
import { subscribers } from "../composition.ts";
import { monitor } from "./monitoring-job.ts";

const { database, outside, ana } = await setUp();
const { prisma } = database;
const minutes = (count: number) => count * 60_000;
const from = (at: Date, ms: number) => new Date(at.getTime() + ms);
const noon = new Date("2027-05-04T12:00:00Z");

beforeEach(async () => {
  await prisma.trip.deleteMany();
  outside.jobs.length = 0;
});

interface Planned {
  readonly date?: string;
  readonly startTime?: string | null;
  readonly endTime?: string;
  readonly durationMinutes?: number;
  readonly activityType?: string;
}

/** Ana on a trip of three days around 2027-05-04, with monitoring on and something planned. */
async function watched({
  activities = [],
  segments = [],
  trip = {},
  concierge = {},
}: {
  activities?: readonly Planned[];
  segments?: readonly Readonly<Record<string, unknown>>[];
  trip?: object;
  concierge?: object;
}): Promise<string> {
  const id = crypto.randomUUID();
  const dates = { startDate: "2027-05-03", endDate: "2027-05-05", ...trip };
  const days = Array.from({ length: 5 }, (_, index) => addDays("2027-05-02", index))
    .filter((date) => date >= dates.startDate && date <= dates.endDate)
    .map((date) => ({ id: crypto.randomUUID(), tripId: id, date }));
  const more = {
    destination: "Lisbon",
    travelers: 1,
    interests: [],
    currency: "EUR",
    status: "confirmed",
    revision: 1,
  };
  await prisma.trip.create({ data: { id, ownerId: ana.userId, title: "Away", ...more, ...dates } });
  await prisma.member.create({ data: { tripId: id, userId: ana.userId, role: "owner" } });
  await prisma.day.createMany({ data: days });
  await prisma.activity.createMany({
    data: activities.map(({ date = "2027-05-04", activityType = "general", ...it }) => ({
      ...{ id: crypto.randomUUID(), tripId: id, dayId: days.find((day) => day.date === date)?.id ?? null, rank: "a" },
      ...{ title: "Something", activityType, priority: 5, provenance: "person", verified: true, pinned: false },
      ...{ alternatives: [], ...it },
    })),
  });
  const bookingId = crypto.randomUUID();
  await prisma.booking.create({
    data: {
      ...{ id: bookingId, ownerId: ana.userId, tripId: id, origin: "trip", status: "confirmed", kind: "other" },
      ...{ title: "Train", destination: {}, dates: {}, guests: {}, preferences: {}, createdAt: noon, updatedAt: noon },
    },
  });
  await prisma.segment.createMany({
    data: segments.map((it) => ({
      ...{
        id: crypto.randomUUID(),
        bookingId,
        tripId: id,
        createdById: ana.userId,
        kind: "train",
        status: "confirmed",
      },
      ...{ details: {}, evidence: {}, confidence: 1, createdAt: noon, updatedAt: noon, ...it },
    })),
  });
  await prisma.concierge.create({
    data: {
      ...{ tripId: id, userId: ana.userId, monitoring: true, locationSharing: true, lat: 38.7, lng: -9.1 },
      ...{ capturedAt: noon, locationExpiresAt: new Date("2027-05-09T00:00:00Z"), ...concierge },
    },
  });
  return id;
}

/** The travellers whom the schedule evaluates at that minute. */
async function picked(now: Date, ports = outside): Promise<readonly string[]> {
  ports.jobs.length = 0;
  await monitor({
    ports: ports.ports,
    now,
    newId: () => crypto.randomUUID(),
    signal: new AbortController().signal,
    subscribers,
  });
  return ports.jobs.flatMap((it) => (it.name === "concierge.evaluate" ? [it.data.tripId] : []));
}

const soon: Planned = { startTime: "13:00" };

describe("the monitoring schedule", () => {
  it("evaluates a plan without a request", async () => {
    const tripId = await watched({ activities: [soon] });
    expect(await picked(noon)).toEqual([tripId]);
    expect(outside.jobs).toEqual([
      {
        name: "concierge.evaluate",
        data: { tripId, userId: ana.userId, asked: false, wish: null },
        options: { key: `${tripId}:${ana.userId}:false:null` },
      },
    ]);
  });

  it.each<[string, object]>([
    ["does not watch over them", { monitoring: false }],
    ["does not know where they are", { lat: null, lng: null, capturedAt: null, locationExpiresAt: null }],
    ["is not told any more where they are", { locationSharing: false }],
    ["heard too long ago where they are", { locationExpiresAt: noon }],
    ["looked at it four minutes ago", { monitoredAt: from(noon, -minutes(4)) }],
  ])("skips a traveller who %s", async (_, concierge) => {
    await watched({ activities: [soon], concierge });
    expect(await picked(noon)).toEqual([]);
  });

  it.each<[string, object]>([
    ["have quiet hours, which hold pushes and not their state", { quietStart: "00:00", quietEnd: "23:59" }],
    ["were looked at five minutes ago", { monitoredAt: from(noon, -minutes(5)) }],
    ["ask for it even a little late", { monitoredAt: from(noon, -minutes(5) + 20_000) }],
  ])("includes travellers who %s", async (_, concierge) => {
    const tripId = await watched({ activities: [soon], concierge });
    expect(await picked(noon)).toEqual([tripId]);
  });

  it("drops travellers who left the trip", async () => {
    const tripId = await watched({ activities: [soon] });
    await prisma.member.deleteMany({ where: { tripId } });
    expect(await picked(noon)).toEqual([]);
  });

  it("reopens snoozed recommendations", async () => {
    const tripId = await watched({ concierge: { monitoring: false } });
    const id = crypto.randomUUID();
    const about = { key: "late:it", situation: "late", reason: "You are late.", activityIds: [], options: [] };
    const times = { createdAt: noon, updatedAt: noon, snoozedUntil: from(noon, minutes(15)) };
    const until = { status: "snoozed", expiresAt: from(noon, minutes(45)), tripRevision: 1 };
    await prisma.recommendation.create({ data: { id, tripId, userId: ana.userId, ...about, ...times, ...until } });
    const status = async () => (await prisma.recommendation.findUniqueOrThrow({ where: { id } })).status;
    await picked(from(noon, minutes(14)));
    expect(await status()).toBe("snoozed");
    await picked(from(noon, minutes(15)));
    expect(await status()).toBe("open");
  });

  it("evaluates again after five minutes and not before", async () => {
    const tripId = await watched({ activities: [{ startTime: "13:25" }] });
    const all: string[][] = [];
    for (let minute = 0; minute <= 10; minute++) all.push([...(await picked(from(noon, minutes(minute))))]);
    expect(all.map((it) => it.length)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect(new Set(all.flat())).toEqual(new Set([tripId]));
  });
});

describe("something in the next hours", () => {
  const cases: [string, boolean, Planned][] = [
    ["starts in 90 minutes", true, { startTime: "13:30" }],
    ["starts in 91 minutes", false, { startTime: "13:31" }],
    ["starts now", true, { startTime: "12:00", endTime: "12:00" }],
    ["has no clock", false, { startTime: null, endTime: "13:00" }],
    ["is parked", false, { date: "parked", startTime: "13:00" }],
    ["is tomorrow", false, { date: "2027-05-05", startTime: "12:30" }],
    ["is on until one", true, { startTime: "09:00", endTime: "13:00" }],
    ["ended just now", false, { startTime: "09:00", endTime: "12:00" }],
    ["takes three hours from ten", true, { startTime: "10:00", durationMinutes: 180 }],
    ["took two hours from ten", false, { startTime: "10:00", durationMinutes: 120 }],
    ["began half an hour ago, of unstated length", true, { startTime: "11:30" }],
    ["began an hour ago, of unstated length", false, { startTime: "11:00" }],
    ["checks in at one", true, { startTime: "13:00", activityType: "accommodation" }],
    ["is a room since the morning", false, { startTime: "10:00", endTime: "23:00", activityType: "accommodation" }],
    ["lasts for days", false, { startTime: "10:00", durationMinutes: 2880 }],
    ["has a broken clock", false, { startTime: "noon" }],
  ];
  it.each(cases)("%s: %s", async (_, isPicked, activity) => {
    const tripId = await watched({ activities: [activity] });
    expect(await picked(noon)).toEqual(isPicked ? [tripId] : []);
  });

  it.each<[string, string, Planned]>([
    ["tomorrow at half past midnight, from eleven", "2027-05-04T23:00:00Z", { date: "2027-05-05", startTime: "00:30" }],
    ["last night until one, at half past midnight", "2027-05-05T00:30:00Z", { startTime: "22:00", endTime: "01:00" }],
    ["of last night, two hours from eleven", "2027-05-05T00:30:00Z", { startTime: "23:00", durationMinutes: 120 }],
  ])("across midnight: %s", async (_, at, activity) => {
    const tripId = await watched({ activities: [activity] });
    expect(await picked(new Date(at))).toEqual([tripId]);
    await prisma.concierge.updateMany({ data: { monitoredAt: null } });
    expect(await picked(from(new Date(at), minutes(60) * 12))).toEqual([]);
  });

  it("counts only on days of the trip", async () => {
    await watched({ activities: [{ date: "2027-05-03", startTime: "00:30" }] });
    expect(await picked(new Date("2027-05-02T23:30:00Z"))).toEqual([]);
    expect(await picked(new Date("2027-05-03T00:00:00Z"))).toHaveLength(1);
    await prisma.trip.updateMany({ data: { startDate: "2027-05-01", endDate: "2027-05-02" } });
    await prisma.concierge.updateMany({ data: { monitoredAt: null } });
    expect(await picked(new Date("2027-05-03T00:00:00Z"))).toEqual([]);
  });

  it.each([
    ["Pacific/Auckland", "2027-05-04T00:15:00Z"],
    ["America/Los_Angeles", "2027-05-04T19:15:00Z"],
    ["Asia/Kathmandu", "2027-05-04T06:30:00Z"],
    // Without a known zone, UTC is used.
    [null, "2027-05-04T12:15:00Z"],
    ["Mars/Olympus", "2027-05-04T12:15:00Z"],
  ])("is found by the time zone of the trip: %s", async (timezone, at) => {
    const tripId = await watched({ activities: [{ startTime: "13:30" }], trip: { timezone } });
    const others = ["Europe/Lisbon", "Mars/Crater"];
    for (const it of others) await watched({ activities: [{ startTime: "04:00" }], trip: { timezone: it } });
    expect(await picked(new Date(at))).toEqual([tripId]);
  });

  it("is found in the night when clocks go back", async () => {
    const trip = { timezone: "Europe/Lisbon", startDate: "2027-10-30", endDate: "2027-11-01" };
    const tripId = await watched({ trip });
    const day = await prisma.day.create({ data: { id: crypto.randomUUID(), tripId, date: "2027-10-31" } });
    const { parked: _, ...blank } = blankActivity("A late train");
    const row = { ...blank, id: crypto.randomUUID(), tripId, dayId: day.id, rank: "a", startTime: "02:15" };
    await prisma.activity.create({ data: { ...row, alternatives: [] } });
    await prisma.concierge.updateMany({ data: { locationExpiresAt: new Date("2028-01-01T00:00:00Z") } });
    // 00:40 local time; 02:15 is 155 minutes later, since clocks go back.
    expect(await picked(new Date("2027-10-30T23:40:00Z"))).toEqual([]);
    expect(await picked(new Date("2027-10-31T00:50:00Z"))).toEqual([tripId]);
  });
});

describe("a segment in the next hours", () => {
  const lisbon = { timezone: "Europe/Lisbon" };
  const cases: [string, boolean, Readonly<Record<string, unknown>>][] = [
    ["leaves in an hour", true, { startLocal: "2027-05-04T14:00" }],
    ["leaves in an hour by the clocks there", true, { startLocal: "2027-05-04T15:00", startTimezone: "Europe/Berlin" }],
    ["left long ago by the clocks there", false, { startLocal: "2027-05-04T14:00", startTimezone: "Asia/Tokyo" }],
    ["names a day and no clock", false, { startLocal: "2027-05-04" }],
    [
      "is under way to another zone",
      true,
      { startLocal: "2027-05-04T08:00", endLocal: "2027-05-04T15:30", endTimezone: "Europe/Berlin" },
    ],
    [
      "has arrived in another zone",
      false,
      { startLocal: "2027-05-04T08:00", endLocal: "2027-05-04T13:30", endTimezone: "Europe/Berlin" },
    ],
    ["was cancelled", false, { startLocal: "2027-05-04T14:00", status: "cancelled" }],
    ["was taken off", false, { startLocal: "2027-05-04T14:00", removedAt: noon }],
    ["is a stay", false, { startLocal: "2027-05-04T14:00", kind: "hotel" }],
    [
      "is a car that is out",
      false,
      { startLocal: "2027-05-03T14:00", endLocal: "2027-05-05T14:00", kind: "car_rental" },
    ],
    [
      "is a car that has to be back",
      true,
      { startLocal: "2027-05-03T14:00", endLocal: "2027-05-04T14:00", kind: "car_rental" },
    ],
  ];
  it.each(cases)("%s: %s", async (_, isPicked, segment) => {
    // 13:00 in Lisbon.
    const tripId = await watched({ segments: [segment], trip: lisbon });
    expect(await picked(noon)).toEqual(isPicked ? [tripId] : []);
  });
});

describe("many monitored trips", () => {
  it("are found by the database in the same time zones as by the planner", async () => {
    const zones = ["Europe/Lisbon", "Asia/Kathmandu", "Pacific/Kiritimati", "America/St_Johns", null];
    const clocks = Array.from({ length: 48 }, (_, index) => clockOf(index * 30 + 7));
    const wanted = new Set<string>();
    const any = <T>(of: readonly T[], seed: number) => of[(seed * 7919 + 13) % of.length] as T;
    for (let seed = 0; seed < 120; seed++) {
      const timezone = any(zones, seed);
      const activity = {
        date: any(["2027-05-03", "2027-05-04", "2027-05-05"], seed >> 1),
        startTime: any(clocks, seed * 3),
        ...(seed % 3 === 0 ? { endTime: any(clocks, seed * 5 + 1) } : {}),
        ...(seed % 3 === 1 ? { durationMinutes: any([15, 90, 600, 1200], seed) } : {}),
      };
      const tripId = await watched({ activities: [activity], trip: { timezone } });
      const taken = occupiedMinutes({ ...blankActivity("It"), id: "it", ...activity });
      const { date, minutes: clock } = momentIn(timezone ?? "UTC", noon);
      const offset = (Date.parse(activity.date) - Date.parse(date)) / minutes(1);
      const [start, end] = [(taken?.start ?? 0) + offset - clock, (taken?.end ?? 0) + offset - clock];
      if ((start >= 0 && start <= 90) || (start < 0 && end > 0)) wanted.add(tripId);
    }
    expect(wanted.size).toBeGreaterThan(10);
    expect(new Set(await picked(noon))).toEqual(wanted);
  });

  it("are queued once by two simultaneous runs", async () => {
    await crowd(250);
    const others = [portsOn(database), portsOn(database), portsOn(database)];
    const all = await collide(database, { table: "concierges", count: others.length }, () =>
      Promise.all(others.map((it) => picked(noon, it))),
    );
    expect(all.flat()).toHaveLength(250);
    expect(new Set(all.flat()).size).toBe(250);
  });

  it("are all queued once, also a thousand", async () => {
    await crowd(1000);
    expect(await picked(from(noon, -minutes(240)))).toEqual([]);
    const found = await picked(noon);
    expect(found).toHaveLength(1000);
    expect(new Set(found).size).toBe(1000);
    expect(await picked(from(noon, minutes(1)))).toEqual([]);
  });

  it("stay due when the queue refuses them", async () => {
    await watched({ activities: [soon] });
    const broken = portsOn(database);
    const jobs = { add: () => Promise.reject(new Error("the queue is gone")) };
    await expect(picked(noon, { ...broken, ports: { ...broken.ports, jobs } })).rejects.toThrow("the queue is gone");
    expect(await picked(noon)).toHaveLength(1);
  });
});

/** Travellers with three days each, and something every two hours. */
async function crowd(count: number): Promise<void> {
  await database.pool.query(
    `with trip as (insert into trips (id, owner_id, title, destination, start_date, end_date, travelers, interests, currency, status, revision, timezone)
              select gen_random_uuid(), $1::uuid, 'Away', 'Lisbon', '2027-05-03', '2027-05-05', 1, '{}', 'EUR', 'confirmed', 1, 'UTC'
                from generate_series(1, $2::int) returning id),
          member as (insert into members (trip_id, user_id, role) select id, $1::uuid, 'owner' from trip),
          day as (insert into days (id, trip_id, date) select gen_random_uuid(), trip.id, '2027-05-0' || it
                from trip, generate_series(3, 5) it returning id, trip_id),
          activity as (insert into activities (id, trip_id, day_id, rank, title, activity_type, start_time, end_time, priority, provenance, verified, pinned, alternatives)
              select gen_random_uuid(), trip_id, id, 'a' || hour, 'Something', 'general', hour || ':00', hour || ':30', 5, 'person', true, false, '[]'
                from day, generate_series(11, 15, 2) hour)
     insert into concierges (trip_id, user_id, monitoring, location_sharing, lat, lng, location_expires_at)
       select id, $1::uuid, true, true, 38.7, -9.1, '2027-05-09' from trip`,
    [ana.userId, count],
  );
}
