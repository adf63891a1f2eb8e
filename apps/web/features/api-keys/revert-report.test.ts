import { describe, expect, it } from "vitest";
import type { RevertedTrips } from "./revert-report.ts";
import {
  createdTripsText,
  keptReason,
  keptRecordText,
  mergeReports,
  recordText,
  revertSummary,
} from "./revert-report.ts";

const edit = (summary: string) => ({ edit_id: summary, summary });
const trip = (taken: number) => ({
  trip_id: "t",
  title: "Lisbon",
  revision: 2,
  edit_id: null,
  taken_back: Array.from({ length: taken }, (_, index) => edit(`Change ${index}`)),
  kept: [] as RevertedTrips[number]["kept"],
  more: false,
});
const expense = { kind: "expense", name: "Taxi", action: "added" as const, trip_id: "t" };
const report = (trips: ReturnType<typeof trip>[], proposals = 0, records = 0) => ({
  trips,
  records: { taken_back: Array.from({ length: records }, () => expense), kept: [] },
  created_trips: [],
  withdrawn_proposals: Array.from({ length: proposals }, (_, index) => ({
    proposal_id: `${index}`,
    trip_id: "t",
    summary: "Fado",
  })),
});
const by = (...authors: (string | null)[]) => ({ because: authors.map((author) => ({ ...edit("Later"), author })) });

describe("the report of a revert", () => {
  it("counts changes, and only trips that have some", () => {
    expect(revertSummary(report([trip(11), trip(1), trip(0)]))).toBe("Undoes 12 changes on 2 trips");
    expect(revertSummary(report([trip(1)]), true)).toBe("Undid 1 change on 1 trip");
    expect(revertSummary(report([trip(0)]))).toBeNull();
  });

  it("counts rejected proposals, with and without changes", () => {
    expect(revertSummary(report([trip(1)], 1))).toBe("Undoes 1 change on 1 trip and rejects 1 proposal");
    expect(revertSummary(report([], 2), true)).toBe("Rejected 2 proposals");
  });

  it("counts records besides plans, and names those that stay with the reason", () => {
    expect(revertSummary(report([], 0, 2), true)).toBe("Undid 2 changes to other records");
    expect(revertSummary(report([trip(1)], 1, 1))).toBe(
      "Undoes 1 change on 1 trip, undoes 1 change to other records and rejects 1 proposal",
    );
    expect(recordText({ ...expense, name: null })).toBe("Expense added");
    expect(keptRecordText({ ...expense, because: "changed_since" })).toBe(
      "Expense added: Taxi: it has been changed since",
    );
    const merged = mergeReports(report([], 0, 1), report([], 0, 2));
    expect(merged.records.taken_back).toHaveLength(3);
  });

  it("says that a long history needs another call, until it is done", () => {
    const long = { ...trip(2), more: true };
    expect(revertSummary(report([long]))).toBe("Undoes 2 changes on 1 trip, and older ones");
    const both = "Undoes 2 changes on 1 trip, and older ones, and rejects 1 proposal";
    expect(revertSummary(report([long], 1))).toBe(both);
    expect(revertSummary(report([long]), true)).toBe("Undid 2 changes on 1 trip");
  });

  it("names kept trips, and counts further ones", () => {
    const made = (...titles: string[]) => createdTripsText(titles.map((title) => ({ trip_id: title, title })));
    expect(made()).toBeNull();
    expect(made("Porto")).toBe("It created 1 trip, which stays: Porto (delete it yourself).");
    expect(made("Porto", "Rome")).toBe("It created 2 trips, which stay: Porto and Rome (delete them yourself).");
    expect(made("A", "B", "C", "D", "E", "F", "G")).toBe(
      "It created 7 trips, which stay: A, B, C, D, E and 2 more (delete them yourself).",
    );
  });

  it("adds up several calls", () => {
    const other = { ...trip(2), trip_id: "other" };
    const last = { ...trip(1), kept: [{ ...edit("Mine"), because: [] }] };
    const all = mergeReports(mergeReports(null, report([trip(3), other], 1)), report([last], 1));
    expect(revertSummary(all, true)).toBe("Undid 6 changes on 2 trips and rejected 2 proposals");
    expect(all.trips[0]?.kept).toHaveLength(1);
  });

  it("names everybody who built on what is kept, once", () => {
    expect(keptReason(by("Ana"))).toBe("Ana has changed it since");
    expect(keptReason(by("Ana", "Rui", "Ana"))).toBe("Ana and Rui have changed it since");
    expect(keptReason(by("Ana", "Rui", null))).toBe("Ana, Rui and somebody have changed it since");
    expect(keptReason(by())).toBe("it no longer fits");
  });
});
