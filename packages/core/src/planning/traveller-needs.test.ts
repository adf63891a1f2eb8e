import { candidatesOf } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createPerson, run, setUp } from "../../test/context.ts";
import { replaceActivity } from "../activities/replace-activity.ts";
import { setUserPreference } from "../preferences/set-user-preference.ts";
import { updateUserPreferences } from "../preferences/update-user-preferences.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";

const { database, outside } = await setUp();

type Stated = z.input<typeof updateUserPreferences.input>;
type Signal = z.input<typeof setUserPreference.input>;
type Wanted = Partial<z.input<typeof createTrip.input>>;

const monday = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-06" };

/** A trip of a traveller with these preferences. */
async function tripOf({ stated, signals = [], wanted }: { stated?: Stated; signals?: Signal[]; wanted?: Wanted }) {
  const person = await createPerson(database, "Ana");
  if (stated) await run(updateUserPreferences, outside.ports, person, stated);
  for (const signal of signals) await run(setUserPreference, outside.ports, person, signal);
  const { trip, warnings = [] } = await run(createTrip, outside.ports, person, { ...monday, ...wanted });
  return { person, trip, warnings: warnings.map((it) => it.code), ...summary(trip) };
}

function summary(trip: z.input<typeof createTrip.output>["trip"]) {
  const all = trip.itinerary.flatMap((day) => day.activities);
  const known = new Map(candidatesOf(trip.place.city_id ?? "").map((it) => [it.id, it]));
  const placesOf = (list: typeof all) => list.flatMap((it) => known.get(it.place_id ?? "") ?? []);
  const isMeal = (it: (typeof all)[number]) => it.activity_type === "dining";
  return {
    all,
    sights: placesOf(all.filter((it) => !isMeal(it))),
    tables: placesOf(all.filter(isMeal)),
    /** The alternatives of each slot. */
    others: all.flatMap((it) => it.alternatives).flatMap((it) => known.get(it.place_id ?? "") ?? []),
  };
}

const museums = (places: ReturnType<typeof summary>["sights"]) => places.filter((it) => it.tags.includes("museum"));
const sureVegan = (places: ReturnType<typeof summary>["tables"]) => places.filter((it) => it.diets.includes("vegan"));

describe("needs and wishes of a traveller in the plan", () => {
  it("a vegan signal: no fish restaurants, places with vegan food, and a note where one has to ask", async () => {
    const { tables, others, all } = await tripOf({ signals: [{ type: "dietary restriction", value: "vegan" }] });
    const bad = [...tables, ...others].filter((it) => it.tags.includes("seafood") && it.diets.length === 0);
    expect(bad.map((it) => it.name)).toEqual([]);
    expect(sureVegan(tables).length).toBeGreaterThan(0);
    const unsure = all.filter(
      (it) => it.activity_type === "dining" && it.place_id !== null && /ask for|tell them/i.test(it.notes ?? ""),
    );
    expect(unsure.length + sureVegan(tables).length).toBeGreaterThanOrEqual(tables.length);
  });

  it("stated needs and signals add up: vegetarian and gluten-free", async () => {
    const { all, tables } = await tripOf({
      stated: { dietary_restrictions: ["vegetarian"] },
      signals: [{ type: "food allergy", value: "gluten" }],
    });
    expect(tables.filter((it) => it.tags.includes("pastry") && !it.diets.includes("gluten-free"))).toEqual([]);
    expect(all.some((it) => /vegetarian/.test(`${it.notes} ${it.reason}`))).toBe(true);
  });

  it("what the notes say of a diet counts as well as a preference", async () => {
    const wishes = "We love music and coffee houses and we eat vegetarian.";
    const vienna = { destination: "Vienna", start_date: "2027-06-03", end_date: "2027-06-08", notes: wishes };
    const { all, tables } = await tripOf({ wanted: vienna });
    expect(tables.map((it) => it.name).filter((it) => /würstel|schnitzel/i.test(it))).toEqual([]);
    expect(all.some((it) => /vegetarian/i.test(`${it.notes} ${it.reason} ${it.description}`))).toBe(true);
  });

  it.each([
    { type: "dislikes", value: "museums" },
    { type: "avoid", value: "museums" },
    { type: "activity preference", value: "no museums" },
    { type: "interests", value: "avoid museums" },
  ])("$type: $value keeps museums out of the plan and out of its alternatives", async (signal) => {
    expect(museums((await tripOf({})).sights).length).toBeGreaterThan(0);
    const { sights, others } = await tripOf({ signals: [signal] });
    expect(museums([...sights, ...others]).map((it) => it.name)).toEqual([]);
  });

  it("a liked interest counts together with the interests of the trip", async () => {
    const signals = [{ type: "activity preference", value: "museums" }];
    const usual = museums((await tripOf({})).sights).length;
    const noted = await tripOf({ signals });
    expect(museums(noted.sights).length).toBeGreaterThan(usual);
    const asked = await tripOf({ signals, wanted: { interests: ["viewpoints"] } });
    expect(museums(asked.sights).length).toBeLessThan(museums(noted.sights).length);
  });

  it("the newest signal counts: somebody who came to like museums gets them", async () => {
    const signals = [
      { type: "dislikes", value: "museums" },
      { type: "interest", value: "museums" },
    ];
    const person = await createPerson(database, "Mia");
    for (const [index, signal] of signals.entries())
      await run(setUserPreference, outside.ports, person, signal, { now: new Date(Date.UTC(2026, 10, 1 + index)) });
    const { trip } = await run(createTrip, outside.ports, person, monday);
    expect(museums(summary(trip).sights).length).toBeGreaterThan(0);
  });

  it("a slow pace has fewer activities, a fast one more", async () => {
    const wanted = { end_date: "2027-05-10" };
    const things = async (value: string) =>
      (await tripOf({ signals: [{ type: "pacing", value }], wanted })).sights.length;
    const [slow, usual, fast] = [await things("slow"), await things("as it comes"), await things("packed days")];
    expect(slow).toBeLessThan(usual);
    expect(usual).toBeLessThan(fast);
  });

  it.each([
    { stated: { accessibility_needs: ["wheelchair"] } },
    { signals: [{ type: "mobility", value: "uses a wheelchair" }] },
  ])("a wheelchair: no steps, in the plan or among the alternatives (%j)", async (known) => {
    const { sights, tables, others, person, trip } = await tripOf(known);
    const steps = (places: typeof sights) => places.filter((it) => it.stepFree === "no").map((it) => it.name);
    expect(steps([...sights, ...tables, ...others])).toEqual([]);
    const [stop] = trip.itinerary[1]?.activities ?? [];
    await run(replaceActivity, outside.ports, person, { trip_id: trip.id, activity_id: stop?.id ?? "" });
    await run(regenerateItinerary, outside.ports, person, { trip_id: trip.id, day_number: 3 });
    const after = summary((await run(getTrip, outside.ports, person, { trip_id: trip.id })).trip);
    expect(steps([...after.sights, ...after.tables, ...after.others])).toEqual([]);
  });

  it("a signal with low confidence is ignored", async () => {
    const { sights } = await tripOf({ signals: [{ type: "dislikes", value: "museums", confidence: 0.4 }] });
    expect(museums(sights).length).toBeGreaterThan(0);
  });

  it("values of every kind, and hundreds of signals, do not break the plan", async () => {
    const odd: Signal[] = [
      { type: "dietary", value: true },
      { type: "pacing", value: 3 },
      { type: "🙂", value: "🙂" },
      { type: "interest", value: "x".repeat(1000) },
      { type: "dislikes", value: "(((" },
      { type: "activity", value: "\\d+ [a" },
      ...Array.from({ length: 250 }, (_, index) => ({ type: "interest", value: `hobby ${index}` })),
    ];
    const { all, warnings } = await tripOf({ signals: odd });
    expect(all.length).toBeGreaterThan(10);
    expect(warnings.filter((it) => it !== "interest_unmet")).toEqual([]);
  });
});

describe("get_trip with include_findings", () => {
  it("uses the needs of the reader: one plan, two readers", async () => {
    const { trip, person } = await tripOf({});
    const read = async () =>
      (await run(getTrip, outside.ports, person, { trip_id: trip.id, include_findings: true })).findings ?? [];
    expect((await read()).map((it) => it.code)).not.toContain("accessibility");
    await run(updateUserPreferences, outside.ports, person, { accessibility_needs: ["wheelchair"] });
    expect((await read()).map((it) => it.code)).toContain("accessibility");
    expect(await run(getTrip, outside.ports, person, { trip_id: trip.id })).not.toHaveProperty("findings");
  });

  it("finds nothing wrong with a fresh plan", async () => {
    for (const destination of ["Lisbon", "Tokyo", "Xanadu-on-Sea"]) {
      const { trip, person } = await tripOf({ wanted: { destination } });
      const asked = { trip_id: trip.id, include_findings: true };
      const { findings = [] } = await run(getTrip, outside.ports, person, asked);
      expect(
        findings.filter((it) => it.severity !== "info").map((it) => it.message),
        destination,
      ).toEqual([]);
    }
  });
});
