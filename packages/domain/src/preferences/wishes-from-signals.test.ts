import { describe, expect, it } from "vitest";
import type { Signal } from "./render-profile.ts";
import { wishesFromSignals } from "./wishes-from-signals.ts";

const signal = (type: string, value: Signal["value"], day = 1, confidence = 1): Signal => ({
  type,
  value,
  confidence,
  agentName: null,
  at: `2026-01-0${day}T00:00:00Z`,
});

describe("wishesFromSignals", () => {
  it("sorts signals by what they mean for a plan", () => {
    const wishes = wishesFromSignals([
      signal("activity preference", "museums"),
      signal("dietary restriction", "vegan"),
      signal("accessibility", "wheelchair"),
      signal("pacing", "relaxed mornings"),
      signal("accommodation style", "boutique"),
    ]);
    expect(wishes).toEqual({
      interests: ["museums"],
      avoid: [],
      dietary: ["vegan"],
      accessibility: ["wheelchair"],
      pace: "slow",
    });
  });

  it("uses the newest signal of a subject", () => {
    const wishes = wishesFromSignals([signal("dislikes", "museums", 3), signal("interest", "museums", 1)]);
    expect(wishes).toMatchObject({ interests: [], avoid: ["museums"] });
    expect(wishesFromSignals([signal("pacing", "packed", 2), signal("pacing", "slow", 1)]).pace).toBe("fast");
  });

  it("ignores signals with low confidence, and values that are not text", () => {
    const wishes = wishesFromSignals([signal("interest", "golf", 1, 0.3), signal("interest", true), signal("diet", 4)]);
    expect(wishes).toMatchObject({ interests: [], dietary: [] });
  });
});
