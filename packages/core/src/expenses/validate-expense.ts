import { statement, t } from "@caravan/db/sql";
import { fixedAmount, isPayable, sum, toMinor } from "@caravan/domain/amount";
import { decimalsOf } from "@caravan/domain/currency-decimals";
import { inOrder, leftToShare, type Split } from "@caravan/domain/money/expense-split";
import { said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { type ErrorDetail, invalid, invalidAt } from "../kernel/errors.ts";
import type { ExpensePeople } from "./expense-people.ts";
import type { ExpenseFields } from "./store.ts";
import { peopleIn } from "./trip-money.ts";

/**
 * Checks an expense: amounts in units of the currency, members of the trip, shares that add up.
 *
 * @param before as it was: people who were in it may stay after they have left the trip, and keep odd cents
 */
export function validateExpense(
  it: ExpenseFields,
  people: ExpensePeople,
  before: Pick<ExpenseFields, "paidById" | "split"> | null,
): ExpenseFields {
  const allowed = before ? peopleIn([before]) : [];
  const known = (userId: string) => people.isMember(userId) || allowed.includes(userId);
  const split = inOrder(
    named(it.split, people),
    before?.split.shares.map((share) => share.personId),
  );
  const wrong = [
    ...amountProblems(it),
    ...(it.paidById === null || known(it.paidById) ? [] : [{ path: "paid_by", message: "is not on this trip" }]),
    ...split.shares.flatMap(({ personId }, index) =>
      known(personId) ? [] : [{ path: `split.shares.${index}.user_id`, message: "is not on this trip" }],
    ),
  ];
  // Sums are only checked for valid amounts.
  if (wrong.length === 0) wrong.push(...sumProblems({ ...it, split }));
  if (wrong.length > 0) throw invalid(wrong);
  return { ...it, split };
}

/** "Everybody" means today's members, so that later members owe nothing. */
function named(split: Split, people: ExpensePeople): Split {
  if (split.shares.length > 0) return split;
  return { mode: "equal", shares: people.members().map(({ userId }) => ({ personId: userId })) };
}

function amountProblems({ amount, currency, split }: ExpenseFields): ErrorDetail[] {
  const decimals = decimalsOf(currency);
  const message = decimals === 0 ? said`${currency} has no decimals` : `${currency} has ${decimals} decimals`;
  const shares = split.shares.map((it, index) => ({ path: `split.shares.${index}.amount`, amount: it.amount }));
  return [{ path: "amount", amount }, ...shares].flatMap(({ path, amount: part }) =>
    part === undefined || isPayable(part, currency) ? [] : [{ path, message }],
  );
}

function sumProblems({ amount, currency, split }: ExpenseFields): ErrorDetail[] {
  if (leftToShare(amount, currency, split) === 0n) return [];
  const shared = sum(split.shares.map((it) => toMinor(it.amount ?? "0", currency)));
  const told = (it: bigint) => `${fixedAmount(it, currency)} ${currency}`;
  const [is, should] = [told(shared), told(toMinor(amount, currency))];
  return [{ path: "split.shares", message: said`the shares add up to ${is}, and the expense is ${should}` }];
}

const findDocument = statement(
  "expense-document",
  `select id from documents
    where id = $1 and trip_id = $2 and trashed_at is null and (not private or uploaded_by_id = $3)`,
  [t.uuid, t.uuid, t.uuid],
  { id: t.uuid },
);

/** A document of the same trip that the caller can see. */
export async function checkDocument(
  ctx: Context,
  tripId: string,
  documentId: string | null | undefined,
): Promise<void> {
  if (documentId === null || documentId === undefined) return;
  const rows = await ctx.sql.rows(findDocument, [documentId, tripId, signedIn(ctx.actor).userId]);
  if (rows.length === 0) throw invalidAt("document_id", "is not a document of this trip that you can see");
}
