import type { DateRange } from "@caravan/domain/alignment/types";
import { weekdayOf } from "@caravan/domain/calendar";
import { type KeyboardEvent, useRef } from "react";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { type Calendar, monthsOf } from "../model/availability.ts";
import { nameCell } from "./date-row.tsx";

export interface DayHeadsProps {
  calendar: Calendar;
  shown: DateRange | null;
  onPoint: (day: string | null) => void;
  onChosen: (range: DateRange) => void;
}

/** Months, days and the number of members who can come. The days are one tab stop; arrow keys move between them. */
export function DateTableHead({ calendar: { days, can, rows }, shown, onPoint, onChosen }: DayHeadsProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const reached = Math.max(0, shown ? days.indexOf(shown.start) : 0);
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length };
  const walk = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(days.length - 1, index + step));
    row.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <thead>
      <tr>
        <td className={nameCell} />
        {monthsOf(days).map(({ month, days: inIt }) => (
          <th key={month} scope="colgroup" colSpan={inIt} className="overflow-clip text-left font-medium text-sm">
            <span className="sticky left-(--names) inline-block whitespace-nowrap px-2">{monthName(month, inIt)}</span>
          </th>
        ))}
      </tr>
      <tr ref={row}>
        <td className={nameCell} />
        {days.map((day, index) => {
          const free = can[index] ?? 0;
          const weekend = ["sat", "sun"].includes(weekdayOf(day));
          return (
            <th key={day} scope="col" className="p-0 font-normal">
              <button
                type="button"
                data-day={day}
                tabIndex={index === reached ? 0 : -1}
                aria-label={t("dayHead", {
                  date: formatDate(day, "day"),
                  free: String(free),
                  all: String(rows.length),
                })}
                onClick={() => onChosen({ start: day, end: day })}
                onFocus={() => onPoint(day)}
                onBlur={() => onPoint(null)}
                onKeyDown={(event) => walk(event, index)}
                className={classNames(
                  "-outline-offset-2 flex h-11 w-full flex-col items-center justify-center rounded-md text-xs tabular-nums leading-tight hover:text-ink",
                  weekend ? "text-ink" : "text-muted",
                )}
              >
                {/* Drawn by CSS: as text, the letter would count as a part of the button's visible label. */}
                <span
                  data-letter={formatDate(day, "weekday").slice(0, 1)}
                  className={classNames(
                    "text-[0.6875rem] before:content-[attr(data-letter)]",
                    weekend && "font-semibold",
                  )}
                />
                <span className={classNames("text-sm", weekend && "font-semibold")}>{Number(day.slice(8))}</span>
              </button>
            </th>
          );
        })}
      </tr>
      <tr>
        <th scope="row" className={nameCell}>
          {t("canCome")}
        </th>
        {days.map((day, index) => {
          const free = can[index] ?? 0;
          return (
            <td key={day} data-day={day} className="p-px text-center text-xs tabular-nums">
              <span className={classNames("grid h-6 place-items-center rounded-md", heat(free, rows.length))}>
                {free}
              </span>
            </td>
          );
        })}
      </tr>
    </thead>
  );
}

/** "May 2030"; a month with only a few visible days has room for three letters. */
function monthName(month: string, days: number): string {
  const [, name = "", year = ""] = formatDate(`${month}-01`).split(" ");
  return days < 3 ? name : `${name} ${year}`;
}

function heat(free: number, of: number): string {
  if (free === 0) return "text-faint";
  if (free === of) return "bg-accent font-semibold text-on-accent";
  return free * 2 > of ? "bg-accent-soft font-medium text-on-accent-soft" : "bg-accent-soft/50 text-ink";
}
