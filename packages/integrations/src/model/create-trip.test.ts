import { createTrip } from "@caravan/core/trips/create-trip";
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
  return createTrip.output.parse(await run(createTrip, { ...ports, planEditor: editor }, owner, input));
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
