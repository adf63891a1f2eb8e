import { expect, it } from "vitest";
import { bundlesOf } from "./bundles.ts";

const proposal = (id: string, agent_name: string | null, action = "add_activity", user_id = "ana") => ({
  id,
  action,
  proposed_by: { user_id, agent_name },
});
const idsOf = (waiting: readonly ReturnType<typeof proposal>[]) =>
  bundlesOf(waiting).map(({ agent, together }) => [agent, together.map((it) => it.id)]);

it("takes together what one agent proposes for one person, in order", () => {
  const waiting = [
    proposal("1", "Planner"),
    proposal("2", null),
    proposal("3", "Scout"),
    proposal("4", "Planner", "create_share"),
    proposal("5", "Planner", "add_activity", "bo"),
  ];
  expect(idsOf(waiting)).toEqual([["Planner", ["1", "4"]]]);
});

it("leaves out what is decided alone: deletions, and invitations with a link that is shown once", () => {
  const waiting = [
    proposal("1", "Planner", "delete_trip"),
    proposal("2", "Planner", "create_invitation"),
    proposal("3", "Planner"),
    proposal("4", "Planner"),
  ];
  expect(idsOf(waiting)).toEqual([["Planner", ["3", "4"]]]);
  expect(bundlesOf(waiting)[0]?.proposals).toEqual(waiting);
  expect(idsOf(waiting.slice(0, 3))).toEqual([]);
});
