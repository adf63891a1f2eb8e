import { expect, it } from "vitest";
import type { Activity } from "@/features/api-client/trip-types.ts";
import { dayMoments } from "@/features/travel/model/day-moments.ts";
import type { Segment } from "@/features/travel/types.ts";
import { tripStart } from "./trip-start.ts";

const zone = "Europe/Lisbon";
const segment = (kind: Segment["kind"], start: string, end: string | null, more: Partial<Segment> = {}) =>
  ({
    id: kind,
    kind,
    status: "confirmed",
    flight_number: "TP 1351",
    provider: "Hotel Lumen",
    start,
    end,
    start_timezone: zone,
    end_timezone: zone,
    ...more,
  }) as Segment;
const castle = { id: "a", title: "Castle", start_time: "10:00", end_time: null } as Activity;
const trip = (...activities: Activity[]) => ({ itinerary: [{ date: "2027-03-03", activities }] });

it("starts with the journey there, also on the day before or without other plans", () => {
  const flight = dayMoments([segment("flight", "2027-03-03T09:40", "2027-03-03T12:25")], zone);
  const first = { title: "TP 1351", times: "09:40–12:25" };
  expect(tripStart(trip(castle), flight)).toMatchObject(first);
  expect(tripStart(trip(), flight)).toMatchObject(first);
  const night = dayMoments([segment("flight", "2027-03-02T22:00", "2027-03-03T06:00")], zone);
  expect(tripStart(trip(castle), night)).toMatchObject({ title: "TP 1351", times: "22:00" });
});

it("starts with a stop before the check-in, and ignores cancelled segments", () => {
  const stay = dayMoments([segment("hotel", "2027-03-03T08:00", "2027-03-05")], zone);
  expect(tripStart(trip(castle), stay)).toEqual({ title: "Castle", times: "10:00" });
  const off = dayMoments([segment("flight", "2027-03-03T09:40", null, { status: "cancelled" })], zone);
  expect(tripStart(trip(castle), off)).toMatchObject({ title: "Castle" });
  expect(tripStart(trip(), off)).toBeNull();
});
