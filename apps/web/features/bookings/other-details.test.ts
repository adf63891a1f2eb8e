import { expect, it } from "vitest";
import { otherDetails } from "./other-details.ts";
import type { Booking } from "./use-bookings.ts";

const blank = {
  ...{ destination: null, dates: null, guests: null, preferences: null, specialRequests: null },
  ...{ title: "Booking", start_date: null, adults: null, children: null },
} as unknown as Booking;
const of = (part: Partial<Booking>) => otherDetails({ ...blank, ...part }).map((it) => `${it.name}: ${it.value}`);

it("names unknown fields in words", () => {
  const preferences = {
    kind: "stay",
    room_type: "Double",
    lateArrival: true,
    seats: ["12A", "12B"],
    loyalty: { no: 5 },
  };
  expect(of({ preferences })).toEqual(["Room type: Double", "Late arrival: Yes", "Seats: 12A, 12B", "Loyalty · No: 5"]);
  expect(of({ specialRequests: "A cot" })).toEqual(["Special requests: A cot"]);
});

it("shows unreadable values as they are", () => {
  expect(of({ dates: "in May", guests: "many" })).toEqual(["Dates: in May", "Guests: many"]);
  expect(of({ dates: "2030-05-03", start_date: "2030-05-03", destination: "Lisbon", title: "Lisbon" })).toEqual([]);
  expect(of({ destination: ["Lisbon", { gate: 4 }] })).toEqual(["Place 1: Lisbon", "Place 2 · Gate: 4"]);
});

it("is limited in length", () => {
  expect(of({ specialRequests: Array.from({ length: 500 }, (_, index) => ({ a: index })) })).toHaveLength(60);
});
