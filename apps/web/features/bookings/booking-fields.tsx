"use client";

import { bookingKinds } from "@caravan/domain/field-choices";
import { useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { DestinationField } from "@/features/trips/index.ts";
import { Card } from "@/ui/card.tsx";
import { FormField } from "@/ui/form.tsx";
import { CurrencyInput, DateField, Input, Textarea } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { KindIcon } from "./booking-card.tsx";
import type { BookingFormState } from "./booking-draft.ts";
import { t } from "./messages/index.ts";
import { formWords, kindWords } from "./messages.ts";
import type { BookingKind } from "./use-bookings.ts";

/** The fields of a booking. The kind comes first, because it decides which others are shown. */
export function BookingFields({ form }: { form: BookingFormState }) {
  const kind = useWatch({ control: form.control, name: "kind" });
  const words = formWords()[kind];
  return (
    <>
      <Card padding="lg" className="flex flex-col gap-6">
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => <KindChoice value={field.value} onValueChange={field.onChange} />}
        />
        <FormField form={form} name="name" label={words.name}>
          {(field) => <Input {...field} maxLength={255} placeholder={words.nameHint} autoComplete="off" />}
        </FormField>
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField form={form} name="where" label={words.where}>
            {(field) => (
              <DestinationField value={field.value} onValueChange={field.onChange} placeholder={t("example.where")} />
            )}
          </FormField>
          <FormField form={form} name="address" label={t("address")} optional>
            {(field) => <Input {...field} maxLength={255} autoComplete="off" />}
          </FormField>
        </div>
        <WhenFields form={form} kind={kind} />
      </Card>
      <Card padding="lg" className="flex flex-col gap-6">
        <GuestFields form={form} kind={kind} />
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField form={form} name="provider" label={t("bookedWith")} optional>
            {(field) => <Input {...field} maxLength={255} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="number" label={t("number")} optional>
            {(field) => <Input {...field} maxLength={255} autoComplete="off" spellCheck={false} />}
          </FormField>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-6">
          <FormField form={form} name="price" label={t("totalPrice")} optional>
            {(field) => <NumberField value={field.value} min={0} step={0.01} onValueChange={field.onChange} />}
          </FormField>
          <FormField form={form} name="currency" label={t("currency")}>
            {(field) => <CurrencyInput {...field} onValueChange={field.onChange} />}
          </FormField>
        </div>
        <FormField form={form} name="notes" label={t("notes")} optional hint={t("notes.hint")}>
          {(field) => <Textarea {...field} maxLength={5000} />}
        </FormField>
      </Card>
    </>
  );
}

interface PartProps {
  form: BookingFormState;
  kind: BookingKind;
}

function WhenFields({ form, kind }: PartProps) {
  const words = formWords()[kind];
  const start = useWatch({ control: form.control, name: "start" });
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <FormField form={form} name="start" label={words.start}>
          {(field) => <DateField value={field.value} onValueChange={field.onChange} />}
        </FormField>
        <FormField form={form} name="startTime" label={t("timeOf", { what: words.start })} hideLabel className="pt-7">
          {(field) => <TimeField value={field.value} onValueChange={field.onChange} />}
        </FormField>
      </div>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <FormField form={form} name="end" label={words.end}>
          {(field) => <DateField value={field.value} {...(start && { min: start })} onValueChange={field.onChange} />}
        </FormField>
        <FormField form={form} name="endTime" label={t("timeOf", { what: words.end })} hideLabel className="pt-7">
          {(field) => <TimeField value={field.value} onValueChange={field.onChange} />}
        </FormField>
      </div>
    </div>
  );
}

function GuestFields({ form, kind }: PartProps) {
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      <FormField form={form} name="adults" label={t("adults")}>
        {(field) => <NumberField value={field.value} min={0} max={99} stepper onValueChange={field.onChange} />}
      </FormField>
      <FormField form={form} name="children" label={t("children")}>
        {(field) => <NumberField value={field.value} min={0} max={99} stepper onValueChange={field.onChange} />}
      </FormField>
      {kind === "stay" && (
        <FormField form={form} name="rooms" label={t("rooms")}>
          {(field) => <NumberField value={field.value} min={1} max={99} stepper onValueChange={field.onChange} />}
        </FormField>
      )}
    </div>
  );
}

/** Native radio buttons as tiles; the rest of the form follows from it. */
function KindChoice({ value, onValueChange }: { value: BookingKind; onValueChange: (kind: BookingKind) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{t("whatBooked")}</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
        {bookingKinds.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/50 bg-raised font-medium text-muted text-sm transition-colors hover:border-line-strong hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-5"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <KindIcon kind={kind} />
            {kindWords()[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
