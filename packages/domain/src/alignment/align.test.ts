import { describe, expect, it } from "vitest";
import {
  frame,
  groupOf,
  member,
  never,
  places,
  roundOf as roundInWords,
  spends,
  stay,
} from "../../test/alignment/round-builder.ts";
import { type InEnglish, inEnglish } from "../../test/in-english.ts";
import { align as alignInWords } from "./align.ts";
import { bestDateWindows } from "./best-date-windows.ts";
import { budgetOverlap } from "./budget/reconcile.ts";
import { changesBetweenRounds as changesInWords } from "./changes-between-rounds.ts";
import { placeKey, samePlace } from "./place-name.ts";
import { applyRelaxationSteps } from "./relaxation-steps.ts";
import type { Dimension, Alignment as InWords } from "./types.ts";

type Alignment = InEnglish<InWords>;
const changesBetweenRounds = (...of: Parameters<typeof changesInWords>) => inEnglish(changesInWords(...of));
const align = (...of: Parameters<typeof alignInWords>): Alignment => inEnglish(alignInWords(...of));
const roundOf = (...of: Parameters<typeof roundInWords>): Alignment => inEnglish(roundInWords(...of));

const conflict = ({ conflicts }: Alignment, dimension: Dimension) => {
  const found = conflicts.find((it) => it.dimension === dimension);
  if (!found) throw new Error(`no conflict about ${dimension}`);
  return found;
};
const asked = (round: Alignment, dimension: Dimension) =>
  conflict(round, dimension).relaxations.map((it) => it.message);
const agreed = (round: Alignment) => round.consensus.map((it) => it.message);

const six = [
  member("Ana", { ...stay("2030-05-03", "2030-05-07", 2), ...places(["Lisbon, Portugal"]), ...spends("300", "600") }),
  member("Ben", { ...stay("2030-05-04", "2030-05-08", 1), ...places(["lisbon", "Rome"]), ...spends("400", null) }),
  member("Cem", { ...stay("2030-05-03", "2030-05-07", 1), ...places(["Rome"]), ...spends("0", "650", true) }),
  member("Dan", never("2030-05-09")),
  member("Eve", places([], ["Rome"])),
  member("Fay", {}, { standing: "absent" }),
];

describe("a group that agrees", () => {
  const round = roundOf(six);

  it("gets a consensus with the reasons for it", () => {
    expect(round).toMatchObject({
      score: 95,
      conflicts: [],
      proposal: {
        dates: { start: "2030-05-03", end: "2030-05-07" },
        destination: "Lisbon, Portugal",
        // Cem's is private.
        budget: null,
      },
    });
    expect(agreed(round)).toEqual([
      "3–7 May 2030 suits all three.",
      "Two of three want Lisbon, Portugal, and nobody rules it out.",
      "All budgets overlap. Because some are private, this does not say where.",
    ]);
  });

  it("lists who gave way, most first, without members who never answered", () => {
    expect(
      round.concessions.map(({ name, daysMoved, choiceRank, gaveWay }) => [name, daysMoved, choiceRank, gaveWay]),
    ).toEqual([
      ["Ben", 2, 1, 2],
      ["Cem", 0, 0, 1],
      ["Ana", 0, 1, 0],
      ["Dan", null, null, 0],
      ["Eve", null, null, 0],
    ]);
  });

  it("adds concessions of earlier rounds", () => {
    const [ben] = roundOf(six.map((it) => ({ ...it, gaveWayBefore: 4 }))).concessions;
    expect(ben).toMatchObject({ name: "Ben", gaveWay: 2, gaveWayInAll: 6 });
  });
});

describe("a group whose trip is planned", () => {
  const plannedCost = { each: "620", currency: "EUR", isEstimate: true };
  const budgetOf = (round: Alignment) =>
    [...round.consensus, ...round.conflicts].find((it) => it.dimension === "budget")?.message;
  const budgets = () => [member("Ana", spends("300", "600")), member("Ben", spends("400", "500"))];
  const round = (people: typeof six, cost = plannedCost) => roundOf(people, { plannedCost: cost });

  it("compares the agreed budget with what the plan costs each of them", () => {
    expect(budgetOf(round(budgets()))).toBe(
      "400–500 EUR suits both Ana and Ben. The planned trip likely costs 620 EUR each, 120 EUR over it.",
    );
    expect(budgetOf(round(budgets(), { ...plannedCost, each: "480", isEstimate: false }))).toBe(
      "400–500 EUR suits both Ana and Ben. The planned trip costs 480 EUR each, within it.",
    );
  });

  it("compares nothing in another currency, and nothing with a private budget", () => {
    expect(budgetOf(round(budgets(), { ...plannedCost, currency: "USD" }))).toBe(
      "400–500 EUR suits both Ana and Ben. The planned trip likely costs 620 USD each.",
    );
    const hidden = budgetOf(round([member("Ana", spends("300", "600", true))]));
    expect(hidden).toContain("The planned trip likely costs 620 EUR each.");
    expect(budgetOf(round([...budgets(), member("Cem", spends("0", "200"))]))).toMatch(
      /^The budgets do not overlap: .* The planned trip likely costs 620 EUR each\.$/,
    );
  });
});

describe("a group without answers", () => {
  it("uses the dates, destinations and budget of the group", () => {
    const dates = { start: "2030-12-30", end: "2031-01-02" };
    const group = {
      ...frame,
      tentativeDates: dates,
      destinationOptions: ["Oslo", "Rome"],
      budget: { min: "0", max: "600" },
    };
    const round = roundOf([member("Ana"), member("Ben", places([], ["Oslo"]))], { group });
    expect(round.proposal).toEqual({ dates, destination: "Rome", budget: { min: "0", max: "600" } });
    expect(round.consensus.every((it) => it.fromGroup)).toBe(true);
    expect(agreed(round)).toEqual([
      "Nobody named dates, so the group's own dates apply: 30 December 2030 – 2 January 2031.",
      "Nobody named a place, so the group's first place that nobody rules out applies: Rome.",
      "Nobody named a budget, so the group's own budget applies: up to 600 EUR.",
    ]);
  });

  it("without such values has no consensus and no relaxation", () => {
    const round = roundOf([member("Ana"), member("Ben", {}, { standing: "absent" })]);
    expect(round).toMatchObject({ score: 20, proposal: { dates: null, destination: null, budget: null } });
    expect(round.conflicts.map((it) => [it.code, it.message, it.relaxations])).toEqual([
      ["nothing_stated", "Nobody has said when they would like to go.", []],
      ["nothing_stated", "Nobody has said where they would like to go.", []],
      ["nothing_stated", "Nobody has said what they would like to spend.", []],
    ]);
  });

  it("cannot keep dates on which a member is not available", () => {
    const group = { ...frame, tentativeDates: { start: "2030-05-03", end: "2030-05-07" } };
    const round = roundOf([member("Ana", never("2030-05-04")), member("Ben")], { group });
    expect(round.proposal.dates).toEqual({ start: "2030-05-05", end: "2030-05-07" });
    expect(conflict(round, "dates")).toMatchObject({
      code: "blackout_dates",
      message: "The group's dates are 3–7 May 2030, but Ana can't make 4 May 2030. 5–7 May 2030 comes closest.",
    });
    expect(asked(round, "dates")).toEqual(["Ana would be free on 4 May 2030 after all"]);
  });
});

describe("dates without an overlap", () => {
  it("ask one more day of the member who has given way least", () => {
    const round = roundOf([
      member("Ana", stay("2030-05-03", "2030-05-07"), { gaveWayBefore: 3 }),
      member("Ben", stay("2030-05-04", "2030-05-08")),
      member("Cem", stay("2030-05-04", "2030-05-08", 2)),
    ]);
    expect(conflict(round, "dates")).toMatchObject({
      code: "dates_apart",
      message:
        "Ana wants 3–7 May 2030 and Ben wants 4–8 May 2030. They have only 4–7 May 2030 in common. 4–8 May 2030 comes closest, but does not suit Ana.",
      memberIds: ["the-id-of-ana", "the-id-of-ben"],
    });
    expect(conflict(round, "dates").relaxations).toEqual([
      {
        message: "One more day of flexibility from Ben",
        steps: [{ kind: "flexibility", memberId: "the-id-of-ben", addDays: 1 }],
        scoreBefore: 20,
        scoreAfter: 45,
      },
      expect.objectContaining({ message: "One more day of flexibility from Ana" }),
    ]);
  });

  it("ask several members for the same when one alone is not enough", () => {
    const round = roundOf([
      member("Ana", stay("2030-05-01", "2030-05-05")),
      member("Ben", stay("2030-05-01", "2030-05-05")),
      member("Cem", stay("2030-05-04", "2030-05-08")),
      member("Dan", stay("2030-05-04", "2030-05-08")),
    ]);
    expect(asked(round, "dates")).toEqual(["Two more days of flexibility each from Ana, Ben, Cem and Dan"]);
  });

  it("ask the fewest members who gave way least, when others would do as well", () => {
    const early = stay("2030-05-01", "2030-05-05");
    const late = stay("2030-05-02", "2030-05-06");
    const of = (gaveWayBefore: number) =>
      roundOf([
        member("Ana", early, { gaveWayBefore }),
        member("Ben", early),
        member("Cem", late),
        member("Dan", late, { gaveWayBefore: 2 }),
      ]);
    expect(asked(of(0), "dates")).toEqual(["One more day of flexibility each from Ana and Ben"]);
    expect(asked(of(4), "dates")).toEqual(["One more day of flexibility each from Cem and Dan"]);
  });

  it("can be caused by blackout dates", () => {
    const round = roundOf([
      member("Ana", stay("2030-05-30", "2030-06-02", 0, ["2030-06-01"])),
      member("Ben", never("2030-05-31", "2030-05-30")),
    ]);
    expect(conflict(round, "dates").message).toBe(
      "30 May – 2 June 2030 would suit everybody's dates, but Ana can't make 1 June 2030 and Ben can't make 30–31 May 2030. 2 June 2030 comes closest, but does not suit Ana.",
    );
    expect(asked(round, "dates")).toEqual([
      "Three more days of flexibility from Ana",
      "Ana would be free on 1 June 2030 and Ben on 30–31 May 2030 after all",
    ]);
  });

  it("that are a month apart propose what one member wants, and not the month between", () => {
    const may = stay("2030-05-03", "2030-05-07");
    const june = stay("2030-06-04", "2030-06-08");
    expect(roundOf([member("Ana", june), member("Ben", may)]).proposal.dates).toEqual({
      start: "2030-05-03",
      end: "2030-05-07",
    });
    const four = [may, june, may, june].map((it, index) => member(`M${index}`, it));
    expect(roundOf(four).proposal.dates).toEqual({ start: "2030-05-03", end: "2030-05-07" });
  });

  it("never ask for more flexibility than the limit", () => {
    const apart = [member("Ana", stay("2030-05-01", "2030-05-05")), member("Ben", stay("2033-05-01", "2033-05-05"))];
    expect(asked(roundOf(apart), "dates")).toEqual([]);
  });
});

describe("a destination that everybody accepts", () => {
  it.each([
    [["Ana"], "Rome is the choice of Ana, the only one who named places."],
    [["Ana", "Ben"], "Ana and Ben both want Rome."],
    [["Ana", "Ben", "Cem"], "All three want Rome."],
  ])("is described as %j", (names, words) => {
    expect(agreed(roundOf(names.map((it) => member(it, places(["Rome"])))))).toEqual([words]);
  });
});

describe("destinations without agreement", () => {
  it("need one veto less or one vote more", () => {
    const round = roundOf([
      member("Ana", places(["Lisbon, Portugal"])),
      member("Ben", places(["Lisbon"])),
      member("Cem", places(["Rome"], ["Portugal"])),
      member("Dan", places(["LISBON", "Rome"])),
    ]);
    expect(round.proposal.destination).toBe("Rome");
    expect(conflict(round, "destination")).toMatchObject({
      code: "no_majority",
      message:
        "Rome comes closest, wanted by two of four (Cem and Dan); more than half is needed. Ana, Ben and Dan want Lisbon, Portugal, but Cem rules it out.",
      memberIds: ["the-id-of-ana", "the-id-of-ben", "the-id-of-cem"],
    });
    expect(asked(round, "destination")).toEqual(["Ana says yes to Rome", "Cem no longer rules out Lisbon, Portugal"]);
  });

  it("have no relaxation when every destination has a veto", () => {
    const round = roundOf([member("Ana", places(["Lisbon"], ["Rome"])), member("Ben", places(["Rome"], ["Lisbon"]))]);
    expect(round.proposal.destination).toBeNull();
    expect(conflict(round, "destination")).toMatchObject({
      code: "all_vetoed",
      message: "Every place is ruled out by somebody: Lisbon by Ben, and Rome by Ana.",
    });
    expect(asked(round, "destination")).toEqual([
      "Ana no longer rules out Rome and says yes to it",
      "Ben no longer rules out Lisbon and says yes to it",
    ]);
  });

  it("ask the members first who gave way least, also those who named no destination", () => {
    const round = roundOf([
      member("Ana", places(["Lisbon"]), { gaveWayBefore: 2 }),
      member("Ben", places(["Rome"]), { gaveWayBefore: 2 }),
      member("Dan"),
    ]);
    expect(asked(round, "destination")).toEqual(["Dan says yes to Lisbon", "Dan says yes to Rome"]);
  });
});

describe("names of destinations", () => {
  it("are equal without case, accents and spacing, and with a country that only one has", () => {
    expect(placeKey("  São  Paulo ,brazil")).toBe(placeKey("SAO PAULO, Brazil"));
    expect(samePlace("Lisbon", "lisbon, Portugal")).toBe(true);
    expect(samePlace("Paris, France", "Paris, Texas")).toBe(false);
    expect(samePlace("Lisbon", "Porto")).toBe(false);
  });

  it("stay different without a country when two cities have the name", () => {
    const paris = (...others: string[]) =>
      roundOf([member("Ana", places(["Paris"])), ...others.map((it) => member(it, places([it])))]);
    expect(paris("Paris, France").reconciled.destination).toBe(true);
    expect(paris("Paris, France", "Paris, Texas").reconciled.destination).toBe(false);
  });

  it("are covered by a veto of the city, the country, or an ambiguous name", () => {
    const isOut = (choice: string, veto: string) =>
      roundOf([member("Ana", places([choice])), member("Ben", places([], [veto]))]).proposal.destination === null;
    expect(isOut("Lisbon, Portugal", "lisbon")).toBe(true);
    expect(isOut("Lisbon, Portugal", "Portugal")).toBe(true);
    expect(isOut("Lisbon", "Lisbon, Portugal")).toBe(true);
    expect(isOut("Paris, France", "Paris, Texas")).toBe(false);
    expect(isOut("Porto, Portugal", "Lisbon, Portugal")).toBe(false);
  });
});

describe("budgets without an overlap", () => {
  it("ask for the missing amount, of the lower or the higher budget", () => {
    const round = roundOf([
      member("Ana", spends("0", "500")),
      member("Ben", spends("800.5", "1200")),
      member("Cem", spends("400", "900")),
    ]);
    expect(conflict(round, "budget")).toMatchObject({
      code: "budgets_apart",
      message: "The budgets do not overlap: Ana stops at 500 EUR, but Ben starts at 800.50 EUR.",
      memberIds: ["the-id-of-ana", "the-id-of-ben"],
    });
    expect(conflict(round, "budget").relaxations).toMatchObject([
      { message: "Ana goes up to 800.50 EUR (300.50 EUR more)", steps: [{ min: "0", max: "800.5" }], scoreAfter: 45 },
      { message: "Ben comes down to 500 EUR (300.50 EUR less)", steps: [{ min: "500", max: "1200" }] },
    ]);
  });

  it("ask the fewest members when several budgets do not fit", () => {
    const round = roundOf([
      member("Ana", spends("0", "500")),
      member("Ben", spends("800", null)),
      member("Cem", spends("700", "900")),
    ]);
    expect(asked(round, "budget")[0]).toBe("Ana goes up to 800 EUR (300 EUR more)");
  });

  it("do not tell whose and how much when one of them is private", () => {
    const round = roundOf([
      member("Ana", spends("0", "500", true)),
      member("Ben", spends("800", "1200")),
      member("Cem", spends("400", "900")),
    ]);
    expect(conflict(round, "budget")).toEqual({
      dimension: "budget",
      code: "budgets_apart",
      message:
        "The budgets do not overlap. At least one of them is private, so this does not say whose, or by how much.",
      memberIds: [],
      relaxations: [
        {
          message: "Whoever has room in their budget moves towards the others until all budgets overlap",
          steps: [],
          scoreBefore: 20,
          scoreAfter: 45,
        },
      ],
    });
  });

  it("are not reported when the only budget with limits is private", () => {
    const alone = [member("Ana", spends("300", "800", true)), member("Ben", stay("2030-05-03", "2030-05-07"))];
    for (const members of [alone, [...alone, member("Cem", spends("0", null))]]) {
      const round = roundOf(members);
      expect([round.reconciled.budget, round.proposal.budget]).toEqual([true, null]);
      expect(JSON.stringify(round)).not.toMatch(/300|800/);
    }
  });

  it("are told to overlap, without the amount, while fewer than three private ones have limits", () => {
    const ana = member("Ana", spends("301", "807", true));
    const ben = member("Ben", spends("0", "605", true));
    const cem = member("Cem", spends("102", "903", true));
    const dan = member("Dan", spends("0", "600"));
    for (const members of [
      [ana, dan],
      [ana, ben],
      [ana, ben, dan],
      [ana, member("Eva", spends("0", null, true)), dan],
    ]) {
      const round = roundOf(members);
      expect([round.reconciled.budget, round.proposal.budget]).toEqual([true, null]);
      expect(JSON.stringify(round)).not.toMatch(/301|807|605|600/);
      expect(round.consensus.find((it) => it.dimension === "budget")?.message).toBe(
        "All budgets overlap. Because some are private, this does not say where.",
      );
    }
    expect(roundOf([ana, ben, cem]).proposal.budget).toEqual({ min: "301", max: "605" });
    expect(roundOf([dan, member("Eva", spends("100", "900"))]).proposal.budget).toEqual({ min: "100", max: "600" });
  });

  it("of silent members still count when the last round agreed on an amount that it did not show", () => {
    const silent = { ...member("Ben", spends("100", "200", true)), standing: "silent" as const };
    const input = groupOf([member("Ana", spends("0", "900")), silent]);
    const previous = { dates: null, destination: null, budget: null };
    const round = align({ ...input, previous, previousBudgetHidden: true });
    expect([round.reconciled.budget, round.proposal.budget]).toEqual([true, null]);
    const shown = align({ ...input, previous });
    expect(shown.proposal.budget).toEqual({ min: "0", max: "900" });
  });

  it("stay private when a relaxation replaces one", () => {
    const input = groupOf([member("Ana", spends("0", "500", true)), member("Ben", spends("800", null))]);
    const { members } = applyRelaxationSteps(input, [
      { kind: "budget", memberId: "the-id-of-ana", min: "0", max: "700" },
    ]);
    expect(members[0]?.wishes.budget).toEqual({ min: "0", max: "700", private: true });
  });

  it("have an overlap only when they share an amount", () => {
    expect(budgetOverlap([])).toBeNull();
    expect(
      budgetOverlap([
        { min: "0.001", max: null },
        { min: "0", max: "0.002" },
      ]),
    ).toEqual({ min: "0.001", max: "0.002" });
    expect(
      budgetOverlap([
        { min: "0.002", max: null },
        { min: "0", max: "0.001" },
      ]),
    ).toBeNull();
  });
});

describe("a member who did not answer after a round", () => {
  const previous = {
    dates: { start: "2030-05-05", end: "2030-05-09" },
    destination: "Lisbon, Portugal",
    budget: { min: "400", max: "600" },
  };
  const silent = { standing: "silent" as const };
  const members = [
    member("Ana", { ...stay("2030-05-03", "2030-05-07", 2), ...places(["Rome"]), ...spends("300", "500") }),
    member("Ben", { ...stay("2030-07-04", "2030-07-08"), ...places(["Rome"]), ...spends("900", null) }, silent),
    member("Cem", {}, silent),
  ];

  it("counts as accepting what the round proposed, and is named", () => {
    const round = roundOf(members, { previous });
    expect(round.proposal).toEqual({ ...previous, budget: { min: "400", max: "500" } });
    expect(agreed(round)).toEqual([
      "5–9 May 2030 suits Ana, the only one who said anything about it since the last round. Ben and Cem have not answered since the last round and are counted as accepting 5–9 May 2030.",
      "Two of three want Lisbon, Portugal, and nobody rules it out. Ben and Cem have not answered since the last round and are counted as accepting Lisbon, Portugal.",
      "400–500 EUR suits Ana, the only one who said anything about it since the last round. Ben and Cem have not answered since the last round and are counted as accepting 400–600 EUR.",
    ]);
  });

  it("keeps their vetoes and blackout dates", () => {
    const bound = member("Ben", { ...never("2030-05-06"), ...places([], ["Portugal"]) }, silent);
    const { proposal } = roundOf([members[0] as (typeof members)[0], bound], { previous });
    expect(proposal).toMatchObject({ dates: { start: "2030-05-05", end: "2030-05-05" }, destination: "Rome" });
  });

  it("gets a message about what new blackout dates leave of the accepted dates", () => {
    const dan = member("Dan", never("2030-05-07"));
    expect(agreed(roundOf([...members.slice(1), dan], { previous }))[0]).toBe(
      "5–6 May 2030 comes closest to the proposed 5–9 May 2030, since Dan can't make 7 May 2030. Ben and Cem have not answered since the last round and are counted as accepting 5–9 May 2030.",
    );
  });

  it("gets a message when nothing is left of the accepted budget", () => {
    const round = roundOf([...members.slice(1), member("Dan", spends("900", null))], { previous });
    expect(agreed(round).at(-1)).toBe(
      "900 EUR or more suits Dan, the only one who said anything about it since the last round. The last round proposed 400–600 EUR, which is not among them, and Ben and Cem have not answered since then.",
    );
  });

  it("is not mentioned when there was nothing to accept", () => {
    const before = { ...previous, destination: null, budget: null };
    const quiet = roundOf(members.slice(1), { previous: before });
    expect(conflict(quiet, "budget").message).toBe(
      "Nobody has said since the last round what they would like to spend, and that round proposed no budget. What Ben said before counts again once they answer.",
    );
    expect(conflict(quiet, "destination").message).toBe(
      "Nobody has said since the last round where they would like to go, and that round proposed no destination. What Ben said before counts again once they answer.",
    );
    const group = { ...frame, destinationOptions: ["Oslo"], budget: { min: "0", max: "70.5" } };
    expect(agreed(roundOf(members.slice(1), { previous: before, group })).slice(1)).toEqual([
      "Nobody named a place since the last round, so the group's first place that nobody rules out applies: Oslo.",
      "Nobody named a budget since the last round, so the group's own budget applies: up to 70.50 EUR.",
    ]);
  });

  it("does not block a majority of the others", () => {
    const [ben, cem] = members.slice(1) as [(typeof members)[0], (typeof members)[0]];
    const want = (name: string, place: string) => member(name, places([place]));
    const round = roundOf([want("Ana", "Rome"), want("Dan", "Rome"), want("Eve", "Oslo"), ben, cem], { previous });
    expect(round).toMatchObject({ proposal: { destination: "Rome" }, reconciled: { destination: true } });
  });

  it("counts with all former answers when a relaxation changes one of them", () => {
    const input = groupOf(members, { previous });
    const after = applyRelaxationSteps(input, [
      { kind: "approve", memberId: "the-id-of-ben", destination: "Lisbon, Portugal" },
    ]);
    expect(after.members.map((it) => it.standing)).toEqual(["answered", "answered", "silent"]);
    expect(align(after).reconciled).toEqual({ dates: false, destination: true, budget: false });
  });

  it("still counts as not answered when a relaxation changes nothing", () => {
    const input = groupOf(members, { previous });
    const nothing = { memberId: "the-id-of-cem", destination: "Rome", dates: ["2030-05-05"], addDays: 3 };
    const steps = (["flexibility", "lift_blackout", "lift_veto"] as const).map((kind) => ({ kind, ...nothing }));
    expect(applyRelaxationSteps(input, steps)).toEqual(input);
  });
});

describe("between two rounds", () => {
  it("lists what changed, and nothing when nothing did", () => {
    const [ana, ben] = [member("Ana", places(["Rome"])), member("Ben", places(["Oslo"]))];
    const before = roundOf([ana, ben]);
    const after = roundOf([ana, member("Ben", { ...places(["Rome"]), ...stay("2030-05-03", "2030-05-07") })]);
    const other = roundOf([member("Ana", places(["Oslo"])), ben], {
      group: { ...frame, budget: { min: "5", max: null } },
    });
    expect(changesBetweenRounds(before, before, "EUR")).toEqual([]);
    expect(changesBetweenRounds(before, after, "EUR")).toEqual([
      "The score rose from 20 to 70.",
      "The proposed dates are now 3–7 May 2030.",
      "The dates are now agreed on.",
      "The proposed destination is now Rome instead of Oslo.",
      "The destination is now agreed on.",
    ]);
    expect(changesBetweenRounds(after, other, "EUR")).toEqual([
      "Dates are no longer proposed (previously 3–7 May 2030).",
      "The dates are no longer agreed on.",
      "The proposed destination is now Oslo instead of Rome.",
      "The proposed budget is now 5 EUR or more.",
      "The budget is now agreed on.",
    ]);
  });
});

describe("the best date windows", () => {
  it("tell which members they suit, and their deviation from all wishes", () => {
    const found = bestDateWindows(
      groupOf([
        member("Ana", stay("2030-05-03", "2030-05-07")),
        member("Ben", stay("2030-05-04", "2030-05-08", 1)),
        member("Cem", never("2030-05-02")),
      ]),
      2,
    );
    expect(found).toEqual([
      {
        range: { start: "2030-05-03", end: "2030-05-07" },
        fits: ["the-id-of-ana", "the-id-of-ben", "the-id-of-cem"],
        daysOff: 2,
      },
      { range: { start: "2030-05-03", end: "2030-05-08" }, fits: ["the-id-of-ben", "the-id-of-cem"], daysOff: 2 },
    ]);
  });

  it("are empty when nobody named dates", () => {
    expect(bestDateWindows(groupOf([member("Ana")]), 3)).toEqual([]);
  });
});
