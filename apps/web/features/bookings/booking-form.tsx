"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useFormState } from "react-hook-form";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { useDefaultCurrency, useFilledCurrency } from "@/features/trips/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Form, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { toast } from "@/ui/toast.ts";
import {
  type BookingDraft,
  type BookingFormState,
  blankBookingDraft,
  bookingChangeOf,
  bookingDraftOf,
  bookingForm,
  newBookingOf,
} from "./booking-draft.ts";
import { BookingFields } from "./booking-fields.tsx";
import { t } from "./messages/index.ts";
import { AUTO, NONE, TripChoice } from "./trip-choice.tsx";
import { type Booking, useBookingChange, useTripChoices } from "./use-bookings.ts";

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

function BookingForm({ form, saveLabel, onSave, aside, children }: BookingFormProps) {
  const { isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const save = async (draft: BookingDraft) => {
    try {
      await onSave(draft);
    } catch (error) {
      // The server names its own fields; some of them are joined in the form.
      const { message, details } = domainError(error);
      showRefusal(form, { message: details[0]?.message ?? message, details: [] });
    }
  };
  return (
    <Form form={form} onSubmit={save} className="flex flex-col gap-6">
      <BookingFields form={form} />
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        {/* Stays busy until the next page is shown. */}
        <Button type="submit" size="lg" loading={isSubmitting || isSubmitSuccessful}>
          {saveLabel}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

const useBookingForm = (initial: BookingDraft): BookingFormState =>
  useSchemaForm(bookingForm, { defaultValues: initial });

export function EditBooking({ booking: current, onDone }: { booking: Booking; onDone: () => void }) {
  // The values when the form was opened.
  const [booking] = useState(current);
  const { update } = useBookingChange();
  const form = useBookingForm(bookingDraftOf(booking));
  const save = async (draft: BookingDraft) => {
    const change = bookingChangeOf(booking, draft);
    if (!change) return onDone();
    const { booking: after } = await update.mutateAsync(change);
    const moved = after.trip_id !== booking.trip_id;
    const where = after.trip_id === null ? t("offTrip") : t("otherTrip");
    toast({ title: t("saved"), ...(moved && { description: where }) });
    onDone();
  };
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page wrap-anywhere mb-8">{t("edit.title", { title: booking.title })}</h1>
      <BookingForm
        form={form}
        saveLabel={t("save")}
        onSave={save}
        aside={
          <Button variant="secondary" size="lg" onClick={onDone}>
            {t("cancel")}
          </Button>
        }
      />
    </div>
  );
}

export function NewBooking() {
  const api = useApi();
  const router = useRouter();
  const { names } = useTripChoices();
  const [trip, setTrip] = useState(AUTO);
  const record = useMutation(
    api.bookings.record.mutationOptions({
      onSuccess: ({ booking }) => {
        const onTrip = booking.trip_id === null ? undefined : (names.get(booking.trip_id) ?? t("aTrip"));
        toast({ title: t("saved"), ...(onTrip && { description: t("isOn", { trip: onTrip }) }) });
        router.push(`/bookings/${booking.id}`);
      },
    }),
  );
  const form = useBookingForm(blankBookingDraft);
  const tripId = trip === AUTO ? undefined : trip === NONE ? null : trip;
  const currency = useDefaultCurrency(tripId);
  const { dirtyFields } = useFormState({ control: form.control });
  useFilledCurrency(currency, dirtyFields.currency === true, (value) => form.setValue("currency", value));
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">{t("add")}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t("add.text")}</p>
      <BookingForm
        form={form}
        saveLabel={t("add.save")}
        onSave={(draft) => record.mutateAsync(newBookingOf(draft, tripId))}
        aside={
          <ButtonLink href="/bookings" variant="secondary" size="lg">
            {t("cancel")}
          </ButtonLink>
        }
      >
        <TripChoice form={form} value={trip} onValueChange={setTrip} />
      </BookingForm>
    </div>
  );
}
