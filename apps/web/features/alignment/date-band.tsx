import type { DateRange } from "@caravan/domain/alignment/types";
import { daysBetween } from "@caravan/domain/calendar";
import { classNames } from "@/ui/class-names.ts";
import { formatDateRange } from "@/ui/format.ts";
import { nameCell } from "./date-row.tsx";

const looks = {
  best: "h-5 bg-success-soft text-on-success-soft inset-ring inset-ring-current/40",
  good: "h-5 bg-line/70 text-ink",
  proposed: "my-1.5 h-1.5 bg-ink",
  tentative: "my-2 border-line-strong border-t-2 border-dotted rounded-none!",
};

export interface DateBandProps {
  days: readonly string[];
  range: DateRange;
  /** At the head of the row. */
  name: string;
  /** On the band, where there is room for words. */
  label?: string;
  look: keyof typeof looks;
}

/** A stretch of days as a band over their columns; nothing when none of them is in sight. */
export function DateBand({ days, range, name, label, look }: DateBandProps) {
  const from = days[0] ?? "";
  const before = Math.max(0, daysBetween(from, range.start));
  const last = Math.min(days.length - 1, daysBetween(from, range.end));
  if (last < before) return null;
  const after = days.length - 1 - last;
  return (
    <tr>
      <th scope="row" className={classNames(nameCell, "h-7! font-normal! text-muted")}>
        {name}
      </th>
      {before > 0 && <td colSpan={before} />}
      <td colSpan={last - before + 1} className="px-px">
        <span className="sr-only">
          {formatDateRange(range.start, range.end)}
          {label && `, ${label}`}
        </span>
        <span
          aria-hidden="true"
          className={classNames("flex items-center rounded-md px-2 font-medium text-xs", looks[look])}
        >
          {/* Of a short band the words run on over the days after it. */}
          <span className="whitespace-nowrap">{label}</span>
        </span>
      </td>
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}
