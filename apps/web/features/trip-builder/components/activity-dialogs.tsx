"use client";

import { todayIn } from "@caravan/domain/calendar";
import type { Point } from "@caravan/domain/places/travel-time";
import { useEffect, useState } from "react";
import { type Activity, type DomainError, domainError, type FoundPlace } from "@/features/api-client/index.ts";
import type { OutboxEntry } from "@/features/offline/index.ts";
import { useBookedOn } from "@/features/travel/index.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { deviceZone } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { t } from "../messages/activity/index.ts";
import {
  type ActivityDraft,
  additionOf,
  blankActivityDraft,
  changeOf,
  draftIn,
  draftOf,
  endsBeforeStart,
  readPosition,
} from "../model/activity-draft.ts";
import { findActivity } from "../model/find-activity.ts";
import { asideDay } from "../model/no-day.ts";
import { draftWithPlace } from "../model/place-choice.ts";
import { ActivityFields } from "./activity-fields.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useEditDraft } from "./edit-field.tsx";
import { ChosenPlace, PlaceField } from "./place-field.tsx";
import { PlacesHere, usePlacesAt } from "./places-here.tsx";

const longestTitle = 255;

/** The first error that prevents the form from being saved. */
function missingIn(draft: ActivityDraft): DomainError | null {
  const wrong = endsBeforeStart(draft);
  const details = [
    ...(draft.title.trim() ? [] : [{ path: "title", message: t("problem.title") }]),
    ...(draft.title.trim().length <= longestTitle
      ? []
      : [{ path: "title", message: t("problem.long", { count: longestTitle }) }]),
    ...(draft.position === null || readPosition(draft.position)
      ? []
      : [{ path: "position", message: t("problem.position") }]),
    ...(wrong ? [{ path: "end_time", message: t("problem.end", { minutes: `${wrong.minutes}` }) }] : []),
  ];
  return details.length > 0 ? { code: "incomplete", message: "", details, status: 0 } : null;
}

/** Keeps an error only while the field is still wrong. */
function stillWrong(error: DomainError | null, draft: ActivityDraft): DomainError | null {
  return error?.code === "incomplete" ? missingIn(draft) : error;
}

/** Scrolls the error into view, because Save is at the bottom of a long form. */
function useFocusOnWrong(error: DomainError | null): void {
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]')?.focus();
  }, [error]);
}

export interface EditActivityDialogProps {
  activity: Activity;
  /** An edit with a conflict: its values are in the form, and saving resolves it. */
  question?: OutboxEntry | undefined;
  onClose: () => void;
}

export function EditActivityDialog({ activity, question, onClose }: EditActivityDialogProps) {
  const { trip, canEdit, edits } = useBuilder();
  // What the person saw when the dialog opened; the trip may have changed since.
  const form = useEditDraft(draftOf(activity), question && draftIn(question.ops));
  const [error, setError] = useState<DomainError | null>(null);
  useFocusOnWrong(error);
  const [alert, setAlert] = useState("");
  const [gone, setGone] = useState(false);
  const [saving, setSaving] = useState(false);
  const saveLabel = gone ? t("save.again") : canEdit ? ui("save") : t("save.suggest");

  const save = async () => {
    const incomplete = missingIn(form.draft);
    if (incomplete) return setError(incomplete);
    if (form.changed.length === 0 && !gone) {
      if (question) await edits.outbox?.discard(question.id);
      return onClose();
    }
    setSaving(true);
    setError(null);
    try {
      if (gone) await edits.saveNewActivity(additionOf({ ...form.draft, itinerary_id: dayStillThere() }, trip));
      else await edits.saveActivity(activity, changeOf(activity.id, form.changes(), form.before()));
      if (question) await edits.outbox?.discard(question.id);
      onClose();
    } catch (failure) {
      await explain(domainError(failure));
      setSaving(false);
    }
  };

  const dayStillThere = () =>
    trip.itinerary.some((day) => day.id === form.draft.itinerary_id) ? form.draft.itinerary_id : asideDay;

  const explain = async (problem: DomainError) => {
    setAlert(problem.message);
    if (problem.code !== "target_changed" && problem.status !== 404) return setError(problem);
    const now = await edits.readAgain().catch(() => null);
    if (!now) return;
    const current = findActivity(now, activity.id);
    if (!current) {
      setGone(true);
      setAlert(t("deleted"));
    } else if (problem.code === "target_changed") {
      setAlert(t(form.meet(draftOf(current.activity)) ? "clash" : "changed"));
    }
  };

  return (
    <FormDialog
      title={t(canEdit ? "edit" : "suggestChange")}
      saveLabel={saveLabel}
      saving={saving}
      blocked={form.conflicted}
      alert={alert}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ActivityFields trip={trip} form={form} error={stillWrong(error, form.draft)} />
    </FormDialog>
  );
}

interface NewActivityDialogProps {
  /** Null when no day was chosen yet: then a chosen place goes to the day that suits it best; `ideaDay` for an idea. */
  dayId: string | null;
  /** A point of the map, which is named by the known place there. */
  at?: Point | undefined;
  onClose: () => void;
}

export function NewActivityDialog({ dayId, at, onClose }: NewActivityDialogProps) {
  const { trip, canEdit, edits, goTo } = useBuilder();
  const bookedOn = useBookedOn(trip);
  const form = useEditDraft(blankActivityDraft(dayId ?? trip.itinerary[0]?.id ?? asideDay));
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const { draft, set } = form;
  const date = trip.itinerary.find((it) => it.id === draft.itinerary_id)?.date ?? null;
  const choose = (chosen: FoundPlace) => {
    setPlace(chosen);
    const from = todayIn(trip.place.timezone ?? deviceZone(), new Date());
    set(draftWithPlace(draft, chosen, trip, { anyDay: dayId === null, from, bookedOn }));
  };
  const near = usePlacesAt(trip.id, at, choose);
  const remove = () => {
    setPlace(null);
    set({ place_id: null, position: null, location: null, address: null });
  };
  const [error, setError] = useState<DomainError | null>(null);
  useFocusOnWrong(error);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const incomplete = missingIn(form.draft);
    if (incomplete) return setError(incomplete);
    setSaving(true);
    try {
      const answer = await edits.saveNewActivity(additionOf(form.draft, trip));
      onClose();
      if (answer) goTo(answer.activityId);
    } catch (failure) {
      setError(domainError(failure));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={t(canEdit ? "add" : "suggest")}
      saveLabel={t(canEdit ? "add" : "save.suggest")}
      saving={saving}
      alert={error?.message}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ActivityFields
        isNew
        trip={trip}
        form={form}
        error={stillWrong(error, form.draft)}
        title={
          <PlaceField
            trip={trip}
            value={draft.title}
            // Without a day, the place decides on it.
            date={dayId === null && !place ? null : date}
            startTime={draft.start_time || null}
            onValueChange={(title) => {
              set({ title });
              if (place && title.trim() === "") remove();
            }}
            onChoose={choose}
          />
        }
        chosen={
          <>
            {place && (
              <ChosenPlace
                trip={trip}
                place={place}
                date={date}
                hasTime={draft.start_time !== null}
                onRemove={remove}
              />
            )}
            <PlacesHere places={near} chosen={place} onChoose={choose} />
          </>
        }
      />
    </FormDialog>
  );
}
