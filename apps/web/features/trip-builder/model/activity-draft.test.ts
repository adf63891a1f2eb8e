import { describe, expect, it, test } from "vitest";
import { aPlace, aSegment } from "@/features/travel/model/segment-fixture.ts";
import {
  type ActivityDraft,
  blankActivityDraft,
  bookingOptions,
  changeOf,
  draftIn,
  endsBeforeStart,
  readPosition,
  withTimes,
} from "./activity-draft.ts";

const dinner: ActivityDraft = {
  ...blankActivityDraft("one"),
  activity_type: "dining",
  start_time: "19:00",
  end_time: "20:15",
  duration_minutes: 75,
};
const after = (draft: ActivityDraft, change: Parameters<typeof withTimes>[1]): ActivityDraft => ({
  ...draft,
  ...withTimes(draft, change),
});
const timesOf = ({ start_time, end_time, duration_minutes }: ActivityDraft) => [start_time, end_time, duration_minutes];

describe("the times in the form", () => {
  it("follow what is typed", () => {
    expect(timesOf(after(dinner, { start_time: "20:00" }))).toEqual(["20:00", "21:15", 75]);
    expect(timesOf(after(dinner, { end_time: "21:00" }))).toEqual(["19:00", "21:00", 120]);
    expect(timesOf(after(dinner, { duration_minutes: 120 }))).toEqual(["19:00", "21:00", 120]);
    expect(timesOf(after(dinner, { start_time: null }))).toEqual([null, null, 75]);
  });

  it("may pass midnight where that is plausible or the length says so", () => {
    const bar = { ...dinner, activity_type: "entertainment", start_time: "22:00" } as const;
    expect(timesOf(after(bar, { end_time: "01:30" }))).toEqual(["22:00", "01:30", 210]);
    expect(timesOf(after(dinner, { duration_minutes: 1380 }))).toEqual(["19:00", "18:00", 1380]);
  });

  it("keep an end before the start as it was typed, until a new start makes it valid", () => {
    const typed = after(dinner, { end_time: "18:00" });
    expect(timesOf(typed)).toEqual(["19:00", "18:00", 75]);
    expect(endsBeforeStart(typed)?.minutes).toBe(1380);
    const meant = after(typed, { start_time: "17:00" });
    expect(timesOf(meant)).toEqual(["17:00", "18:00", 60]);
    expect(endsBeforeStart(meant)).toBeNull();
  });
});

it("takes a position from coordinates or the link of a map, and nothing else", () => {
  const castle = { lat: 38.7139, lng: -9.1335 };
  expect(readPosition("38.7139, -9.1335")).toEqual(castle);
  expect(readPosition("https://www.google.com/maps/place/Castelo/@38.7139,-9.1335,17z")).toEqual(castle);
  for (const text of ["Castelo", "38.7139", "1, 2, 3", "https://example.com/"]) expect(readPosition(text)).toBeNull();
});

it("sends a position as two coordinates, and an emptied one as null", () => {
  const { position } = blankActivityDraft("day");
  const set = changeOf("a", { position: "38.7139, -9.1335" }, { position });
  const both = { lat: 38.7139, lng: -9.1335 };
  expect(set).toEqual([{ op: "activity.set", activityId: "a", before: { lat: null, lng: null }, after: both }]);
  expect(draftIn(set)).toMatchObject({ position: "38.7139, -9.1335" });
  expect(changeOf("a", { position: null }, {})).toMatchObject([{ after: { lat: null, lng: null } }]);
});

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
