import { expect, it } from "vitest";
import { amendable, amendmentsOf } from "./amendments.ts";
import type { ProposedChange } from "./proposal.ts";

const [museum, fado] = ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02"];
const change = (id: string, kind: ProposedChange["kind"], summary: string): ProposedChange => ({
  ...{ id, kind, summary, date: null, fields: [], needs: [], obstacle: null },
});

it("offers each activity once that is on the plan afterwards", () => {
  const changes = [
    change("trip", "trip", "Rename the trip"),
    change(`activity:${fado}`, "add", "Add Fado"),
    change(`activity:${fado}:times`, "change", "Fado later"),
    change(`activity:${museum}`, "remove", "Delete Museum"),
  ];
  expect(amendable(changes)).toEqual([{ activityId: fado, summary: "Add Fado" }]);
});

it("sends only what was written", () => {
  const drafts = { [fado]: { title: " ", start: "21:00" }, [museum]: { title: "", start: "" } };
  expect(amendmentsOf(drafts)).toEqual([{ activity_id: fado, after: { start_time: "21:00" } }]);
});
