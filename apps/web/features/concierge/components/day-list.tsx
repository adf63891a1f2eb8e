import { Lock } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import { interleave, isCalledOff, type useDayMoments } from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import type { Concierge } from "../api/use-concierge.ts";
import { t } from "../messages/index.ts";
import { type DayLine, dayLines } from "../model/day-list.ts";
import type { LocalMoment } from "../types.ts";

interface DayListProps {
  concierge: Concierge;
  moments: ReturnType<typeof useDayMoments>;
  today: LocalMoment;
}

/** Today's activities: past, current and coming. */
export function DayList({ concierge: { trip, state }, moments, today }: DayListProps) {
  const day = trip.itinerary.find((it) => it.date === today.date);
  const activities: readonly Activity[] = day?.activities ?? [];
  const lines = dayLines(activities, interleave(activities, moments.get(today.date) ?? []), state, today);
  if (!day || lines.length === 0) return null;
  return (
    <section aria-labelledby="whole-day">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="whole-day" className="heading-section">
          {t("today")}
        </h2>
        <Link
          href={`/trips/${trip.id}#day-${day.id}`}
          className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {t("day", { number: String(day.day_number), date: formatDate(day.date, "day") })}
        </Link>
      </div>
      <ol className="mt-1 flex flex-col divide-y">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {day.notes && <p className="mt-3 wrap-anywhere whitespace-pre-line text-muted">{day.notes}</p>}
    </section>
  );
}

function Line({ line: { title, times, state, fixed, remark } }: { line: DayLine }) {
  const off = isCalledOff(remark);
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={classNames(
        "flex flex-wrap items-baseline gap-x-3 py-2.5",
        state === "past" || off ? "text-faint" : "text-ink",
      )}
    >
      <span className="w-26 text-[0.9375rem] tabular-nums">{times}</span>
      <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 gap-y-1">
        <span className={classNames("wrap-anywhere min-w-0", state !== "past" && "font-medium")}>
          <span className={off ? "line-through" : undefined}>{title}</span>
          {fixed && (
            <span className="whitespace-nowrap">
              {"\u00a0"}
              <Lock aria-hidden="true" className="inline size-3.5 align-[-0.1em] text-faint" />
              <span className="sr-only"> {t("stays")}</span>
            </span>
          )}
        </span>
        {state === "now" && <Badge tone="accent">{t("now")}</Badge>}
        {remark && <Badge tone={off ? "neutral" : "warning"}>{remark}</Badge>}
      </span>
    </li>
  );
}
