"use client";

import { withTexts } from "@caravan/languages/texts";
import { CalendarDays } from "lucide-react";
import { type FormEventHandler, useEffect, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, FormField, type SchemaForm } from "@/ui/form.tsx";
import { DateField, Textarea } from "@/ui/input.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { t } from "../messages/new/index.ts";
import { accommodationOptions, interestSuggestions, interestWord, styleOptions } from "../model/choices.ts";
import type { DestinationQuestion } from "../model/destination.ts";
import type { TripDraft } from "../model/new-trip-draft.ts";
import { DestinationChoices, DestinationField } from "./destination-field.tsx";
import { NewTripBudget } from "./new-trip-budget.tsx";

const NewTripCalendar = loadedApart(() =>
  withTexts("ui/calendar", () => import("./new-trip-calendar.tsx")).then((module) => module.NewTripCalendar),
);

interface NewTripFormProps {
  form: SchemaForm<TripDraft, TripDraft>;
  /** The question about the destination that has to be answered first. */
  question: DestinationQuestion | null;
  /** The destination is being looked up. */
  checking: boolean;
  /** The person returns from a cancelled attempt. */
  resumed: boolean;
  /** The fields were filled in from a sentence; `assumed` where it leaves the dates open. */
  read: "dates" | "assumed" | null;
  onDestinationChange: () => void;
  onSubmitCapture: FormEventHandler;
  onSubmit: (draft: TripDraft) => Promise<void>;
  /** The question is answered: with another destination, or by planning with the typed one. */
  onAnswer: (destination?: string) => void;
}

export function NewTripForm({
  form,
  question,
  checking,
  resumed,
  read,
  onDestinationChange,
  onSubmitCapture,
  onSubmit,
  onAnswer,
}: NewTripFormProps) {
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (resumed || read) submitButton.current?.focus({ preventScroll: read !== null });
  }, [resumed, read]);
  const start = useWatch({ control: form.control, name: "start_date" });

  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">{t("title")}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t("intro")}</p>
      <Form form={form} onSubmit={onSubmit} onSubmitCapture={onSubmitCapture} className="flex flex-col gap-6">
        <Card padding="lg" className="flex flex-col gap-6">
          <FormField form={form} name="destination" label={t("destination")} required>
            {(field) => (
              <DestinationField
                value={field.value}
                onValueChange={(destination) => {
                  field.onChange(destination);
                  onDestinationChange();
                }}
              />
            )}
          </FormField>
          <div role="status" className="empty:hidden">
            {read && (
              <p className="rounded-card bg-accent-soft p-4 text-on-accent-soft">
                {t(read === "assumed" ? "read.assumed" : "read")}
              </p>
            )}
          </div>
          {question && <DestinationChoices question={question} onChoose={onAnswer} onPlanAnyway={() => onAnswer()} />}
          <div className="grid gap-6 sm:grid-cols-3">
            <FormField form={form} name="start_date" label={t("start")} required>
              {(field) => (
                <DateField
                  value={field.value}
                  onValueChange={(date) => {
                    field.onChange(date);
                    if (!form.getValues("end_date")) form.setValue("end_date", date);
                  }}
                />
              )}
            </FormField>
            <FormField form={form} name="end_date" label={t("end")} required>
              {(field) => (
                <DateField value={field.value} {...(start && { min: start })} onValueChange={field.onChange} />
              )}
            </FormField>
            <FormField form={form} name="travelers" label={t("travelers")}>
              {(field) => <NumberField value={field.value} onValueChange={field.onChange} min={1} max={20} stepper />}
            </FormField>
          </div>
          <ChooseDates form={form} />
          <NewTripBudget form={form} />
        </Card>
        <Card padding="lg" className="flex flex-col gap-6">
          <FormField form={form} name="interests" label={t("interests")} optional>
            {(field) => (
              <TagInput
                value={field.value}
                onValueChange={field.onChange}
                suggestions={interestSuggestions}
                wordOf={interestWord}
                noun={t("interest")}
                placeholder={t("interestsPlaceholder")}
                maxLength={100}
              />
            )}
          </FormField>
          <FormField form={form} name="notes" label={t("wishes")} hint={t("wishesHint")} optional>
            {(field) => <Textarea {...field} rows={3} maxLength={2000} placeholder={t("wishesPlaceholder")} />}
          </FormField>
          <div className="grid gap-6 sm:grid-cols-2">
            <FormField form={form} name="travel_style" label={t("style")}>
              {(field) => <Select options={styleOptions()} value={field.value} onValueChange={field.onChange} />}
            </FormField>
            <FormField form={form} name="accommodation_type" label={t("accommodation")}>
              {(field) => (
                <Select options={accommodationOptions()} value={field.value} onValueChange={field.onChange} />
              )}
            </FormField>
          </div>
          <Controller
            control={form.control}
            name="planned"
            render={({ field }) => (
              <Switch
                label={t("planned")}
                hint={t("plannedHint")}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </Card>
        <Button ref={submitButton} type="submit" size="lg" loading={checking} className="sm:self-start">
          {t("submit")}
        </Button>
      </Form>
    </div>
  );
}

/** The dates in a calendar, once somebody wants it. */
function ChooseDates({ form }: { form: SchemaForm<TripDraft, TripDraft> }) {
  const [open, setOpen] = useState(false);
  const [start, end] = useWatch({ control: form.control, name: ["start_date", "end_date"] });
  const choose = (start_date: string, end_date: string) => {
    form.setValue("start_date", start_date, { shouldDirty: true });
    form.setValue("end_date", end_date, { shouldDirty: true });
    form.clearErrors(["start_date", "end_date"]);
  };
  return (
    <div className="-mt-3 flex flex-col gap-3">
      <Button
        variant="ghost"
        size="sm"
        icon={<CalendarDays />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-3 self-start text-muted"
      >
        {t("calendar")}
      </Button>
      {open && <NewTripCalendar start={start} end={end} onRange={choose} />}
    </div>
  );
}
