import type { DateRange } from "@caravan/domain/alignment/types";
import { Check, Sparkles } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { formatDateRange } from "@/ui/format.ts";
import type { DatedMember } from "./calendar.ts";
import { suitsWords } from "./date-words.ts";
import type { Window } from "./windows.ts";

export interface BestWindowsProps {
  windows: readonly Window[];
  members: readonly DatedMember[];
  chosen: DateRange | null;
  onChosen: (range: DateRange) => void;
}

/** The windows that suit most; a press shows one in the calendar. */
export function BestWindows({ windows, members, chosen, onChosen }: BestWindowsProps) {
  if (windows.length === 0) return null;
  return (
    <ol aria-label="Best dates" className="flex flex-wrap gap-2">
      {windows.map(({ range, suits }, index) => {
        const suitsAll = suits === members.length;
        const isChosen = chosen ? chosen.start === range.start && chosen.end === range.end : index === 0;
        return (
          <li key={`${range.start} ${range.end}`} className="max-sm:flex-auto">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChosen(range)}
              className={classNames(
                "tap flex w-full items-center gap-2.5 rounded-control border bg-raised px-3 py-2 text-left transition-colors",
                isChosen ? "border-accent" : "border-line hover:border-line-strong",
              )}
            >
              <span aria-hidden="true" className="text-accent [&>svg]:size-4.5">
                {suitsAll ? <Check /> : <Sparkles />}
              </span>
              <span>
                <span className="block font-medium leading-snug">{formatDateRange(range.start, range.end)}</span>
                <span className="block text-muted text-sm leading-snug">{suitsWords(suits, members.length)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
