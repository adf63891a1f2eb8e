"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { BookingFields } from "./booking-fields.tsx";
import type { useBookingDraft } from "./use-booking-draft.ts";

export interface BookingFormProps {
  form: ReturnType<typeof useBookingDraft>;
  saveLabel: string;
  saving: boolean;
  onSave: () => void;
  /** Beside Save. */
  aside?: ReactNode;
  /** Before Save. */
  children?: ReactNode;
}

export function BookingForm({ form, saveLabel, saving, onSave, aside, children }: BookingFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { found, refused } = form;
  useEffect(() => {
    if (found.length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,button)")?.focus();
  }, [found]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving && form.check()) onSave();
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {refused && <FormAlert>{refused.details[0]?.message ?? refused.message}</FormAlert>}
      <BookingFields draft={form.draft} onChange={form.change} fault={form.fault} />
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" loading={saving}>
          {saveLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
