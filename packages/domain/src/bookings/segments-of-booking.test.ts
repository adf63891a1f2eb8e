import { describe, expect, it } from "vitest";
import { fewPlaces } from "../../test/travel-data.ts";
import type { ReadSegment } from "../confirmation/reading.ts";
import type { SentBooking } from "./booking-kind.ts";
import { bookingOfSegments, requestAfterSegments, statusOfSegments } from "./booking-of-segments.ts";
import { parseBooking } from "./parse-booking.ts";
import { segmentsAfterBooking } from "./segments-after-booking.ts";
import { type BookingToPlan, segmentsOfBooking } from "./segments-of-booking.ts";

const stay: SentBooking = {
  destination: { name: "Hotel Avenida", city: "Lisbon" },
  dates: { start: "2030-05-03T15:00", end: "2030-05-07" },
  guests: { adults: 2 },
  preferences: { kind: "stay", provider: "Booking.com", confirmation_number: "4021", price: 480, currency: "EUR" },
};
const bookingOf = (sent: Partial<SentBooking> = {}): BookingToPlan => {
  const whole = { ...stay, ...sent };
  return { ...whole, ...parseBooking(whole), status: "confirmed" };
};
const piecesOf = (sent: Partial<SentBooking> = {}) => segmentsOfBooking(bookingOf(sent), fewPlaces);
const [piece] = piecesOf() as [ReadSegment];

describe("the segments of a booking", () => {
  it("have its dates, place, provider, number, price and guests", () => {
    expect(piecesOf()).toMatchObject([
      {
        ...{
          kind: "hotel",
          status: "confirmed",
          start: "2030-05-03T15:00",
          end: "2030-05-07",
          provider: "Booking.com",
        },
        ...{ confirmationNumber: "4021", price: { amount: "480", currency: "EUR" }, startTimezone: "Europe/Lisbon" },
        ...{ place: { name: "Hotel Avenida", city: "Lisbon" }, details: { guests: 2 } },
      },
    ]);
  });

  it.each([
    { preferences: { kind: "restaurant" } },
    { preferences: { kind: "Table booking" } },
    { guests: { party_size: 4 }, preferences: {} },
  ])("are a table for a booking in a restaurant: %o", (sent) => {
    const [table, ...others] = piecesOf({ dates: { start: "2030-05-04T20:00" }, ...sent });
    expect(others).toEqual([]);
    expect(table).toMatchObject({ kind: "other", start: "2030-05-04T20:00", details: { table: true } });
    expect(bookingOf(sent).kind).toBe("restaurant");
    expect(bookingOfSegments([table as ReadSegment], fewPlaces).preferences).toMatchObject({ kind: "restaurant" });
  });

  it("are located in their city, also when a venue is called like another town", () => {
    const destination = { name: "London", city: "Lisbon" };
    const [table] = piecesOf({
      destination,
      dates: { start: "2030-05-04T20:00" },
      preferences: { kind: "restaurant" },
    });
    expect(table).toMatchObject({ place: { name: "London", city: "Lisbon" }, startTimezone: "Europe/Lisbon" });
  });

  it("are none without a date", () => {
    expect(piecesOf({ dates: "in May" })).toEqual([]);
  });

  it.each<[string, object, object, [string | null, string | null, string | null, string | null][]]>([
    [
      "one way",
      { start: "2030-05-03T09:40", end: "2030-05-03T12:25" },
      {},
      [["2030-05-03T09:40", "2030-05-03T12:25", null, "Lisbon"]],
    ],
    [
      "through the night",
      { start: "2030-05-03T22:00", end: "2030-05-04T06:00" },
      {},
      [["2030-05-03T22:00", "2030-05-04T06:00", null, "Lisbon"]],
    ],
    [
      "there and back",
      { start: "2030-05-03", end: "2030-05-07" },
      { from: "Vienna" },
      [
        ["2030-05-03", null, "Vienna", "Lisbon"],
        ["2030-05-07", null, "Lisbon", "Vienna"],
      ],
    ],
    [
      "where its preferences say where it goes",
      { start: "2030-05-03T09:40", end: "2030-05-03T12:25" },
      { from: "Vienna", to: "Porto" },
      [["2030-05-03T09:40", "2030-05-03T12:25", "Vienna", "Porto"]],
    ],
    [
      "back on the next day",
      { departure: "2030-05-03", return: "2030-05-04" },
      {},
      [
        ["2030-05-03", null, null, "Lisbon"],
        ["2030-05-04", null, "Lisbon", null],
      ],
    ],
  ])("of a flight are its legs: %s", (_, dates, more, ways) => {
    const sent = { destination: "Lisbon", dates, preferences: { kind: "flight", flight_number: "TP 571", ...more } };
    const pieces = segmentsOfBooking({ ...bookingOf(sent), city: "Lisbon" }, fewPlaces);
    expect(pieces.map((it) => [it.start, it.end, it.from?.name ?? null, it.to?.name ?? null])).toEqual(ways);
    expect(pieces.map((it) => it.number)).toEqual(["TP 571", null].slice(0, ways.length));
  });

  it("read a flight's number from its title", () => {
    const destination = { name: "TP 571 to Lisbon", city: "Lisbon" };
    expect(piecesOf({ destination, preferences: { kind: "flight" } })[0]).toMatchObject({
      number: "TP571",
      to: { name: "Lisbon" },
    });
  });
});

describe("the booking of segments", () => {
  it("is what they state", () => {
    const { kind, title, startDate, endDate, confirmationNumber, price, currency, adults } = parseBooking(
      bookingOfSegments([piece], fewPlaces),
    );
    expect([kind, title, startDate, endDate, confirmationNumber, price, currency, adults]).toEqual([
      "stay",
      "Hotel Avenida",
      "2030-05-03",
      "2030-05-07",
      "4021",
      "480",
      "EUR",
      2,
    ]);
  });

  it("adds up the prices of its pieces to the cent, in the first one's currency", () => {
    const priced = (amount: string, currency = "EUR") => ({ ...piece, price: { amount, currency } });
    expect(bookingOfSegments([priced("0.1"), priced("0.2"), priced("9", "USD")], fewPlaces).preferences).toMatchObject({
      price: 0.3,
      currency: "EUR",
    });
  });

  it("is cancelled when all of them are; removed ones do not count", () => {
    const off = { ...piece, status: "cancelled" as const };
    expect(statusOfSegments([off, piece])).toBe("confirmed");
    expect(statusOfSegments([off, off])).toBe("cancelled");
    expect(statusOfSegments([off, { ...piece, removed: true }])).toBe("cancelled");
  });

  it("keeps what was sent where they state nothing new", () => {
    const sent = { ...stay, preferences: { ...(stay.preferences as object), breakfast: "included" } };
    const recognised = parseBooking(sent);
    expect(requestAfterSegments(sent, recognised, [piece], [piece], fewPlaces)).toEqual(sent);
    const later = { ...piece, end: "2030-05-06", provider: "Hotel" };
    expect(requestAfterSegments(sent, recognised, [piece], [later], fewPlaces)).toEqual({
      ...sent,
      dates: { start: "2030-05-03T15:00", end: "2030-05-06" },
      preferences: { ...sent.preferences, provider: "Hotel" },
    });
  });
});

describe("a change of a booking", () => {
  const kept = { ...piece, end: "2030-05-07T11:00", details: { ...piece.details, room: "12" }, isRead: true };

  it("is applied to its segment, which keeps what only the segment knows", () => {
    const after = bookingOf({ dates: { start: "2030-05-04T15:00", end: "2030-05-07" } });
    const { changed, added, gone } = segmentsAfterBooking([kept], bookingOf(), after, fewPlaces);
    expect(changed).toMatchObject([
      { fields: ["start"], after: { start: "2030-05-04T15:00", end: "2030-05-07T11:00", details: { room: "12" } } },
    ]);
    expect([added, gone]).toEqual([[], []]);
  });

  it("adds or removes the return leg of a flight, unless a confirmation states it", () => {
    const flight = { destination: { city: "Lisbon" }, preferences: { kind: "flight" } };
    const [one, two] = [
      bookingOf({ ...flight, dates: "2030-05-03" }),
      bookingOf({ ...flight, dates: "2030-05-03/2030-05-07" }),
    ];
    const pieces = (it: BookingToPlan) => segmentsOfBooking(it, fewPlaces).map((at) => ({ ...at, isRead: false }));
    expect(segmentsAfterBooking(pieces(one), one, two, fewPlaces).added).toMatchObject([{ start: "2030-05-07" }]);
    expect(segmentsAfterBooking(pieces(two), two, one, fewPlaces).gone).toMatchObject([{ start: "2030-05-07" }]);
  });

  it("moves several pieces of a confirmation without inventing any", () => {
    const legs = ["2030-05-03T09:00", "2030-05-05T10:00", "2030-05-07T18:00"].map((start) => ({
      ...kept,
      start,
      end: null,
    }));
    const [before, after] = ["2030-05-07", "2030-05-09"].map((end) =>
      bookingOf({ dates: { start: "2030-05-03", end } }),
    );
    const { changed, added, gone } = segmentsAfterBooking(
      legs,
      before as BookingToPlan,
      after as BookingToPlan,
      fewPlaces,
    );
    expect(changed.map((it) => it.after.start)).toEqual(["2030-05-09T18:00"]);
    expect([added, gone]).toEqual([[], []]);
  });
});
