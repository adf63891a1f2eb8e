import { describe, expect, it } from "vitest";
import { dueOn, judge, type RecordedAdvisory, readAnswer, readRecorded } from "./advisories.ts";

const high: RecordedAdvisory = { id: "GHSA-1", package: "left", severity: "high", recorded: "2027-01-01" };
const { recorded: _, ...found } = high;

describe("a known fault of a package", () => {
  it.each([
    ["critical", "2027-01-08"],
    ["high", "2027-01-31"],
    ["moderate", "2027-04-01"],
    ["low", "2027-06-30"],
  ] as const)("that is %s may be there until %s when it was recorded on 1 January", (severity, date) => {
    expect(dueOn({ ...high, severity })).toBe(date);
  });

  it("is open until the last day of its time, and overdue the day after", () => {
    expect(judge([found], [high], "2027-01-31")).toMatchObject({ open: [high], overdue: [] });
    expect(judge([found], [high], "2027-02-01")).toMatchObject({ open: [], overdue: [high] });
  });

  it("that was published today fails nothing before it is recorded", () => {
    const judged = judge([found], [], "2027-02-01");
    expect(judged).toEqual({ overdue: [], open: [], unrecorded: [found], mended: [] });
  });

  it("may wait longer with a reason, as long as that says", () => {
    const excepted = { ...high, exception: { reason: "its parser is not used", until: "2027-03-01" } };
    expect(judge([found], [excepted], "2027-03-01")).toMatchObject({ open: [excepted], overdue: [] });
    expect(judge([found], [excepted], "2027-03-02")).toMatchObject({ overdue: [excepted] });
  });

  it("that the registry no longer names is mended, and of another package it is another", () => {
    expect(judge([], [high], "2028-01-01")).toMatchObject({ overdue: [], mended: [high] });
    const other = { ...found, package: "right" };
    expect(judge([other], [high], "2028-01-01")).toMatchObject({ unrecorded: [other], mended: [high] });
  });

  it("counts as still there when the registry does not answer", () => {
    expect(judge(null, [high], "2027-02-01")).toMatchObject({ overdue: [high], mended: [], unrecorded: [] });
  });
});

it.each([
  ["no list", {}],
  ["a row without a day", [{ ...found }]],
  ["a day that is none", [{ ...high, recorded: "2027-13-01" }]],
  ["a severity of its own", [{ ...high, severity: "grave" }]],
  ["an exception without a reason", [{ ...high, exception: { reason: " ", until: "2027-03-01" } }]],
])("refuses a record with %s", (_, json) => {
  expect(() => readRecorded(json)).toThrow("advisories.json");
});

it("reads what the registry answers, and takes an error for no answer", () => {
  const advisories = { "17": { module_name: "left", severity: "high", github_advisory_id: "GHSA-1" } };
  expect(readAnswer(JSON.stringify({ advisories, metadata: {} }))).toEqual([found]);
  expect(readAnswer(JSON.stringify({ advisories: {}, metadata: {} }))).toEqual([]);
  expect(readAnswer('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeNull();
  expect(readAnswer("<html>")).toBeNull();
});
