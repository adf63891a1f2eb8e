import { MessageCircleOff } from "lucide-react";
import { memo } from "react";
import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/index.ts";
import type { Calendar, DayMark } from "../model/availability.ts";

const words = { ideal: "mark.ideal", flexible: "mark.possible", blackout: "mark.cant" } as const satisfies Record<
  DayMark,
  string
>;

export interface DateRowProps {
  row: Calendar["rows"][number];
  days: readonly string[];
}

/** What one member states for each day. Memoized, so that hovering does not render hundreds of cells again. */
export const DateRow = memo(function DateRow({ row: { member, marks }, days }: DateRowProps) {
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span className="flex items-center gap-1.5">
          <span className={classNames("truncate", member.isYou ? "font-semibold" : "font-medium")}>
            {member.isYou ? t("you") : member.name}
          </span>
          {!member.answered && (
            <span title={t("silent.title")} className="shrink-0 text-faint">
              <MessageCircleOff aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t("silent.aside")}</span>
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
                <span className="sr-only">{t(words[mark])}</span>
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

/** Stays visible while the days scroll. */
export const nameCell =
  "sticky left-0 z-10 h-8 max-w-0 truncate border-line border-r bg-surface pr-2 text-left text-sm font-medium";

const looks: Record<DayMark, string> = {
  ideal: "bg-accent",
  // Half as high as an ideal day: the two differ in shape as well as in strength.
  flexible: "bg-accent/35 my-1.5 h-2.5",
  blackout:
    "bg-danger-soft bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--danger)_3px_4.5px)] border-y border-danger/60!",
};

/** One day of a member as a bar; adjacent days of one kind are joined. */
export function DayMarkBox({ mark, first = true, last = true }: { mark: DayMark; first?: boolean; last?: boolean }) {
  return (
    <span
      className={classNames(
        "block",
        mark !== "flexible" && "h-5.5",
        looks[mark],
        first && "rounded-l-md",
        last && "rounded-r-md",
        mark === "blackout" && first && "border-l",
        mark === "blackout" && last && "border-r",
      )}
    />
  );
}
