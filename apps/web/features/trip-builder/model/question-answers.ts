import type { RequestedOp, RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { keepMine, takeTheirs } from "@caravan/domain/trip/resolve-conflict";
import { readTrip } from "@caravan/domain/trip/wire";
import type { Trip } from "@/features/api-client/index.ts";
import { newId, type OutboxEntry } from "@/features/offline/index.ts";
import { t } from "../messages/index.ts";
import { dayIsGone } from "./question-words.ts";

/**
 * The effect of a button: another patch instead, the same again, the same as a suggestion, dropping it, or the form.
 */
export interface QuestionAnswer {
  readonly label: string;
  readonly result: RequestedPatch | "again" | "suggest" | "drop" | "form";
}

export function answersTo(entry: OutboxEntry, trip: Trip): readonly QuestionAnswer[] {
  const { ops, trouble } = entry;
  if (trouble?.kind === "refused") return refusedAnswers(entry, trip);
  if (trouble?.kind === "gone") return dayIsGone(entry, trip) ? dayGoneAnswers(entry, trip) : goneAnswers(entry, trip);
  const document = readTrip(trip);
  const mine = keepMine(document, ops);
  if (ops.some((op) => op.op === "activity.remove"))
    return [
      { label: t("answer.deleteAll"), result: mine },
      { label: t("answer.keepIt"), result: "drop" },
    ];
  const sets = ops.some((op) => op.op === "activity.set");
  const choice: QuestionAnswer[] = [
    { label: t("conflict.mine"), result: mine },
    { label: t("conflict.theirs"), result: orDrop(sets ? takeTheirs(document, ops) : []) },
  ];
  if (sets) return [...choice, { label: t("edit"), result: "form" }];
  const both = mine.map(withBothNotes);
  return both.every((op) => op !== null) ? [...choice, { label: t("answer.both"), result: both }] : choice;
}

const orDrop = (ops: RequestedPatch): QuestionAnswer["result"] => (ops.length === 0 ? "drop" : ops);

const drop = (): QuestionAnswer => ({ label: t("answer.drop"), result: "drop" });

/** Their text above mine; null unless both wrote notes of a day. */
function withBothNotes(op: RequestedOp): RequestedOp | null {
  if (op.op !== "day.set" || !op.before.notes || !op.after.notes) return null;
  return { ...op, after: { notes: `${op.before.notes}\n${op.after.notes}` } };
}

function refusedAnswers({ suggests, unread }: OutboxEntry, trip: Trip): readonly QuestionAnswer[] {
  if (unread !== undefined) return [drop()];
  // The person may only view the trip now; the edit can still be proposed.
  const proposes = trip.role === "viewer" && !suggests;
  return [
    proposes ? { label: t("answer.suggest"), result: "suggest" } : { label: t("answer.again"), result: "again" },
    drop(),
  ];
}

function dayGoneAnswers({ ops }: OutboxEntry, trip: Trip): readonly QuestionAnswer[] {
  const [first] = trip.itinerary;
  const [added] = ops;
  if (added?.op === "activity.add") {
    const again = first && { ...added, at: { ...added.at, dayId: first.id } };
    return again ? [{ label: t("answer.firstDay"), result: [again] }, drop()] : [drop()];
  }
  const rest = ops.filter((op) => op.op !== "activity.move");
  if (rest.length > 0) return [{ label: t("answer.onItsDay"), result: rest }, drop()];
  return [{ label: t("answer.whereItIs"), result: "drop" }];
}

function goneAnswers({ title, ops }: OutboxEntry, trip: Trip): readonly QuestionAnswer[] {
  const [set, move] = [ops.find((op) => op.op === "activity.set"), ops.find((op) => op.op === "activity.move")];
  if (!set) return [{ label: t("answer.allRight"), result: "drop" }];
  const { pinned: _pinned, ...after } = set.after;
  const words = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
  const day = trip.itinerary.find((it) => it.id === move?.to.dayId) ?? trip.itinerary[0];
  const fields = { title: title ?? "", ...words };
  const again: RequestedOp = { op: "activity.add", id: newId(), fields, at: { dayId: day?.id ?? null } };
  return [{ label: t("answer.addAgain"), result: [again] }, drop()];
}
