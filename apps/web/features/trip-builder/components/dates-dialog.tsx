"use client";

import { addDays, daysBetween, isCalendarDate, todayIn } from "@caravan/domain/calendar";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import { isBooked, previewDates } from "@caravan/domain/trip/date-change-preview";
import { readTrip } from "@caravan/domain/trip/wire";
import { BookmarkCheck, CalendarMinus, CalendarPlus, Inbox, MoveHorizontal } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { domainError, type Trip } from "@/features/api-client/index.ts";
import { lineOf, type Segment, useSegments } from "@/features/travel/index.ts";
import { leaveNotices } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { dayCount, deviceZone, formatDate, formatList } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { RangeCalendar } from "@/ui/range-calendar.tsx";
import { t } from "../messages/dates/index.ts";
import { bookedOutside, calendarMarks } from "../model/calendar-marks.ts";
import { useBuilder } from "./builder-context.tsx";

const datesOf = ({ start_date, end_date }: Trip) => ({ start_date, end_date });

/** Other dates for the trip, with what they would do to its plan. */
export function DatesDialog({ onClose }: { onClose: () => void }) {
  const { trip, edits } = useBuilder();
  const segments = useSegments(trip);
  const marks = useMemo(() => calendarMarks(segments), [segments]);
  const [before, setBefore] = useState(datesOf(trip));
  const [{ start_date: start, end_date: end }, setDates] = useState(before);
  const [alert, setAlert] = useState("");
  const [saving, setSaving] = useState(false);
  const valid = isCalendarDate(start) && isCalendarDate(end) && start <= end && daysBetween(start, end) < longestTrip;
  const same = start === before.start_date && end === before.end_date;
  const length = daysBetween(before.start_date, before.end_date);

  const save = async () => {
    if (same) return onClose();
    setSaving(true);
    setAlert("");
    try {
      const answer = await edits.saveTrip({ start_date: start, end_date: end, before } as Parameters<
        typeof edits.saveTrip
      >[0]);
      leaveNotices(trip.id, answer?.warnings);
      onClose();
    } catch (failure) {
      const problem = domainError(failure);
      const now = problem.code === "target_changed" ? await edits.readAgain().catch(() => null) : null;
      if (now) setBefore(datesOf(now));
      setAlert(now ? t("changed") : problem.message);
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={t("title")}
      saveLabel={t("save")}
      saving={saving}
      blocked={!valid}
      alert={alert}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("start")}>
          <DateField value={start} onValueChange={(start_date) => setDates({ start_date, end_date: end })} />
        </Field>
        <Field label={t("end")}>
          <DateField value={end} min={start} onValueChange={(end_date) => setDates({ start_date: start, end_date })} />
        </Field>
      </div>
      {isCalendarDate(start) && daysBetween(start, end) !== length && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => setDates({ start_date: start, end_date: addDays(start, length) })}
        >
          {t("keepLength", { count: dayCount(before.start_date, before.end_date) })}
        </Button>
      )}
      <RangeCalendar
        start={start}
        end={end}
        today={todayIn(trip.place.timezone ?? deviceZone(), new Date())}
        marks={marks}
        onRange={(start_date, end_date) => setDates({ start_date, end_date })}
      />
      {marks.size > 0 && <Legend />}
      <div aria-live="polite" className="rounded-card bg-sunken px-4 py-3">
        {valid && <DatesPreview trip={trip} segments={segments} start={start} end={end} />}
      </div>
    </FormDialog>
  );
}

function Legend() {
  return (
    <ul className="-mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      <li>
        <span aria-hidden="true" className="h-0.5 w-5 rounded-full bg-current" />
        {t("legend.night")}
      </li>
      <li>
        <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
        {t("legend.travel")}
      </li>
    </ul>
  );
}

const atMost = 5;

interface DatesPreviewProps {
  trip: Trip;
  segments: readonly Segment[];
  start: string;
  end: string;
}

/** What other dates would do to the plan, before they are saved. */
function DatesPreview({ trip, segments, start, end }: DatesPreviewProps) {
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
