import { joinWords } from "../../join-words.ts";
import { truncate } from "../../truncate.ts";
import type { ActivityFields } from "../document.ts";
import type { Place, TripOp } from "../patch.ts";
import { activityFieldWords } from "./describe-field-change.ts";
import { activityChanges, activityFacts, activityFieldName, type FieldChange } from "./field-labels-and-values.ts";
import { LONGEST_NAME, type Names, quoted } from "./names-in-proposal.ts";

export interface Description {
  readonly kind: "add" | "remove" | "change" | "move" | "notes" | "dates" | "trip";
  readonly summary: string;
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
  const where = dayId === null ? " to what is set aside" : ` to ${names.day(dayId)}`;
  return {
    kind: "add",
    summary: `Add ${name}${where}${at(after)}`,
    date: names.date(dayId),
    fields: [...longName(after.title), ...activityFacts(after, "after", currency)],
  };
}

/** The whole name, when the summary has only its beginning. */
function longName(title = ""): FieldChange[] {
  return title.length > LONGEST_NAME ? [{ field: activityFieldName("title"), before: null, after: title }] : [];
}

function removed({ before, from }: Net, name: string, currency: string, names: Names): Description {
  const dayId = from?.dayId ?? null;
  const where = dayId === null ? " from what is set aside" : ` from ${names.day(dayId, "before")}`;
  return {
    kind: "remove",
    summary: `Remove ${name}${where}${at(before)}`,
    date: names.date(dayId),
    fields: activityFacts(before, "before", currency),
  };
}

const clock: readonly (keyof ActivityFields)[] = ["startTime", "endTime", "durationMinutes"];

function changed(net: Net, name: string, currency: string, names: Names): Description {
  const { before, after, from, to } = net;
  const rows = activityChanges(before, after, currency).filter((it) => it.field !== activityFieldName("parked"));
  const movesDay = from !== undefined && to !== undefined && from.dayId !== to.dayId;
  const day = movesDay
    ? [{ field: "day", before: placeName(from, names, "before"), after: placeName(to, names, "after") }]
    : [];
  const order =
    from && to && !movesDay && rows.length === 0 ? [{ field: "order", before: null, after: behind(to, names) }] : [];
  const others = rows.filter((it) => !clock.some((field) => activityFieldName(field) === it.field));
  const startMoves = rows.some((it) => it.field === activityFieldName("startTime"));
  const isMove = others.length === 0 && (movesDay || startMoves || order.length > 0);
  const stands = to ?? from;
  return {
    kind: isMove ? "move" : "change",
    summary: isMove ? moveWords(net, name, names) : changeWords(net, name, others, rows, dayWords(net, names)),
    date: names.date(stands?.dayId ?? null),
    fields: [...day, ...order, ...rows],
  };
}

function moveWords({ before, after, from, to }: Net, name: string, names: Names): string {
  if (from && to && from.dayId !== to.dayId) {
    if (to.dayId === null) return `Set ${name} aside`;
    const verb = from.dayId === null ? `Put ${name} back on` : `Move ${name} to`;
    return `${verb} ${names.day(to.dayId)}${at(after)}`;
  }
  const isOtherTime = before.startTime !== after.startTime;
  if (isOtherTime && after.startTime)
    return `Move ${name}${before.startTime ? ` from ${before.startTime}` : ""} to ${after.startTime}`;
  if (isOtherTime && before.startTime) return `Leave the time of ${name} open`;
  if (!to) return `Put ${name} elsewhere`;
  return `Put ${name} ${behind(to, names)} ${to.dayId === null ? "among" : "on"} ${names.day(to.dayId)}`;
}

function changeWords(
  { before, after }: Net,
  name: string,
  others: readonly FieldChange[],
  rows: readonly FieldChange[],
  move: readonly string[],
): string {
  const isOther = after.title !== undefined && before.title !== after.title;
  if (isOther && before.placeId !== after.placeId)
    return joinWords([`Replace ${name} with ${quoted(after.title)}`, ...move]);
  if (isOther && others.length === 1) {
    const time = rows.length > 1 ? ["change its time"] : [];
    return joinWords([`Rename ${name} to ${quoted(after.title)}`, ...time, ...move]);
  }
  const [only] = rows;
  if (only && rows.length === 1) return joinWords([activityFieldWords(only, name), ...move]);
  const words = rows.map((it) => it.field);
  return [words.length === 0 ? `Change ${name}` : `Change ${name}: ${joinWords(words, 3)}`, ...move].join(", and ");
}

/** Empty when it stays on its day. */
function dayWords({ from, to }: Net, names: Names): string[] {
  if (!from || !to || from.dayId === to.dayId) return [];
  return [to.dayId === null ? "set it aside" : `move it to ${names.day(to.dayId)}`];
}

function placeName(place: Place, names: Names, when: "before" | "after"): string {
  return place.dayId === null ? "set aside" : names.day(place.dayId, when);
}

function behind(place: Place, names: Names): string {
  return place.after === null ? "first" : `after ${truncate(names.activity(place.after), 100)}`;
}

function at({ startTime }: Partial<ActivityFields>): string {
  return startTime ? `, ${startTime}` : "";
}
