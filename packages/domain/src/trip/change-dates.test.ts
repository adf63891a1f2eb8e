import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allActivities, anyTrip, counter, tripOf } from "../../test/trips.ts";
import { addDays, datesFrom, daysBetween } from "../calendar.ts";
import { changeDates, requestedDates } from "./change-dates.ts";
import { apply } from "./patch.ts";

const trip = tripOf("2027-05-03", [[{ title: "Castle" }], [{ title: "Beach" }], [{ title: "Museum" }]]);

describe("requestedDates", () => {
  it("reads a start alone as a shift of the whole trip", () => {
    expect(requestedDates(trip, { startDate: "2027-06-10" })).toEqual({
      startDate: "2027-06-10",
      endDate: "2027-06-12",
    });
  });
  it("reads an end alone as a change of length", () => {
    expect(requestedDates(trip, { endDate: "2027-05-08" })).toEqual({ startDate: "2027-05-03", endDate: "2027-05-08" });
  });
});

describe("changeDates", () => {
  const any = fc.record({
    trip: anyTrip,
    shift: fc.integer({ min: -10, max: 10 }),
    length: fc.integer({ min: 1, max: 10 }),
  });
  const dates = (it: { shift: number; length: number }) => {
    const startDate = addDays("2027-05-03", it.shift);
    return { startDate, endDate: addDays(startDate, it.length - 1) };
  };

  it("keeps all activities, and has an exact inverse", () => {
    fc.assert(
      fc.property(any, (it) => {
        const { patch } = changeDates(it.trip, dates(it), counter());
        const { next, inverse } = apply(it.trip, patch);
        const kept = new Set(allActivities(next).map((a) => a.id));
        expect(allActivities(it.trip).every((a) => kept.has(a.id))).toBe(true);
        expect(apply(next, inverse).next).toEqual(it.trip);
      }),
      { numRuns: 400 },
    );
  });

  it("has exactly the days of the new dates, in order, and keeps their ids", () => {
    fc.assert(
      fc.property(any, (it) => {
        const { patch } = changeDates(it.trip, dates(it), counter());
        const { next } = apply(it.trip, patch);
        const wanted = dates(it);
        expect(next.days.map((day) => day.date)).toEqual(datesFrom(wanted.startDate, wanted.endDate));
        const staying = Math.min(it.trip.days.length, it.length);
        expect(next.days.slice(0, staying).map((day) => day.id)).toEqual(
          it.trip.days.slice(0, staying).map((day) => day.id),
        );
        expect([next.startDate, next.endDate]).toEqual([wanted.startDate, wanted.endDate]);
      }),
      { numRuns: 400 },
    );
  });

  it("keeps booked activities on their date, or parks them", () => {
    fc.assert(
      fc.property(any, (it) => {
        const { next } = apply(it.trip, changeDates(it.trip, dates(it), counter()).patch);
        for (const day of it.trip.days) {
          for (const booked of day.activities.filter((a) => a.bookingId !== null)) {
            const home = next.days.find((d) => d.activities.some((a) => a.id === booked.id));
            if (home) expect(home.date).toBe(day.date);
            else expect(next.parked.find((a) => a.id === booked.id)?.parked?.date).toBe(day.date);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("keeps the notes of removed days, also of empty ones", () => {
    const noted = {
      ...trip,
      days: trip.days.map((day, i) => ({
        ...day,
        notes: i > 0 ? `Notes ${i}` : "",
        activities: i === 2 ? [] : day.activities,
      })),
    };
    const { patch, warnings } = changeDates(noted, { startDate: "2027-05-03", endDate: "2027-05-03" }, counter());
    const { next } = apply(noted, patch);
    expect(next.parked.map((it) => it.parked?.dayNotes)).toEqual(["Notes 1", "Notes 2"]);
    expect(warnings.map((it) => it.code)).toEqual(["activity_parked", "notes_parked"]);
  });

  it("changes nothing for the present dates", () => {
    expect(changeDates(trip, { startDate: trip.startDate, endDate: trip.endDate }, counter())).toEqual({
      patch: [],
      warnings: [],
    });
  });

  it("moves a trip of a year to another year", () => {
    const year = tripOf(
      "2027-01-01",
      Array.from({ length: 366 }, () => [{}]),
    );
    const { next } = apply(
      year,
      changeDates(year, { startDate: "2028-01-01", endDate: "2028-12-31" }, counter()).patch,
    );
    expect(daysBetween(next.startDate, next.endDate)).toBe(365);
    expect(next.parked).toHaveLength(0);
  });
});
