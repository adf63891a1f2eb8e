import { addActivity, day, expect, expectError, type Json, makeTrip, readTrip, test } from "../support/contract.ts";
import { inDays, send, task } from "../support/people.ts";
import { sendBytes } from "../support/raw-request.ts";

const deep = (depth: number, open: string, close: string, core = "1") =>
  open.repeat(depth) + core + close.repeat(depth);

/** As JSON texts, because not all of them can be written as JavaScript values. */
const values: Readonly<Record<string, string>> = {
  null: "null",
  true: "true",
  "an empty array": "[]",
  "an array of arrays": "[[[[]]]]",
  "an empty object": "{}",
  "a huge number": "1e308",
  "a number beyond doubles": "1e999",
  "a very negative number": "-1e308",
  "a number past 32 bits": "2147483648",
  "a number past 53 bits": "9007199254740993",
  "a tiny fraction": "1e-320",
  "negative zero": "-0",
  "an empty string": '""',
  "a NUL character": '"\\u0000"',
  "a NUL character within": '"a\\u0000b"',
  "a lone high surrogate": '"a\\ud800b"',
  "a lone low surrogate": '"\\udc00"',
  "control characters": '"\\u0001\\u001f\\u007f"',
  "a right-to-left override": '"\\u202egnp.exe"',
  "non-characters": '"\\ufffe\\uffff"',
  "a very long string": `"${"x".repeat(300_000)}"`,
  "a very long emoji string": `"${"👩‍🚀".repeat(30_000)}"`,
  "the word constructor": '"constructor"',
  "the word __proto__": '"__proto__"',
  "a template": '"{{7*7}}<%= 7*7 %>%s%n"',
  SQL: `"'; drop table trips; --"`,
  "deeply nested arrays": deep(50_000, "[", "]"),
  "deeply nested objects": deep(20_000, '{"a":', "}"),
  "a prototype key": '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
};

/** Every field of every write, with capability and address. An empty capability means that only the address exists. */
const writes: readonly [capability: string, method: string, path: string, fixed: Json, fields: readonly string[]][] = [
  [
    "create_trip",
    "POST",
    "/api/trips",
    { destination: "Lisbon", start_date: day(1), end_date: day(2), skip_ai_generation: true },
    "destination start_date end_date timezone travelers interests travel_style accommodation_type skip_ai_generation groupTripCode regeneration_mode".split(
      " ",
    ),
  ],
  [
    "update_trip",
    "PUT",
    "/api/trips/{id}",
    {},
    "title destination start_date end_date travelers budget_per_person total_budget currency travel_style accommodation_type status notes interests expected_revision before".split(
      " ",
    ),
  ],
  [
    "add_activity",
    "POST",
    "/api/trips/{id}/activities",
    { title: "x" },
    "title description activity_type start_time end_time duration_minutes location address estimated_cost priority notes lat lng itinerary_id day_number date expected_revision".split(
      " ",
    ),
  ],
  [
    "update_activity",
    "PUT",
    "/api/trips/{id}/activities/{activityId}",
    {},
    "title description activity_type start_time end_time duration_minutes location address estimated_cost priority notes lat lng pinned itinerary_id day_number date after_activity_id before".split(
      " ",
    ),
  ],
  [
    "regenerate_itinerary",
    "POST",
    "/api/trips/{id}/regenerate",
    {},
    "itinerary_id date day_number expected_revision".split(" "),
  ],
  ["", "POST", "/api/trips/{id}/activities/{activityId}/replace", {}, ["expected_revision"]],
  [
    "",
    "POST",
    "/api/trips/{id}/places",
    { place_id: "lisbon/alfama" },
    "place_id itinerary_id date day_number expected_revision".split(" "),
  ],
  [
    "",
    "POST",
    "/api/plans/check",
    { destination: "Lisbon", start_date: day(1), end_date: day(2), days: [] },
    "destination start_date end_date travelers currency budget_per_person dietary accessibility days".split(" "),
  ],
  [
    "update_user_preferences",
    "PUT",
    "/api/users/me/preferences",
    {},
    "interests travel_style accommodation_type budget_range preferred_destinations dietary_restrictions accessibility_needs".split(
      " ",
    ),
  ],
  ["set_user_preference", "", "", { type: "pacing", value: "slow" }, "type value confidence".split(" ")],
  [
    "update_day_notes",
    "",
    "",
    { notes: "x", day_number: 1 },
    "notes day_id day_number expected_revision before".split(" "),
  ],
];

for (const [capability, method, path, fixed, fields] of writes) {
  for (const field of fields) {
    test(`Never 500: ${capability || `${method} ${path}`}.${field} with ${Object.keys(values).length} hostile values, plain and in a list`, async ({
      ana,
    }) => {
      const trip = await makeTrip(ana.token);
      const activity = await addActivity(ana.token, trip.id);
      const headers = { "content-type": "application/json" };
      const address = path.replace("{id}", trip.id).replace("{activityId}", activity.id);
      const ids = { trip_id: trip.id, ...(capability === "update_activity" ? { activity_id: activity.id } : {}) };
      const faults: string[] = [];
      const attempt = async (what: string, text: string) => {
        const args = (more: Json) =>
          `${JSON.stringify({ ...more, ...fixed, [field]: "@" }).replace('"@"', () => text)}`;
        const raw = `{"capability":"${capability}","arguments":${args(capability === "create_trip" || capability.includes("user") ? {} : ids)}}`;
        const answers = capability ? [await send("POST", "/api/agent/task", { token: ana.token, raw, headers })] : [];
        if (method) answers.push(await send(method, address, { token: ana.token, raw: args({}), headers }));
        for (const { status, body } of answers) {
          const proper =
            status < 300
              ? body.success === true
              : status < 500 && body.success === false && Array.isArray(body.error?.details);
          if (!proper) faults.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        }
      };
      for (const [what, text] of Object.entries(values)) {
        await attempt(what, text);
        if (text.length < 1000) await attempt(`a list of ${what}`, `[${text}]`);
      }
      expect(faults).toEqual([]);
      await readTrip(ana.token, trip.id);
    });
  }
}

for (const [what, text] of Object.entries({ "a NUL character": "a\u0000b", "a lone surrogate": "a\ud800b" })) {
  test(`${what} cannot be stored: 400 with the path, in any field`, async ({ ana, trip }) => {
    const expectRefused = async (capability: string, args: Json, path: string) =>
      expectError(await task(ana.token, capability, args), 400, "validation_failed", path);
    const dates = { start_date: day(1), end_date: day(2), skip_ai_generation: true };
    await expectRefused("create_trip", { destination: text, ...dates }, "destination");
    await expectRefused("create_trip", { destination: "Lisbon", interests: ["art", text], ...dates }, "interests.1");
    await expectRefused("update_trip", { trip_id: trip.id, notes: text }, "notes");
    await expectRefused("add_activity", { trip_id: trip.id, title: text }, "title");
    await expectRefused("update_day_notes", { trip_id: trip.id, day_number: 1, notes: text }, "notes");
    await expectRefused("update_user_preferences", { dietary_restrictions: [text] }, "dietary_restrictions.0");
    await expectRefused("set_user_preference", { type: "pacing", value: text }, "value");
    const key = await send("POST", "/api/users/me/api-keys", {
      token: ana.token,
      body: { agent_name: text, scopes: ["trips:read"] },
    });
    expectError(key, 400, "validation_failed", "agent_name");
    const account = { email: `${crypto.randomUUID()}@example.com`, password: "a quiet road by night", name: text };
    expectError(await send("POST", "/api/users", { body: account }), 400, "validation_failed", "name");
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

const addresses: readonly [method: string, path: string, body?: Json][] = [
  ["GET", "/api/public/trips/%00"],
  ["GET", "/api/public/trips/%ED%A0%80"],
  ["GET", `/api/public/trips/${"x".repeat(8000)}`],
  ["GET", "/api/trips/%00"],
  ["GET", "/api/trips/..%2f..%2fetc%2fpasswd"],
  ["GET", "/api/trips?limit=%00"],
  ["GET", "/api/trips?limit=99999999999999999999"],
  ["GET", "/api/trips?cursor=%00"],
  ["GET", "/api/trips?limit=1&limit=2&__proto__=1&constructor=2"],
  ["GET", "/api/destinations?query=%00"],
  ["GET", `/api/destinations?query=${"a".repeat(5000)}`],
  ["GET", "/api/destinations"],
  ["GET", "/api/invitations/%00"],
  ["POST", "/api/invitations/%00/accept", {}],
  ["DELETE", "/api/users/me/api-keys/%00"],
  ["GET", "/api/%"],
  ["GET", "/api//trips"],
  ["GET", "/api/trips/%/activities"],
];
for (const [method, path, body] of addresses) {
  test(`Never 500: ${method} ${path.slice(0, 60)}`, async ({ ana }) => {
    const answer = await send(method, path, { token: ana.token, ...(body ? { body } : {}) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    expect(typeof answer.body.success).toBe("boolean");
  });
}

test("Never 500: cursors of other lists, and invented cursors", async ({ ana, trip }) => {
  await makeTrip(ana.token);
  const encode = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  const trips = (await send("GET", "/api/trips?limit=1", { token: ana.token })).body.next_cursor;
  await task(ana.token, "update_trip", { trip_id: trip.id, title: "x" });
  const edits = (await send("GET", `/api/trips/${trip.id}/edits?limit=1`, { token: ana.token })).body.next_cursor;
  expect(typeof trips === "string" && typeof edits === "string").toBe(true);
  const madeUp = [
    encode([]),
    encode(["a", "b"]),
    encode([1, trip.id]),
    encode(["999999999999", trip.id]),
    encode({}),
    encode(null),
    "%%%",
    "e30",
  ];
  for (const cursor of [trips, ...madeUp]) {
    const answer = await send("GET", `/api/trips/${trip.id}/edits?cursor=${encodeURIComponent(cursor)}`, {
      token: ana.token,
    });
    expectError(answer, 400, "validation_failed", "cursor");
  }
  for (const cursor of [edits, ...madeUp]) {
    const answer = await send("GET", `/api/trips?cursor=${encodeURIComponent(cursor)}`, { token: ana.token });
    expectError(answer, 400, "validation_failed", "cursor");
  }
});

test("A key named __proto__ changes nothing for anybody", async ({ ana, trip }) => {
  const raw =
    '{"__proto__":{"title":"hacked"},"constructor":{"prototype":{"role":"owner"}},"prototype":1,"toString":"x"}';
  const put = await send("PUT", `/api/trips/${trip.id}`, {
    token: ana.token,
    raw,
    headers: { "content-type": "application/json" },
  });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  expect(put.body.warnings.map((it: Json) => it.path).sort()).toEqual([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
  ]);
});

for (const [what, dates] of [
  ["the last day of year 9999", { start_date: "9999-12-31" }],
  ["year 10000", { start_date: "10000-01-01" }],
  ["year 0", { start_date: "0000-01-01" }],
  ["a month 13", { start_date: "2031-13-01" }],
  ["an end in year 9999", { end_date: "9999-12-31" }],
] as const) {
  test(`Dates at the limits of the calendar: ${what} on a trip of three days: 400, nothing changed`, async ({
    ana,
    trip,
  }) => {
    const answer = await task(ana.token, "update_trip", { trip_id: trip.id, ...dates });
    expectError(answer, 400, "validation_failed");
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

test("Bytes that are not UTF-8 are answered in the envelope", async ({ ana }) => {
  const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
  const answer = await sendBytes("POST", "/api/agent/task", headers, [
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  ]);
  expectError(answer, 400, "validation_failed");
});

test("A trip in the farthest future is planned or refused, without an internal error", async ({ ana }) => {
  const body = { destination: "Lisbon", start_date: "9999-12-30", end_date: "9999-12-31" };
  const answer = await send("POST", "/api/trips", { token: ana.token, body });
  expect([201, 400], JSON.stringify(answer.body)).toContain(answer.status);
  expect(inDays(0) < body.start_date).toBe(true);
});
