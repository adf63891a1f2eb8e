import { deleteActivity } from "@caravan/core/activities/delete-activity";
import { createTrip } from "@caravan/core/trips/create-trip";
import { explainTrip } from "@caravan/core/trips/explain-trip";
import { regenerateItinerary } from "@caravan/core/trips/regenerate-itinerary";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, portsOn, run } from "../../../core/test/context.ts";
import { answer, days } from "../../test/edited-lisbon.ts";
import { editorOn } from "../../test/editor-setup.ts";
import type { Reply } from "../../test/model-server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function created(reply: Reply) {
  const { editor } = await editorOn("openai", [reply]);
  const { ports } = portsOn(database);
  const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05" };
  const owner = await createPerson(database, "Ana");
  const made = createTrip.output.parse(await run(createTrip, { ...ports, planEditor: editor }, owner, input));
  const { id } = made.trip;
  return {
    ...made,
    explained: async () => explainTrip.output.parse(await run(explainTrip, ports, owner, { trip_id: id })),
    replanned: () => run(regenerateItinerary, ports, owner, { trip_id: id }),
    removed: (activityId: string) => run(deleteActivity, ports, owner, { trip_id: id, activity_id: activityId }),
  };
}

describe("create_trip with a language model", () => {
  it("stores the model's days with its sentences, and names places that could not be confirmed", async () => {
    const [first = { date: "", line: "", stops: [] }, ...others] = days;
    const own = { name: "Tiny Tile Shop", kind: "visit", from: "17:00", to: "17:45", why: "Hand-painted tiles" };
    const shop = { ...own, at: [38.7135, -9.14], category: "shopping" };
    const edited = { ...answer, days: [{ ...first, stops: [...first.stops, shop] }, ...others] };
    const { trip, warnings } = await created({ text: [JSON.stringify(edited)] });
    const activities = trip.itinerary.flatMap((it) => it.activities);
    expect(activities.find((it) => it.title === "MAAT")).toMatchObject({
      description: "For you: maat",
      reason: "Suggested by the language model for these travellers.",
    });
    expect(activities.find((it) => it.title === "Tiny Tile Shop")).toMatchObject({
      provenance: "model",
      verified: false,
    });
    const warning = warnings?.find((it) => it.code === "model_places_unconfirmed");
    expect(warning).toMatchObject({ path: "itinerary", message: expect.stringContaining("Tiny Tile Shop") });
  });

  it("explains the trip in the model's words, and in its own where somebody has changed a day", async () => {
    const { trip, explained, removed, replanned } = await created({ text: [JSON.stringify(answer)] });
    const before = await explained();
    expect(before.overview).toEqual([...answer.understood, ...answer.advice]);
    expect(before.days.map((it) => it.reason)).toEqual(days.map((it) => it.line));
    await removed(trip.itinerary[1]?.activities[0]?.id ?? "");
    const after = (await explained()).days.map((it) => it.reason);
    expect([after[0], after[2]]).toEqual([days[0]?.line, days[2]?.line]);
    expect(after[1]).not.toBe(days[1]?.line);
    await replanned();
    const anew = await explained();
    expect(anew.overview).not.toContain(answer.understood[0]);
    for (const { line } of days) expect(anew.days.map((it) => it.reason)).not.toContain(line);
  });

  it("plans without the model when it fails, with a warning", async () => {
    const { trip, warnings } = await created({ status: 401 });
    expect(trip.itinerary.every((it) => it.activities.length >= 3)).toBe(true);
    expect(warnings).toContainEqual({
      code: "model_unavailable",
      message: "The language model did not accept our credentials, so the built-in chooser planned instead.",
      path: "itinerary",
    });
  });
});
