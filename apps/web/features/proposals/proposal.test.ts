import { describe, expect, it } from "vitest";
import { ownPendingSuggestions, summaryNamesAllChanges } from "./proposal.ts";

it("lists the changes only when the summary does not name them all", () => {
  const proposal = (count: number, action = "update_trip") => ({ changes: Array(count).fill({}), action });
  expect(summaryNamesAllChanges(proposal(3))).toBe(true);
  expect(summaryNamesAllChanges(proposal(4))).toBe(false);
  expect(summaryNamesAllChanges(proposal(2, "regenerate_itinerary"))).toBe(false);
});

const by = (user_id: string, agent_name: string | null = null) => ({ user_id, name: user_id, agent_name });
const entry = (action: string, proposal_id: string | null, author = by("vera")) => ({
  action,
  author,
  proposal_id,
  summary: `${action} ${proposal_id}`,
});

describe("a person's pending proposals", () => {
  it("are their own, newest first", () => {
    const history = [
      entry("propose", "2"),
      entry("propose", "3", by("rui")),
      entry("propose", "4", by("vera", "Planner")),
      entry("update_trip", null),
      entry("propose", "1"),
    ];
    expect(ownPendingSuggestions(history, "vera").map((it) => it.id)).toEqual(["2", "1"]);
  });

  it("do not include approved, rejected or withdrawn ones", () => {
    const history = [
      entry("approve_proposal", "1", by("ana")),
      entry("reject_proposal", "2"),
      entry("propose", "2"),
      entry("propose", "1"),
    ];
    expect(ownPendingSuggestions(history, "vera")).toEqual([]);
  });
});
