"use client";

import { statusSteps } from "@caravan/domain/trip/status-transitions";
import { useState } from "react";
import { type DomainError, domainError, type Trip } from "@/features/api-client/index.ts";
import {
  accommodationOptions,
  DestinationField,
  interestSuggestions,
  interestWord,
  leaveNotices,
  noPreference,
  statusWord,
  styleOptions,
} from "@/features/trips/index.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { formatDate } from "@/ui/format.ts";
import { CurrencyInput, DateField, Input, Textarea } from "@/ui/input.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { t } from "../messages/details/index.ts";
import { t as builder } from "../messages/index.ts";
import { type TripDraft, tripChangeOf, tripDraftOf } from "../model/trip-draft.ts";
import { BudgetFields } from "./budget-fields.tsx";
import { useBuilder } from "./builder-context.tsx";
import { type EditDraft, EditField, useEditDraft } from "./edit-field.tsx";

export function TripDetailsDialog({ onClose }: { onClose: () => void }) {
  const { trip, edits } = useBuilder();
  const form = useEditDraft(tripDraftOf(trip));
  const [error, setError] = useState<DomainError | null>(null);
  const [alert, setAlert] = useState("");
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (form.changed.length === 0) return onClose();
    setSaving(true);
    setError(null);
    setAlert("");
    try {
      const answer = await edits.saveTrip(tripChangeOf(form.changes(), form.before()));
      leaveNotices(trip.id, answer?.warnings);
      onClose();
    } catch (failure) {
      const problem = domainError(failure);
      const now = problem.code === "target_changed" ? await edits.readAgain().catch(() => null) : null;
      if (now) setAlert(t(form.meet(tripDraftOf(now)) ? "clash" : "changed"));
      else {
        setError(problem);
        setAlert(problem.message);
      }
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={builder("menu.details")}
      saveLabel={ui("save")}
      saving={saving}
      blocked={form.conflicted}
      alert={alert}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TripDetailsFields trip={trip} form={form} error={error} />
    </FormDialog>
  );
}

interface TripDetailsFieldsProps {
  trip: Trip;
  form: EditDraft<TripDraft>;
  error: DomainError | null;
}

function TripDetailsFields({ trip, form, error }: TripDetailsFieldsProps) {
  const { draft, set } = form;
  const shared = { form, error };
  const date = (value: unknown) => formatDate(String(value));
  const statuses = [trip.status, ...statusSteps[trip.status]].map((value) => ({ value, label: statusWord(value) }));
  return (
    <div className="flex flex-col gap-5">
      <EditField {...shared} name="title" label={t("name")} required>
        <Input value={draft.title} maxLength={255} onChange={(event) => set({ title: event.currentTarget.value })} />
      </EditField>
      <EditField {...shared} name="destination" label={t("destination")} required>
        <DestinationField value={draft.destination} onValueChange={(destination) => set({ destination })} />
      </EditField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditField {...shared} name="start_date" label={t("start")} show={date}>
          <DateField value={draft.start_date} onValueChange={(start_date) => set({ start_date })} />
        </EditField>
        <EditField {...shared} name="end_date" label={t("end")} show={date} hint={t("endHint")}>
          <DateField value={draft.end_date} onValueChange={(end_date) => set({ end_date })} />
        </EditField>
        <EditField {...shared} name="travelers" label={t("travelers")}>
          <NumberField
            value={draft.travelers}
            onValueChange={(travelers) => set({ travelers })}
            min={1}
            max={20}
            stepper
          />
        </EditField>
        <EditField
          {...shared}
          name="status"
          label={t("status")}
          show={(status) => statusWord(status as Trip["status"])}
        >
          <Select
            options={statuses}
            value={draft.status}
            onValueChange={(status) => set({ status: status as Trip["status"] })}
          />
        </EditField>
        <BudgetFields {...shared} />
        <EditField {...shared} name="currency" label={t("currency")} hint={t("currencyHint")}>
          <CurrencyInput value={draft.currency} onValueChange={(currency) => set({ currency })} />
        </EditField>
        <EditField {...shared} name="travel_style" label={t("style")}>
          <Select
            options={styleOptions()}
            value={draft.travel_style ?? noPreference}
            onValueChange={(style) =>
              set({ travel_style: style === noPreference ? null : (style as TripDraft["travel_style"]) })
            }
          />
        </EditField>
        <EditField {...shared} name="accommodation_type" label={t("accommodation")}>
          <Select
            options={accommodationOptions()}
            value={draft.accommodation_type ?? noPreference}
            onValueChange={(type) =>
              set({ accommodation_type: type === noPreference ? null : (type as TripDraft["accommodation_type"]) })
            }
          />
        </EditField>
      </div>
      <EditField
        {...shared}
        name="interests"
        label={t("interests")}
        show={(words) => (words as string[]).map(interestWord).join(", ")}
      >
        <TagInput
          value={draft.interests}
          onValueChange={(interests) => set({ interests })}
          suggestions={interestSuggestions}
          wordOf={interestWord}
          noun={t("interest")}
          maxLength={100}
        />
      </EditField>
      <EditField {...shared} name="notes" label={t("notes")}>
        <Textarea
          value={draft.notes ?? ""}
          maxLength={2000}
          onChange={(event) => set({ notes: event.currentTarget.value || null })}
        />
      </EditField>
    </div>
  );
}
