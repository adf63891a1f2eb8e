import { describe, expect, test } from "vitest";
import { travelData } from "../../../gazetteer/src/travel-data.ts";
import { readConfirmation } from "../../src/confirmation/read.ts";
import { realCases } from "./cases.ts";
import { layoutCases } from "./layouts.ts";
import { outcomeOf, scoreOf } from "./score.ts";

const data = travelData();
const read = (cases: ReturnType<typeof layoutCases>) =>
  cases.map((it) => outcomeOf(it, readConfirmation(it.text, { today: it.today, data })));

describe.skip("reading confirmations", () => {
  test("what the layouts state is read, and nothing that they do not state", () => {
    const outcomes = read(layoutCases());
    const score = scoreOf(outcomes);
    expect(outcomes.flatMap((it) => it.inventions.map((line) => `${it.case.id}: ${line}`))).toEqual([]);
    expect(score.f1).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.start).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.number).toBeGreaterThanOrEqual(0.95);
  });

  test("real mails are read as well", () => {
    const score = scoreOf(read(realCases()));
    expect(score.f1).toBeGreaterThanOrEqual(0.95);
    expect(score.fields.start).toBeGreaterThanOrEqual(0.95);
  });
});
