import { MessageCircleOff } from "lucide-react";
import { memo } from "react";
import { classNames } from "@/ui/class-names.ts";
import type { Calendar, DayMark } from "./calendar.ts";
import { DayMarkBox } from "./day-mark.tsx";

const words: Record<DayMark, string> = { ideal: "ideal", flexible: "possible", blackout: "cannot" };

export interface DateRowProps {
  row: Calendar["rows"][number];
  days: readonly string[];
}

/** What one member says of each day. Drawn once: pointing about does not draw hundreds of cells anew. */
export const DateRow = memo(function DateRow({ row: { member, marks }, days }: DateRowProps) {
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span className="flex items-center gap-1.5">
          <span className={classNames("truncate", member.isYou ? "font-semibold" : "font-medium")}>
            {member.isYou ? "You" : member.name}
          </span>
          {!member.answered && (
            <span title="Has not answered since the last round" className="shrink-0 text-faint">
              <MessageCircleOff aria-hidden="true" className="size-3.5" />
              <span className="sr-only">, no answer since the last round</span>
            </span>
          )}
        </span>
      </th>
      {days.map((day, index) => {
        const mark = marks[index] ?? null;
        return (
          <td key={day} data-day={day} className="px-0 py-1">
            {mark && (
              <>
                <span className="sr-only">{words[mark]}</span>
                <DayMarkBox
                  mark={mark}
                  first={index > 0 && marks[index - 1] !== mark}
                  last={index < days.length - 1 && marks[index + 1] !== mark}
                />
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** Stays in sight while the days scroll. */
export const nameCell =
  "sticky left-0 z-10 h-8 max-w-0 truncate border-line border-r bg-surface pr-2 text-left text-sm font-medium";
