import { addActivity, expect, expectError, type Json, readTrip, run, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const chars = (count: number) => "é".repeat(count);

/** Rows of the table "Limits": the field's address, the values at the bounds, and one past each. */
const rows: readonly [
  row: string,
  capability: string,
  field: string,
  at: readonly unknown[],
  past: readonly unknown[],
  published: Json,
][] = [
  ["trip title | 255 chars", "update_trip", "title", [chars(255)], [chars(256)], { maxLength: 255 }],
  ["trip notes | 2000 chars", "update_trip", "notes", [chars(2000)], [chars(2001)], { maxLength: 2000 }],
  ["travelers (update) | 1 to 20", "update_trip", "travelers", [1, 20], [0, 21], { minimum: 1, maximum: 20 }],
  ["activity title | 255 chars", "add_activity", "title", [chars(255)], [chars(256)], { maxLength: 255 }],
  ["activity location | 255 chars", "add_activity", "location", [chars(255)], [chars(256)], { maxLength: 255 }],
  [
    "activity description | 1000 chars",
    "add_activity",
    "description",
    [chars(1000)],
    [chars(1001)],
    { maxLength: 1000 },
  ],
  ["activity notes | 1000 chars", "add_activity", "notes", [chars(1000)], [chars(1001)], { maxLength: 1000 }],
  ["activity address | 500 chars", "add_activity", "address", [chars(500)], [chars(501)], { maxLength: 500 }],
  ["activity priority | 1 to 10", "add_activity", "priority", [1, 10], [0, 11], { minimum: 1, maximum: 10 }],
  [
    "preference confidence | 0.0 to 1.0",
    "set_user_preference",
    "confidence",
    [0, 1],
    [-0.001, 1.001],
    { minimum: 0, maximum: 1 },
  ],
  ["list_trips limit | 1 to 100 (ours)", "list_trips", "limit", [1, 100], [0, 101], { minimum: 1, maximum: 100 }],
];

const argumentsOf = (capability: string, tripId: string): Json => {
  if (capability === "update_trip") return { trip_id: tripId };
  if (capability === "add_activity") return { trip_id: tripId, title: "x" };
  return capability === "set_user_preference" ? { type: "pacing", value: "slow" } : {};
};

for (const [row, capability, field, at, past, published] of rows) {
  test(`Limits: ${row}: accepted at the limit, 400 one past it`, async ({ ana, trip }) => {
    const args = argumentsOf(capability, trip.id);
    for (const value of at) {
      const result = await run(ana.token, capability, { ...args, [field]: value });
      const noun = result.trip ?? result.activity ?? result.signal;
      if (noun) expect(noun[field]).toBe(value);
    }
    for (const value of past) {
      expectError(await task(ana.token, capability, { ...args, [field]: value }), 400, "validation_failed", field);
    }
  });

  test(`Limits: ${row}: published in the schema`, async ({ ana }) => {
    const { input_schema } = await run(ana.token, "get_schema", { capability });
    const property = input_schema.properties[field];
    const schema = property.anyOf?.find((it: Json) => it.type !== "null") ?? property;
    expect(schema).toMatchObject(published);
  });
}

test("Limits: activity priority | default 5", async ({ ana, trip }) => {
  expect((await addActivity(ana.token, trip.id)).priority).toBe(5);
});

test("Limits: white space around a title is removed, and a title needs more than white space", async ({
  ana,
  trip,
}) => {
  const put = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: { title: "  Sea  " } });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  expect((await readTrip(ana.token, trip.id)).title).toBe("Sea");
  expectError(
    await task(ana.token, "update_trip", { trip_id: trip.id, title: " \t " }),
    400,
    "validation_failed",
    "title",
  );
});

test("Versioning: 1. The published description carries version `1.0.0`. Paths carry no version segment.", async () => {
  const { body } = await send("GET", "/api/openapi.json");
  expect(body.info.version).toBe("1.0.0");
  expect(Object.keys(body.paths).filter((path) => /\/v\d+(\/|$)/.test(path))).toEqual([]);
});
