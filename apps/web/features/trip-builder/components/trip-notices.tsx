"use client";

import { Info, X } from "lucide-react";
import dynamic from "next/dynamic";
import { memo } from "react";
import { forgetNotices, useNotices } from "@/features/trips/index.ts";
import { spellValues } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";

/** Only on the days of the trip. */
const NextStop = dynamic(() => import("./next-stop.tsx").then((module) => module.NextStop));

const atMost = 4;

interface TripNoticesProps {
  tripId: string;
  /** The days stand side by side. */
  columns: boolean;
  underWay: boolean;
}

/** Above the plan: the next stop where the days are columns, and the warnings of the last change. */
export const TripNotices = memo(function TripNotices({ tripId, columns, underWay }: TripNoticesProps) {
  return (
    <>
      {columns && underWay && <NextStop />}
      <LastNotices tripId={tripId} />
    </>
  );
});

/** The warnings of the last planning or change of dates. */
function LastNotices({ tripId }: { tripId: string }) {
  const notices = useNotices(tripId);
  if (notices.length === 0) return null;
  const more = notices.length - atMost;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card bg-warning-soft py-1.5 pr-1.5 pl-4 text-on-warning-soft"
    >
      <Info aria-hidden="true" className="mt-2.5 size-4.5 shrink-0" />
      <ul className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere py-2">
        {notices.slice(0, atMost).map((notice) => (
          <li key={`${notice.code} ${notice.message}`}>{spellValues(notice.message)}</li>
        ))}
        {more > 0 && <li>{t("moreNotices", { count: more })}</li>}
      </ul>
      <TooltipButton
        label={ui("dismiss")}
        icon={<X />}
        className="text-current"
        onClick={() => forgetNotices(tripId)}
      />
    </div>
  );
}
