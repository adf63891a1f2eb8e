import type { Trip } from "@/features/api-client/index.ts";
import { type Edit, type NewFields, newId, type OutboxEntry } from "@/features/offline/index.ts";
import { dayIsGone } from "./question-headings.ts";
import { keptMine, tookTheirs } from "./question-words.ts";

/** What pressing it does: another edit in its place, the same again, the same as a suggestion, nothing any more, or the form. */
export interface QuestionAnswer {
  readonly label: string;
  readonly result: Edit | "again" | "suggest" | "drop" | "form";
}

export function answersTo({ edit, trouble, suggests }: OutboxEntry, trip: Trip): readonly QuestionAnswer[] {
  if (trouble?.kind === "refused") return refusedAnswers(suggests, trip);
  if (trouble?.kind === "gone") return dayIsGone(edit, trip) ? dayGoneAnswers(edit, trip) : goneAnswers(edit, trip);
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

const drop: QuestionAnswer = { label: "Drop my change", result: "drop" };

function refusedAnswers(suggests: boolean, trip: Trip): readonly QuestionAnswer[] {
  // Somebody may only look by now: what they wrote can still be proposed.
  const proposes = trip.role === "viewer" && !suggests;
  return [proposes ? { label: "Suggest it", result: "suggest" } : { label: "Try again", result: "again" }, drop];
}

function dayGoneAnswers(edit: Edit, trip: Trip): readonly QuestionAnswer[] {
  const [first] = trip.itinerary;
  switch (edit.kind) {
    case "add": {
      const again = first && { ...edit, fields: { ...edit.fields, itinerary_id: first.id } };
      return again ? [{ label: "Add it to day 1", result: again }, drop] : [drop];
    }
    case "change": {
      const { itinerary_id: _day, after_activity_id: _after, ...words } = edit.change;
      const isMore = Object.keys(words).some((name) => name !== "before");
      return isMore ? [{ label: "Leave it on its day", result: { ...edit, change: words } }, drop] : [drop];
    }
    default:
      return [{ label: "Leave it where it is", result: "drop" }];
  }
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
  return [{ label: "Add it again", result: { kind: "add", activityId: newId(), fields: again } }, drop];
}
