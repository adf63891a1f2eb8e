"use client";

import type { DateRange } from "@caravan/domain/alignment/types";
import { ChevronLeft, ChevronRight, MessageCircleOff } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { Group } from "@/features/groups/index.ts";
import { isCollecting } from "@/features/groups/index.ts";
import { Card } from "@/ui/card.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import { calendarOf, datedMembers, daysAtOnce, movedPart, partOf, spanOf } from "../model/availability.ts";
import { windowsOf } from "../model/date-windows.ts";
import { BestDates, DateDetail } from "./best-dates.tsx";
import { DayMarkBox } from "./date-row.tsx";
import { DateTable } from "./date-table.tsx";
import { MissingAnswers } from "./missing-answers.tsx";

export interface DatesProps {
  group: Group;
  /** The dates proposed in the last round. */
  proposed: DateRange | null;
}

/** Who can come when: all members' wishes day by day, and the windows that suit most. */
export function DatesCard({ group, proposed }: DatesProps) {
  const members = useMemo(
    // Missing answers are marked only while an answer is still possible.
    () => datedMembers(group).map((it) => (isCollecting(group) ? it : { ...it, answered: true })),
    [group],
  );
  const windows = useMemo(() => windowsOf(group, members), [group, members]);
  const span = useMemo(
    () => spanOf(members, [group.tentative_dates, proposed]),
    [members, group.tentative_dates, proposed],
  );
  const start = windows[0]?.range ?? proposed ?? group.tentative_dates;
  const [moved, setMoved] = useState<DateRange | null>(null);
  const [chosen, setChosen] = useState<DateRange | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // New answers may have changed the span since somebody moved through it.
  const part = span && (moved ? movedPart(span, moved, 0) : partOf(span, start));
  const calendar = useMemo(() => part && calendarOf(members, part), [members, part?.start, part?.end]);
  const isLong = span && part && (part.start > span.start || part.end < span.end);

  const look = (range: DateRange) => {
    setPointed(null);
    setChosen(range);
    if (span && part && (range.start < part.start || range.end > part.end)) setMoved(partOf(span, range));
  };
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="heading-section">{t("dates")}</h3>
        {members.length > 0 && (
          <DateLegend
            tentative={group.tentative_dates !== null}
            proposed={proposed !== null}
            silent={members.some((it) => !it.answered)}
          />
        )}
      </div>
      {members.length === 0 && <NobodySaid group={group} />}
      {members.length > 0 && (
        <>
          <BestDates windows={windows} members={members} chosen={chosen} onChosen={look} />
          {isLong && (
            <div className="flex items-center justify-between gap-2 text-muted text-sm">
              <TooltipButton
                label={t("earlierDays")}
                icon={<ChevronLeft />}
                aria-disabled={part.start <= span.start}
                onClick={() => setMoved(movedPart(span, part, 14 - daysAtOnce))}
              />
              <p role="status">{formatDateRange(part.start, part.end)}</p>
              <TooltipButton
                label={t("laterDays")}
                icon={<ChevronRight />}
                aria-disabled={part.end >= span.end}
                onClick={() => setMoved(movedPart(span, part, daysAtOnce - 14))}
              />
            </div>
          )}
          {calendar && (
            <DateTable
              calendar={calendar}
              windows={windows}
              proposed={proposed}
              tentative={group.tentative_dates}
              shown={pointed ? { start: pointed, end: pointed } : (chosen ?? start)}
              settled={chosen ?? start}
              onPoint={setPointed}
              onChosen={look}
            />
          )}
          {windows[0] && windows[0].suits < members.length && <p className="text-muted text-sm">{t("wholeTrip")}</p>}
          <DateDetail members={members} range={pointed ? { start: pointed, end: pointed } : (chosen ?? start)} />
        </>
      )}
      <MissingAnswers group={group} statedBy={members.map((it) => it.id)} about="dates" />
    </Card>
  );
}

function NobodySaid({ group: { tentative_dates: dates } }: { group: Group }) {
  return (
    <p className="text-muted">
      {dates ? t("nobodyDates", { dates: formatDateRange(dates.start, dates.end) }) : t("nobodyDatesYet")}
    </p>
  );
}

/** What the colours and patterns mean. */
function DateLegend({ tentative, proposed, silent }: Record<"tentative" | "proposed" | "silent", boolean>) {
  return (
    <ul aria-label={t("legend")} className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      <Entry word={t("mark.ideal")} box={<DayMarkBox mark="ideal" />} />
      <Entry word={t("mark.possible")} box={<DayMarkBox mark="flexible" />} />
      <Entry word={t("mark.cant")} box={<DayMarkBox mark="blackout" />} />
      {proposed && <Entry word={t("proposed")} box={<span className="block h-1.5 w-full rounded-full bg-ink" />} />}
      {tentative && (
        <Entry
          word={t("firstIdea")}
          box={<span className="block h-0 w-full border-line-strong border-t-2 border-dotted" />}
        />
      )}
      {silent && <Entry word={t("mark.silent")} box={<MessageCircleOff className="mx-auto size-4 text-faint" />} />}
    </ul>
  );
}

function Entry({ word, box }: { word: string; box: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="block w-5">
        {box}
      </span>
      {word}
    </li>
  );
}
