import { isPayable, type Minor, toAmount, toMinor } from "@caravan/domain/amount";
import { decimalsOf } from "@caravan/domain/currency-decimals";
import { deepEqual } from "@caravan/domain/deep-equal";
import { expenseCategories } from "@caravan/domain/money/cost-entry";
import { inOrder, leftToShare, type Split, sharesOf, splitModes } from "@caravan/domain/money/expense-split";
import { z } from "zod";
import type { ErrorDetail } from "@/features/api-client/index.ts";
import { t } from "../messages/entry/index.ts";
import type { Expense, ExpenseChange, NewExpense, Replaceable } from "../types.ts";

const sharer = z.object({
  userId: z.string(),
  name: z.string(),
  shares: z.boolean(),
  weight: z.number().nullable(),
  amount: z.number().nullable(),
});

/** The form for an expense. `paidBy` null: no payer is stated. `sharers`: everybody who could share it. */
export const expenseForm = z
  .object({
    title: z.string(),
    amount: z.number().nullable(),
    currency: z.string(),
    category: z.enum(expenseCategories),
    date: z.string(),
    paidBy: z.string().nullable(),
    mode: z.enum(splitModes),
    sharers: z.array(sharer),
    /** Ids of those who share it now, the first of whom have its odd cents. */
    order: z.array(z.string()),
    notes: z.string(),
    documentId: z.string().nullable(),
  })
  .superRefine((draft, context) => {
    for (const { path, message } of problemsOf(draft)) context.addIssue({ code: "custom", path: [path], message });
  });

export type ExpenseDraft = z.infer<typeof expenseForm>;
export type Sharer = z.infer<typeof sharer>;

export interface Person {
  readonly userId: string;
  readonly name: string;
}

/** A new expense: paid by the person who enters it, and for everybody. */
export function newDraft(of: {
  people: readonly Person[];
  viewerId: string;
  currency: string;
  date: string;
}): ExpenseDraft {
  return {
    title: "",
    amount: null,
    currency: of.currency,
    category: "food",
    date: of.date,
    paidBy: of.viewerId,
    mode: "equal",
    sharers: of.people.map((it) => ({ ...it, shares: true, weight: 1, amount: null })),
    order: [],
    notes: "",
    documentId: null,
  };
}

/** A form filled in from an automatic entry or an unpriced thing, for its real cost. */
export function replacingDraft(
  blank: ExpenseDraft,
  { title, amount, currency, category, date }: Replaceable,
): ExpenseDraft {
  return { ...blank, title, amount, currency, category, date: date ?? blank.date };
}

export function draftOf(expense: Expense, people: readonly Person[]): ExpenseDraft {
  const { title, amount, currency, category, date, split } = expense;
  // Former members stay in it.
  const left = split.shares.filter((it) => !people.some((person) => person.userId === it.user_id));
  const all = [...people, ...left.map((it) => ({ userId: it.user_id, name: t("leftPerson", { name: it.name }) }))];
  return {
    ...{ title, amount, currency, category, date, mode: split.mode },
    paidBy: expense.paid_by?.user_id ?? null,
    sharers: all.map((person) => {
      const share = split.shares.find((it) => it.user_id === person.userId);
      return { ...person, shares: share !== undefined, weight: share?.weight ?? 1, amount: share?.amount ?? null };
    }),
    order: split.shares.map((it) => it.user_id),
    notes: expense.notes ?? "",
    documentId: expense.document?.id ?? null,
  };
}

/** In the form of the domain; missing amounts count as zero. */
function splitOf({ mode, sharers, order }: ExpenseDraft): Split {
  const shares = sharers
    .filter((it) => it.shares)
    .map((it) => ({
      personId: it.userId,
      ...(mode === "weights" && { weight: toAmount(Math.max(0, it.weight ?? 0)) }),
      ...(mode === "amounts" && { amount: toAmount(Math.max(0, it.amount ?? 0)) }),
    }));
  return inOrder({ mode, shares }, order);
}

/** The amount that is not shared yet, negative when too much is; null without an amount. */
export function leftOf(draft: ExpenseDraft): Minor | null {
  return draft.amount === null ? null : leftToShare(toAmount(draft.amount), draft.currency, splitOf(draft));
}

/** What each person would owe, as far as it is known. */
export function owedIn(draft: ExpenseDraft): ReadonlyMap<string, Minor> {
  const split = splitOf(draft);
  if (draft.amount === null || !split.shares.some((it) => it.weight !== "0")) return new Map();
  return sharesOf(toMinor(toAmount(draft.amount), draft.currency), split, draft.currency);
}

export function problemsOf(draft: ExpenseDraft): ErrorDetail[] {
  const { amount, currency } = draft;
  const problems: ErrorDetail[] = [];
  const wrong = (path: string, message: string) => problems.push({ path, message });
  if (!draft.title.trim()) wrong("title", t("wrong.title"));
  if (!/^[A-Z]{3}$/.test(currency)) wrong("currency", t("wrong.currency"));
  if (amount === null || amount < 0) wrong("amount", t("wrong.amount"));
  else if (!isPayable(toAmount(amount), currency)) wrong("amount", tooFine(currency));
  if (!draft.date) wrong("date", t("wrong.date"));
  const split = splitOf(draft);
  if (split.shares.length === 0) wrong("sharers", t("wrong.sharers"));
  else if (split.mode === "weights" && split.shares.some((it) => it.weight === "0"))
    wrong("sharers", t("wrong.shares"));
  else if (split.mode === "amounts" && split.shares.some((it) => !isPayable(it.amount ?? "0", currency)))
    wrong("sharers", tooFine(currency));
  else if (problems.length === 0 && leftOf(draft) !== 0n) wrong("sharers", t("wrong.sum"));
  return problems;
}

function tooFine(currency: string): string {
  return t("wrong.decimals", { currency, decimals: decimalsOf(currency) });
}

export function newExpenseOf(draft: ExpenseDraft, tripId: string, replaces: string | undefined): NewExpense {
  return { ...wireOf(draft), trip_id: tripId, ...(replaces !== undefined && { replaces }) };
}

/** Only the changed fields, so that changes of others stay. Null when nothing changed. */
export function changeOf(id: string, draft: ExpenseDraft, before: ExpenseDraft): ExpenseChange | null {
  const [now, then] = [wireOf(draft), wireOf(before)] as [Record<string, unknown>, Record<string, unknown>];
  const changed = Object.entries(now).filter(([name, value]) => !deepEqual(value, then[name]));
  return changed.length === 0 ? null : { expense_id: id, ...Object.fromEntries(changed) };
}

function wireOf(draft: ExpenseDraft) {
  const { mode, sharers } = draft;
  return {
    title: draft.title.trim(),
    amount: draft.amount ?? 0,
    currency: draft.currency,
    category: draft.category,
    date: draft.date,
    paid_by: draft.paidBy,
    split: {
      mode,
      shares: sharers
        .filter((it) => it.shares)
        .map((it) => ({
          user_id: it.userId,
          ...(mode === "weights" && { weight: it.weight ?? 0 }),
          ...(mode === "amounts" && { amount: it.amount ?? 0 }),
        })),
    },
    notes: draft.notes.trim() || null,
    document_id: draft.documentId,
  };
}
