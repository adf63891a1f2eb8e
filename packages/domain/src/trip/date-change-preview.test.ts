import { expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { previewDates } from "./date-change-preview.ts";

const trip = tripOf("2027-05-03", [
  [{ title: "Castle" }],
  [{ title: "Beach" }, { title: "Opera", bookingId: "b1" }],
  [{ title: "Museum" }, { title: "Flight home", segmentId: "s1" }],
]);
const preview = (startDate: string, endDate: string) => {
  const { parked, kept, ...rest } = previewDates(trip, { startDate, endDate });
  const titles = (of: typeof parked) => of.map(({ activity, date }) => `${activity.title} ${date.slice(8)}`);
  return { ...rest, parked: titles(parked), kept: titles(kept) };
};

it("moves all days, and what is booked stays on its date", () => {
  expect(preview("2027-05-04", "2027-05-06")).toEqual({
    shift: 1,
    moving: 3,
    added: [],
    removed: [],
    parked: [],
    kept: ["Opera 04", "Flight home 05"],
  });
});

it("sets aside what is booked on a date that is not of the trip any more", () => {
  expect(preview("2027-06-01", "2027-06-03")).toMatchObject({ shift: 29, parked: ["Opera 04", "Flight home 05"] });
});

it("sets aside the stops of days that go", () => {
  expect(preview("2027-05-03", "2027-05-04")).toEqual({
    shift: 0,
    moving: 0,
    added: [],
    removed: ["2027-05-05"],
    parked: ["Museum 05", "Flight home 05"],
    kept: [],
  });
});

it("names the days that are new", () => {
  expect(preview("2027-05-03", "2027-05-07")).toMatchObject({
    moving: 0,
    added: ["2027-05-06", "2027-05-07"],
    parked: [],
  });
});

it("changes nothing for the present dates", () => {
  expect(preview("2027-05-03", "2027-05-05")).toMatchObject({ shift: 0, moving: 0, parked: [], kept: [] });
});
