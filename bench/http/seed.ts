import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { insertTrip } from "../../packages/core/src/kernel/save-trip.ts";
import { hashSecret, keyPrefix, randomToken } from "../../packages/core/src/kernel/secrets.ts";
import { createDatabase, type Database } from "../../packages/db/src/client.ts";
import { withPrisma } from "../../packages/db/src/prisma.ts";
import { sqlOf } from "../../packages/db/src/sql.ts";
import { addDays } from "../../packages/domain/src/calendar.ts";
import type { Activity, TripDocument } from "../../packages/domain/src/trip/document.ts";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";

const DAYS = 7;
const ACTIVITIES_A_DAY = 6;

/** Creates a person with an API key and `count` trips of 42 activities. */
export async function seed(url: string, count: number) {
  const database = withPrisma(createDatabase(url));
  const secret = `${keyPrefix}${randomToken()}`;
  const userId = randomUUID();
  await database.prisma.user.create({ data: { id: userId, email: "bench@example.com", name: "Bench" } });
  await database.prisma.apiKey.create({
    data: {
      id: randomUUID(),
      userId,
      agentName: "Bench agent",
      hash: hashSecret(secret),
      lastFour: secret.slice(-4),
      scopes: ["trips:read", "trips:write"],
      tripIds: [],
    },
  });
  const trips = Array.from({ length: count }, () => week(userId));
  for (const trip of trips) await insertTrip(sqlOf(database), trip);
  await database.pool.query("create table bench_activities as select id from activities");
  await database.pool.query("create unique index on bench_activities (id)");
  await database.pool.query("vacuum analyze");
  return {
    key: secret,
    tripIds: trips.map((it) => it.id),
    reset: () => reset(database),
    [Symbol.asyncDispose]: () => database.close(),
  };
}

/** Removes what a measurement wrote, so that the next one finds trips of the same size. */
async function reset({ pool }: Database): Promise<void> {
  // The load generator stops with requests still running, which the server finishes.
  const working = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  while ((await pool.query(working)).rowCount !== 0) await sleep(10);
  await pool.query("delete from activities a where not exists (select from bench_activities b where b.id = a.id)");
  await pool.query("truncate edit_log, room_events");
  await pool.query("vacuum analyze activities, trips, rooms, edit_log, room_events");
}

function week(ownerId: string): TripDocument {
  const start = "2027-05-03";
  const at = new Date().toISOString();
  return {
    id: randomUUID(),
    ownerId,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    title: "A week in Lisbon",
    destination: "Lisbon, Portugal",
    startDate: start,
    endDate: addDays(start, DAYS - 1),
    travelers: 2,
    interests: ["food and museums", "architecture"],
    travelStyle: "comfort",
    accommodationType: "hotel",
    budgetPerPerson: "1200",
    totalBudget: "2400",
    currency: "EUR",
    status: "draft",
    notes: "The flight lands at noon; check-in is from three.",
    cityId: "lisbon",
    lat: 38.7223,
    lng: -9.1393,
    timezone: "Europe/Lisbon",
    stops: [],
    parked: [],
    days: Array.from({ length: DAYS }, (_, day) => ({
      id: randomUUID(),
      date: addDays(start, day),
      notes: `Alfama and the river, day ${day + 1}. Wear good shoes.`,
      activities: Array.from({ length: ACTIVITIES_A_DAY }, (_, index) => stop(day, index)),
    })),
  };
}

function stop(day: number, index: number): Activity {
  const hour = String(8 + 2 * index).padStart(2, "0");
  return {
    ...blankActivity(`Stop ${index + 1} of day ${day + 1}: National Tile Museum`),
    id: randomUUID(),
    description: "Five centuries of azulejos in a former convent, with a panorama of the city before the earthquake.",
    activityType: "cultural",
    startTime: `${hour}:00`,
    endTime: `${hour}:45`,
    durationMinutes: 45,
    location: "Beato",
    address: "Rua da Madre de Deus 4, 1900-312 Lisboa",
    estimatedCost: "8",
    priority: 6,
    notes: "Closed on Mondays.",
    lat: 38.7247,
    lng: -9.1139,
    provenance: "gazetteer",
    verified: true,
    placeId: "lisbon/tile-museum",
    reason: "You asked for museums, and it is ten minutes from the stop before.",
    alternatives: [
      {
        placeId: "lisbon/fado-museum",
        title: "Fado Museum",
        activityType: "cultural",
        location: "Alfama",
        lat: 38.7111,
        lng: -9.1277,
        estimatedCost: "5",
        durationMinutes: 60,
        verified: true,
        reason: "Closer to lunch.",
      },
    ],
  };
}
