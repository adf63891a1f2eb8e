import * as f from "@caravan/domain/fields";
import { expenseCategories } from "@caravan/domain/money/cost-entry";
import { type Split, splitModes } from "@caravan/domain/money/expense-split";
import { z } from "zod";

const share = z.object({ user_id: f.id, weight: f.shareWeight.optional(), amount: f.amount.optional() });

/** Empty, or missing in a new expense: all present members share equally. */
const split = z
  .object({ mode: z.enum(splitModes), shares: z.array(share).max(f.mostSharers).default([]) })
  .superRefine(({ mode, shares }, context) => {
    const names = shares.map((it) => it.user_id.toLowerCase());
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (shares.length === 0 && mode !== "equal") issue(["shares"], "name who shares it");
    for (const [index, it] of shares.entries()) {
      const at = ["shares", index];
      if (names.indexOf(it.user_id.toLowerCase()) < index) issue([...at, "user_id"], "is named twice");
      if (mode === "weights" && it.weight === undefined) issue([...at, "weight"], "is needed by weights");
      if (mode === "amounts" && it.amount === undefined) issue([...at, "amount"], "is needed by amounts");
    }
  })
  .transform(
    ({ mode, shares }): Split => ({
      mode,
      shares: shares.map(({ user_id, weight, amount }) => ({
        personId: user_id.toLowerCase(),
        ...(mode === "weights" && { weight: weight as string }),
        ...(mode === "amounts" && { amount: amount as string }),
      })),
    }),
  );

const category = z.enum(expenseCategories);
const user = f.id.transform((id) => id.toLowerCase());

export const expenseInput = {
  title: f.expenseTitle,
  category,
  amount: f.amount.meta({ description: "Exact to the smallest unit of its currency" }),
  currency: f.currency.meta({ description: "The trip's when left out" }),
  date: f.calendarDate,
  paid_by: user.nullable().meta({ description: "A member; null: not part of the balances" }),
  split: split.meta({
    description: "equal, by weights or by amounts that sum to the amount; everybody alike when left out",
  }),
  notes: f.expenseNotes.nullable(),
  document_id: f.id.nullable().meta({ description: "A receipt among the documents of the trip" }),
};

/** The source of an entry, and its id. */
export const replacedKey = z
  .string()
  .regex(
    /^(?:activity|booking|segment):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    "must be the key of an automatic entry",
  )
  .transform((key) => key.toLowerCase());
