"use client";

import { datesFrom, todayIn } from "@caravan/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { deviceZone } from "@/ui/format.ts";
import { type DateMark, RangeCalendar } from "@/ui/range-calendar.tsx";
import { t } from "../messages/new/index.ts";

interface NewTripCalendarProps {
  start: string;
  end: string;
  onRange: (start: string, end: string) => void;
}

/** A range of dates, beside those of the trips that there are already. */
export function NewTripCalendar(props: NewTripCalendarProps) {
  const trips = useQuery(useApi().trips.list.queryOptions({ limit: 100 })).data?.trips;
  const marks = useMemo(() => {
    const found = new Map<string, DateMark[]>();
    for (const { title, start_date, end_date, status } of trips ?? []) {
      if (status === "cancelled") continue;
      for (const date of datesFrom(start_date, end_date))
        found.set(date, [...(found.get(date) ?? []), { kind: "night", words: title }]);
    }
    return found;
  }, [trips]);
  const today = todayIn(deviceZone(), new Date());
  return (
    <div className="flex flex-col gap-2">
      <RangeCalendar {...props} today={today} min={today} marks={marks} />
      {marks.size > 0 && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <span aria-hidden="true" className="h-0.5 w-5 rounded-full bg-current" />
          {t("calendar.others")}
        </p>
      )}
    </div>
  );
}
