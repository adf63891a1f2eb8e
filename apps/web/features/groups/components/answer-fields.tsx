"use client";

import { type ReactNode, useId } from "react";
import { interestSuggestions, interestWord } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { t } from "../messages/index.ts";
import type { AnswerDraft } from "../model/answer-form.ts";
import type { Group } from "../model/types.ts";
import { DaySpan, DaysField } from "./days-field.tsx";
import { PlacesField } from "./places-field.tsx";

export interface AnswerFieldsProps {
  group: Group;
  draft: AnswerDraft;
  onChange: (change: Partial<AnswerDraft>) => void;
  /** The error of the part of that name. */
  fault: (name: keyof AnswerDraft) => string | undefined;
}

export function AnswerFields({ group, draft, onChange, fault }: AnswerFieldsProps) {
  const tentative = group.tentative_dates;
  return (
    <>
      <FieldSection title={t("when")} hint={t("when.hint")}>
        <div className="grid grid-cols-2 gap-4">
          <DaySpan
            labels={{ start: t("firstDay"), end: t("lastDay") }}
            value={draft}
            onChange={onChange}
            errors={{ start: fault("start"), end: fault("end") }}
          />
        </div>
        {tentative && !draft.start && (
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => onChange({ start: tentative.start, end: tentative.end })}
          >
            {t("useGroupDates", { dates: formatDateRange(tentative.start, tentative.end) })}
          </Button>
        )}
        <Field label={t("flexible")} hint={t("flexible.hint")}>
          <NumberField
            value={draft.flexibility}
            onValueChange={(days) => onChange({ flexibility: Math.round(days ?? 0) })}
            min={0}
            max={366}
            stepper
            className="max-w-44"
          />
        </Field>
        <Field label={t("badDays")} error={fault("blackout")} hint={t("badDays.hint")}>
          <DaysField value={draft.blackout} onValueChange={(blackout) => onChange({ blackout })} />
        </Field>
      </FieldSection>
      <FieldSection title={t("where")}>
        <Field label={t("liked")} hint={t("liked.hint")} error={fault("choices")}>
          <PlacesField
            ranked
            listLabel={t("liked.list")}
            value={draft.choices}
            onValueChange={(choices) => onChange({ choices })}
            suggestions={placesOf(group).filter((name) => !draft.veto.includes(name))}
          />
        </Field>
        <Field label={t("ruledOut")} hint={t("ruledOut.hint")} error={fault("veto")}>
          <PlacesField
            listLabel={t("ruledOut.list")}
            value={draft.veto}
            onValueChange={(veto) => onChange({ veto })}
            placeholder={t("nowhere")}
          />
        </Field>
      </FieldSection>
      <FieldSection title={t("budget")}>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t("atLeast")} error={fault("min")}>
            <NumberField
              value={draft.min}
              onValueChange={(min) => onChange({ min })}
              min={0}
              step={0.01}
              prefix={group.currency}
            />
          </Field>
          <Field label={t("atMost")} error={fault("max")}>
            <NumberField
              value={draft.max}
              onValueChange={(max) => onChange({ max })}
              min={0}
              step={0.01}
              prefix={group.currency}
            />
          </Field>
        </div>
        <p className="-mt-2 text-faint text-sm">{t("budget.hint")}</p>
        <Switch
          label={t("budget.keepPrivate")}
          hint={draft.private ? t("budget.private") : t("budget.public")}
          checked={draft.private}
          onCheckedChange={(isPrivate) => onChange({ private: isPrivate })}
        />
      </FieldSection>
      <FieldSection title={t("more")} hint={t("more.hint")}>
        <Field label={t("stay")} error={fault("accommodation")}>
          <Input
            value={draft.accommodation}
            maxLength={120}
            placeholder={t("stay.example")}
            onChange={(event) => onChange({ accommodation: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("activities")} error={fault("activities")}>
          <TagInput
            value={draft.activities}
            onValueChange={(activities) => onChange({ activities })}
            suggestions={interestSuggestions}
            wordOf={interestWord}
            noun={t("activities.noun")}
            placeholder={t("activities.example")}
            maxLength={100}
          />
        </Field>
      </FieldSection>
    </>
  );
}

const mostOffered = 6;

/** The places of the group and of other members, so that one place is spelled in one way. */
function placesOf(group: Group): string[] {
  const named = group.members.flatMap((it) => it.preferences?.destination?.top_choices ?? []);
  return [...new Set([...group.destination_options, ...named])].slice(0, mostOffered);
}

/** A part of a longer form, with a heading. */
function FieldSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint && <p className="mt-0.5 text-faint text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
