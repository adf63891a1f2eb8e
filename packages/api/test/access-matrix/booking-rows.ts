import type { BookingFixture } from "./booking-fixture.ts";
import * as c from "./expected-outcomes.ts";

export interface BookingRow {
  /** Left out when the verb's definition implies it (derived-row.ts). */
  readonly cells?: c.Cells;
  /** The arguments, for the booking of this row. */
  readonly args: (booking: BookingFixture) => object;
}

const oneOf = (booking: BookingFixture) => ({ booking_id: booking.id });
/** A different booking each time, because the same one would complete the existing record. */
const objects = () => ({
  destination: { city: `Faro ${crypto.randomUUID()}` },
  dates: { start: "2031-05-03" },
  guests: {},
  preferences: { confirmation_number: crypto.randomUUID() },
});

/** A booking belongs to its owner; members of its trip see it in another form. */
const owners: c.Cells = {
  ...c.tripRead,
  ...{ viewer: c.notFound, viewerKey: c.notFound, askingViewerKey: c.notFound },
  ...{ editor: c.notFound, editorKey: c.notFound },
};
/** On no trip of a limited key. */
const makes: c.Cells = { ...c.withScope, limitedKey: c.forbidden };

/** Every verb of bookings, by name. */
export const bookingRows: Readonly<Record<string, BookingRow>> = {
  list_bookings: { args: () => ({}) },
  get_booking: { cells: owners, args: oneOf },
  create_booking: { cells: makes, args: objects },
  record_booking: { cells: makes, args: () => ({ ...objects(), destination: "Faro" }) },
  update_booking: { cells: owners, args: (booking) => ({ ...oneOf(booking), notes: "Late arrival" }) },
  cancel_booking: { cells: owners, args: oneOf },
  check_availability: { args: () => ({ dates: { start: "2030-05-03" } }) },
  list_trip_bookings: { args: (booking) => ({ trip_id: booking.tripId }) },
  find_booking_trip: { args: () => ({ destination: "Lisbon", dates: "2030-05-03" }) },
};
