import { tripAccommodations, tripStyles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { setUserPreference } from "../preferences/set-user-preference.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { regenerateItinerary } from "./regenerate-itinerary.ts";

const { database, outside, ana } = await setUp();

type Wanted = Partial<z.input<typeof createTrip.input>>;
type Trip = z.input<typeof createTrip.output>["trip"];
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05" };
const create = (more: Wanted = {}, by = ana) => run(createTrip, outside.ports, by, { ...lisbon, ...more });
const codes = (made: { warnings?: readonly { code: string }[] | undefined }) =>
  made.warnings?.map((it) => it.code) ?? [];

/** What every plan needs: full days in order, and texts that can be edited later. */
function faultsOf({ itinerary, title }: Trip): string[] {
  const faults = f.tripTitle.safeParse(title).success ? [] : [`the title "${title}"`];
  for (const { date, activities } of itinerary) {
    if (activities.length < 2) faults.push(`${date} has ${activities.length} activities`);
    const starts = activities.map((it) => it.start_time ?? "");
    if (starts.join() !== [...starts].sort().join()) faults.push(`${date} is out of order: ${starts}`);
    const titles = activities.map((it) => it.title);
    if (new Set(titles).size < titles.length) faults.push(`${date} has the same twice: ${titles}`);
    for (const it of activities) {
      const fits = [f.activityTitle.safeParse(it.title), f.activityLocation.safeParse(it.location ?? "")];
      if (!fits.every((parsed) => parsed.success)) faults.push(`${date}: "${it.title}" in "${it.location}"`);
      if (!it.start_time || !it.end_time || it.end_time <= it.start_time)
        faults.push(`${date}: ${it.title} has no time`);
      if (/undefined|null|NaN|\s[,.;]|\.\./.test(`${it.title} ${it.reason} ${it.description}`))
        faults.push(`${date}: ${it.title}: ${it.reason} ${it.description}`);
    }
  }
  return faults;
}

const astronaut = "👩‍🚀";
const odd: readonly [what: string, wanted: Wanted, warnings: readonly string[]][] = [
  ["a hamlet that nobody knows", { destination: "Unterhinterbach am Sumpf" }, ["destination_unknown"]],
  ["a slip of the pen", { destination: "Lisbonn" }, ["destination_unknown"]],
  ["letters swapped", { destination: "Barcelnoa" }, ["destination_unknown"]],
  ["the name in another language", { destination: "Kopenhagen" }, []],
  ["the name in another script", { destination: "東京" }, []],
  ["capitals and spaces", { destination: "  LISBON  " }, []],
  ["punctuation", { destination: "?!" }, ["destination_unknown"]],
  ["one day", { end_date: "2027-05-03" }, []],
  ["a year", { end_date: "2028-05-02" }, ["more_days_than_places", "days_kept_short"]],
  ["50 travellers", { travelers: 50 }, ["large_group"]],
  ["1000 travellers", { travelers: 1000 }, ["large_group"]],
  ["as many as a column holds", { travelers: 2_147_483_647 }, ["large_group"]],
  ["a contradiction", { interests: ["museums", "no museums"] }, ["wishes_contradict"]],
  ["a contradiction in one wish", { interests: ["museums, but no museums"] }, ["wishes_contradict"]],
  ["a refusal alone", { interests: ["no museums"] }, []],
  ["50 wishes that nobody can meet", { interests: wishes(50) }, ["interest_unmet"]],
  ["wishes in other scripts", { interests: ["музеи", "美術館", "متاحف", "μουσεία"] }, ["interest_unmet"]],
  ["wishes in emoji", { interests: ["🍷", "🏖️🏖️", astronaut] }, ["interest_unmet"]],
  ["a destination of 255 letters", { destination: "x".repeat(255) }, ["destination_unknown"]],
  ["a destination of emoji", { destination: astronaut.repeat(50) }, ["destination_unknown"]],
  ["a destination of halves", { destination: `${"😀".repeat(127)}x` }, ["destination_unknown"]],
  ["a country", { destination: "Portugal" }, ["destination_ambiguous"]],
  ["two cities", { destination: "Lisbon and Porto" }, []],
  [
    "a city between them that we do not know",
    { destination: "Porto, Coimbra and Lisbon" },
    ["destination_partly_known"],
  ],
  ["two cities whose clocks differ", { destination: "London and Paris" }, []],
  ["Springfield", { destination: "Springfield" }, ["destination_ambiguous", "no_places_known"]],
  ["San José", { destination: "San José" }, []],
  ["Hyderabad", { destination: "Hyderabad" }, ["destination_ambiguous", "no_places_known"]],
  ["Sydney in its winter", { destination: "Sydney", start_date: "2027-07-01", end_date: "2027-07-05" }, []],
  ["Reykjavik in January", { destination: "Reykjavik", start_date: "2027-01-05", end_date: "2027-01-08" }, []],
  ["over new year", { start_date: "2027-12-30", end_date: "2028-01-02" }, []],
  ["over 29 February", { start_date: "2028-02-28", end_date: "2028-03-01" }, []],
  ["on 29 February alone", { start_date: "2028-02-29", end_date: "2028-02-29" }, []],
  ["today", { start_date: "2026-11-21", end_date: "2026-11-22" }, []],
];

function wishes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `A very particular thing number ${index} that nobody else has`);
}

describe("create_trip with unusual wishes", () => {
  it("repeats no sentence that it cannot read in its stops", async () => {
    const { trip, warnings } = await create({ destination: "Vier Tage im schönen Porto mit meinen Eltern im Mai" });
    expect(codes({ warnings })).toEqual(["destination_unknown"]);
    expect(trip.destination).toContain("Vier Tage");
    expect(JSON.stringify(trip.itinerary)).not.toContain("Vier Tage");
  });

  it("plans nothing before now on a day that has begun, also when it is planned again", async () => {
    const at = (time: string) => ({ now: new Date(`2026-11-21T${time}Z`) });
    const today = { ...lisbon, start_date: "2026-11-21", end_date: "2026-11-23" };
    const { trip } = await run(createTrip, outside.ports, ana, today, at("14:10:00"));
    const starts = ({ itinerary }: Trip, day: number) =>
      itinerary[day]?.activities.map((it) => it.start_time ?? "") ?? [];
    expect(starts(trip, 0).length).toBeGreaterThan(1);
    expect(starts(trip, 0).filter((it) => it < "14:40")).toEqual([]);
    const again = { trip_id: trip.id };
    const evening = await run(regenerateItinerary, outside.ports, ana, again, at("22:10:00"));
    expect(starts(evening.trip, 0)).toEqual([]);
    expect(starts(evening.trip, 1).length).toBeGreaterThan(2);
    expect(codes(evening)).toContain("day_nearly_over");
  });

  it("reads a sentence in place of a destination, with its hours", async () => {
    const destination = "4 days in Porto with my parents in May, we land Friday 11:30";
    const made = await create({ destination, start_date: "2027-05-07", end_date: "2027-05-10" });
    expect(codes(made)).toEqual(["destination_read"]);
    expect(made.trip).toMatchObject({ destination: "Porto", travelers: 3 });
    const starts = made.trip.itinerary[0]?.activities.map((it) => it.start_time ?? "") ?? [];
    expect(starts[0]).toBeDefined();
    expect(starts.filter((it) => it < "11:30")).toEqual([]);
    expect(JSON.stringify(made.trip.itinerary)).not.toContain("near 4 days");
  });

  it.each(odd)("plans whole days for %s", async (_, wanted, warnings) => {
    const made = await create(wanted);
    expect(faultsOf(made.trip)).toEqual([]);
    expect(codes(made)).toEqual(warnings);
    for (const { message } of made.warnings ?? []) {
      expect(message.length, message).toBeLessThan(600);
      expect(message).toMatch(/^["“]?\p{Lu}.*[.?]$/u);
      expect(message.isWellFormed()).toBe(true);
    }
    expect((await run(getTrip, outside.ports, ana, { trip_id: made.trip.id })).trip).toEqual(made.trip);
  });

  const styles = tripStyles.flatMap((travel_style) =>
    tripAccommodations.map((accommodation_type) => ({ travel_style, accommodation_type })),
  );
  it.each(styles)("plans whole days for $travel_style in $accommodation_type", async (wanted) => {
    const made = await create(wanted);
    expect(faultsOf(made.trip)).toEqual([]);
    expect(codes(made)).toEqual([]);
  });

  it("plans beaches and gardens by the seasons of the destination", async () => {
    const winter = await create({ destination: "Reykjavik", start_date: "2027-01-05", end_date: "2027-01-08" });
    const summer = await create({ destination: "Reykjavik", start_date: "2027-07-05", end_date: "2027-07-08" });
    const places = ({ trip }: { trip: Trip }) => trip.itinerary.flatMap((it) => it.activities.map((a) => a.place_id));
    expect(places(winter)).not.toEqual(places(summer));
  });

  it("follows a sentence in the notes, and keeps it", async () => {
    const notes = "Fado in a small place once, and nothing before ten in the morning, please.";
    const { trip } = await create({ start_date: "2027-05-03", end_date: "2027-05-06", notes });
    expect(trip.notes).toBe(notes);
    const activities = trip.itinerary.flatMap((day) => day.activities);
    expect(activities.map((it) => it.reason)).toContain("For your wish: Fado in a small place.");
    expect(activities.filter((it) => it.start_time !== null && it.start_time < "10:00")).toEqual([]);
  });

  it("names each wish that is not planned", async () => {
    const notes = "We want to see penguins, and the volcano, please.";
    const { warnings } = await create({ start_date: "2027-05-03", end_date: "2027-05-05", notes });
    const unmet = (warnings ?? []).filter((it) => it.code === "wish_unmet").map((it) => it.message);
    expect(unmet.length).toBe(new Set(unmet).size);
    expect(unmet.join()).toMatch(/penguins.*volcano/);
  });

  it("avoids museums when they are not wanted, also in an unknown town", async () => {
    const made = await create({
      destination: "Xanadu-on-Sea",
      interests: ["no museums", "wine"],
      end_date: "2027-05-12",
    });
    const titles = made.trip.itinerary.flatMap((day) => day.activities.map((it) => it.title));
    expect(titles.filter((it) => /\bno museums/.test(it))).toEqual([]);
    expect(titles.filter((it) => it.includes("wine")).length).toBeGreaterThan(0);
  });

  it("writes titles that can be edited later, whatever the wishes", async () => {
    const mia = await createPerson(database, "Mia");
    await run(setUserPreference, outside.ports, mia, { type: "interest", value: "z".repeat(1000) });
    const { trip } = await create({ destination: "y".repeat(255) }, mia);
    expect(faultsOf(trip)).toEqual([]);
    for (const { id: activity_id, title } of trip.itinerary.flatMap((day) => day.activities))
      await run(updateActivity, outside.ports, mia, { trip_id: trip.id, activity_id, title, notes: "seen" });
  });
});

describe("the warnings of create_trip about a destination", () => {
  const said = async (destination: string, more: Wanted = {}) =>
    (await create({ destination, ...more })).warnings?.find((it) => it.path === "destination")?.message;

  it.each([
    ["Lisbonn", /^We do not know "Lisbonn"\. Did you mean Lisbon, Portugal\?/],
    ["Barcelnoa", /Did you mean Barcelona, Spain\?/],
    ["Xanadu-on-Sea", /^We do not know "Xanadu-on-Sea": a plan has ideas for the days and no named places\.$/],
    ["Springfield", /^Understood as Springfield, \w+, United States\. It could also be Springfield, /],
    ["Hyderabad", /It could also be Hyderabad, /],
    ["London, Tuscany", /^This plan is for London, United Kingdom\. For Tuscany, Italy change .* add a stop/],
    ["France", /^This plan is for Paris, France\. For .*Lyon, France/],
    ["x".repeat(255), /^We do not know "x{79}…"/],
  ])("%s", async (destination, message) => {
    expect(await said(destination)).toMatch(message);
  });

  it("are returned without planning too: map and zone follow the guess", async () => {
    expect(await said("Springfield", { skip_ai_generation: true })).toMatch(/^Understood as Springfield/);
    expect(await said("Lisbonn", { skip_ai_generation: true })).toMatch(/Did you mean Lisbon/);
    expect(await said("Lisbon", { skip_ai_generation: true })).toBeUndefined();
  });
});

describe("create_trip refuses", () => {
  it.each([
    ["100 interests", { interests: wishes(100) }, "interests"],
    ["a trip of 367 days", { end_date: "2028-05-04" }, "end_date"],
    ["29 February of a usual year", { start_date: "2027-02-29" }, "start_date"],
    ["an end before the start", { end_date: "2027-05-02" }, "end_date"],
    ["a destination of spaces", { destination: " \t " }, "destination"],
    ["256 letters", { destination: "x".repeat(256) }, "destination"],
    ["nobody", { travelers: 0 }, "travelers"],
  ])("%s, with the path of the field", (_, wanted, path) => {
    const parsed = createTrip.input.safeParse({ ...lisbon, ...wanted });
    expect(parsed.error?.issues.map((it) => it.path.join("."))).toEqual([path]);
  });

  it("yesterday", async () => {
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
    const refused = create({ start_date: yesterday });
    await expect(refused).rejects.toMatchObject({ code: "validation_failed", details: [{ path: "start_date" }] });
  });
});
