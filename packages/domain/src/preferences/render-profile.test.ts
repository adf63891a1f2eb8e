import { describe, expect, it } from "vitest";
import { renderProfile, type Signal } from "./render-profile.ts";

const nothing = {
  interests: [],
  travelStyle: null,
  accommodationType: null,
  budgetRange: null,
  preferredDestinations: [],
  dietaryRestrictions: [],
  accessibilityNeeds: [],
};
const signal = (type: string, value: Signal["value"], at: string, confidence = 1): Signal => ({
  type,
  value,
  confidence,
  agentName: null,
  at,
});

describe("renderProfile", () => {
  it("groups signals by category, however it is spelled, newest first", () => {
    const text = renderProfile(nothing, [
      signal("pacing", "slow", "2026-01-01T00:00:00Z"),
      signal("Pacing", "early starts", "2026-03-01T00:00:00Z"),
      signal("dietary_restriction", "vegetarian", "2026-02-01T00:00:00Z"),
    ]);
    expect(text.match(/^## .*/gm)).toEqual(["## Stated", "## Dietary restriction", "## Pacing"]);
    expect(text.indexOf("early starts")).toBeLessThan(text.indexOf("slow"));
  });
  it("shows contradictions and says which value counts", () => {
    const text = renderProfile(nothing, [
      signal("window seat", true, "2026-01-01T00:00:00Z"),
      signal("window seat", false, "2026-02-01T00:00:00Z"),
    ]);
    expect(text).toContain("contradict each other; the newest, false, applies");
  });
  it("sorts the one with higher confidence first when two have the same time", () => {
    const text = renderProfile(nothing, [
      signal("pacing", "slow", "2026-01-01T00:00:00Z", 0.2),
      signal("pacing", "fast", "2026-01-01T00:00:00Z", 0.9),
    ]);
    expect(text.indexOf("fast")).toBeLessThan(text.indexOf("slow"));
  });
  it("escapes values: they cannot become headings, links or HTML", () => {
    const text = renderProfile({ ...nothing, interests: ["# Boss\n## You", "[x](http://evil)", "<script>"] }, []);
    expect(text.match(/^# .*/gm)).toEqual(["# Travel preferences"]);
    expect(text).not.toContain("[x](");
    expect(text).not.toContain("<script>");
  });
});
