import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { migrationsDirectory } from "./paths.ts";
import { databaseAt, type TestDatabase, testDatabase } from "./testing.ts";

const MIGRATION = "20261122181011_one_booking";
const [ana, rui, lisbon, porto] = [1, 2, 3, 4].map((n) => `0190a000-0000-7000-8000-00000000000${n}`);
const name = `test_old_${process.pid}_${Date.now().toString(36)}`;

let server: TestDatabase;
let old: pg.Pool;
let folder: string;

/** A database from before bookings and segments were one record, with examples of each case. */
beforeAll(async () => {
  server = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "caravan-old-shape-"));
  cpSync(migrationsDirectory, folder, { recursive: true });
  for (const later of readdirSync(folder))
    if (later >= MIGRATION && later[0] === "2") rmSync(join(folder, later), { recursive: true });
  await server.pool.query(`create database ${name} template template0`);
  const url = databaseAt(server.url, name);
  await migrate(url, folder);
  old = new pg.Pool({ connectionString: url });
  await old.query(
    `insert into users (id, email, name) values ('${ana}', 'ana@example.org', 'Ana'), ('${rui}', 'rui@example.org', 'Rui')`,
  );
  for (const [id, city] of [
    [lisbon, "Lisbon"],
    [porto, "Porto"],
  ])
    await old.query(
      `insert into trips (id, owner_id, title, destination, start_date, end_date, travelers, currency, status, revision)
       select '${id}', '${ana}', '${city}', '${city}', '2030-05-03', '2030-05-07', 1, 'EUR', 'draft', 1`,
    );
  await bookings([
    // The same stay by number, spelled differently.
    [
      "stay",
      { trip: lisbon, number: "40-21", title: "Hotel Avenida", start: "2030-05-03", end: "2030-05-07", price: 480 },
    ],
    // On no trip, but its confirmation is on one.
    ["car", { number: "CAR1", title: "Lisbon", start: "2030-05-03", end: "2030-05-05" }],
    // The same stay by dates and name, without a number.
    ["stay", { trip: porto, title: "Casa Nova", start: "2030-05-05", end: "2030-05-06" }],
    // Only recorded, so it gets segments.
    ["flight", { trip: lisbon, number: "FL1", title: "Lisbon", start: "2030-05-03", end: "2030-05-07", time: "09:40" }],
    ["other", { trip: lisbon, title: "Lisbon", start: "2030-05-04", kind: "train" }],
    // Without dates, so it appears on no day.
    ["stay", { title: "Someday" }],
  ]);
  await segments([
    [
      "hotel",
      { trip: lisbon, number: "4021", start: "2030-05-03T15:00", end: "2030-05-07", place: { name: "Hotel Avenida" } },
    ],
    ["car_rental", { trip: lisbon, number: "CAR 1", start: "2030-05-03T13:00", from: { name: "Lisbon Airport" } }],
    ["hotel", { trip: porto, start: "2030-05-05", end: "2030-05-06", place: { name: "Casa nova" }, number: "P7" }],
    // Outbound and return flight under one number, with the price on the first.
    [
      "flight",
      {
        trip: porto,
        number: "K3X9QF",
        start: "2030-05-03T09:40",
        end: "2030-05-03T12:25",
        price: 240,
        to: { name: "Porto", city: "Porto" },
        code: "TP1",
      },
    ],
    [
      "flight",
      {
        trip: porto,
        number: "K3X 9QF",
        start: "2030-05-07T18:00",
        end: "2030-05-07T20:45",
        from: { name: "Porto", city: "Porto" },
        code: "TP2",
      },
    ],
    // The same number of another person.
    ["flight", { trip: porto, number: "K3X9QF", start: "2030-05-03T09:40", by: rui, code: "TP1" }],
    // Removed and cancelled ones.
    ["meeting", { trip: lisbon, start: "2030-05-04T10:00", removed: true, title: "Congress" }],
    ["train", { trip: lisbon, start: "2030-05-04T10:00", status: "cancelled", code: "IC 1" }],
  ]);
  await migrate(url);
});

afterAll(async () => {
  await old.end();
  await server.pool.query(`drop database ${name}`);
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

interface Row {
  readonly [field: string]: unknown;
}

async function bookings(rows: readonly (readonly [kind: string, it: Row])[]): Promise<void> {
  for (const [kind, it] of rows)
    await old.query(
      `insert into bookings (id, owner_id, trip_id, status, destination, dates, guests, preferences, kind, title, start_date, end_date,
         start_time, confirmation_number, price, currency, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'confirmed', '{}', '{}', '{}', $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now())`,
      [
        ana,
        it.trip,
        { kind: it.kind ?? kind },
        kind,
        it.title,
        it.start,
        it.end,
        it.time,
        it.number,
        it.price,
        it.price ? "EUR" : null,
      ],
    );
}

async function segments(rows: readonly (readonly [kind: string, it: Row])[]): Promise<void> {
  for (const [kind, it] of rows)
    await old.query(
      `insert into segments (id, trip_id, created_by_id, kind, status, number, confirmation_number, travellers, title, start_local, end_local,
         from_place, to_place, place, price, currency, details, evidence, confidence, corrected, removed_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, '{}', $7, $8, $9, $10, $11, $12, $13, $14, '{}', '{}', 1, '{}', $15, now(), now())`,
      [
        ...[it.trip, it.by ?? ana, kind, it.status ?? "confirmed", it.code, it.number, it.title, it.start, it.end],
        ...[it.from, it.to, it.place, it.price, it.price ? "EUR" : null, it.removed ? new Date() : null],
      ],
    );
}

const joined = async (where: string) =>
  (
    await old.query(
      `select b.kind, b.title, b.origin, b.status, b.trip_id is not null as placed, b.start_date, b.end_date, b.price::text,
              array_agg(s.kind || ' ' || coalesce(s.start_local, '') order by s.start_local) filter (where s.id is not null) as segments
         from bookings b left join segments s on s.booking_id = b.id where ${where} group by b.id order by b.start_date, b.title, b.kind`,
    )
  ).rows;

it("gives every segment its booking, on the same trip or on none when it was removed", async () => {
  const { rows } = await old.query(
    `select s.id from segments s left join bookings b on b.id = s.booking_id
      where b.id is null or (s.removed_at is null and b.trip_id is distinct from s.trip_id)`,
  );
  expect(rows).toEqual([]);
  expect(await joined("b.title = 'Congress'")).toMatchObject([
    { placed: false, origin: "trip", segments: ["meeting 2030-05-04T10:00"] },
  ]);
});

it("merges duplicates by number, or by dates and name where one has no number", async () => {
  expect(await joined("b.kind in ('stay', 'car')")).toMatchObject([
    { title: "Hotel Avenida", price: "480.000", segments: ["hotel 2030-05-03T15:00"] },
    { title: "Lisbon", kind: "car", placed: true, segments: ["car_rental 2030-05-03T13:00"] },
    { title: "Casa Nova", segments: ["hotel 2030-05-05"] },
    { title: "Someday", segments: null },
  ]);
});

it("creates one booking for each number that a person has on a trip", async () => {
  expect(await joined("b.confirmation_number ~ 'K3X'")).toMatchObject([
    { title: "TP1", segments: ["flight 2030-05-03T09:40"] },
    {
      ...{ title: "TP1 to Porto", start_date: "2030-05-03", end_date: "2030-05-07", price: "240.000" },
      segments: ["flight 2030-05-03T09:40", "flight 2030-05-07T18:00"],
    },
  ]);
  expect(await joined("b.status = 'cancelled'")).toMatchObject([
    { title: "IC 1", segments: ["train 2030-05-04T10:00"] },
  ]);
});

it("creates the segments of recorded bookings; two for a return flight", async () => {
  expect(
    await joined("b.confirmation_number = 'FL1' or b.preferences ->> 'kind' = 'train' and b.status = 'confirmed'"),
  ).toMatchObject([{ segments: ["flight 2030-05-03T09:40", "flight 2030-05-07"] }, { segments: ["train 2030-05-04"] }]);
});
