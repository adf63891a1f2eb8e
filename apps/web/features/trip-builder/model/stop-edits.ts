import { completePatch } from "@caravan/domain/trip/requested-patch";
import { readTrip } from "@caravan/domain/trip/wire";
import type { Text } from "@caravan/domain/words/words";
import type { Trip } from "@/features/api-client/index.ts";
import { newId } from "@/features/offline/index.ts";
import { formatDate, listNames } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import type { StopOp } from "./stop-ops.ts";

/** A change of stops with what becomes of the days, before it is made. */
export interface StopEdit {
  readonly op: StopOp;
  /** The stop that it is about. */
  readonly name: string;
  /** What was done, for the message with the undo. */
  readonly done: string;
  /** What moves and what is set aside, as sentences; empty when nothing needs a look before. */
  readonly consequences: readonly string[];
  /** Why it cannot be made; null when it can. */
  readonly refused: string | null;
}

/** @param trip as it is shown */
export function stopEdit(trip: Trip, op: StopOp, name: string): StopEdit {
  const document = readTrip(trip);
  const { patch, conflicts, refusedStops, warnings } = completePatch(document, [op], undefined, newId);
  const [refused] = refusedStops;
  const parked = new Set(
    patch.flatMap((it) => (it.op === "activity.move" && it.to.dayId === null ? [it.activityId] : [])),
  );
  const titles = document.days.flatMap((day) => day.activities).filter((it) => parked.has(it.id));
  const booked = warnings.filter((it) => it.code === "booked_activity_kept").map((it) => bookedWords(it.message));
  const notes = warnings.filter((it) => it.code === "notes_parked").length;
  const dates = patch.find((it) => it.op === "trip.set" && it.after.endDate !== undefined);
  const end = dates?.op === "trip.set" ? dates.after.endDate : undefined;
  const aside = [
    ...(titles.length > 0
      ? [
          t("stop.aside", {
            count: titles.length,
            names: listNames(titles.map((it) => t("stop.quoted", { title: it.title }))),
          }),
        ]
      : []),
    ...(notes > 0 ? [t("stop.notes", { count: notes })] : []),
    ...booked,
  ];
  const ends = end && end !== trip.end_date ? [t("stop.ends", { day: formatDate(end, "day") })] : [];
  return {
    op,
    name,
    done: doneWords(op, name),
    consequences: aside.length > 0 ? [...aside, ...ends] : [],
    refused: refused
      ? `${refused.why.message.charAt(0).toUpperCase()}${refused.why.message.slice(1)}.`
      : conflicts.length > 0
        ? t("stop.changed")
        : null,
  };
}

function doneWords(op: StopOp, name: string): string {
  if (op.op === "stop.add") return t("stop.added", { name });
  if (op.op === "stop.remove") return t("stop.removed", { name });
  if (op.op === "stop.move") return t("stop.moved", { name });
  return t("stop.nights", { name, count: op.after.nights ?? 1 });
}

/** "Fado belongs to a booking and stays on Sat 4 May": its title and day are the values of the rule's sentence. */
function bookedWords(message: Text): string {
  const [title, on] = typeof message === "string" ? [] : message.values;
  const day = typeof on === "object" && "day" in on ? formatDate(on.day, "day") : "";
  return t("stop.booked", { title: String(title), day });
}
