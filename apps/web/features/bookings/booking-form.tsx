"use client";

import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Form, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { type BookingDraft, type BookingFormState, bookingForm } from "./booking-draft.ts";
import { BookingFields } from "./booking-fields.tsx";

interface BookingFormProps {
  form: BookingFormState;
  saveLabel: string;
  /** Rejects when the server refuses the booking, which the form then shows. */
  onSave: (draft: BookingDraft) => Promise<unknown>;
  /** Beside Save. */
  aside?: ReactNode;
  /** Before Save. */
  children?: ReactNode;
}

export function BookingForm({ form, saveLabel, onSave, aside, children }: BookingFormProps) {
  const { isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const save = async (draft: BookingDraft) => {
    try {
      await onSave(draft);
    } catch (error) {
      // The server names its own fields, which the form joins into others.
      const { message, details } = domainError(error);
      showRefusal(form, { message: details[0]?.message ?? message, details: [] });
    }
  };
  return (
    <Form form={form} onSubmit={save} className="flex flex-col gap-6">
      <BookingFields form={form} />
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        {/* Still busy after success: the next page is on its way. */}
        <Button type="submit" size="lg" loading={isSubmitting || isSubmitSuccessful}>
          {saveLabel}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

export const useBookingForm = (initial: BookingDraft): BookingFormState =>
  useSchemaForm(bookingForm, { defaultValues: initial });
