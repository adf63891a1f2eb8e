import { expect, it } from "vitest";
import { activity, candidatesIn, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { addDays, datesFrom } from "../calendar.ts";
import { plan } from "../planning/plan.ts";
import { check } from "../trip/check.ts";
import type { WeekHours } from "./candidate.ts";
import { openSpans } from "./opening-hours.ts";

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const span = ["09:00-18:00"];
const openIn = (hours: WeekHours, first: string, days: number) =>
  datesFrom(first, addDays(first, days - 1)).filter((date) => openSpans(hours, date).length > 0);

it("a place is open on the stated Sundays of a month with five", () => {
  const sundays = (nth: readonly number[]) =>
    openIn({ ...none, sun: span, inMonth: { sun: { open: true, nth } } }, "2027-05-01", 31);
  expect(sundays([1])).toEqual(["2027-05-02"]);
  expect(sundays([2, 4])).toEqual(["2027-05-09", "2027-05-23"]);
  expect(sundays([5])).toEqual(["2027-05-30"]);
  expect(sundays([-1])).toEqual(["2027-05-30"]);
});

it("the last is the fourth where there is no fifth", () => {
  const last = { ...none, tue: span, inMonth: { tue: { open: true, nth: [-1] } } };
  expect(openIn(last, "2027-02-01", 28)).toEqual(["2027-02-23"]);
});

it("a place is closed on the stated Mondays and open on the others", () => {
  const garden = { ...none, mon: span, inMonth: { mon: { open: false, nth: [1, -1] } } };
  expect(openIn(garden, "2027-05-01", 31)).toEqual(["2027-05-10", "2027-05-17", "2027-05-24"]);
});

it("a weekend is counted by its Saturday, over the end of a month too", () => {
  const weekend = (nth: number) => {
    const days = { open: true, nth: [nth] };
    return { ...none, sat: span, sun: span, inMonth: { sat: days, sun: days } };
  };
  expect(openIn(weekend(2), "2027-08-01", 31)).toEqual(["2027-08-14", "2027-08-15"]);
  expect(openIn(weekend(-1), "2027-07-20", 20)).toEqual(["2027-07-31", "2027-08-01"]);
});

it("what runs past midnight belongs to the evening before", () => {
  const club = { ...none, sat: ["22:00-03:00"], inMonth: { sat: { open: true, nth: [1] } } };
  expect(openSpans(club, "2027-05-02")).toEqual([{ start: 0, end: 180 }]);
  expect(openSpans(club, "2027-05-09")).toEqual([]);
});

const market = "bologna/mercato-antiquario-santo-stefano";
const weekendIn = (startDate: string) =>
  requestFor("bologna", 2, { startDate, interests: ["antiques", "flea markets"] });

it("Bologna has its antiques market on the second weekend and not on the third", () => {
  const stops = (startDate: string) =>
    plan(weekendIn(startDate)).days.flatMap((day) =>
      day.items.flatMap((it) => (it.kind === "planned" ? [it.activity.placeId] : [])),
    );
  expect(stops("2027-05-08")).toContain(market);
  expect(stops("2027-05-15")).not.toContain(market);
});

it("a stop by hand in another week is found to be closed", () => {
  const place = candidatesIn("bologna").find((it) => it.id === market);
  const found = (date: string) => {
    const request = weekendIn(date);
    const stop = activity({
      id: "stop",
      title: place?.name ?? "",
      placeId: market,
      lat: place?.lat ?? 0,
      lng: place?.lng ?? 0,
      startTime: "10:00",
      endTime: "10:45",
    });
    const empty = tripOf(request, { days: [], warnings: [] });
    const trip = { ...empty, days: [{ id: "day", date, notes: "", activities: [stop] }] };
    return check(trip, contextOf(request)).filter((it) => it.code === "closed");
  };
  expect(found("2027-05-08")).toEqual([]);
  expect(found("2027-05-15")).toMatchObject([
    { severity: "error", message: { text: "Mercato Antiquario Santo Stefano is closed on this date." } },
  ]);
});
