import { describe, expect, it } from "vitest";
import { proposalLine } from "@/features/groups/index.ts";
import { listNames, ordinal } from "@/ui/format.ts";
import { formatMoneyRange } from "@/ui/format-money-range.ts";
import { concessionWords, distance, isHidden, misfit, mostGiven, suitsWords, whyNot } from "./messages.ts";

describe("texts about a proposal", () => {
  it("writes a range of money by its ends", () => {
    expect(formatMoneyRange({ min: 400, max: 600 }, "EUR")).toBe("€400–€600");
    expect(formatMoneyRange({ min: 400, max: null }, "EUR")).toBe("from €400");
    expect(formatMoneyRange({ min: 0, max: 600.5 }, "EUR")).toBe("up to €600.50");
    expect(formatMoneyRange({ min: 0, max: null }, "EUR")).toBe("any amount");
    expect(formatMoneyRange({ min: 500, max: 500 }, "EUR")).toBe("€500");
  });

  it("leaves out what is not proposed", () => {
    const proposal = {
      proposed_dates: { start: "2030-05-03", end: "2030-05-07" },
      proposed_destination: null,
      proposed_budget: { min: 0, max: 600 },
    };
    expect(proposalLine(proposal, "EUR")).toBe("3–7 May 2030 · up to €600 per person");
  });

  it('names a few and counts the others, never "1 other"', () => {
    expect(listNames(["Ana"])).toBe("Ana");
    expect(listNames(["Ana", "Rui", "Eva", "Tom"])).toBe("Ana, Rui, Eva and Tom");
    expect(listNames(["Ana", "Rui", "Eva", "Tom", "Lea"])).toBe("Ana, Rui, Eva and 2 others");
  });

  it("counts places in English", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual(
      "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd".split(" "),
    );
  });
});

describe("texts about concessions", () => {
  const concession = { user_id: "a", name: "Ana", gave_way: 3, gave_way_in_all: 5 };

  it("says what the proposal asks of a member", () => {
    const words = (days_moved: number | null, choice_rank: number | null, isYou = false) =>
      concessionWords({ ...concession, days_moved, choice_rank }, isYou);
    expect(words(2, 2)).toBe("moves 2 days and gets their 2nd choice");
    expect(words(1, 1, true)).toBe("move 1 day and get your first choice");
    expect(words(0, 0)).toBe("keeps their dates and goes along with another place");
    expect(words(null, null)).toBe("didn't name dates or places of their own");
  });

  it("thanks all members who gave most, and nobody when nobody had to", () => {
    const rui = { ...concession, name: "Rui", days_moved: 1, choice_rank: 1 };
    expect(mostGiven([{ ...rui, name: "Ana" }, rui, { ...rui, name: "Eva", gave_way_in_all: 1 }])).toEqual([
      "Ana",
      "Rui",
    ]);
    expect(mostGiven([{ ...rui, gave_way_in_all: 0 }])).toEqual([]);
  });
});

const wishes = {
  ideal_start: "2030-05-03",
  ideal_end: "2030-05-07",
  flexibility_days: 1,
  blackout_dates: ["2030-05-10", "2030-05-09"],
};

describe("texts about dates", () => {
  it("tells by how many days a date does not suit", () => {
    expect(whyNot(wishes, null, "2030-05-01")).toBe("1 day too early");
    expect(whyNot(wishes, null, "2030-05-12")).toBe("4 days too late");
    expect(whyNot(wishes, "blackout", "2030-05-10")).toBe("can't make it");
  });

  it("tells why a window does not suit a member, in either direction", () => {
    expect(misfit(wishes, { start: "2030-05-02", end: "2030-05-08" })).toBeNull();
    expect(misfit(wishes, { start: "2030-05-01", end: "2030-05-05" })).toBe("1 day too early");
    expect(misfit(wishes, { start: "2030-05-01", end: "2030-05-03" })).toBe(
      "starts 1 day too early and ends 3 days too early",
    );
    expect(misfit(wishes, { start: "2030-05-05", end: "2030-05-05" })).toBe(
      "starts 1 day too late and ends 1 day too early",
    );
    expect(misfit(wishes, { start: "2030-05-06", end: "2030-05-07" })).toBe("starts 2 days too late");
    expect(misfit(wishes, { start: "2030-05-04", end: "2030-05-09" })).toBe("can't make 9 May");
    expect(
      misfit({ ...wishes, ideal_start: null, ideal_end: null }, { start: "2030-05-20", end: "2030-05-21" }),
    ).toBeNull();
  });

  it("tells the distance from the ideal dates, and nothing when there is none", () => {
    expect(distance(wishes, { start: "2030-05-02", end: "2030-05-07" })).toBe("1 day from ideal");
    expect(distance(wishes, { start: "2030-05-03", end: "2030-05-07" })).toBeNull();
  });

  it('does not say "all" of one or two', () => {
    expect([suitsWords(1, 1), suitsWords(2, 2), suitsWords(5, 5), suitsWords(3, 5), suitsWords(0, 5)]).toEqual([
      "works so far",
      "works for both",
      "works for all 5",
      "works for 3 of 5",
      "doesn't fully work for anyone",
    ]);
  });
});

it("a budget that only a round can compare is private, not apart", () => {
  const conflict = (code: string) => ({ dimension: "budget", code }) as never;
  expect(isHidden({ conflicts: [conflict("private_until_round")] }, "budget")).toBe(true);
  expect(isHidden({ conflicts: [conflict("private_until_round")] }, "dates")).toBe(false);
  expect(isHidden({ conflicts: [conflict("budgets_apart")] }, "budget")).toBe(false);
});
