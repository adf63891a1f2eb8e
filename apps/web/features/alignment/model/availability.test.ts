import { describe, expect, it } from "vitest";
import type { GroupMember } from "@/features/groups/index.ts";
import {
  calendarOf,
  type DatedMember,
  datedMembers,
  marker,
  monthsOf,
  movedPart,
  partOf,
  spanOf,
} from "./availability.ts";

const wishes = (start: string | null, end: string | null, flexibility_days = 0, blackout_dates: string[] = []) => ({
  ideal_start: start,
  ideal_end: end,
  flexibility_days,
  blackout_dates,
});
const dated = (id: string, said: DatedMember["wishes"]): DatedMember => ({
  id,
  name: id,
  isYou: false,
  answered: true,
  wishes: said,
});

describe("the availability of a group", () => {
  it("shows ideal and possible days; a blackout overrides both", () => {
    const mark = marker(wishes("2030-05-03", "2030-05-05", 1, ["2030-05-04", "2030-05-20"]));
    const days = ["2030-05-01", "2030-05-02", "2030-05-03", "2030-05-04", "2030-05-06", "2030-05-07", "2030-05-20"];
    expect(days.map(mark)).toEqual([null, "flexible", "ideal", "blackout", "flexible", null, "blackout"]);
  });

  it("counts members who named only blackouts as available on all other days", () => {
    const members = [
      dated("ana", wishes("2030-05-03", "2030-05-04")),
      dated("rui", wishes(null, null, 0, ["2030-05-04"])),
    ];
    expect(calendarOf(members, { start: "2030-05-02", end: "2030-05-05" }).can).toEqual([1, 2, 1, 1]);
  });

  it("lists the reader first and leaves out members without dates", () => {
    const member = (user_id: string, dates: DatedMember["wishes"] | null) =>
      ({ user_id, name: user_id, state: "answered", preferences: { dates } }) as GroupMember;
    const members = [
      member("ana", wishes("2030-05-03", "2030-05-04")),
      member("tom", null),
      member("lea", wishes(null, null)),
      member("rui", wishes(null, null, 0, ["2030-05-09"])),
    ];
    expect(datedMembers({ members, you: "rui" }).map((it) => it.id)).toEqual(["rui", "ana"]);
  });

  it("covers all stated days with flexibility and blackouts, and a margin", () => {
    const members = [
      dated("ana", wishes("2030-05-03", "2030-05-04", 2)),
      dated("rui", wishes(null, null, 0, ["2030-06-01"])),
    ];
    expect(spanOf(members, [null])).toEqual({ start: "2030-04-28", end: "2030-06-04" });
    expect(spanOf([], [null])).toBeNull();
    expect(spanOf([], [{ start: "2030-05-03", end: "2030-05-04" }])).toEqual({
      start: "2030-04-30",
      end: "2030-05-07",
    });
  });

  it("shows the part of a long span around the best dates", () => {
    const span = { start: "2030-01-01", end: "2030-12-31" };
    const part = partOf(span, { start: "2030-06-10", end: "2030-06-14" }, 30);
    expect(part).toEqual({ start: "2030-05-28", end: "2030-06-26" });
    expect(partOf(span, { start: "2030-12-30", end: "2030-12-31" }, 30)).toEqual({
      start: "2030-12-02",
      end: "2030-12-31",
    });
    expect(partOf(span, null, 400)).toEqual(span);
    expect(movedPart(span, part, 14).start).toBe("2030-06-11");
    expect(movedPart(span, part, -300).start).toBe("2030-01-01");
    expect(movedPart(span, part, 300)).toEqual({ start: "2030-12-02", end: "2030-12-31" });
  });

  it("groups the days by month", () => {
    expect(monthsOf(["2030-05-30", "2030-05-31", "2030-06-01"])).toEqual([
      { month: "2030-05", days: 2 },
      { month: "2030-06", days: 1 },
    ]);
  });
});
