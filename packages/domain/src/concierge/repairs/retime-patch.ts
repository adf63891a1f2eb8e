import { clockOf } from "../../calendar.ts";
import type { ActivityFields, TripDocument } from "../../trip/document.ts";
import { apply, type TripOp, type TripPatch } from "../../trip/patch.ts";
import { changeActivity } from "../../trip/requested-patch.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { RescheduledStop } from "./reschedule-day.ts";

/** New times as a patch. Later stops are moved last to first, earlier ones first to last, which keeps the ops few. */
export function retimePatch(trip: TripDocument, placed: readonly RescheduledStop[]): TripPatch {
  const changed = placed.filter((it) => it.isRetimed);
  const later = changed.filter((it) => it.start >= it.stop.start).sort((a, b) => b.start - a.start);
  const earlier = changed.filter((it) => it.start < it.stop.start).sort((a, b) => a.start - b.start);
  const ops: TripOp[] = [];
  let now = trip;
  for (const it of [...earlier, ...later]) {
    const patch = changeActivity(now, it.stop.activity.id, timesOf(it));
    ops.push(...patch);
    now = apply(now, patch).next;
  }
  return ops;
}

function timesOf({ stop, start, end }: RescheduledStop): Partial<ActivityFields> {
  const isSame = end - start === stop.end - stop.start;
  return { startTime: clockOf(start), ...(isSame ? {} : { durationMinutes: end - start }) };
}

/** The new times in lower-case parts: "move Louvre to 14:30". */
export function describeRetiming(placed: readonly RescheduledStop[]): readonly Sentence[] {
  const changed = placed.filter((it) => it.isRetimed);
  const shifted = changed.filter((it) => isSameLength(it));
  const by = new Set(shifted.map((it) => it.start - it.stop.start));
  const [first] = shifted;
  const [minutes = 0] = by;
  if (first && shifted.length >= 3 && by.size === 1 && shifted.length === changed.length) {
    const { title } = first.stop.activity;
    return [
      minutes > 0
        ? said`do ${title} and what follows ${minutes} minutes later`
        : said`do ${title} and what follows ${-minutes} minutes earlier`,
    ];
  }
  return changed.map(wordsOf);
}

function isSameLength({ stop, start, end }: RescheduledStop): boolean {
  return end - start === stop.end - stop.start;
}

function wordsOf(it: RescheduledStop): Sentence {
  const { stop, start, end } = it;
  const { title } = stop.activity;
  if (isSameLength(it)) return said`move ${title} to ${clockOf(start)}`;
  if (start === stop.start) return said`leave ${title} at ${clockOf(end)}`;
  if (end === stop.end) return said`start ${title} at ${clockOf(start)}`;
  return said`do ${title} from ${clockOf(start)} to ${clockOf(end)}`;
}
