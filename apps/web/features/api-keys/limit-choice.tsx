"use client";

import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { changesChoices, type LimitDraft, newTripChoices } from "./key-choices.ts";
import { t } from "./messages/index.ts";

export interface LimitChoiceProps {
  value: LimitDraft;
  onValueChange: (value: LimitDraft) => void;
}

/** How much a key may change and make. */
export function LimitChoice({ value, onValueChange }: LimitChoiceProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={t("changes")}>
        <Select
          options={changesChoices(value.changes)}
          value={value.changes}
          onValueChange={(changes) => onValueChange({ ...value, changes })}
        />
      </Field>
      <Field label={t("newTrips")}>
        <Select
          options={newTripChoices(value.trips)}
          value={value.trips}
          onValueChange={(trips) => onValueChange({ ...value, trips })}
        />
      </Field>
    </div>
  );
}
