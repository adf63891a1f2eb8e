import type { SentBooking } from "@caravan/domain/bookings/booking-kind";
import { parseBooking } from "@caravan/domain/bookings/parse-booking";
import { describe, expect, it } from "vitest";
import {
  blankBookingDraft,
  bookingChangeOf,
  bookingDraftOf,
  bookingForm,
  newBookingOf,
  partsOf,
} from "./booking-draft.ts";
import { groupByStatus } from "./booking-list.tsx";
import type { Booking } from "./use-bookings.ts";

const draft = {
  ...blankBookingDraft,
  name: "Hotel Avenida",
  where: "Lisbon, Portugal",
  start: "2030-05-03",
  startTime: "15:00",
  end: "2030-05-07",
  adults: 2,
  rooms: 1,
  provider: "Booking.com",
  number: "4021",
  price: 480.5,
  currency: "EUR",
};

/** The booking that the server makes from the request. */
function kept(sent: SentBooking): Booking {
  const it = parseBooking(sent);
  return {
    ...{
      id: "b1",
      status: "confirmed",
      segments_status: "confirmed",
      origin: "recorded",
      specialRequests: null,
      notes: null,
      trip_id: null,
      trip_chosen: false,
    },
    ...{ created_at: "", updated_at: "", cancelled_at: null },
    ...sent,
    ...it,
    start_date: it.startDate,
    end_date: it.endDate,
    start_time: it.startTime,
    end_time: it.endTime,
    confirmation_number: it.confirmationNumber,
    price: it.price === null ? null : Number(it.price),
  };
}

describe("the booking that the form sends", () => {
  it("is recognised in all fields, so that it can be edited again", () => {
    expect(bookingDraftOf(kept(partsOf(draft)))).toEqual(draft);
    const flight = { ...draft, kind: "flight" as const, endTime: "18:20", address: "Gate 4", rooms: null };
    expect(bookingDraftOf(kept(partsOf(flight)))).toEqual(flight);
  });

  it("leaves out empty fields", () => {
    expect(newBookingOf({ ...blankBookingDraft, where: "Lisbon" }, undefined)).toEqual({
      destination: { city: "Lisbon" },
      dates: {},
      guests: {},
      preferences: { kind: "stay" },
    });
  });

  it("sends the trip only when one or none was chosen", () => {
    expect(newBookingOf(draft, undefined)).not.toHaveProperty("trip_id");
    expect(newBookingOf(draft, null)).toHaveProperty("trip_id", null);
  });

  it("reads the country of a city with a region", () => {
    expect(partsOf({ ...draft, where: "Portland, Maine, United States" }).destination).toMatchObject({
      city: "Portland, Maine",
      country: "United States",
    });
  });
});

describe("a change of a booking", () => {
  const sent = {
    destination: { hotel: "Hotel Avenida", city: "Lisbon", lat: 38.7, lng: -9.1, floor: 4 },
    dates: { check_in: "2030-05-03", check_out: "2030-05-07" },
    guests: 2,
    preferences: { kind: "stay", board: "half", pnr: "4021" },
  };
  const booking = kept(sent);
  const before = bookingDraftOf(booking);

  it("is empty when nothing was changed", () => expect(bookingChangeOf(booking, before)).toBeNull());

  it("has only the changed fields, and keeps unknown data in them", () => {
    expect(bookingChangeOf(booking, { ...before, number: "77", notes: "Late" })).toEqual({
      booking_id: "b1",
      preferences: { board: "half", kind: "stay", confirmation_number: "77" },
      notes: "Late",
    });
  });

  it("can clear an end that had another name", () => {
    expect(bookingChangeOf(booking, { ...before, end: "" })).toEqual({
      booking_id: "b1",
      dates: { start: "2030-05-03" },
    });
  });

  it("clears the position with its place", () => {
    const moved = bookingChangeOf(booking, { ...before, name: "Casa" });
    expect(moved?.destination).toEqual({ floor: 4, name: "Casa", city: "Lisbon" });
    const renamed = bookingChangeOf(booking, { ...before, address: "Rua 1" });
    expect(renamed?.destination).toMatchObject({ lat: 38.7, lng: -9.1, address: "Rua 1" });
  });
});

describe("errors of a draft", () => {
  const paths = async (part: object) =>
    (await bookingForm["~standard"].validate({ ...draft, ...part })).issues?.map((it) => it.path?.join(".")) ?? [];
  it.each([
    [{}, []],
    [{ name: "", where: " " }, ["name"]],
    [{ start: "" }, ["start"]],
    [{ end: "2030-05-01" }, ["end"]],
    [{ end: "2030-05-03", endTime: "09:00" }, ["endTime"]],
    [{ currency: "euro" }, ["currency"]],
    [{ price: null, currency: "" }, []],
  ])("%j", async (part, expected) => expect(await paths(part)).toEqual(expected));
});

describe("the groups of the list", () => {
  const of = (id: string, start_date: string | null, end_date: string | null = null, status = "confirmed") =>
    ({ id, start_date, end_date, status }) as Booking;
  it("show upcoming ones soonest first, past ones latest first, and cancelled ones", () => {
    const all = [
      of("undated", null),
      of("june", "2030-06-01"),
      of("now", "2030-05-01", "2030-05-04"),
      of("old", "2030-01-01"),
      of("older", "2029-01-01"),
      of("off", "2030-06-02", null, "cancelled"),
    ];
    const ids = (list: readonly Booking[]) => list.map((it) => it.id);
    const { upcoming, past, cancelled } = groupByStatus(all, "2030-05-04");
    expect([ids(upcoming), ids(past), ids(cancelled)]).toEqual([["now", "june", "undated"], ["old", "older"], ["off"]]);
  });
});
