import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { plan } from "./plan.ts";

const drinks = ["bar", "cocktail-bar", "pub", "club", "wine", "beer", "brewery", "winery", "casino"];

it.each(["We don't drink alcohol.", "Halal food please.", "Nobody drinks alcohol."])(
  "plans no bar for travellers who say: %s",
  (wish) => {
    const request = requestFor("lisbon", 5, { interests: ["music", wish] });
    const places = new Map(request.candidates.map((place) => [place.id, place]));
    const nights = plan(request).days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "planned" ? (places.get(item.activity.placeId ?? "") ?? []) : [])),
    );
    expect(nights.length).toBeGreaterThan(10);
    expect(nights.filter((it) => it.category === "nightlife" && it.tags.some((tag) => drinks.includes(tag)))).toEqual(
      [],
    );
  },
);

describe("who wants no nightlife", () => {
  it.each([
    "We like art but no nightlife.",
    "No nightlife, please. We go to bed early.",
    "Please no bars or clubs, we are with our children",
  ])("has none: %s", (wish) => {
    const request = requestFor("madrid", 5, { interests: [wish] });
    const ids = new Set(
      plan(request).days.flatMap((day) =>
        day.items.flatMap((it) => (it.kind === "planned" ? (it.activity.placeId ?? []) : [])),
      ),
    );
    expect(
      request.candidates.filter(
        (it) => ids.has(it.id) && it.category === "nightlife" && it.tags.some((tag) => drinks.includes(tag)),
      ),
    ).toEqual([]);
  });
});
