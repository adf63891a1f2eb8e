"use client";

import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import type { Trip } from "@/features/api-client/index.ts";
import { lineOf, type Segment, useSegments } from "@/features/travel/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatDate, formatTimes } from "@/ui/format.ts";
import { findActivity } from "../model/find-activity.ts";
import { focusedSegment, useFocus } from "../model/focus-store.ts";
import { useBuilder } from "./builder-context.tsx";

/** Under the map on a phone: the stop, the airport or the hotel whose pin was pressed. */
export function SelectedStop({ onShowInList }: { onShowInList: () => void }) {
  const { trip, focus, goTo } = useBuilder();
  const selectedId = useFocus(focus, (it) => it.selectedId);
  const segments = useSegments(trip);
  if (selectedId === null) return null;
  const segment = segments.find((it) => it.id === focusedSegment(selectedId));
  const found = segment ? wordsOfSegment(segment) : wordsOfActivity(trip, selectedId);
  if (!found) return null;
  return (
    <div className="absolute inset-x-3 bottom-20 z-20 flex animate-rise items-center gap-3 rounded-card border bg-raised p-3 pl-4 shadow-float">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{found.title}</p>
        <p className="truncate text-muted text-sm">{found.detail}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onShowInList();
          goTo(selectedId);
        }}
      >
        Show in list
      </Button>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly detail: string;
}

function wordsOfActivity(trip: Trip, id: string): Words | null {
  const found = findActivity(trip, id);
  if (!found) return null;
  const { activity, day } = found;
  const times = formatTimes(activity.start_time, activity.end_time);
  return { title: activity.title, detail: joined([day && `Day ${day.day_number}`, times, activity.location]) };
}

function wordsOfSegment(segment: Segment): Words {
  const [day, clock] = [dayOf(segment.start), clockIn(segment.start)];
  return { title: lineOf(segment), detail: joined([day && formatDate(day, "day"), clock]) };
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(" · ");
