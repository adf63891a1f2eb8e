import type { Edit, NewFields, QueuedEdit } from "@/features/offline/edits/edit.ts";
import type { Trip } from "@/features/trips/types.ts";
import { newId } from "../offline/new-id.ts";
import { keptMine, tookTheirs } from "./question-words.ts";

/** What pressing it does: another edit in its place, the same again, nothing any more, or the form. */
export interface QuestionAnswer {
  readonly label: string;
  readonly result: Edit | "again" | "drop" | "form";
}

export function headingOf({ edit, trouble }: QueuedEdit): string {
  const what =
    edit.kind === "notes" ? "the note of a day" : `“${edit.kind === "add" ? edit.fields.title : edit.title}”`;
  if (trouble?.kind === "refused")
    return `Your change of ${what} was not taken: ${trouble.status === 404 ? "the trip is not open to you any more." : trouble.message}`;
  if (trouble?.kind === "gone")
    return edit.kind === "notes"
      ? "The day that you wrote about is no longer part of the trip."
      : `Somebody deleted ${what} meanwhile, which you ${edit.kind === "move" ? "moved" : "changed"}.`;
  if (edit.kind === "remove") return `You deleted ${what}. Somebody changed it meanwhile.`;
  if (edit.kind === "move") return `You moved ${what}. Somebody else moved it as well.`;
  return `You and somebody else changed ${what}.`;
}

export function answersTo({ edit, trouble }: QueuedEdit, trip: Trip): readonly QuestionAnswer[] {
  if (trouble?.kind === "refused") return refusedAnswers(edit, trip);
  if (trouble?.kind === "gone") return goneAnswers(edit, trip);
  const mine = keptMine(edit, trip);
  if (edit.kind === "remove")
    return [
      { label: "Delete it all the same", result: mine },
      { label: "Keep it", result: "drop" },
    ];
  const choice: QuestionAnswer[] = [
    { label: "Keep mine", result: mine },
    { label: "Take theirs", result: tookTheirs(edit, trip) ?? "drop" },
  ];
  if (edit.kind === "change") return [...choice, { label: "Edit", result: "form" }];
  if (edit.kind === "notes" && mine.kind === "notes" && mine.before && mine.notes)
    return [...choice, { label: "Keep both", result: { ...mine, notes: `${mine.before}\n${mine.notes}` } }];
  return choice;
}

function refusedAnswers(edit: Edit, trip: Trip): readonly QuestionAnswer[] {
  const first = trip.itinerary[0];
  const dayIsGone = edit.kind === "add" && !trip.itinerary.some((it) => it.id === edit.fields.itinerary_id);
  const again: QuestionAnswer =
    dayIsGone && first
      ? { label: "Add it to day 1", result: { ...edit, fields: { ...edit.fields, itinerary_id: first.id } } }
      : { label: "Try again", result: "again" };
  return [again, { label: "Drop my change", result: "drop" }];
}

function goneAnswers(edit: Edit, trip: Trip): readonly QuestionAnswer[] {
  if (edit.kind !== "change") return [{ label: "All right", result: "drop" }];
  const {
    before: _seen,
    after_activity_id: _after,
    itinerary_id,
    date: _date,
    day_number: _day,
    ...fields
  } = edit.change;
  const stated = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null && name !== "pinned"),
  );
  const day = trip.itinerary.find((it) => it.id === itinerary_id) ?? trip.itinerary[0];
  const again: NewFields = { title: edit.title, ...stated, ...(day && { itinerary_id: day.id }) };
  return [
    { label: "Add it again", result: { kind: "add", temporaryId: `new-${newId()}`, fields: again } },
    { label: "Drop my change", result: "drop" },
  ];
}
