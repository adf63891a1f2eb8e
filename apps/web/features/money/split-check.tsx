import { fromMinor } from "@caravan/domain/money/amount";
import { CircleCheck } from "lucide-react";
import { formatMoney } from "@/ui/format.ts";
import { type ExpenseDraft, leftOf } from "./expense-draft.ts";

/** Whether the amounts add up, by the rules by which they are kept. */
export function SplitCheck({ draft }: { draft: ExpenseDraft }) {
  const left = leftOf(draft);
  if (left === null) return null;
  const money = (minor: bigint) => formatMoney(fromMinor(minor, draft.currency), draft.currency);
  return (
    <p role="status" className="mt-2 flex items-center gap-2 font-medium text-sm tabular-nums [&_svg]:size-4">
      {left === 0n ? (
        <>
          <CircleCheck aria-hidden="true" className="text-accent" />
          It adds up.
        </>
      ) : left > 0n ? (
        `${money(left)} still to share`
      ) : (
        <span className="text-danger">{money(-left)} too much</span>
      )}
    </p>
  );
}
