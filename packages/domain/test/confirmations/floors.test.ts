import { describe, expect, test } from "vitest";
import { travelData } from "../../../gazetteer/src/travel-data.ts";
import { readConfirmation } from "../../src/confirmation/read.ts";
import { realCases } from "./cases.ts";
import type { Case } from "./expected.ts";
import { layoutCases } from "./layouts.ts";
import { outsideCases } from "./outside/cases.ts";
import { outcomeOf, scoreOf } from "./score.ts";
import { unseenCases } from "./unseen/cases.ts";

const data = travelData();
const outcomesOf = (cases: readonly Case[]) =>
  cases.map((it) => outcomeOf(it, readConfirmation(it.text, { today: it.today, data })));

describe("reading confirmations", () => {
  test.each([
    ["our own layouts", layoutCases],
    ["the layouts of a stranger", outsideCases],
    ["the layouts of a second one", unseenCases],
  ])("reads what %s state, and nothing that they do not state", (_, cases) => {
    const outcomes = outcomesOf(cases());
    const score = scoreOf(outcomes);
    expect(outcomes.flatMap((it) => it.inventions.map((line) => `${it.case.id}: ${line}`))).toEqual([]);
    expect(score.f1).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.start).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.confirmation).toBeGreaterThanOrEqual(0.95);
  });

  test("reads real mails as well", () => {
    const score = scoreOf(outcomesOf(realCases()));
    expect(score.f1).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.start).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.confirmation).toBeGreaterThanOrEqual(0.95);
  });
});
