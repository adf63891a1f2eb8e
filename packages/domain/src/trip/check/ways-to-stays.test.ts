import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../../test/cities.ts";
import { addDays } from "../../calendar.ts";
import { checkWithFixes } from "../../fixes/find-fixes.ts";
import { check } from "../check.ts";
import type { Activity, TripDocument } from "../document.ts";
import { apply } from "../patch.ts";

const request = requestFor("lisbon", 4);
const lisbon = { lat: 38.714, lng: -9.14 };
const evora = { lat: 38.571, lng: -7.909 };
const cascais = { lat: 38.697, lng: -9.421 };

const nightsAt = (point: { lat: number; lng: number }, ...dates: readonly number[]) =>
  dates.map((it) => ({ date: addDays("2026-09-30", it), point, name: "Hotel Lumen" }));
const stop = (id: string, start: string, end: string, where: { lat: number; lng: number }, fields = {}) =>
  activity({ id, title: id, startTime: start, endTime: end, verified: true, ...where, ...fields });
const ride = (id: string, start: string, end: string, from: typeof lisbon, to: typeof lisbon) =>
  stop(id, start, end, to, { activityType: "transport", fromLat: from.lat, fromLng: from.lng });
const inTown = (id: string) => stop(id, "10:00", "16:00", lisbon);

function tripWith(...days: readonly (readonly Activity[])[]): TripDocument {
  const empty = tripOf(request, { days: [], warnings: [] });
  const dayOf = (activities: readonly Activity[], index: number) => ({
    id: `day-${index}`,
    date: `2026-10-0${index + 1}`,
    notes: "",
    activities,
  });
  return { ...empty, days: days.map(dayOf) };
}

const contextWith = (nights: ReturnType<typeof nightsAt>) => ({ ...contextOf(request), nights });
const found = (trip: TripDocument, nights: ReturnType<typeof nightsAt>) =>
  check(trip, contextWith(nights)).filter((it) => it.code === "far_from_stay");

describe("travel from the stay in the morning", () => {
  const early = stop("Walls of the town", "06:00", "09:00", lisbon);
  const farNights = nightsAt(evora, 1, 2);

  it("is a warning when it would begin in the night, and its fix is a later time", () => {
    const trip = tripWith([inTown("a")], [early], [inTown("c")]);
    const [problem, ...others] = found(trip, farNights);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: "warning", dayIds: ["day-1"], activityIds: [early.id] });
    expect(problem?.message.text).toMatch(
      /^Walls of the town is at 06:00, and Hotel Lumen is about \d+ minutes by transit away: you would have to leave at 03:\d\d\.$/,
    );
    const fix = checkWithFixes(trip, contextWith(farNights), () => "new").find(
      (it) => it.code === "far_from_stay",
    )?.fix;
    expect(found(apply(trip, fix?.patch ?? []).next, farNights)).toEqual([]);
  });

  it("is an error when the evening before ends too late to be back before it", () => {
    const bar = stop("Bar", "22:00", "03:30", lisbon, { activityType: "entertainment" });
    const trip = tripWith([inTown("a")], [bar], [stop("Market", "07:30", "09:00", lisbon)], [inTown("d")]);
    const problems = found(trip, nightsAt(evora, 1, 2, 3));
    expect(problems.map(({ severity, activityIds }) => [severity, ...activityIds])).toEqual([
      ["error", "Market"],
      ["warning", "Bar"],
    ]);
    expect(problems[0]?.message.text).toContain("before that you are not back from Bar");
  });

  it("has no finding at usual hours, near the stay, or before an early train", () => {
    expect(found(tripWith([inTown("a")], [inTown("b")], [inTown("c")]), farNights)).toEqual([]);
    expect(found(tripWith([inTown("a")], [early], [inTown("c")]), nightsAt(lisbon, 1, 2))).toEqual([]);
    const train = ride("train", "05:15", "08:00", lisbon, evora);
    expect(found(tripWith([inTown("a")], [train], [inTown("c")]), nightsAt(cascais, 1))).toEqual([]);
  });

  it("has no finding on the first day, and after a night of travel", () => {
    expect(found(tripWith([early], [inTown("b")]), nightsAt(evora, 0, 1))).toEqual([]);
    const nightTrain = ride("night train", "22:00", "05:30", evora, lisbon);
    expect(found(tripWith([inTown("a")], [nightTrain], [early], [inTown("d")]), nightsAt(evora, 2))).toEqual([]);
  });
});

describe("travel back to the stay in the evening", () => {
  const late = stop("Fado", "21:30", "23:30", lisbon);

  it("is a warning when it would end far too late, and its fix is an earlier time", () => {
    const trip = tripWith([late], [inTown("b")]);
    const nights = nightsAt(evora, 1);
    expect(found(trip, nights).map((it) => it.message.text)).toEqual([
      expect.stringMatching(/^Fado ends at 23:30, and Hotel Lumen is .* away: you would be back at 02:\d\d\.$/),
    ]);
    const fix = checkWithFixes(trip, contextWith(nights), () => "new").find((it) => it.code === "far_from_stay")?.fix;
    expect(found(apply(trip, fix?.patch ?? []).next, nights)).toEqual([]);
  });

  it("has no finding after a late night near the stay, on the day of check-out, and on the last day", () => {
    expect(found(tripWith([{ ...late, endTime: "01:30" }], [inTown("b")]), nightsAt(lisbon, 1))).toEqual([]);
    expect(found(tripWith([inTown("a")], [late], [inTown("c")]), nightsAt(evora, 1))).toEqual([]);
    expect(found(tripWith([inTown("a")], [late]), nightsAt(evora, 2))).toEqual([]);
  });

  it("has no finding on a day trip, and where a booked journey takes only some of the group away", () => {
    const dayTrip = [ride("out", "08:00", "09:40", lisbon, evora), stop("Temple", "10:00", "15:00", evora)];
    const back = ride("back", "20:00", "21:40", evora, lisbon);
    const days = [[inTown("a")], [...dayTrip, back], [inTown("c")]];
    expect(found(tripWith(...days), nightsAt(lisbon, 1, 2, 3))).toEqual([]);
    const flight = { ...ride("x", "12:00", "15:00", lisbon, { lat: 51.47, lng: -0.46 }), id: "segment:x" };
    expect(found(tripWith([inTown("a")], [flight], [inTown("c")]), nightsAt(lisbon, 1, 2, 3))).toEqual([]);
  });
});
