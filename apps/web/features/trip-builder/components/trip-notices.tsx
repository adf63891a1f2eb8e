"use client";

import { memo } from "react";
import { useNotices } from "@/features/trips/index.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";

/** Only on the days of the trip. */
const NextStop = loadedApart(() => import("./next-stop.tsx").then((module) => module.NextStop));

const LastNotices = loadedLater(() => import("./last-notices.tsx").then((module) => module.LastNotices));

interface TripNoticesProps {
  tripId: string;
  /** The days stand side by side. */
  columns: boolean;
  underWay: boolean;
}

/** Above the plan: the next stop where the days are columns, and the warnings of the last change. */
export const TripNotices = memo(function TripNotices({ tripId, columns, underWay }: TripNoticesProps) {
  const notices = useNotices(tripId);
  return (
    <>
      {columns && underWay && <NextStop />}
      {notices.length > 0 && <LastNotices tripId={tripId} notices={notices} />}
    </>
  );
});
