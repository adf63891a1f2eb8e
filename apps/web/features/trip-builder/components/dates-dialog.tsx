"use client";

import { addDays, daysBetween, isCalendarDate, todayIn } from "@caravan/domain/calendar";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import { useMemo, useState } from "react";
import { domainError, type Trip } from "@/features/api-client/index.ts";
import { useSegments } from "@/features/travel/index.ts";
import { leaveNotices } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { dayCount, deviceZone } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { RangeCalendar } from "@/ui/range-calendar.tsx";
import { t } from "../messages/dates/index.ts";
import { calendarMarks } from "../model/calendar-marks.ts";
import { useBuilder } from "./builder-context.tsx";
import { DatesPreview } from "./dates-preview.tsx";

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
