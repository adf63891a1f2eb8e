import { beforeAll, day, expect, expectError, type Json, makeTrip, test } from "../support/contract.ts";
import { inDays, person, type SignedInPerson, send, task } from "../support/people.ts";

/** A new person, because the preference signals of other tests would change the plans. */
let ana: SignedInPerson;
beforeAll(async () => {
  ana = await person("Ana");
});

/** Destinations and dates as travellers enter them, and the expected warnings. */
const rows: readonly [what: string, sent: Json, warnings: readonly string[]][] = [
  ["a hamlet that nobody knows", { destination: "Unterhinterbach am Sumpf" }, ["destination_unknown"]],
  ["a slip of the pen", { destination: "Barcelnoa" }, ["destination_unknown"]],
  ["another language", { destination: "Kopenhagen" }, []],
  ["one day", { end_date: day(1) }, []],
  ["a year", { end_date: day(366) }, ["more_days_than_places", "days_kept_short"]],
  ["1000 travellers", { travelers: 1000 }, ["large_group"]],
  ["wishes that contradict", { interests: ["museums", "no museums"] }, ["wishes_contradict"]],
  ["wishes in other scripts and emoji", { interests: ["музеи", "美術館", "🍷"] }, ["interest_unmet"]],
  ["a destination of 255 letters", { destination: "é".repeat(255) }, ["destination_unknown"]],
  ["a country", { destination: "Portugal" }, ["destination_ambiguous"]],
  ["two cities", { destination: "Paris, Rome" }, []],
  ["two cities whose clocks differ", { destination: "Paris, London" }, []],
  ["a name that many bear", { destination: "Springfield" }, ["destination_ambiguous", "no_places_known"]],
  ["the other hemisphere", { destination: "Sydney" }, []],
  // What is left of today depends on the time there; the tests of create_trip have a clock of their own.
  ["the day after tomorrow", { start_date: inDays(2), end_date: inDays(3) }, []],
  ["29 February", { start_date: "2028-02-28", end_date: "2028-03-01" }, []],
  ["luxury in a tent", { travel_style: "luxury", accommodation_type: "camping" }, []],
];

for (const [what, sent, warnings] of rows) {
  test(`A trip with ${what} is planned: usable days, and warnings in plain words`, async () => {
    const body = { destination: "Lisbon", start_date: day(1), end_date: day(3), ...sent };
    const byRest = await send("POST", "/api/trips", { token: ana.token, body });
    expect(byRest.status, JSON.stringify(byRest.body)).toBe(201);
    const byTask = await task(ana.token, "create_trip", body);
    for (const { trip, warnings: said = [] } of [byRest.body, byTask.body.result]) {
      expect(said.map((it: Json) => it.code)).toEqual(warnings);
      for (const { message, path } of said) {
        expect(message).toMatch(/^\p{Lu}.*[.?]$/u);
        expect(path).toMatch(/^(destination|itinerary)$/);
      }
      for (const { date, activities } of trip.itinerary) {
        expect(activities.length, date).toBeGreaterThan(1);
        const starts = activities.map((it: Json) => it.start_time);
        expect(starts, date).toEqual([...starts].sort());
        for (const it of activities) expect(it.title.length, it.title).toBeLessThanOrEqual(255);
      }
    }
  });
}

for (const [what, sent, path] of [
  ["100 interests", { interests: Array.from({ length: 100 }, (_, index) => `wish ${index}`) }, "interests"],
  ["367 days", { end_date: day(367) }, "end_date"],
  ["29 February of a usual year", { start_date: "2027-02-29", end_date: "2027-03-01" }, "start_date"],
  ["a destination of 256 letters", { destination: "x".repeat(256) }, "destination"],
] as const) {
  test(`A trip with ${what}: 400 with the path`, async () => {
    const body = { destination: "Lisbon", start_date: day(1), end_date: day(3), ...sent };
    expectError(await send("POST", "/api/trips", { token: ana.token, body }), 400, "validation_failed", path);
  });
}

test("A budget of zero is planned as cheaply as possible, and the warning names the cost", async () => {
  const trip = await makeTrip(ana.token, { skip_ai_generation: false });
  const cost = ({ itinerary }: Json): number =>
    itinerary.flatMap((it: Json) => it.activities).reduce((sum: number, it: Json) => sum + (it.estimated_cost ?? 0), 0);
  const put = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: { budget_per_person: 0 } });
  expect(put.body.trip.budget_per_person).toBe(0);
  const { body } = await send("POST", `/api/trips/${trip.id}/regenerate`, { token: ana.token, body: {} });
  const warning = body.warnings.find((it: Json) => it.code === "budget_too_small");
  expect(warning.message).toContain("over the budget of 0 EUR each");
  expect(cost(body.trip)).toBeLessThan(cost(trip));
});
