import { expect, test } from "vitest";
import { aPlace, aSegment } from "../../travel/model/segment-fixture.ts";
import { bookingOptions } from "./booking-options.ts";

const hotel = aSegment({ booking_id: "stay", kind: "hotel", place: aPlace("Hotel Lumen"), start: "2027-05-04T15:00" });
const out = aSegment({ booking_id: "flight", flight_number: "LH809", start: "2027-05-04T09:00" });
const back = aSegment({ booking_id: "flight", flight_number: "LH810", start: "2027-05-09T18:00" });
const cancelled = aSegment({ booking_id: "car", kind: "car_rental", provider: "Sixt", status: "cancelled" });

test("each booking of the trip can be chosen once, by its first segment", () => {
  expect(bookingOptions([back, hotel, cancelled, out], null)).toEqual([
    { value: "flight", label: "LH809 · Flight · Tue 4 May" },
    { value: "stay", label: "Hotel Lumen · Stay · Tue 4 May" },
  ]);
});

test("the chosen one stays in the list when it was cancelled or is not on the trip any more", () => {
  expect(bookingOptions([cancelled], "car")).toEqual([{ value: "car", label: "Sixt car · Rental car" }]);
  expect(bookingOptions([], "gone")).toEqual([{ value: "gone", label: "A booking elsewhere" }]);
});
