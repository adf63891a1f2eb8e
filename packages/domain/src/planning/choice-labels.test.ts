import { describe, expect, it } from "vitest";
import { choiceLabels } from "./choice-labels.ts";

const stop = (title: string, priority = 5, activityType: "general" | "dining" = "general") => ({
  title,
  priority,
  activityType,
  freeTime: false,
  startTime: "10:00",
});
const planOf = (cost: bigint, ...activities: ReturnType<typeof stop>[]) => ({ activities, cost });

describe("labels of plans for a day", () => {
  it("say what only that plan has, the most important first", () => {
    const lunch = stop("Lunch", 6, "dining");
    expect(
      choiceLabels([
        planOf(40n, stop("Castle", 7), stop("Market"), lunch),
        planOf(40n, stop("Castle", 7), stop("Gulbenkian Museum", 8), lunch),
        planOf(40n, stop("Castle", 7), stop("Tile Museum", 4), stop("Park", 3), lunch),
      ]),
    ).toEqual(["With Market", "With Gulbenkian Museum", "With Tile Museum"]);
  });

  it("say which one is slower or cheaper", () => {
    expect(
      choiceLabels([
        planOf(40n, stop("A"), stop("B"), stop("C")),
        planOf(40n, stop("A"), stop("D")),
        planOf(10n, stop("A"), stop("E"), stop("F")),
      ]),
    ).toEqual(["With B", "Slower: 1 stop fewer", "Cheaper: with E"]);
  });

  it("differ, even of plans with the same stops", () => {
    const labels = choiceLabels([
      planOf(1n, stop("A"), stop("B")),
      planOf(1n, stop("B"), stop("A")),
      planOf(1n, stop("A"), stop("B")),
    ]);
    expect(new Set(labels).size).toBe(3);
    expect(labels.slice(0, 2)).toEqual(["A first", "B first"]);
    expect(choiceLabels([planOf(0n)])).toHaveLength(1);
  });
});
