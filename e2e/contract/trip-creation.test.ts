import { day, expect, expectError, type Json, makeTrip, test, uuid } from "../support/contract.ts";
import { inDays, send, task } from "../support/people.ts";

const body = (more: Json = {}) => ({
  destination: "Lisbon",
  start_date: day(1),
  end_date: day(3),
  skip_ai_generation: true,
  ...more,
});
const without = (field: string) => Object.fromEntries(Object.entries(body()).filter(([key]) => key !== field));

/** The body, and what the created trip must contain. */
const accepted: readonly [row: string, sent: Json, read: Json][] = [
  ["destination | string | yes", { destination: "Porto" }, { destination: "Porto" }],
  ["destination: a place that nobody knows", { destination: "Atlantis-on-Sea" }, { destination: "Atlantis-on-Sea" }],
  ["destination: letters of any script", { destination: "東京 🗼" }, { destination: "東京 🗼" }],
  ["start_date | YYYY-MM-DD | today in UTC", { start_date: inDays(0), end_date: inDays(1) }, { start_date: inDays(0) }],
  ["end_date | the day of start_date", { end_date: day(1) }, { start_date: day(1), end_date: day(1) }],
  ["end_date | a trip of 366 days", { end_date: day(366) }, { end_date: day(366) }],
  ["travelers | integer | Default 1.", {}, { travelers: 1 }],
  ["travelers | 1", { travelers: 1 }, { travelers: 1 }],
  ["travelers | more than an update takes: no limit here", { travelers: 250 }, { travelers: 250 }],
  ["interests | array of string", { interests: ["food", "museums"] }, { interests: ["food", "museums"] }],
  ["interests | an empty array", { interests: [] }, { interests: [] }],
  ["skip_ai_generation | true", { skip_ai_generation: true }, { status: "draft" }],
  ...["budget", "comfort", "luxury", "adventure"].map(
    (it) => [`travel_style | ${it}`, { travel_style: it }, { travel_style: it }] as [string, Json, Json],
  ),
  ...["hotel", "hostel", "airbnb", "resort", "camping", "bb"].map(
    (it) =>
      [`accommodation_type | ${it}`, { accommodation_type: it }, { accommodation_type: it }] as [string, Json, Json],
  ),
];

const refused: readonly [row: string, sent: Json, path: string][] = [
  ["destination | required", without("destination"), "destination"],
  ["destination | empty", body({ destination: " " }), "destination"],
  ["destination | a number", body({ destination: 7 }), "destination"],
  ["start_date | required", without("start_date"), "start_date"],
  ["start_date | another notation", body({ start_date: "01/02/2031" }), "start_date"],
  ["start_date | a day that does not exist", body({ start_date: "2031-02-29" }), "start_date"],
  ["start_date | in the past", body({ start_date: inDays(-2) }), "start_date"],
  ["end_date | required", without("end_date"), "end_date"],
  ["end_date | not a date", body({ end_date: "soon" }), "end_date"],
  ["end_date | before start_date", body({ start_date: day(3), end_date: day(2) }), "end_date"],
  ["end_date | a trip of 367 days", body({ end_date: day(367) }), "end_date"],
  ["timezone | no IANA zone", body({ timezone: "Mars/Olympus" }), "timezone"],
  ["travelers | 0", body({ travelers: 0 }), "travelers"],
  ["travelers | a fraction", body({ travelers: 1.5 }), "travelers"],
  ["travelers | a word", body({ travelers: "two" }), "travelers"],
  ["interests | a string", body({ interests: "food" }), "interests"],
  ["interests | an array of numbers", body({ interests: ["food", 3] }), "interests.1"],
  ["travel_style | a value of the preferences only", body({ travel_style: "cultural" }), "travel_style"],
  [
    "accommodation_type | a value of the preferences only",
    body({ accommodation_type: "guesthouse" }),
    "accommodation_type",
  ],
  ["skip_ai_generation | a word", body({ skip_ai_generation: "yes" }), "skip_ai_generation"],
  ["regeneration_mode | neither replace nor new_version", body({ regeneration_mode: "both" }), "regeneration_mode"],
  ["groupTripCode | a number", body({ groupTripCode: 5 }), "groupTripCode"],
];

for (const [row, sent, read] of accepted) {
  test(`Trip creation: ${row}: accepted`, async ({ ana }) => {
    const answer = await send("POST", "/api/trips", { token: ana.token, body: body(sent) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.trip).toMatchObject(read);
    const again = await send("GET", `/api/trips/${answer.body.trip.id}`, { token: ana.token });
    expect(again.body.trip).toEqual(answer.body.trip);
  });
}

for (const [row, sent, path] of refused) {
  test(`Trip creation: ${row}: 400 validation_failed by REST and by create_trip`, async ({ ana }) => {
    expectError(await send("POST", "/api/trips", { token: ana.token, body: sent }), 400, "validation_failed", path);
    expectError(await task(ana.token, "create_trip", sent), 400, "validation_failed", path);
  });
}

const todayIn = (timeZone: string, add = 0) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(Date.now() + add * 86_400_000));

for (const timezone of ["Pacific/Kiritimati", "Etc/GMT+12", "America/New_York", "UTC"]) {
  test(`Trip creation: start_date "must not be in the past, judged in the given timezone": ${timezone}`, async ({
    ana,
  }) => {
    const dates = (start: string) => body({ start_date: start, end_date: day(1), timezone });
    const today = await send("POST", "/api/trips", { token: ana.token, body: dates(todayIn(timezone)) });
    expect(today.status, JSON.stringify(today.body)).toBe(201);
    const yesterday = await send("POST", "/api/trips", { token: ana.token, body: dates(todayIn(timezone, -1)) });
    expectError(yesterday, 400, "validation_failed", "start_date");
  });
}

test('Trip creation: timezone "Not stored"', async ({ ana }) => {
  const trip = await makeTrip(ana.token, { timezone: "Asia/Tokyo" });
  expect(JSON.stringify(trip)).not.toContain("Asia/Tokyo");
});

test('Trip creation: skip_ai_generation "When true no itinerary is generated": the days are empty', async ({ ana }) => {
  const trip = await makeTrip(ana.token);
  expect(trip.itinerary.map((it: Json) => [it.day_number, it.date, it.activities])).toEqual([
    [1, day(1), []],
    [2, day(2), []],
    [3, day(3), []],
  ]);
});

test("Trip creation: skip_ai_generation | Default false: 201 trip with itinerary", async ({ ana }) => {
  const trip = await makeTrip(ana.token, { skip_ai_generation: undefined });
  expect(trip.id).toMatch(uuid);
  for (const it of trip.itinerary) expect(it.activities.length, it.date).toBeGreaterThan(0);
});

test("Trip creation: the same request gives the same plan", async ({ ana }) => {
  const titles = async () => {
    const trip = await makeTrip(ana.token, { skip_ai_generation: false, interests: ["food"], travel_style: "comfort" });
    return trip.itinerary.map((it: Json) =>
      it.activities.map((activity: Json) => [activity.start_time, activity.title]),
    );
  };
  expect(await titles()).toEqual(await titles());
});

test("Trip creation: groupTripCode of an unknown group: 404 and no trip", async ({ ana }) => {
  const before = await send("GET", "/api/trips?limit=100", { token: ana.token });
  const answer = await send("POST", "/api/trips", { token: ana.token, body: body({ groupTripCode: "ABCDEFGH" }) });
  expectError(answer, 404, "not_found");
  const after = await send("GET", "/api/trips?limit=100", { token: ana.token });
  expect(after.body.trips).toEqual(before.body.trips);
});

test("Trip creation: an unknown field is ignored with a warning", async ({ ana }) => {
  const answer = await send("POST", "/api/trips", { token: ana.token, body: body({ colour: "blue" }) });
  expect(answer.status).toBe(201);
  expect(answer.body.warnings).toContainEqual(expect.objectContaining({ code: "unknown_field", path: "colour" }));
});
