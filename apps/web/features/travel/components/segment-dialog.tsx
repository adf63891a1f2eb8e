"use client";

import { UserPen } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { domainError, type ErrorDetail, type Trip } from "@/features/api-client/index.ts";
import { showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.ts";
import { useSegmentEdits } from "../api/use-segments.ts";
import { t } from "../messages/page/index.ts";
import { lineOf } from "../messages.ts";
import { fieldOfPath, isByHand, isCorrected } from "../model/field-names.ts";
import { blankDraft, changeOf, draftOf, problemsOf, type SegmentDraft } from "../model/segment-draft.ts";
import type { Segment } from "../types.ts";
import { SegmentFields } from "./segment-fields.tsx";

const segmentForm = z.custom<SegmentDraft>().superRefine((draft, context) => {
  for (const { path, message } of problemsOf(draft))
    context.addIssue({ code: "custom", path: [fieldOfPath(path) ?? path], message });
});

interface SegmentDialogProps {
  trip: Trip;
  /** Undefined for a new segment. */
  segment: Segment | null;
  onClose(): void;
}

/** Adds a segment by hand, or corrects one. Corrections stay, whatever later mails state. */
export function SegmentDialog({ trip, segment, onClose }: SegmentDialogProps) {
  const edits = useSegmentEdits(trip.id);
  const [before] = useState<SegmentDraft>(() => (segment ? draftOf(segment) : blankOn(trip)));
  const form = useSchemaForm(segmentForm, { defaultValues: segment ? before : startingOn(trip) });
  const { errors, isSubmitted } = form.formState;
  const details: ErrorDetail[] = Object.entries(errors).flatMap(([path, error]) =>
    typeof error?.message === "string" ? [{ path, message: error.message }] : [],
  );
  const set = (change: Partial<SegmentDraft>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof SegmentDraft, value, { shouldValidate: isSubmitted });
  };
  const save = async (draft: SegmentDraft) => {
    const change = changeOf(before, draft);
    if (segment && Object.keys(change).length === 0) return onClose();
    try {
      const saved = await (segment ? edits.save(segment.id, change) : edits.add({ ...change, kind: draft.kind }));
      toast({ title: segment ? t("saved", { name: lineOf(saved) }) : t("added", { name: lineOf(saved) }) });
      onClose();
    } catch (failure) {
      showRefusal(form, domainError(failure), fieldOfPath);
    }
  };

  const marked = segment && !isByHand(segment) ? segment : null;
  return (
    <SchemaFormDialog
      title={segment ? t("editOne", { name: lineOf(segment) }) : t("addByHand")}
      saveLabel={segment ? t("save") : t("add")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <SegmentFields
        draft={form.watch()}
        set={set}
        problems={details}
        aside={(name) => marked && isCorrected(marked, name) && <SetByPerson />}
      />
    </SchemaFormDialog>
  );
}

/** An empty form on the first day of the trip, which is a better start than today. */
function startingOn(trip: Trip): SegmentDraft {
  return { ...blankOn(trip), start: { date: trip.start_date, clock: "" } };
}

/** The currency is sent with a price only. */
const blankOn = ({ currency }: Trip): SegmentDraft => ({ ...blankDraft, currency });

function SetByPerson() {
  return (
    <span className="flex items-center gap-1 whitespace-nowrap text-faint text-sm" title={t("byHand.title")}>
      <UserPen aria-hidden="true" className="size-3.5" />
      {t("byHand")}
    </span>
  );
}
