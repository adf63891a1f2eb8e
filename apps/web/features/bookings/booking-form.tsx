"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { type BookingDraft, bookingProblems } from "./booking-draft.ts";
import { BookingFields } from "./booking-fields.tsx";

interface BookingFormProps {
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

/** A draft of a booking with what is wrong with it. */
export function useBookingDraft(initial: BookingDraft, error: unknown) {
  const refused: DomainError | null = error ? domainError(error) : null;
  return { ...useCheckedDraft(initial, bookingProblems), refused };
}
