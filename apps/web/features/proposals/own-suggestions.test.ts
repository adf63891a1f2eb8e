import { describe, expect, it } from "vitest";
import { ownSuggestions } from "./own-suggestions.ts";

const by = (user_id: string, agent_name: string | null = null) => ({ user_id, name: user_id, agent_name });
const entry = (action: string, proposal_id: string | null, author = by("vera")) => ({
  action,
  author,
  proposal_id,
  summary: `${action} ${proposal_id}`,
});

describe("what somebody suggested and nobody decided", () => {
  it("is what they proposed themselves, newest first", () => {
    const history = [
      entry("propose", "2"),
      entry("propose", "3", by("rui")),
      entry("propose", "4", by("vera", "Planner")),
      entry("update_trip", null),
      entry("propose", "1"),
    ];
    expect(ownSuggestions(history, "vera").map((it) => it.id)).toEqual(["2", "1"]);
  });

  it("is nothing that was approved, turned down or withdrawn", () => {
    const history = [
      entry("approve_proposal", "1", by("ana")),
      entry("reject_proposal", "2"),
      entry("propose", "2"),
      entry("propose", "1"),
    ];
    expect(ownSuggestions(history, "vera")).toEqual([]);
  });
});
