import { describe, expect, it } from "vitest";
import type { Expense } from "../types.ts";
import {
  changeOf,
  draftOf,
  type ExpenseDraft,
  leftOf,
  newDraft,
  owedIn,
  problemsOf,
  replacingDraft,
} from "./expense-draft.ts";

const people = [
  { userId: "ana", name: "Ana" },
  { userId: "rui", name: "Rui" },
];
const blank = newDraft({ people, viewerId: "ana", currency: "EUR", date: "2030-05-03" });
const dinner: ExpenseDraft = { ...blank, title: "Dinner", amount: 85.01 };
const byAmounts = (ana: number | null, rui: number | null): ExpenseDraft => ({
  ...dinner,
  mode: "amounts",
  sharers: dinner.sharers.map((it) => ({ ...it, amount: it.userId === "ana" ? ana : rui })),
});
const paths = (draft: ExpenseDraft) => problemsOf(draft).map((it) => it.path);

describe("errors of an expense", () => {
  it("are none with a name and an amount", () => {
    expect(paths(blank)).toEqual(["title", "amount"]);
    expect(paths(dinner)).toEqual([]);
  });

  it("include an amount that the currency cannot express", () => {
    expect(problemsOf({ ...dinner, currency: "JPY" })).toEqual([{ path: "amount", message: "JPY has no decimals." }]);
    expect(paths({ ...dinner, amount: 1.005 })).toEqual(["amount"]);
    expect(paths({ ...dinner, amount: 1.005, currency: "KWD" })).toEqual([]);
  });

  it("include nobody to share with, and a zero share", () => {
    expect(paths({ ...dinner, sharers: dinner.sharers.map((it) => ({ ...it, shares: false })) })).toEqual(["sharers"]);
    const unsaid = dinner.sharers.map((it) => ({ ...it, weight: null }));
    expect(paths({ ...dinner, mode: "weights", sharers: unsaid })).toEqual(["sharers"]);
  });

  it("include amounts that do not add up, to the cent", () => {
    expect(leftOf(byAmounts(40, 45))).toBe(1n);
    expect(leftOf(byAmounts(40, null))).toBe(4501n);
    expect(leftOf(byAmounts(50, 45))).toBe(-999n);
    expect(paths(byAmounts(40, 45))).toEqual(["sharers"]);
    expect(paths(byAmounts(40, 45.01))).toEqual([]);
  });
});

describe("the shares while typing", () => {
  it("add up to the total", () => {
    expect([...owedIn(dinner).values()]).toEqual([4251n, 4250n]);
    const uneven = dinner.sharers.map((it) => ({ ...it, weight: it.userId === "ana" ? 2 : 1 }));
    expect([...owedIn({ ...dinner, mode: "weights", sharers: uneven }).values()]).toEqual([5667n, 2834n]);
  });

  it("are empty without an amount or a share", () => {
    expect(owedIn(blank).size).toBe(0);
    const none = dinner.sharers.map((it) => ({ ...it, weight: 0 }));
    expect(owedIn({ ...dinner, mode: "weights", sharers: none }).size).toBe(0);
  });
});

const kept = {
  id: "e1",
  ...{ title: "Dinner", category: "food", amount: 85.01, currency: "EUR", date: "2030-05-03", notes: null },
  paid_by: { user_id: "old", name: "Olga", former: true },
  split: {
    mode: "equal",
    shares: [
      { user_id: "rui", name: "Rui", former: false, weight: null, amount: null, owes: 42.51 },
      { user_id: "old", name: "Olga", former: true, weight: null, amount: null, owes: 42.5 },
    ],
  },
  document: null,
} as unknown as Expense;

describe("editing an expense", () => {
  it("keeps people in it who have left, and does not add others", () => {
    const { sharers, paidBy } = draftOf(kept, people);
    expect(paidBy).toBe("old");
    expect(sharers.map((it) => [it.name, it.shares])).toEqual([
      ["Ana", false],
      ["Rui", true],
      ["Olga (left)", true],
    ]);
  });

  it("sends changed fields only", () => {
    const before = draftOf(kept, people);
    expect(changeOf("e1", before, before)).toBeNull();
    expect(changeOf("e1", { ...before, amount: 90, title: " Dinner " }, before)).toEqual({
      expense_id: "e1",
      amount: 90,
    });
  });

  it("starts with the values of an automatic entry", () => {
    const automatic = {
      key: "booking:1",
      title: "Hotel",
      amount: 240,
      currency: "USD",
      category: "accommodation",
      date: null,
    };
    expect(replacingDraft(blank, automatic as never)).toMatchObject({
      title: "Hotel",
      amount: 240,
      date: "2030-05-03",
    });
  });
});
