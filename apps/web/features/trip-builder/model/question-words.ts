import { type ActivityFieldName, type ActivityFields, activityColumns } from "@caravan/domain/trip/activity-fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { completePatch, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import { contestedFields, unconditional } from "@caravan/domain/trip/resolve-conflict";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { readTrip } from "@caravan/domain/trip/wire";
import type { ActivityType, Trip } from "@/features/api-client/index.ts";
import { newId, type OutboxEntry } from "@/features/offline/index.ts";
import { formatClock, formatDate } from "@/ui/format.ts";
import { t } from "../messages/questions/index.ts";
import { typeWord } from "./activity-marks.tsx";

/** The heading of a question. */
export function headingOf(entry: OutboxEntry, trip: Trip): string {
  const { title, ops, trouble } = entry;
  const what = nameOf(entry);
  const [first] = ops;
  if (trouble?.kind === "refused")
    return t("refused", { what, why: trouble.status === 404 ? t("refused.closed") : trouble.message });
  if (trouble?.kind === "gone") {
    if (title === null) return t("gone.note");
    if (!dayIsGone(entry, trip))
      return t("gone.deleted", { what, deed: first?.op === "activity.move" ? "moved" : "changed" });
    return t("gone.day", { what, deed: first?.op === "activity.add" ? "added" : "moved" });
  }
  if (first?.op === "activity.remove") return t("removed", { what });
  if (first?.op === "activity.move") return t("moved", { what });
  return t("changed", { what });
}

/** What somebody did, in one sentence, when there is no trip to compare it with. */
export function deedOf(entry: OutboxEntry): string {
  return t("deed", { deed: deeds[entry.ops[0]?.op ?? "trip.set"], what: nameOf(entry) });
}

const deeds = {
  "activity.add": "added",
  "activity.set": "changed",
  "activity.move": "moved",
  "activity.remove": "deleted",
  "day.set": "wrote",
  "stop.add": "added",
  "stop.change": "changed",
  "stop.move": "moved",
  "stop.remove": "removed",
  "trip.set": "changed",
} as const satisfies Record<RequestedOp["op"], string>;

function nameOf({ title, ops }: OutboxEntry): string {
  if (title !== null) return t("quoted", { title });
  return t(ops.length > 0 ? "aNote" : "thePlan");
}

/** Whether its target day is gone; the activity may still exist. */
export function dayIsGone({ title, ops }: OutboxEntry, trip: Trip): boolean {
  const { conflicts } = completePatch(readTrip(trip), unconditional(ops), undefined, newId);
  return title !== null && conflicts.some((it) => it.target === "day" && it.why === "missing");
}

/** One value that two people changed, or that could not be sent: its author's and the present one. */
export interface Word {
  readonly label: string;
  readonly mine: string;
  /** Null when nobody else changed it. */
  readonly theirs: string | null;
}

/** The values of an edit; with a trip, also what somebody else wrote meanwhile, and the names of target days. */
export function wordsOf({ ops, unread }: OutboxEntry, trip: Trip | null): readonly Word[] {
  if (unread !== undefined) return [{ label: t("asKept"), mine: JSON.stringify(unread), theirs: null }];
  const document = trip && readTrip(trip);
  return ops.flatMap((op) => wordsOfOp(op, document));
}

function wordsOfOp(op: RequestedOp, trip: TripDocument | null): readonly Word[] {
  const contested = trip ? contestedFields(trip, op) : [];
  switch (op.op) {
    case "activity.add": {
      const chosen = Object.entries(op.fields).filter(([name, value]) => value !== activityColumns[name as Name].blank);
      return fieldWords(Object.fromEntries(chosen), {});
    }
    case "activity.set": {
      const now = trip && locate(trip, op.activityId)?.activity;
      return fieldWords(op.after, Object.fromEntries(contested.map((name) => [name, now?.[name as Name]])));
    }
    case "activity.move": {
      if (!trip) return [];
      const theirs = contested.length > 0 ? dayName(trip, locate(trip, op.activityId)?.place.dayId ?? null) : null;
      return [{ label: t("day"), mine: dayName(trip, op.to.dayId), theirs }];
    }
    case "day.set": {
      const now = trip?.days.find((it) => it.id === op.dayId)?.notes;
      const theirs = contested.length > 0 ? now || t("nothing") : null;
      return [{ label: t("dayNotes"), mine: op.after.notes || t("nothing"), theirs }];
    }
    case "stop.change": {
      const now = trip && stopsOf(trip).find((it) => it.id === op.stopId);
      const theirs = contested.includes("nights") && now ? String(now.nights) : null;
      return op.after.nights === undefined ? [] : [{ label: t("nights"), mine: String(op.after.nights), theirs }];
    }
    default:
      return [];
  }
}

type Name = ActivityFieldName;

/** One place is two numbers and an id. */
function labelOf(name: Name) {
  if (name === "lat" || name === "lng") return t("field.placeId");
  return name === "fromLat" || name === "fromLng" ? t("field.fromPoint") : t(`field.${name}`);
}

function fieldWords(mine: Partial<ActivityFields>, theirs: Partial<ActivityFields>): readonly Word[] {
  return (Object.keys(mine) as Name[]).map((name) => {
    const label = labelOf(name);
    return { label, mine: show(name, mine[name]), theirs: name in theirs ? show(name, theirs[name]) : null };
  });
}

function show(name: Name, value: unknown): string {
  if (value === null || value === undefined || value === "") return t("nothing");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return name === "activityType" ? typeWord(value as ActivityType) : formatClock(String(value));
}

function dayName(trip: TripDocument, dayId: string | null): string {
  if (dayId === null) return t("aside");
  const index = trip.days.findIndex((it) => it.id === dayId);
  const day = trip.days[index];
  return day ? t("dayOf", { date: formatDate(day.date, "day"), number: String(index + 1) }) : t("dayGone");
}
