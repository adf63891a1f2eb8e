"use client";

import { UserPen } from "lucide-react";
import { useState } from "react";
import { type DomainError, domainError, type Trip } from "@/features/api-client/index.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import { useSegmentEdits } from "../api/use-segment-edits.ts";
import { lineOf } from "../messages.ts";
import { isByHand, isCorrected } from "../model/field-names.ts";
import { blankDraft, changeOf, draftOf, problemsOf, type SegmentDraft } from "../model/segment-draft.ts";
import type { Segment } from "../types.ts";
import { SegmentFields } from "./segment-fields.tsx";

interface SegmentDialogProps {
  trip: Trip;
  /** Without one it is a new one. */
  segment: Segment | null;
  onClose(): void;
}

/** Writes a segment by hand, or corrects one. What is corrected here stays, whatever later mails say. */
export function SegmentDialog({ trip, segment, onClose }: SegmentDialogProps) {
  const edits = useSegmentEdits(trip.id);
  const [before] = useState<SegmentDraft>(() => (segment ? draftOf(segment) : blankDraft));
  const [draft, setDraft] = useState(() => (segment ? before : startingOn(trip.start_date)));
  const [error, setError] = useState<DomainError | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const change = changeOf(before, draft);
    if (segment && Object.keys(change).length === 0) return onClose();
    const details = problemsOf(draft);
    if (details.length > 0)
      return setError({ code: "incomplete", message: "Something is missing below.", details, status: 0 });
    setSaving(true);
    setError(null);
    try {
      const saved = await (segment ? edits.save(segment.id, change) : edits.add({ ...change, kind: draft.kind }));
      toast({ title: segment ? `Saved ${lineOf(saved)}` : `Added ${lineOf(saved)}` });
      onClose();
    } catch (failure) {
      setError(domainError(failure));
      setSaving(false);
    }
  };

  const marked = segment && !isByHand(segment) ? segment : null;
  return (
    <FormDialog
      title={segment ? `Edit ${lineOf(segment)}` : "Add by hand"}
      saveLabel={segment ? "Save" : "Add"}
      saving={saving}
      alert={error?.message}
      onSave={() => void save()}
      onClose={onClose}
    >
      <SegmentFields
        draft={draft}
        set={(change) => setDraft((now) => ({ ...now, ...change }))}
        error={error}
        aside={(name) => marked && isCorrected(marked, name) && <SetByPerson />}
      />
    </FormDialog>
  );
}

/** The first day of the trip is nearer than today to whatever it will be. */
function startingOn(date: string): SegmentDraft {
  return { ...blankDraft, start: { date, clock: "" } };
}

function SetByPerson() {
  return (
    <span className="flex items-center gap-1 whitespace-nowrap text-faint text-sm" title="Later emails won’t change it">
      <UserPen aria-hidden="true" className="size-3.5" />
      set by hand
    </span>
  );
}
