"use client";

import type { DateRange } from "@caravan/domain/alignment/types";
import { daysBetween } from "@caravan/domain/calendar";
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDateRange } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { suitsWords } from "../messages.ts";
import type { Calendar } from "../model/availability.ts";
import type { Window } from "../model/date-windows.ts";
import { DateRow, nameCell } from "./date-row.tsx";
import { DateTableHead } from "./date-table-head.tsx";

export interface DateTableProps {
  calendar: Calendar;
  windows: readonly Window[];
  proposed: DateRange | null;
  tentative: DateRange | null;
  /** The highlighted columns. */
  shown: DateRange | null;
  /** Scrolled into view when it changes; days under the pointer are not. */
  settled: DateRange | null;
  onPoint: (day: string | null) => void;
  onChosen: (range: DateRange) => void;
}

const dayWidth = 28;
/** The first few are shown, the others after a press. */
const rowsAtFirst = 12;

/** Members by days. The names stay visible while the days scroll. */
export function DateTable(props: DateTableProps) {
  const { calendar, windows, proposed, tentative, shown, settled, onPoint, onChosen } = props;
  const { days, rows } = calendar;
  const [all, setAll] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const from = days[0] ?? "";
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector("thead th");
    if (!box || !head || !settled) return;
    const room = box.clientWidth - head.clientWidth;
    const width = (box.scrollWidth - head.clientWidth) / days.length;
    const middle = (daysBetween(from, settled.start) + daysBetween(from, settled.end) + 1) / 2;
    box.scrollLeft = middle * width - room / 2;
  }, [from, days.length, settled?.start, settled?.end]);

  // With a pointer the whole column can be pressed; the keyboard has the buttons in the heads of the days.
  const dayAt = ({ target }: PointerEvent) =>
    (target as HTMLElement).closest<HTMLElement>("[data-day]")?.dataset.day ?? null;
  const point = (event: PointerEvent) => {
    if (event.pointerType !== "touch") onPoint(dayAt(event));
  };
  const choose = (event: PointerEvent) => {
    const day = dayAt(event);
    if (day) onChosen({ start: day, end: day });
  };
  const more = rows.length - rowsAtFirst;
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={scroller}
        className="relative overflow-x-auto overscroll-x-contain rounded-control [--names:6.5rem] sm:[--names:10rem]"
      >
        <div className="relative" style={{ minWidth: `calc(var(--names) + ${days.length * dayWidth}px)` }}>
          {shown && <Lit days={days} range={shown} />}
          <table
            onPointerOver={point}
            onPointerLeave={() => onPoint(null)}
            onPointerUp={choose}
            className="relative w-full table-fixed border-separate border-spacing-0"
          >
            <caption className="sr-only">{t("whoWhen", { dates: formatDateRange(from, days.at(-1) ?? from) })}</caption>
            <colgroup>
              <col className="w-(--names)" />
              <col span={days.length} />
            </colgroup>
            <DateTableHead calendar={calendar} shown={shown} onChosen={onChosen} onPoint={onPoint} />
            <tbody>
              {tentative && <DateBand days={days} range={tentative} name="First idea" look="tentative" />}
              {proposed && <DateBand days={days} range={proposed} name="Proposed" look="proposed" />}
              {windows.map(({ range, suits }, index) => (
                <DateBand
                  key={`${range.start} ${range.end}`}
                  days={days}
                  range={range}
                  name={["Best", "Second", "Third"][index] ?? ""}
                  label={suitsWords(suits, rows.length)}
                  look={index === 0 ? "best" : "good"}
                />
              ))}
            </tbody>
            <tbody>
              {rows.slice(0, all ? undefined : rowsAtFirst).map((row) => (
                <DateRow key={row.member.id} row={row} days={days} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {more > 0 && (
        <Button variant="ghost" size="sm" className="self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("fewerPeople") : t("morePeople", { count: more })}
        </Button>
      )}
    </div>
  );
}

/** The highlight behind the columns of a range. */
function Lit({ days, range }: { days: readonly string[]; range: DateRange }) {
  const from = days[0] ?? "";
  const first = Math.max(0, daysBetween(from, range.start));
  const last = Math.min(days.length - 1, daysBetween(from, range.end));
  if (last < first) return null;
  const style: CSSProperties = {
    left: `calc(var(--names) + (100% - var(--names)) * ${first / days.length})`,
    width: `calc((100% - var(--names)) * ${(last - first + 1) / days.length})`,
  };
  return <span aria-hidden="true" className="absolute inset-y-0 rounded-md bg-sunken" style={style} />;
}

const looks = {
  best: "h-5 bg-success-soft text-on-success-soft inset-ring inset-ring-current/40",
  good: "h-5 bg-line/70 text-ink",
  proposed: "my-1.5 h-1.5 bg-ink",
  tentative: "my-2 border-line-strong border-t-2 border-dotted rounded-none!",
};

interface DateBandProps {
  days: readonly string[];
  range: DateRange;
  /** At the head of the row. */
  name: string;
  /** On the band, if it is wide enough. */
  label?: string;
  look: keyof typeof looks;
}

/** A stretch of days as a band over their columns; nothing when none of them is visible. */
function DateBand({ days, range, name, label, look }: DateBandProps) {
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
          {/* The words of a short band continue over the days after it. */}
          <span className="whitespace-nowrap">{label}</span>
        </span>
      </td>
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}
