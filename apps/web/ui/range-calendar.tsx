"use client";

import { datesFrom } from "@caravan/domain/calendar";
import { firstDays } from "@caravan/languages/formats";
import { currentFormats, currentLanguage } from "@caravan/languages/texts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addMonths, type DateRange, dateAfterKey, type Month, monthOf, rangeAfter, weeksOf } from "./calendar-month.ts";
import { classNames } from "./class-names.ts";
import { formatClauses, formatDate } from "./format.ts";
import { IconButton } from "./icon-button.tsx";
import { t } from "./messages/calendar/index.ts";
import { useSmallWindow } from "./use-window-size.ts";

/** What is on a date besides. */
export interface DateMark {
  readonly words: string;
  /** A night is a bar that joins its neighbours, travel a dot. */
  readonly kind: "night" | "travel";
}

export interface RangeCalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  start: string;
  end: string;
  onRange: (start: string, end: string) => void;
  /** The calendar opens at this date when none is chosen. */
  today: string;
  min?: string;
  marks?: ReadonlyMap<string, readonly DateMark[]>;
}

/** Two months, on a phone one, in which a range is chosen with two presses, or with the keyboard. */
export function RangeCalendar({ start, end, onRange, today, min, marks }: RangeCalendarProps) {
  const small = useSmallWindow();
  const shown = small ? 1 : 2;
  const firstDay = firstDays[currentFormats().week];
  const [begun, setBegun] = useState<DateRange | null>(null);
  const [first, setFirst] = useState<Month>(monthOf(start || today));
  const [at, setAt] = useState(start || today);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
  }, [at]);

  const range: DateRange = begun ?? { start, end: end || null };
  const press = (date: string) => {
    setAt(date);
    const next = rangeAfter(range, date);
    setBegun(next.end === null ? next : null);
    if (next.end !== null) onRange(next.start, next.end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(at, event.key, firstDay);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
    if (monthOf(next) < first) setFirst(monthOf(next));
    else if (monthOf(next) >= addMonths(first, shown)) setFirst(addMonths(monthOf(next), 1 - shown));
  };
  const turn = (by: 1 | -1) => {
    setFirst(addMonths(first, by));
    const months = Array.from({ length: shown }, (_, index) => addMonths(first, by + index));
    if (!months.includes(monthOf(at))) setAt(`${by > 0 ? months[0] : months.at(-1)}-01`);
  };

  return (
    <div ref={grid} className="flex flex-col gap-2">
      <div className="relative grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <IconButton
          label={t("earlier")}
          icon={<ChevronLeft />}
          onClick={() => turn(-1)}
          className="-top-1.5 absolute left-0"
        />
        <IconButton
          label={t("later")}
          icon={<ChevronRight />}
          onClick={() => turn(1)}
          className="-top-1.5 absolute right-0"
        />
        {Array.from({ length: shown }, (_, index) => addMonths(first, index)).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            firstDay={firstDay}
            range={range}
            at={at}
            today={today}
            {...(min !== undefined && { min })}
            {...(marks && { marks })}
            onPress={press}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-sm empty:sr-only">
        {begun && t("chooseEnd", { start: formatDate(begun.start, "day") })}
      </p>
    </div>
  );
}

interface MonthGridProps extends Pick<RangeCalendarProps, "min" | "marks" | "today"> {
  month: Month;
  firstDay: number;
  range: DateRange;
  /** The date that Tab leads to. */
  at: string;
  onPress: (date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MonthGrid({ month, firstDay, range, at, today, min = "", marks, onPress, onKeyDown }: MonthGridProps) {
  const name = new Intl.DateTimeFormat(currentLanguage(), { month: "long", year: "numeric", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(currentLanguage(), { weekday: "short", timeZone: "UTC" });
  // 5 January 1970 was a Monday.
  const week = datesFrom("1970-01-05", "1970-01-18").slice(firstDay - 1, firstDay + 6);
  const title = name.format(new Date(`${month}-15`));
  const { start, end } = range;
  return (
    <table onKeyDown={onKeyDown} className="w-full table-fixed border-collapse">
      <caption className="pb-2 text-center font-semibold first-letter:uppercase">{title}</caption>
      <thead>
        <tr>
          {week.map((date) => (
            <th
              key={date}
              scope="col"
              abbr={formatDate(date, "weekday")}
              className="h-7 font-normal text-faint text-xs"
            >
              {weekday.format(new Date(date))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((date, index) => {
              if (date === null) return <td key={`${month}-${index}`} />;
              const isEnd = date === start || date === end;
              const inside = date >= start && end !== null && date <= end;
              const on = marks?.get(date) ?? [];
              return (
                <td
                  key={date}
                  className={classNames(
                    "p-0 text-center",
                    inside && "bg-accent-soft",
                    date === start && "rounded-l-full",
                    (date === end || (end === null && date === start)) && "rounded-r-full",
                  )}
                >
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === at ? 0 : -1}
                    disabled={date < min}
                    aria-pressed={inside || date === start}
                    aria-current={date === today ? "date" : undefined}
                    aria-label={formatClauses([formatDate(date, "long"), ...on.map((it) => it.words)])}
                    title={on.length > 0 ? on.map((it) => it.words).join("\n") : undefined}
                    onClick={() => onPress(date)}
                    className={classNames(
                      "relative grid h-11 w-full place-items-center rounded-full text-[0.9375rem] tabular-nums disabled:opacity-40 pointer-fine:h-10",
                      isEnd
                        ? "bg-accent font-semibold text-on-accent"
                        : inside
                          ? "text-on-accent-soft"
                          : "hover:bg-sunken",
                      date === today && !isEnd && "font-semibold text-accent",
                    )}
                  >
                    {Number(date.slice(8))}
                    {on.some((it) => it.kind === "night") && (
                      <span
                        aria-hidden="true"
                        className="absolute inset-x-2 bottom-1 h-0.5 rounded-full bg-current opacity-70"
                      />
                    )}
                    {on.some((it) => it.kind === "travel") && (
                      <span aria-hidden="true" className="absolute top-1 right-1/4 size-1.5 rounded-full bg-current" />
                    )}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
