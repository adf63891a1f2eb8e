import { listed, type Sentence, said, together } from "../../words/sentence.ts";
import { worded, wordOf } from "../../words/worded.ts";
import type { ActivityFields } from "../document.ts";
import type { Place, TripOp } from "../patch.ts";
import { activityFieldWords } from "./describe-field-change.ts";
import { activityChanges, activityFacts, activityFieldName, type FieldChange } from "./field-labels-and-values.ts";
import { LONGEST_NAME, type Names, quoted } from "./names-in-proposal.ts";

export interface Description {
  readonly kind: "add" | "remove" | "change" | "move" | "notes" | "dates" | "trip";
  readonly summary: Sentence;
  readonly date: string | null;
  readonly fields: readonly FieldChange[];
}

/** The net change of several ops on one activity. */
interface Net {
  readonly before: Partial<ActivityFields>;
  readonly after: Partial<ActivityFields>;
  /** Undefined when it did not move, was added or was removed. */
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly wasThere: boolean;
  readonly isThere: boolean;
}

/** The change of one activity, in words. */
export function describeActivity(id: string, ops: readonly TripOp[], names: Names, currency: string): Description {
  const net = netOf(ops);
  const name = names.activity(id);
  if (!net.wasThere && net.isThere) return added(net, currency, names);
  if (net.wasThere && !net.isThere) return removed(net, name, currency, names);
  return changed(net, name, currency, names);
}

function netOf(ops: readonly TripOp[]): Net {
  let before: Partial<ActivityFields> = {};
  let after: Partial<ActivityFields> = {};
  let from: Place | undefined;
  let to: Place | undefined;
  let isThere = true;
  for (const op of ops) {
    switch (op.op) {
      case "activity.add": {
        const { id: _, ...fields } = op.activity;
        after = fields;
        to = op.at;
        isThere = true;
        break;
      }
      case "activity.remove": {
        const { id: _, ...fields } = op.activity;
        before = { ...fields, ...before };
        from ??= op.at;
        isThere = false;
        break;
      }
      case "activity.set":
        before = { ...op.before, ...before };
        after = { ...after, ...op.after };
        break;
      case "activity.move":
        from ??= op.from;
        to = op.to;
        break;
    }
  }
  return { before, after, from, to, wasThere: ops[0]?.op !== "activity.add", isThere };
}

function added({ after, to }: Net, currency: string, names: Names): Description {
  const dayId = to?.dayId ?? null;
  const name = quoted(after.title ?? "");
  const [where, at] = [names.day(dayId), after.startTime];
  return {
    kind: "add",
    summary: at ? said`Add ${name} to ${where}, ${at}` : said`Add ${name} to ${where}`,
    date: names.date(dayId),
    fields: [...longName(after.title), ...activityFacts(after, "after", currency)],
  };
}

/** The whole name, when the summary has only its beginning. */
function longName(title = ""): FieldChange[] {
  return title.length > LONGEST_NAME ? [{ label: activityFieldName("title"), before: null, after: title }] : [];
}

function removed({ before, from }: Net, name: Sentence, currency: string, names: Names): Description {
  const dayId = from?.dayId ?? null;
  const [where, at] = [names.day(dayId, "before"), before.startTime];
  return {
    kind: "remove",
    summary: at ? said`Remove ${name} from ${where}, ${at}` : said`Remove ${name} from ${where}`,
    date: names.date(dayId),
    fields: activityFacts(before, "before", currency),
  };
}

const clock: readonly (keyof ActivityFields)[] = ["startTime", "endTime", "durationMinutes"];

function changed(net: Net, name: Sentence, currency: string, names: Names): Description {
  const { before, after, from, to } = net;
  const rows = activityChanges(before, after, currency).filter((it) => it.label !== activityFieldName("parked"));
  const movesDay = from !== undefined && to !== undefined && from.dayId !== to.dayId;
  const day = movesDay
    ? [{ label: said`day`, before: placeName(from, names, "before"), after: placeName(to, names, "after") }]
    : [];
  const order =
    from && to && !movesDay && rows.length === 0
      ? [{ label: said`order`, before: null, after: wordOf(behind(to, names)) }]
      : [];
  const others = rows.filter((it) => !clock.some((field) => activityFieldName(field) === it.label));
  const startMoves = rows.some((it) => it.label === activityFieldName("startTime"));
  const isMove = others.length === 0 && (movesDay || startMoves || order.length > 0);
  const stands = to ?? from;
  return {
    kind: isMove ? "move" : "change",
    summary: isMove ? moveWords(net, name, names) : changeWords(net, name, others, rows, dayWords(net, names)),
    date: names.date(stands?.dayId ?? null),
    fields: [...day, ...order, ...rows],
  };
}

function moveWords({ before, after, from, to }: Net, name: Sentence, names: Names): Sentence {
  if (from && to && from.dayId !== to.dayId) {
    if (to.dayId === null) return said`Set ${name} aside`;
    const [day, at] = [names.day(to.dayId), after.startTime];
    if (from.dayId === null) return at ? said`Put ${name} back on ${day}, ${at}` : said`Put ${name} back on ${day}`;
    return at ? said`Move ${name} to ${day}, ${at}` : said`Move ${name} to ${day}`;
  }
  const isOtherTime = before.startTime !== after.startTime;
  if (isOtherTime && after.startTime)
    return before.startTime
      ? said`Move ${name} from ${before.startTime} to ${after.startTime}`
      : said`Move ${name} to ${after.startTime}`;
  if (isOtherTime && before.startTime) return said`Leave the time of ${name} open`;
  if (!to) return said`Put ${name} elsewhere`;
  const place = behind(to, names);
  return to.dayId === null
    ? said`Put ${name} ${place} among the stops set aside`
    : said`Put ${name} ${place} on ${names.day(to.dayId)}`;
}

function changeWords(
  { before, after }: Net,
  name: Sentence,
  others: readonly FieldChange[],
  rows: readonly FieldChange[],
  move: readonly Sentence[],
): Sentence {
  const isOther = after.title !== undefined && before.title !== after.title;
  if (isOther && before.placeId !== after.placeId)
    return together([said`Replace ${name} with ${quoted(after.title)}`, ...move], "and");
  if (isOther && others.length === 1) {
    const time = rows.length > 1 ? [said`change its time`] : [];
    return together([said`Rename ${name} to ${quoted(after.title)}`, ...time, ...move], "and");
  }
  const [only] = rows;
  if (only && rows.length === 1) return together([activityFieldWords(only, name), ...move], "and");
  const labels = listed(
    rows.map((it) => it.label),
    3,
  );
  return together([rows.length === 0 ? said`Change ${name}` : said`Change ${name}: ${labels}`, ...move], "clauses");
}

/** Empty when it stays on its day. */
function dayWords({ from, to }: Net, names: Names): Sentence[] {
  if (!from || !to || from.dayId === to.dayId) return [];
  return [to.dayId === null ? said`set it aside` : said`move it to ${names.day(to.dayId)}`];
}

function placeName(place: Place, names: Names, when: "before" | "after"): string {
  return place.dayId === null ? worded`set aside` : wordOf(names.day(place.dayId, when));
}

function behind(place: Place, names: Names): Sentence {
  return place.after === null ? said`first` : said`after ${names.activity(place.after)}`;
}
