import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { plan } from "./plan.ts";

describe("a plan in Ramadan", () => {
  it("says once what it changes, goes to no bar, and says at midday to ask first", () => {
    const request = requestFor("marrakesh", 3, { startDate: "2027-02-25", interests: ["nightlife", "food"] });
    const { days } = plan(request);
    const said = days.map((it) => it.reason.split("Ramadan until").length - 1);
    expect(said).toEqual([1, 0, 0]);
    const places = new Map(request.candidates.map((it) => [it.id, it]));
    const made = days.flatMap(({ items }) => items.flatMap((it) => (it.kind === "planned" ? it.activity : [])));
    const bars = made.filter(({ placeId }) => {
      const place = places.get(placeId ?? "");
      return place?.category === "nightlife" && place.tags.some((it) => ["bar", "cocktail-bar", "club"].includes(it));
    });
    expect(bars.map((it) => it.title)).toEqual([]);
    const lunches = made.filter((it) => it.activityType === "dining" && (it.startTime ?? "") < "16:00" && it.placeId);
    expect(lunches.length).toBeGreaterThan(1);
    for (const it of lunches) expect(it.notes, it.title).toMatch(/During Ramadan, ask/);
  });
});

describe("long free hours", () => {
  it("are used where something near is left to see", () => {
    const { days } = plan(
      requestFor("patagonia", 10, { startDate: "2027-01-09", travelStyle: "adventure", interests: ["hiking"] }),
    );
    const first = days[0]?.items.flatMap((it) => (it.kind === "planned" ? it.activity : []));
    expect(first?.map((it) => it.title)).toContain("Laguna Nimez Reserve");
  });
});
