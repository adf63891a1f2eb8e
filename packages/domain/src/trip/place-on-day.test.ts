import { expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import type { Activity } from "./document.ts";
import { placeOnDay } from "./place-on-day.ts";

const trip = tripOf("2027-05-03", [
  [
    { title: "Castle", startTime: "09:00", durationMinutes: 180 },
    { title: "Lunch", startTime: "12:30", durationMinutes: 60 },
    { title: "Fado", startTime: "20:00", durationMinutes: 90 },
  ],
  [
    { title: "Tram", startTime: "15:00", durationMinutes: 60 },
    { title: "Museum", startTime: "11:00", durationMinutes: 120 },
    { title: "Idea" },
  ],
]);
const list = trip.days[0]?.activities ?? [];
const place = (index: number) => placeOnDay(list, trip.days[1]?.activities[index] as Activity);

it("is at its own time when that is free", () => {
  expect(place(0)).toEqual({ after: undefined, result: { fits: true, times: [] } });
});

it("is in the nearest gap when its time is taken", () => {
  expect(place(1)).toMatchObject({
    after: "a-1-2",
    result: { fits: true, times: [{ activityId: "a-2-2", startTime: "13:30" }] },
  });
});

it("is last without a time", () => {
  expect(place(2)).toMatchObject({ after: "a-1-3", result: { times: [] } });
});
