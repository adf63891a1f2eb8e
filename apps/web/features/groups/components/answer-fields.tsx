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
      <FieldSection title="When">
        <div className="grid grid-cols-2 gap-4">
          <DaySpan
            labels={{ start: "First day", end: "Last day" }}
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
            {`Use the group's dates, ${formatDateRange(tentative.start, tentative.end)}`}
          </Button>
        )}
        <Field label="Flexible by (days)" hint="How far your first and last day could each shift.">
          <NumberField
            value={draft.flexibility}
            onValueChange={(days) => onChange({ flexibility: Math.round(days ?? 0) })}
            min={0}
            max={366}
            stepper
            className="max-w-44"
          />
        </Field>
        <Field
          label="Days that don't work"
          error={fault("blackout")}
          hint="The trip won't include these. Pick one date, or a first and a last one."
        >
          <DaysField value={draft.blackout} onValueChange={(blackout) => onChange({ blackout })} />
        </Field>
      </FieldSection>
      <FieldSection title="Where">
        <Field label="Places you'd like" hint="Best first." error={fault("choices")}>
          <PlacesField
            ranked
            listLabel="Chosen places, best first"
            value={draft.choices}
            onValueChange={(choices) => onChange({ choices })}
            suggestions={placesOf(group).filter((name) => !draft.veto.includes(name))}
          />
        </Field>
        <Field
          label="Places you rule out"
          hint="The group won't go there unless you change your mind."
          error={fault("veto")}
        >
          <PlacesField
            listLabel="Ruled out"
            value={draft.veto}
            onValueChange={(veto) => onChange({ veto })}
            placeholder="Nowhere"
          />
        </Field>
      </FieldSection>
      <FieldSection title="Budget">
        <div className="grid grid-cols-2 gap-4">
          <Field label="At least" error={fault("min")}>
            <NumberField
              value={draft.min}
              onValueChange={(min) => onChange({ min })}
              min={0}
              step={0.01}
              prefix={group.currency}
            />
          </Field>
          <Field label="At most" error={fault("max")}>
            <NumberField
              value={draft.max}
              onValueChange={(max) => onChange({ max })}
              min={0}
              step={0.01}
              prefix={group.currency}
            />
          </Field>
        </div>
        <p className="-mt-2 text-faint text-sm">Per person, for the whole trip. Leave either one empty for no limit.</p>
        <Switch
          label="Keep my budget private"
          hint={
            draft.private
              ? "The others see that you set one and where all budgets overlap, never your numbers."
              : "Everyone in the group sees these numbers."
          }
          checked={draft.private}
          onCheckedChange={(isPrivate) => onChange({ private: isPrivate })}
        />
      </FieldSection>
      <FieldSection title="Anything else" hint="These help with the plan. Rounds don't use them.">
        <Field label="Where you'd like to stay" error={fault("accommodation")}>
          <Input
            value={draft.accommodation}
            maxLength={120}
            placeholder="A flat with a kitchen, a quiet hotel…"
            onChange={(event) => onChange({ accommodation: event.currentTarget.value })}
          />
        </Field>
        <Field label="What you like to do" error={fault("activities")}>
          <TagInput
            value={draft.activities}
            onValueChange={(activities) => onChange({ activities })}
            suggestions={interestSuggestions}
            wordOf={interestWord}
            noun="activity"
            placeholder="What do you like?"
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
