import { truncate } from "../../truncate.ts";
import { dateOf, type Sentence, said } from "../../words/sentence.ts";
import type { Day, TripDocument } from "../document.ts";
import type { TripPatch } from "../patch.ts";

/** Dates of days and titles of activities when the patch was made, by id, for those that are gone since. */
export type NamesAtProposal = Readonly<Record<string, string>>;

export function namesAtProposal(trip: TripDocument, patch: TripPatch): NamesAtProposal {
  const used = new Set<string | null>();
  for (const op of patch) {
    if (op.op === "day.set") used.add(op.dayId);
    else if (op.op === "activity.set") used.add(op.activityId);
    else if (op.op === "activity.move")
      for (const id of [op.activityId, op.from.dayId, op.from.after, op.to.dayId, op.to.after]) used.add(id);
    else if (op.op === "activity.add" || op.op === "activity.remove")
      for (const id of [op.at.dayId, op.at.after]) used.add(id);
  }
  const days = trip.days.map((it) => [it.id, it.date]);
  const activities = [...trip.days.flatMap((it) => it.activities), ...trip.parked].map((it) => [it.id, it.title]);
  return Object.fromEntries([...days, ...activities].filter(([id]) => used.has(id as string)));
}

/** Longest name of an activity in a summary. */
export const LONGEST_NAME = 80;

/** A title in quotes, cut if too long. */
export function quoted(title: string): Sentence {
  return said`"${truncate(title, LONGEST_NAME)}"`;
}

type Numbered = ReadonlyMap<string, { readonly number: number; readonly date: string }>;

/** Names of days and activities in the texts of a proposal. */
export class Names {
  private readonly before: Numbered;
  private readonly after: Numbered;
  private readonly dates: ReadonlyMap<string, string>;
  private readonly titles: ReadonlyMap<string, string>;
  private readonly known: NamesAtProposal;

  constructor(trip: TripDocument, patch: TripPatch, known: NamesAtProposal) {
    this.known = known;
    this.before = numbered(trip.days);
    this.after = numbered(daysAfter(trip.days, patch));
    this.dates = new Map(
      patch.flatMap((op) => (op.op === "day.add" || op.op === "day.remove" ? [[op.day.id, op.day.date]] : [])),
    );
    const titles = new Map<string, string>();
    for (const it of [...trip.days.flatMap((day) => day.activities), ...trip.parked]) titles.set(it.id, it.title);
    const own = new Set<string>();
    for (const op of patch) {
      const named =
        op.op === "activity.add" || op.op === "activity.remove"
          ? op.activity
          : op.op === "activity.set" && op.before.title !== undefined
            ? { id: op.activityId, title: op.before.title }
            : null;
      // The first title is the one before the patch.
      if (named && !own.has(named.id)) titles.set(named.id, named.title);
      if (named) own.add(named.id);
    }
    this.titles = titles;
  }

  /** The title in quotes, as it was before the change. */
  activity(id: string): Sentence {
    const title = this.titles.get(id) ?? this.known[id];
    return title === undefined ? said`an activity that is gone` : quoted(title);
  }

  /** "Day 2, 4 May" as the patch leaves the trip, or as it finds it; null is the tray. */
  day(dayId: string | null, when: "before" | "after" = "after"): Sentence {
    if (dayId === null) return said`the stops set aside`;
    const found = (when === "after" ? this.after.get(dayId) : undefined) ?? this.before.get(dayId);
    if (found) return said`Day ${found.number}, ${dateOf(found.date)}`;
    const date = this.date(dayId);
    return date === null ? said`a day that is gone` : said`${dateOf(date)}`;
  }

  date(dayId: string | null): string | null {
    if (dayId === null) return null;
    const found = this.after.get(dayId) ?? this.before.get(dayId);
    return found?.date ?? this.dates.get(dayId) ?? this.known[dayId] ?? null;
  }
}

function numbered(days: readonly Pick<Day, "id" | "date">[]): Numbered {
  return new Map(days.map(({ id, date }, index) => [id, { number: index + 1, date }]));
}

/** The days after the patch, even if it does not fit any more. */
function daysAfter(days: readonly Day[], patch: TripPatch): Pick<Day, "id" | "date">[] {
  const dates = new Map(days.map((it) => [it.id, it.date]));
  for (const op of patch) {
    if (op.op === "day.add") dates.set(op.day.id, op.day.date);
    else if (op.op === "day.remove") dates.delete(op.day.id);
    else if (op.op === "day.set" && op.after.date !== undefined && dates.has(op.dayId))
      dates.set(op.dayId, op.after.date);
  }
  return [...dates].map(([id, date]) => ({ id, date })).sort((a, b) => (a.date < b.date ? -1 : 1));
}
