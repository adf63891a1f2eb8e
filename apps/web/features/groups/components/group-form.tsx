"use client";

import { Field } from "@/ui/field.tsx";
import { errorOf, type SchemaForm, setValues } from "@/ui/form.tsx";
import { CurrencyInput, Input } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { t } from "../messages/index.ts";
import type { GroupDraft } from "../model/group-form.ts";
import { DaySpan } from "./days-field.tsx";
import { PlacesField } from "./places-field.tsx";

/** What the creator suggests; members may want something else. */
export function GroupFields({ form }: { form: SchemaForm<GroupDraft, GroupDraft> }) {
  const draft = form.watch();
  const onChange = (changed: Partial<GroupDraft>) => setValues(form, changed);
  const fault = (name: keyof GroupDraft) => errorOf(form, name);
  return (
    <>
      <Field label={t("field.title")} error={fault("title")}>
        <Input
          value={draft.title}
          maxLength={255}
          placeholder={t("field.titleExample")}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("field.places")} hint={t("field.placesHint")} error={fault("destination_options")}>
        <PlacesField
          listLabel={t("field.chosenPlaces")}
          value={draft.destination_options}
          onValueChange={(destination_options) => onChange({ destination_options })}
        />
      </Field>
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <DaySpan
          labels={{ start: t("from"), end: t("to") }}
          value={draft}
          onChange={onChange}
          errors={{ start: fault("start"), end: fault("end") }}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_1fr_8rem]">
        <Field label={t("budget.from")} error={fault("budget_min")}>
          <NumberField
            value={draft.budget_min}
            onValueChange={(budget_min) => onChange({ budget_min })}
            min={0}
            step={0.01}
          />
        </Field>
        <Field label={t("budget.to")} error={fault("budget_max")}>
          <NumberField
            value={draft.budget_max}
            onValueChange={(budget_max) => onChange({ budget_max })}
            min={0}
            step={0.01}
          />
        </Field>
        <Field label={t("currency")} error={fault("currency")}>
          <CurrencyInput value={draft.currency} onValueChange={(currency) => onChange({ currency })} />
        </Field>
      </div>
      <p className="-mt-3 text-faint text-sm">{t("budget.each")}</p>
    </>
  );
}
