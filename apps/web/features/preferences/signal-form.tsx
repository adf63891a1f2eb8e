"use client";

import { confidence, signalType } from "@caravan/domain/fields";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { z } from "zod";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field, useFieldControl } from "@/ui/field.tsx";
import { Form, FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { formatClauses, formatPercent } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

const categories = [
  "pacing",
  "dietary restriction",
  "accommodation style",
  "activity preference",
  "transport preference",
];

/** The verb also takes numbers and yes or no; people write words. */
const signal = z.object({ type: signalType, value: z.string().trim().min(1).max(1000), confidence });

/** One more thing to know about the traveller, such as pacing: slow mornings. */
export function SignalForm() {
  const listId = useId();
  const form = useSchemaForm(signal, {
    defaultValues: { type: "", value: "", confidence: 0.8 },
    messages: { type: t("signal.about"), value: t("signal.words") },
  });
  const add = useMutation(useApi().preferences.signal.mutationOptions());

  const submit = async (values: z.output<typeof signal>) => {
    try {
      await add.mutateAsync(values);
    } catch (error) {
      return showRefusal(form, domainError(error));
    }
    form.reset({ ...form.getValues(), value: "" });
    toast({ title: t("signal.added") });
  };

  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("signal.title")}</h2>
      <p className="mt-1 text-muted text-sm">{t("signal.text")}</p>
      <Form form={form} onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <FormField form={form} name="type" label={t("signal.topic")}>
          {(field) => <Input {...field} list={listId} maxLength={120} placeholder={t("signal.pacing")} />}
        </FormField>
        <datalist id={listId}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <FormField form={form} name="value" label={t("signal.know")}>
          {(field) => <Input {...field} maxLength={1000} placeholder={t("signal.example")} />}
        </FormField>
        <ConfidenceField
          value={form.watch("confidence")}
          onValueChange={(value) => form.setValue("confidence", value)}
        />
        <Button type="submit" variant="secondary" loading={form.formState.isSubmitting} className="self-start">
          {t("signal.add")}
        </Button>
      </Form>
    </Card>
  );
}

interface ConfidenceFieldProps {
  /** 0 to 1. */
  value: number;
  onValueChange: (value: number) => void;
}

function ConfidenceField({ value, onValueChange }: ConfidenceFieldProps) {
  const words =
    value >= 0.9
      ? t("sure.certain")
      : value >= 0.6
        ? t("sure.quite")
        : value >= 0.3
          ? t("sure.maybe")
          : t("sure.guess");
  return (
    <Field
      label={t("sure")}
      aside={
        <span aria-hidden="true" className="text-muted text-sm tabular-nums">
          {formatClauses([words, formatPercent(value)])}
        </span>
      }
    >
      <Slider value={value} onValueChange={onValueChange} words={words} />
    </Field>
  );
}

// A component of its own, so that it is inside the Field and takes its id.
function Slider({ value, onValueChange, words }: ConfidenceFieldProps & { words: string }) {
  return (
    <input
      {...useFieldControl()}
      type="range"
      min={0}
      max={1}
      step={0.05}
      value={value}
      aria-valuetext={formatClauses([words, formatPercent(value)])}
      onChange={(event) => onValueChange(Number(event.currentTarget.value))}
      className="h-11 w-full"
    />
  );
}
