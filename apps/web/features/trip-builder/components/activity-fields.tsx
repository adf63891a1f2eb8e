"use client";

import { longestActivityMinutes } from "@caravan/domain/field-choices";
import type { ReactNode } from "react";
import type { ActivityType, DomainError, Trip } from "@/features/api-client/index.ts";
import { useSegments } from "@/features/travel/index.ts";
import { formatDuration, minutesUnit } from "@/ui/format.ts";
import { Input, Textarea } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { t } from "../messages/activity/index.ts";
import { t as builder } from "../messages/index.ts";
import { type ActivityDraft, bookingOptions, dayOptions, endsBeforeStart, withTimes } from "../model/activity-draft.ts";
import { typeOptions, typeWord } from "../model/activity-marks.tsx";
import { asideDay, ideaDay } from "../model/no-day.ts";
import { type EditDraft, EditField } from "./edit-field.tsx";

/** The value in the list of types for hours that are kept free. */
const freeTime = "free_time";

export interface ActivityFieldsProps {
  trip: Trip;
  form: EditDraft<ActivityDraft>;
  error: DomainError | null;
  /** The control for the title; by default a plain text field. */
  title?: ReactNode;
  /** Below the title. */
  chosen?: ReactNode;
  /** A new activity may be an idea, on no day. */
  isNew?: boolean;
}

export function ActivityFields({ trip, form, error, title, chosen, isNew = false }: ActivityFieldsProps) {
  const { draft, set } = form;
  const shared = { form, error };
  const days = [
    ...(draft.itinerary_id === asideDay ? [{ value: asideDay, label: builder("setAside") }] : []),
    ...dayOptions(trip),
    ...(isNew ? [{ value: ideaDay, label: t("idea") }] : []),
  ];
  const text = (value: string) => value || null;
  const { start_time: start, end_time: end, duration_minutes: minutes } = draft;
  const isNextDay =
    start !== null && end !== null && minutes !== null && end < start && endsBeforeStart(draft) === null;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <EditField {...shared} name="title" label={t("title")} required>
          {title ?? (
            <Input
              value={draft.title}
              maxLength={255}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
          )}
        </EditField>
        {chosen}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditField {...shared} name="activity_type" label={t("type")} show={(type) => typeWord(type as ActivityType)}>
          <Select
            options={[...typeOptions(), { value: freeTime, label: builder("freeTime") }]}
            value={draft.free_time ? freeTime : draft.activity_type}
            onValueChange={(type) =>
              set(
                type === freeTime
                  ? { activity_type: "general", free_time: true, title: draft.title || builder("freeTime") }
                  : { activity_type: type as ActivityType, free_time: false },
              )
            }
          />
        </EditField>
        <EditField {...shared} name="itinerary_id" label={t("day")}>
          <Select options={days} value={draft.itinerary_id} onValueChange={(itinerary_id) => set({ itinerary_id })} />
        </EditField>
        <EditField {...shared} name="start_time" label={t("start")}>
          <TimeField
            value={draft.start_time ?? ""}
            onValueChange={(time) => set(withTimes(draft, { start_time: text(time) }))}
          />
        </EditField>
        <EditField {...shared} name="end_time" label={t("end")} hint={isNextDay && t("nextDay")}>
          <TimeField
            value={draft.end_time ?? ""}
            onValueChange={(time) => set(withTimes(draft, { end_time: text(time) }))}
          />
        </EditField>
        <EditField
          {...shared}
          name="duration_minutes"
          label={t("length")}
          hint={minutes !== null && minutes > 60 && formatDuration(minutes)}
        >
          <NumberField
            value={draft.duration_minutes}
            onValueChange={(minutes) =>
              set(withTimes(draft, { duration_minutes: minutes === null ? null : Math.round(minutes) }))
            }
            min={0}
            max={longestActivityMinutes}
            suffix={minutesUnit()}
          />
        </EditField>
        <EditField {...shared} name="estimated_cost" label={t("cost")}>
          <NumberField
            value={draft.estimated_cost}
            onValueChange={(estimated_cost) => set({ estimated_cost })}
            min={0}
            step={0.01}
            suffix={trip.currency}
          />
        </EditField>
        {draft.activity_type === "transport" && (
          <EditField {...shared} name="from_location" label={t("from")}>
            <Input
              value={draft.from_location ?? ""}
              maxLength={255}
              onChange={(event) => set({ from_location: text(event.currentTarget.value) })}
            />
          </EditField>
        )}
        <EditField {...shared} name="location" label={t(draft.activity_type === "transport" ? "to" : "location")}>
          <Input
            value={draft.location ?? ""}
            maxLength={255}
            onChange={(event) => set({ location: text(event.currentTarget.value) })}
          />
        </EditField>
        <EditField {...shared} name="address" label={t("address")}>
          <Input
            value={draft.address ?? ""}
            maxLength={500}
            onChange={(event) => set({ address: text(event.currentTarget.value) })}
          />
        </EditField>
        <EditField {...shared} name="position" label={t("map")} hint={t("mapHint")}>
          <Input
            value={draft.position ?? ""}
            onChange={(event) => set({ position: text(event.currentTarget.value) })}
          />
        </EditField>
        <EditField {...shared} name="priority" label={t("priority")} hint={t("priorityHint")}>
          <NumberField
            value={draft.priority}
            onValueChange={(priority) => set({ priority })}
            min={1}
            max={10}
            stepper
          />
        </EditField>
      </div>
      <BookingField trip={trip} form={form} error={error} />
      <EditField {...shared} name="notes" label={t("notes")}>
        <Textarea
          value={draft.notes ?? ""}
          maxLength={1000}
          onChange={(event) => set({ notes: text(event.currentTarget.value) })}
        />
      </EditField>
      <EditField {...shared} name="description" label={t("description")}>
        <Textarea
          value={draft.description ?? ""}
          maxLength={1000}
          onChange={(event) => set({ description: text(event.currentTarget.value) })}
        />
      </EditField>
    </div>
  );
}

/** The value in the list of bookings for an activity without one. */
const notBooked = "none";

/** Which booking of the trip the activity stands for; only where there is one to choose. */
function BookingField({ trip, form, error }: Pick<ActivityFieldsProps, "trip" | "form" | "error">) {
  const segments = useSegments(trip);
  const { booking_id } = form.draft;
  const options = bookingOptions(segments, booking_id);
  if (options.length === 0) return null;
  return (
    <EditField
      form={form}
      error={error}
      name="booking_id"
      label={t("booking")}
      hint={t("bookingHint")}
      show={(id) => options.find((it) => it.value === id)?.label ?? ""}
    >
      <Select
        options={[{ value: notBooked, label: t("notBooked") }, ...options]}
        value={booking_id ?? notBooked}
        onValueChange={(id) => form.set({ booking_id: id === notBooked ? null : id })}
      />
    </EditField>
  );
}
