import { isBooked, previewDates } from "@caravan/domain/trip/date-change-preview";
import { readTrip } from "@caravan/domain/trip/wire";
import { BookmarkCheck, CalendarMinus, CalendarPlus, Inbox, MoveHorizontal } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import { lineOf, type Segment } from "@/features/travel/index.ts";
import { formatDate, formatList } from "@/ui/format.ts";
import { t } from "../messages/dates/index.ts";
import { bookedOutside } from "../model/calendar-marks.ts";

const atMost = 5;

interface DatesPreviewProps {
  trip: Trip;
  segments: readonly Segment[];
  start: string;
  end: string;
}

/** What other dates would do to the plan, before they are saved. */
export function DatesPreview({ trip, segments, start, end }: DatesPreviewProps) {
  const { shift, moving, added, removed, parked, kept } = useMemo(
    () => previewDates(readTrip(trip), { startDate: start, endDate: end }),
    [trip, start, end],
  );
  if (start === trip.start_date && end === trip.end_date) return <p className="text-muted">{t("same")}</p>;
  const named = ({ activity, date }: (typeof parked)[number]) => `${activity.title} (${formatDate(date, "day")})`;
  const days = (dates: readonly string[]) =>
    formatList(dates.length > atMost ? [...dates.slice(0, atMost), "…"].map(dayWords) : dates.map(dayWords));
  // What is booked comes first: it is what people have to act on.
  const aside = parked.toSorted((a, b) => Number(isBooked(b.activity)) - Number(isBooked(a.activity)));
  const outside = bookedOutside(segments, start, end);
  return (
    <ul className="flex flex-col gap-2.5">
      {shift !== 0 && moving > 0 && (
        <Line icon={<MoveHorizontal />}>{t(shift > 0 ? "later" : "earlier", { count: Math.abs(shift) })}</Line>
      )}
      {added.length > 0 && (
        <Line icon={<CalendarPlus />}>{t("added", { count: added.length, days: days(added) })}</Line>
      )}
      {removed.length > 0 && (
        <Line icon={<CalendarMinus />}>{t("removed", { count: removed.length, days: days(removed) })}</Line>
      )}
      {aside.length > 0 && (
        <Line icon={<Inbox />}>
          {t("parked")} <Names names={aside.map(named)} />
        </Line>
      )}
      {kept.length > 0 && (
        <Line icon={<BookmarkCheck />}>
          {t("kept")} <Names names={kept.map(named)} />
        </Line>
      )}
      {outside.length > 0 && (
        <Line icon={<BookmarkCheck />}>
          {t("segments")} <Names names={outside.map(lineOf)} />
        </Line>
      )}
    </ul>
  );
}

const dayWords = (date: string) => (date === "…" ? date : formatDate(date, "day"));

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="wrap-anywhere flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const more = names.length - atMost;
  return (
    <span className="text-muted">
      {names.slice(0, atMost).join(" · ")}
      {more > 0 && ` ${t("and", { count: more })}`}
    </span>
  );
}
