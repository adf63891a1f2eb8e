import { describe, expect, it } from "vitest";
import { evaluate } from "../../test/concierge/in-english.ts";
import { violations } from "../../test/concierge/invariants.ts";
import { repeatsAdvice } from "../../test/concierge/repeated-advice.ts";
import { scenarios } from "../../test/concierge/scenarios.ts";
import { answerProblems } from "../../test/concierge/score.ts";
import { anySituation, plannedTrip, situationOnSchedule } from "../../test/concierge/sweep-inputs.ts";
import { counter } from "../../test/trips.ts";
import { check } from "../trip/check.ts";
import { repairKinds } from "./types.ts";

const all = Object.values(scenarios).flat();

describe.each(Object.entries(scenarios))("%s", (_theme, situations) => {
  it.each(situations)("$name", (scenario) => {
    const evaluation = evaluate(scenario.situation, counter());
    const ofAnyAnswer = [
      ...violations(scenario, evaluation, evaluate),
      ...repeatsAdvice(scenario, evaluation, evaluate),
    ];
    expect([...answerProblems(scenario, evaluation), ...ofAnyAnswer]).toEqual([]);
  });
});

describe("all scenarios", () => {
  it.each(repairKinds)(
    "have %s as the first answer at least three times, and at least four times as the only one",
    (kind) => {
      const firsts = all.map((it) => evaluate(it.situation, counter()).advice?.options[0]?.kind);
      expect(all.filter((it) => it.expected.best === kind).length).toBeGreaterThanOrEqual(4);
      expect(firsts.filter((it) => it === kind).length).toBeGreaterThanOrEqual(3);
    },
  );

  it("have unique names, and plans without findings other than their own", () => {
    expect(new Set(all.map((it) => it.name)).size).toBe(all.length);
    const flawed = all.flatMap(({ name, situation, expected }) =>
      check(situation.trip, situation.context)
        .filter((it) => it.severity !== "info" && !expected.flaws?.includes(it.code))
        .map((it) => `${name}: ${it.message}`),
    );
    expect(flawed).toEqual([]);
  });
});

describe.each(["lisbon", "paris", "tokyo", "rome", "new-york", "kyoto", "queenstown", "marrakesh"])(
  "three planned days in %s",
  (city) => {
    const planned = plannedTrip(city);

    it("cause no advice for a traveller on schedule", () => {
      const talk = situationOnSchedule(planned).flatMap((it) => {
        const { advice, alerts } = evaluate(it.situation, counter());
        return [...(advice ? [advice.reason] : []), ...alerts.map((alert) => alert.message)].map(
          (text) => `${it.name}: ${text}`,
        );
      });
      expect(talk).toEqual([]);
    });

    it("never get worse, whatever is reported and wherever the traveller is", () => {
      const complaints = anySituation(planned, 40).flatMap((it) => {
        const evaluation = evaluate(it.situation, counter());
        const found = [...violations(it, evaluation, evaluate), ...repeatsAdvice(it, evaluation, evaluate)];
        return found.map((text) => `${it.name}: ${text}`);
      });
      expect(complaints).toEqual([]);
    });
  },
);
