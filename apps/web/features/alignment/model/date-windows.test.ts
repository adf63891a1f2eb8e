import { describe, expect, it } from "vitest";
import type { GroupMember } from "@/features/groups/index.ts";
import { datedMembers } from "./availability.ts";
import { windowsOf } from "./date-windows.ts";

const member = (name: string, start: string, end: string, flexibility_days: number, blackout_dates: string[] = []) =>
  ({
    user_id: name,
    name,
    state: "answered",
    preferences: {
      dates: { ideal_start: start, ideal_end: end, flexibility_days, blackout_dates },
      destination: null,
      budget: null,
    },
  }) as unknown as GroupMember;

function windowsFor(...members: GroupMember[]) {
  const group = { members, you: "", currency: "EUR", destination_options: [], tentative_dates: null };
  return windowsOf(group, datedMembers(group));
}

describe("the windows of a group", () => {
  it("are the best one, then different ones", () => {
    const windows = windowsFor(
      member("Ana", "2030-05-03", "2030-05-07", 3),
      member("Rui", "2030-05-03", "2030-05-07", 4),
    );
    expect(windows[0]).toEqual({ range: { start: "2030-05-03", end: "2030-05-07" }, suits: 2 });
    expect(windows).toHaveLength(3);
    for (const { range } of windows.slice(1)) {
      const shared = ["03", "04", "05", "06", "07"].filter(
        (it) => `2030-05-${it}` >= range.start && `2030-05-${it}` <= range.end,
      );
      expect(shared.length).toBeLessThan(4);
    }
  });

  it("are empty without dates, and never include a blackout date", () => {
    expect(windowsFor()).toEqual([]);
    const windows = windowsFor(
      member("Ana", "2030-05-03", "2030-05-07", 2, ["2030-05-05"]),
      member("Rui", "2030-05-09", "2030-05-12", 2),
    );
    expect(windows.length).toBeGreaterThan(0);
    for (const { range } of windows) expect(range.start <= "2030-05-05" && range.end >= "2030-05-05").toBe(false);
  });
});
