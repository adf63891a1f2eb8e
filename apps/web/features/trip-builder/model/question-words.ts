import type { Activity, Trip } from "@/features/api-client/index.ts";
import type { Edit, OutboxEntry } from "@/features/offline/index.ts";
import { formatDate } from "@/ui/format.ts";
import { typeWords } from "./activity-type-words.ts";
import { findActivity } from "./find-activity.ts";

/** One thing that two people changed, or one that could not be sent: what its author meant, and what stands there now. */
export interface Word {
  readonly label: string;
  readonly mine: string;
  /** Null where nothing of others stands against it. */
  readonly theirs: string | null;
}

/** As the form has them. */
const labels: Readonly<Record<string, string>> = {
  title: "Title",
  activity_type: "Type",
  start_time: "Start time",
  end_time: "End time",
  location: "Location",
  address: "Address",
  estimated_cost: "Cost per person",
  priority: "Priority",
  notes: "Notes",
  description: "Description",
  pinned: "Pinned",
};

/** What the author of an edit wrote, by itself. */
export function ownWords(edit: Edit): readonly Word[] {
  if (edit.kind === "notes") return [{ label: "Notes of the day", mine: edit.notes || "nothing", theirs: null }];
  return edit.kind === "add" || edit.kind === "change" ? fieldWords(stated(edit), null) : [];
}

/** The fields that an edit sets; of a new activity those that its author chose. */
function stated(edit: Extract<Edit, { kind: "add" | "change" }>): object {
  if (edit.kind === "change") return edit.change;
  const { activity_type, priority, ...words } = edit.fields;
  return {
    ...words,
    ...(activity_type !== "general" && { activity_type }),
    ...(priority !== 5 && { priority }),
  };
}

/** What the author of an edit wrote, beside what the trip says. */
export function wordsOf({ edit }: OutboxEntry, trip: Trip): readonly Word[] {
  switch (edit.kind) {
    case "add":
      return ownWords(edit);
    case "notes": {
      const day = trip.itinerary.find((it) => it.id === edit.dayId);
      return [
        { label: "Notes of the day", mine: edit.notes || "nothing", theirs: day ? day.notes || "nothing" : null },
      ];
    }
    case "move": {
      const found = findActivity(trip, edit.activityId);
      const theirs = found && dayName(trip, found.day?.id ?? null);
      return [{ label: "Day", mine: dayName(trip, edit.dayId), theirs }];
    }
    case "remove":
      return [];
    case "change": {
      const { before: _seen, itinerary_id, after_activity_id: _after, ...fields } = edit.change;
      const found = findActivity(trip, edit.activityId);
      const day = { label: "Day", mine: dayName(trip, itinerary_id ?? null), theirs: null };
      const contested = new Set(contestedIn(edit, trip));
      const words = fieldWords(fields, found?.activity ?? null, contested);
      return itinerary_id === undefined ? words : [...words, day];
    }
  }
}

/** The fields that somebody else changed too, to something else. */
function contestedIn(edit: Extract<Edit, { kind: "change" }>, trip: Trip): readonly string[] {
  const now = findActivity(trip, edit.activityId)?.activity as unknown as Record<string, unknown> | undefined;
  const mine = edit.change as Record<string, unknown>;
  return Object.entries(edit.change.before ?? {}).flatMap(([name, seen]) =>
    now && !same(now[name], seen) && !same(now[name], mine[name]) ? [name] : [],
  );
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What is left of an edit when the other's words stand where both wrote; null when nothing is. */
export function tookTheirs(edit: Edit, trip: Trip): Edit | null {
  if (edit.kind !== "change") return null;
  const contested = new Set(contestedIn(edit, trip));
  const { before = {}, ...mine } = edit.change;
  const uncontested = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !contested.has(name)));
  const rest = uncontested(mine);
  return Object.keys(rest).length === 0 ? null : { ...edit, change: { ...rest, before: uncontested(before) } };
}

function fieldWords(fields: object, now: Activity | null, contested?: ReadonlySet<string>): readonly Word[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const label = labels[name];
    if (!label) return [];
    const theirs = now && contested?.has(name) ? show(name, (now as unknown as Record<string, unknown>)[name]) : null;
    return [{ label, mine: show(name, value), theirs }];
  });
}

function show(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "activity_type") return typeWords[value as Activity["activity_type"]] ?? String(value);
  return String(value);
}

export function dayName(trip: Trip, dayId: string | null): string {
  if (dayId === null) return "Set aside";
  const day = trip.itinerary.find((it) => it.id === dayId);
  return day ? `${formatDate(day.date, "day")} · Day ${day.day_number}` : "A day that is gone";
}

/** The edit as it has to be to stand against the trip of now: what is there has been seen. */
export function keptMine(edit: Edit, trip: Trip): Edit {
  switch (edit.kind) {
    case "notes":
      return { ...edit, before: trip.itinerary.find((it) => it.id === edit.dayId)?.notes ?? edit.before };
    case "move":
      return { ...edit, fromDayId: findActivity(trip, edit.activityId)?.day?.id ?? null };
    case "remove": {
      const found = findActivity(trip, edit.activityId);
      return found ? { ...edit, seen: found.activity } : edit;
    }
    case "change": {
      const now = findActivity(trip, edit.activityId)?.activity as unknown as Record<string, unknown> | undefined;
      if (!now) return edit;
      const seen = Object.keys(edit.change.before ?? {}).map((name) => [name, now[name]]);
      return { ...edit, change: { ...edit.change, before: Object.fromEntries(seen) } };
    }
    default:
      return edit;
  }
}
