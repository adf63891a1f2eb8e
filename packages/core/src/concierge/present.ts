import { clockOf } from "@caravan/domain/calendar";
import type { Alert, LocalMoment, Outlook, OutlookStop } from "@caravan/domain/concierge/types";
import { segmentIdOf } from "@caravan/domain/segments/segments-on-plan";
import type { z } from "zod";
import { word } from "../kernel/word.ts";
import { isPending, nextRequestAt } from "./evaluation-schedule.ts";
import { freshLocation } from "./location-sample.ts";
import type { StoredStatusEvent } from "./status-event-store.ts";
import type { Concierge } from "./store.ts";
import type { alertWire, locationWire, outlookWire, settingsWire, stateWire, statusEventWire } from "./wire.ts";

/** The default settings; the same as the defaults of the table. */
const untouched = {
  monitoring: false,
  transportMode: null,
  transportModeConfirmed: false,
  quietStart: null,
  quietEnd: null,
  locationSharing: false,
  maxDetourMinutes: 20,
} as const;

type Settings = Pick<Concierge, keyof typeof untouched>;

export function presentSettings(row: Settings = untouched): z.input<typeof settingsWire> {
  const { quietStart: start, quietEnd: end } = row;
  return {
    monitoring: row.monitoring,
    transport_mode: row.transportMode,
    transport_mode_confirmed: row.transportModeConfirmed,
    quiet_hours: start !== null && end !== null ? { start, end } : null,
    location_sharing: row.locationSharing,
    max_detour_minutes: row.maxDetourMinutes,
  };
}

export function presentLocation(row: Concierge | undefined, now: Date): z.input<typeof locationWire> | null {
  const fresh = freshLocation(row, now);
  return (
    fresh && {
      latitude: fresh.lat,
      longitude: fresh.lng,
      accuracy_m: fresh.accuracyM,
      captured_at: fresh.capturedAt.toISOString(),
      expires_at: fresh.expiresAt.toISOString(),
    }
  );
}

export function presentEvaluation(row: Concierge | undefined, now: Date): z.input<typeof stateWire.shape.evaluation> {
  return {
    pending: row !== undefined && isPending(row, now),
    evaluated_at: row?.evaluatedAt?.toISOString() ?? null,
    next_at: (row && nextRequestAt(row, now)?.toISOString()) ?? null,
  };
}

export function presentEvent(it: StoredStatusEvent): z.input<typeof statusEventWire> {
  return {
    id: it.id,
    client_event_id: it.clientEventId,
    kind: it.kind,
    minutes: it.minutes,
    activity_id: it.activityId,
    occurred_at: it.occurredAt.toISOString(),
  };
}

export function presentOutlook(it: Outlook, now: LocalMoment): z.input<typeof outlookWire> {
  return {
    phase: it.phase,
    local_time: presentMoment(now),
    day_number: it.dayNumber,
    now: it.now && presentStop(it.now),
    next: it.next && presentStop(it.next),
    way: it.way && {
      minutes: it.way.minutes,
      mode: it.way.mode,
      from: it.way.from,
      leave_by: presentMoment(it.way.leaveBy),
      late_by_minutes: it.way.lateBy,
    },
    free_minutes: it.freeMinutes,
  };
}

export function presentAlert({ code, message, activityIds }: Alert): z.input<typeof alertWire> {
  return { code, message: word(message), ...presentIds(activityIds) };
}

/** Segments are activities on the plan, under another id. */
export function presentIds(ids: readonly string[]): { activity_ids: string[]; segment_ids: string[] } {
  return {
    activity_ids: ids.filter((id) => segmentIdOf(id) === null),
    segment_ids: [...new Set(ids.flatMap((id) => segmentIdOf(id) ?? []))],
  };
}

function presentStop({ activityId, title, start, end, fixed }: OutlookStop) {
  const segmentId = segmentIdOf(activityId);
  return {
    activity_id: segmentId === null ? activityId : null,
    segment_id: segmentId,
    title,
    start: presentMoment(start),
    end: presentMoment(end),
    fixed,
  };
}

function presentMoment({ date, minutes }: LocalMoment) {
  return { date, time: clockOf(minutes) };
}
