import { unrecognisedFields } from "@caravan/domain/bookings/parse-booking";
import { deepEqual } from "@caravan/domain/deep-equal";
import type { BookingKind } from "@caravan/domain/field-choices";
import { type SchemaForm, schemaOf } from "@/ui/form.tsx";
import { t } from "./messages/index.ts";
import type { Booking, BookingChange, NewBooking } from "./use-bookings.ts";

/** A booking as a person enters it. Empty text and null are not sent. */
export interface BookingDraft {
  kind: BookingKind;
  name: string;
  /** "Lisbon, Portugal": the last of several parts is the country. */
  where: string;
  address: string;
  start: string;
  startTime: string;
  end: string;
  endTime: string;
  adults: number | null;
  children: number | null;
  rooms: number | null;
  provider: string;
  number: string;
  price: number | null;
  currency: string;
  notes: string;
}

export type BookingFormState = SchemaForm<BookingDraft, BookingDraft>;

export const bookingForm = schemaOf((draft: BookingDraft) => {
  const problems: { path: keyof BookingDraft; message: string }[] = [];
  const wrong = (path: keyof BookingDraft, message: string) => problems.push({ path, message });
  if (!draft.name.trim() && !draft.where.trim()) wrong("name", t("problem.name"));
  if (draft.end && !draft.start) wrong("start", t("problem.start"));
  if (draft.start && draft.end && draft.end < draft.start) wrong("end", t("beforeStart"));
  const sameDay = draft.end !== "" && draft.end === draft.start;
  if (sameDay && draft.startTime && draft.endTime && draft.endTime < draft.startTime)
    wrong("endTime", t("beforeStart"));
  if (draft.price !== null && draft.price < 0) wrong("price", t("problem.price"));
  if (draft.price !== null && !/^[A-Za-z]{3}$/.test(draft.currency.trim())) wrong("currency", t("problem.currency"));
  return problems;
});

export const blankBookingDraft: BookingDraft = {
  kind: "stay",
  name: "",
  where: "",
  address: "",
  start: "",
  startTime: "",
  end: "",
  endTime: "",
  adults: null,
  children: null,
  rooms: null,
  provider: "",
  number: "",
  price: null,
  currency: "",
  notes: "",
};

export function bookingDraftOf(booking: Booking): BookingDraft {
  const { city, country, title } = booking;
  return {
    kind: booking.kind,
    // A city alone is a place, not a title.
    name: title === city ? "" : title,
    where: [city, country].filter(Boolean).join(", "),
    address: booking.address ?? "",
    start: booking.start_date ?? "",
    startTime: booking.start_time ?? "",
    end: booking.end_date ?? "",
    endTime: booking.end_time ?? "",
    adults: booking.adults,
    children: booking.children,
    rooms: booking.rooms,
    provider: booking.provider ?? "",
    number: booking.confirmation_number ?? "",
    price: booking.price,
    currency: booking.currency ?? "",
    notes: booking.notes ?? "",
  };
}

type Part = "destination" | "dates" | "guests" | "preferences";

export function partsOf(draft: BookingDraft): Record<Part, Record<string, unknown>> {
  const [country, ...city] = draft.where
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)
    .reverse();
  const place = city.length > 0 ? { city: city.reverse().join(", "), country } : { city: country };
  return {
    destination: withoutEmpty({ name: draft.name.trim(), ...place, address: draft.address.trim() }),
    dates: withoutEmpty({ start: draft.start, end: draft.end, start_time: draft.startTime, end_time: draft.endTime }),
    guests: withoutEmpty({
      adults: draft.adults,
      children: draft.children,
      rooms: draft.kind === "stay" ? draft.rooms : null,
    }),
    preferences: withoutEmpty({
      kind: draft.kind,
      provider: draft.provider.trim(),
      confirmation_number: draft.number.trim(),
      price: draft.price,
      currency: draft.price === null ? "" : draft.currency.trim().toUpperCase(),
    }),
  };
}

export function newBookingOf(draft: BookingDraft, tripId: string | null | undefined): NewBooking {
  const notes = draft.notes.trim();
  return { ...partsOf(draft), ...(notes && { notes }), ...(tripId !== undefined && { trip_id: tripId }) };
}

/** The changes of a booking. Details that the form does not show stay. Null when nothing changed. */
export function bookingChangeOf(booking: Booking, draft: BookingDraft): BookingChange | null {
  const [now, before] = [partsOf(draft), partsOf(bookingDraftOf(booking))];
  const changed = (Object.keys(now) as Part[]).filter((it) => !deepEqual(now[it], before[it]));
  const notes = draft.notes.trim();
  const noted = notes !== (booking.notes ?? "");
  if (changed.length === 0 && !noted) return null;
  return {
    booking_id: booking.id,
    ...Object.fromEntries(
      changed.map((it) => [it, { ...further(booking, it, now), ...now[it], ...sentKind(booking, draft, it) }]),
    ),
    ...(noted && { notes: notes || null }),
  };
}

/**
 * The form offers only a few kinds. A booking that was sent as a train stays a train until somebody chooses another
 * kind.
 */
function sentKind({ kind, preferences }: Booking, draft: BookingDraft, part: Part): Record<string, unknown> {
  const sent =
    typeof preferences === "object" && preferences !== null && "kind" in preferences ? preferences.kind : null;
  return part === "preferences" && draft.kind === kind && typeof sent === "string" ? { kind: sent } : {};
}

/** The position belongs to the old place, so it is removed when the place changes. */
function further(booking: Booking, part: Part, now: Record<Part, Record<string, unknown>>): Record<string, unknown> {
  const { lat, lng, title } = booking;
  const stays = part === "destination" && now.destination.name === title && lat !== null && lng !== null;
  return { ...unrecognisedFields(part, booking[part]), ...(stays && { lat, lng }) };
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, it]) => it !== "" && it !== null && it !== undefined));
}
