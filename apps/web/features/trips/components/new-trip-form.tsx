"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { type DomainError, fieldError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { DateField } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { accommodationOptions, interestSuggestions, styleOptions } from "../messages.ts";
import type { DestinationQuestion } from "../model/destination.ts";
import type { TripDraft } from "../model/new-trip-draft.ts";
import { DestinationChoices, DestinationField } from "./destination-field.tsx";

interface NewTripFormProps {
  draft: TripDraft;
  onDraftChange: (change: Partial<TripDraft>) => void;
  error: DomainError | null;
  /** How often an attempt has been turned down; each time the first wrong field takes the focus. */
  refusals: number;
  /** What has to be settled about the destination first. */
  question: DestinationQuestion | null;
  /** The destination is being looked at. */
  checking: boolean;
  /** The person comes back from an attempt that they cancelled. */
  resumed: boolean;
  /** With a destination, that one is meant and the form's text is not; `asItIs` asks nothing more. */
  onSubmit: (answer?: { destination?: string; asItIs: true }) => void;
}

const fieldPaths = [
  "destination",
  "start_date",
  "end_date",
  "travelers",
  "interests",
  "travel_style",
  "accommodation_type",
];

export function NewTripForm({
  draft,
  onDraftChange,
  error,
  refusals,
  question,
  checking,
  resumed,
  onSubmit,
}: NewTripFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The parts of the refusal that no field shows.
  const general = error && !error.details.some((it) => fieldPaths.includes(it.path)) ? error.message : "";
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,button)")?.focus();
  }, [refusals]);
  useEffect(() => {
    if (resumed) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [resumed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checking) onSubmit();
  };

  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">Where to?</h1>
      <p className="mt-2 mb-8 text-lg text-muted">A place and dates are enough. Everything can be changed later.</p>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {general && <FormAlert>{general}</FormAlert>}
        <Card padding="lg" className="flex flex-col gap-6">
          <Field label="Destination" required error={fieldError(error, "destination")}>
            <DestinationField
              value={draft.destination}
              onValueChange={(destination) => onDraftChange({ destination })}
            />
          </Field>
          {question && (
            <DestinationChoices
              question={question}
              onChoose={(destination) => onSubmit({ destination, asItIs: true })}
              onPlanAnyway={() => onSubmit({ asItIs: true })}
            />
          )}
          <div className="grid gap-6 sm:grid-cols-3">
            <Field label="Start date" required error={fieldError(error, "start_date")}>
              <DateField
                value={draft.start_date}
                onValueChange={(start_date) =>
                  onDraftChange({ start_date, ...(!draft.end_date && { end_date: start_date }) })
                }
              />
            </Field>
            <Field label="End date" required error={fieldError(error, "end_date")}>
              <DateField
                value={draft.end_date}
                {...(draft.start_date && { min: draft.start_date })}
                onValueChange={(end_date) => onDraftChange({ end_date })}
              />
            </Field>
            <Field label="Travelers" error={fieldError(error, "travelers")}>
              <NumberField
                value={draft.travelers}
                onValueChange={(travelers) => onDraftChange({ travelers })}
                min={1}
                max={20}
                stepper
              />
            </Field>
          </div>
        </Card>
        <Card padding="lg" className="flex flex-col gap-6">
          <Field label="Interests" optional error={fieldError(error, "interests")}>
            <TagInput
              value={draft.interests}
              onValueChange={(interests) => onDraftChange({ interests })}
              suggestions={interestSuggestions}
              noun="interest"
              placeholder="What do you like?"
              maxLength={100}
            />
          </Field>
          <div className="grid gap-6 sm:grid-cols-2">
            <Field label="Travel style" error={fieldError(error, "travel_style")}>
              <Select
                options={styleOptions}
                value={draft.travel_style}
                onValueChange={(travel_style) => onDraftChange({ travel_style })}
              />
            </Field>
            <Field label="Accommodation" error={fieldError(error, "accommodation_type")}>
              <Select
                options={accommodationOptions}
                value={draft.accommodation_type}
                onValueChange={(accommodation_type) => onDraftChange({ accommodation_type })}
              />
            </Field>
          </div>
          <Switch
            label="Plan it for me"
            hint="If off, the days start empty and you fill them in."
            checked={draft.planned}
            onCheckedChange={(planned) => onDraftChange({ planned })}
          />
        </Card>
        <Button type="submit" size="lg" loading={checking} className="sm:self-start">
          Plan trip
        </Button>
      </form>
    </div>
  );
}
