import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { clockOf, minutesOf } from "../calendar.ts";
import type { Activity } from "./document.ts";
import { isPinnedOrBooked } from "./kept-activities.ts";
import { occupiedMinutes } from "./occupied-minutes.ts";
import { alwaysOpen, openTimesOn } from "./open-times.ts";
import { type NewTime, retimeMove } from "./retime-move.ts";

const near = { lat: 38.71, lng: -9.14 };
/** About a twelve-minute walk away. */
const away = { lat: 38.7179, lng: -9.14 };

/** Activities in the wanted order, as `title start-end` with marks; the title is the id. */
function orderOf(...rows: readonly (readonly [string, string | null, number, Partial<Activity>?])[]) {
  const [day] = tripOf("2027-05-03", [
    rows.map(([title, startTime, durationMinutes, more]) => ({
      id: title,
      title,
      startTime,
      durationMinutes,
      endTime: startTime === null ? null : clockOf(minutesOf(startTime) + durationMinutes),
      ...more,
    })),
  ]).days;
  return day?.activities ?? [];
}

const inWords = (times: readonly NewTime[]) =>
  times.map(
    (it) => `${it.activityId} ${it.startTime}${it.durationMinutes === undefined ? "" : ` ${it.durationMinutes}`}`,
  );
const fitted = (order: readonly Activity[], id: string) => {
  const result = retimeMove(order, id);
  return result.fits ? inWords(result.times) : "does not fit";
};
const choices = (order: readonly Activity[], id: string) => {
  const result = retimeMove(order, id);
  return result.fits ? [] : result.choices.map((it) => [it.kind, ...inWords(it.times)].join(", "));
};

/** Monday; every day the same hours. */
const openFrom = (hours: Readonly<Record<string, string>>, moved?: Activity) =>
  openTimesOn({ date: "2027-05-03", activities: moved ? [moved] : [] }, ({ id }) => {
    const spans = hours[id] === undefined ? null : hours[id] === "" ? [] : hours[id].split(",");
    return spans && { mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans };
  });

describe("opening hours of a moved activity", () => {
  const museum = (at: string, minutes = 90) => orderOf(["Museum", at, minutes])[0] as Activity;
  const lunch = orderOf(["Lunch", "13:00", 60, { pinned: true }])[0] as Activity;

  it("limit the times that it may get", () => {
    const order = [museum("15:00"), lunch];
    const result = retimeMove(order, "Museum", openFrom({ Museum: "10:00-18:00" }));
    expect(result).toEqual({ fits: true, times: [{ activityId: "Museum", startTime: "11:30" }] });
    const late = [lunch, museum("09:00")];
    expect(retimeMove(late, "Museum", openFrom({ Museum: "16:00-17:30" }))).toEqual({
      fits: true,
      times: [{ activityId: "Museum", startTime: "16:00" }],
    });
  });

  it("that leave no time there are a question, which says so", () => {
    const order = [museum("15:00"), lunch];
    const result = retimeMove(order, "Museum", openFrom({ Museum: "12:00-18:00" }));
    expect(result).toMatchObject({ fits: false, because: "Museum is open 12:00–18:00 on Mondays." });
    expect(result.fits ? [] : result.choices.map((it) => [it.kind, ...inWords(it.times)].join(", "))).toEqual([
      "squeeze, Museum 12:00 60",
      "anyway, Museum 12:00",
    ]);
    const closed = retimeMove(order, "Museum", openFrom({ Museum: "" }));
    expect(closed).toMatchObject({ fits: false, because: "Museum is closed on Mondays." });
    // It is on this day although it is closed, so its hours are no question again.
    expect(retimeMove(order, "Museum", openFrom({ Museum: "" }, order[0])).fits).toBe(true);
  });

  it("are kept by the others that shift", () => {
    const order = orderOf(
      ["Walk", "09:00", 60],
      ["Castle", "15:00", 60],
      ["Market", "10:00", 120],
      ["Tour", "18:00", 60],
    );
    expect(retimeMove(order, "Castle", openFrom({ Market: "09:00-13:00" }))).toEqual({
      fits: true,
      times: [
        { activityId: "Castle", startTime: "10:00" },
        { activityId: "Market", startTime: "11:00" },
      ],
    });
    const early = retimeMove(order, "Castle", openFrom({ Market: "09:00-12:00" }));
    expect(early).toEqual({
      fits: true,
      times: [
        { activityId: "Walk", startTime: "08:00" },
        { activityId: "Castle", startTime: "09:00" },
      ],
    });
  });

  it("hold for every time that is chosen, and those are round", () => {
    const activity = fc.record({
      start: fc.integer({ min: 480, max: 1200 }),
      minutes: fc.integer({ min: 15, max: 180 }),
      open: fc.option(fc.constantFrom("09:00-12:30,14:00-18:00", "10:00-19:00", "18:00-23:00"), { nil: undefined }),
      isKept: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(activity, { minLength: 2, maxLength: 6 }), fc.nat(), fc.nat(), (drawn, from, to) => {
        const day = drawn
          .toSorted((a, b) => a.start - b.start)
          .flatMap((it, index) => orderOf([`a-${index}`, clockOf(it.start), it.minutes, { pinned: it.isKept }]));
        const hours = Object.fromEntries(
          drawn
            .toSorted((a, b) => a.start - b.start)
            .flatMap((it, index) => (it.open ? [[`a-${index}`, it.open]] : [])),
        );
        const moved = day[from % day.length] as Activity;
        const rest = day.filter((it) => it !== moved);
        const order = rest.toSpliced(to % (rest.length + 1), 0, moved);
        const open = openFrom(hours);
        const result = retimeMove(order, moved.id, open);
        const isOpenAt = (it: Activity, start: number, minutes: number) =>
          open.spansOf(it)?.some((span) => span.start <= start && start + minutes <= span.end) ?? true;
        for (const { kind, times } of result.fits ? [{ kind: "fits", times: result.times }] : result.choices)
          for (const { activityId, startTime, durationMinutes } of times) {
            const was = order.find((it) => it.id === activityId) as Activity;
            const length = durationMinutes ?? was.durationMinutes ?? 0;
            const [before, start] = [minutesOf(was.startTime ?? ""), minutesOf(startTime)];
            expect(start === before || start % 5 === 0 || kind === "anyway", `${kind} ${startTime}`).toBe(true);
            if (kind === "anyway" || (was !== moved && !isOpenAt(was, before, was.durationMinutes ?? 0))) continue;
            expect(isOpenAt(was, start, length), `${kind} ${activityId} ${startTime}`).toBe(true);
          }
      }),
      { numRuns: 300 },
    );
  });
});

describe("beside what is booked, a moved activity", () => {
  const airport = { lat: 38.7742, lng: -9.1342, fromLat: 38.7742, fromLng: -9.1342 };
  const flight = (at: string, minutes: number) =>
    orderOf(["Flight", at, minutes, { activityType: "transport", pinned: true, title: "Flight to Porto", ...airport }]);
  const table = orderOf(["Table", "20:00", 90, { activityType: "dining", pinned: true }]);
  const beside = (order: readonly Activity[], id: string, booked: readonly Activity[]) => {
    const result = retimeMove(order, id, alwaysOpen, booked);
    return result.fits ? inWords(result.times) : result.choices.map((it) => [it.kind, ...inWords(it.times)].join(", "));
  };

  it("goes before or after it, whichever is nearer to its own time", () => {
    const order = orderOf(["Walk", "10:00", 60, near], ["Fado", "20:30", 60, near]);
    expect(beside(order, "Fado", table)).toEqual(["Fado 21:30"]);
    expect(beside(order.with(1, orderOf(["Fado", "19:15", 60, near])[0] as Activity), "Fado", table)).toEqual([
      "Fado 19:00",
    ]);
    expect(beside(order, "Fado", [])).toEqual([]);
  });

  it("leaves the way to the airport and two hours there, and time to get into town", () => {
    const order = orderOf(["Walk", "10:00", 60, near], ["Castle", "15:00", 90, near]);
    const [before] = beside(order, "Castle", flight("18:00", 60));
    // Two hours and the way of at least twenty minutes before six.
    expect(before && before <= "Castle 14:10").toBe(true);
    expect(before && before >= "Castle 13:30").toBe(true);
    const evening = orderOf(["Walk", "10:00", 60, near], ["Castle", "18:30", 90, near]);
    const [after] = beside(evening, "Castle", flight("17:00", 75));
    expect(after).toBe("Castle 19:00");
  });

  it("asks when it does not fit, and the flight stays", () => {
    const order = orderOf(
      ["Walk", "10:00", 60, { ...near, pinned: true }],
      ["Castle", "15:00", 240, near],
      ["Dinner", "20:00", 60, { ...near, pinned: true }],
    );
    const asked = beside(order, "Castle", flight("17:00", 60));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.at(-1)).toMatch(/^anyway/);
    expect(asked.join(" ")).not.toContain("Flight");
    const result = retimeMove(order, "Castle", alwaysOpen, flight("17:00", 60));
    expect(result.fits ? "" : result.because).toBe(
      "Flight to Porto at 17:00 is booked, and before a flight you need the way and two hours at the airport.",
    );
  });

  it("never overlaps it where it fits, also where a journey lasts beyond others of the day", () => {
    const ferry = orderOf(["Ferry", "10:00", 480, { activityType: "transport", pinned: true }]);
    const order = orderOf(["Lunch", "12:00", 60, { pinned: true }], ["Castle", "14:00", 60]);
    expect(beside(order, "Castle", ferry)).toEqual(["Castle 18:00"]);
    const stop = fc.record({ start: fc.integer({ min: 96, max: 250 }), minutes: fc.integer({ min: 3, max: 30 }) });
    fc.assert(
      fc.property(
        fc.array(stop, { minLength: 1, maxLength: 6 }),
        fc.array(stop, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        (stops, bookings, from, to) => {
          const rows = (drawn: typeof stops, kind: string, more: Partial<Activity>) =>
            drawn
              .toSorted((a, b) => a.start - b.start)
              .flatMap((it, index) => orderOf([`${kind}-${index}`, clockOf(it.start * 5), it.minutes * 5, more]));
          const day = rows(stops, "a", {});
          const booked = rows(bookings, "booked", { pinned: true });
          const moved = day[from % day.length] as Activity;
          const rest = day.filter((it) => it !== moved);
          const order = rest.toSpliced(to % (rest.length + 1), 0, moved);
          const result = retimeMove(order, moved.id, alwaysOpen, booked);
          if (!result.fits) return;
          expect(result.times.map((it) => it.activityId).filter((it) => it.startsWith("booked"))).toEqual([]);
          const now = withTimes([...order, ...booked], result.times);
          const own = now.get(moved.id);
          for (const it of booked) {
            const taken = now.get(it.id);
            expect(own && taken && (own.end <= taken.start || own.start >= taken.end), it.id).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a moved activity", () => {
  it("gets the time between its neighbours that is nearest to its own", () => {
    const order = orderOf(["Castle", "09:00", 90], ["Fado", "17:00", 60], ["Dinner", "20:00", 90]);
    expect(fitted(order, "Fado")).toEqual([]);
    expect(fitted(orderOf(["Fado", "17:00", 60], ["Castle", "10:00", 90], ["Dinner", "20:00", 90]), "Fado")).toEqual([
      "Fado 09:00",
    ]);
  });

  it("leaves time for travel", () => {
    const order = orderOf(["Castle", "09:00", 90, near], ["Fado", "08:00", 60, away], ["Dinner", "20:00", 90, near]);
    expect(fitted(order, "Fado")).toEqual(["Fado 10:50"]);
  });

  it("shifts movable activities as little as needed, and later ones only as far as necessary", () => {
    const order = orderOf(["A", "09:00", 60], ["C", "12:00", 60], ["B", "10:00", 120], ["D", "13:30", 60]);
    expect(fitted(order, "C")).toEqual(["C 10:00", "B 11:00"]);
  });

  it("never shifts pinned or booked activities, nor timetables", () => {
    for (const kept of [
      { pinned: true },
      { bookingId: "b" },
      { segmentId: "s" },
      { activityType: "transport" } as const,
    ]) {
      const order = orderOf(["Castle", "18:00", 60], ["Museum", "09:00", 120, kept], ["Lunch", "13:00", 60]);
      expect(fitted(order, "Castle")).toEqual(["Castle 08:00"]);
    }
  });

  it("makes the others go around it when it is pinned itself", () => {
    const order = orderOf(["Dinner", "19:00", 60, { pinned: true }], ["Fado", "18:00", 60]);
    expect(fitted(order, "Dinner")).toEqual(["Fado 20:00"]);
  });

  it("gets no time when it has none, and keeps its time when no other activity has one", () => {
    expect(fitted(orderOf(["A", "09:00", 60], ["Idea", null, 60], ["B", "10:00", 60]), "Idea")).toEqual([]);
    expect(fitted(orderOf(["Idea", null, 60], ["B", "10:00", 60]), "B")).toEqual([]);
  });

  it("may overlap a stay and whole-day activities", () => {
    const order = orderOf(
      ["Beach day", "00:00", 1439],
      ["Swim", "15:00", 60],
      ["Hotel", "15:00", 1200, { activityType: "accommodation" }],
    );
    expect(fitted(order, "Swim")).toEqual([]);
    // A moved stay shifts nothing else.
    expect(fitted([order[2] as Activity, order[1] as Activity], "Hotel")).toEqual([]);
    expect(fitted([{ ...(order[2] as Activity), startTime: "17:00" }, order[1] as Activity], "Hotel")).toEqual([
      "Hotel 15:00",
    ]);
  });

  it("that does not fit offers choices: shorten it, shorten its neighbour, move the next one later, or place it anyway", () => {
    const booked = { bookingId: "b" };
    const order = orderOf(
      ["Museum", "09:00", 120, booked],
      ["Castle", "16:00", 150],
      ["Market", "12:00", 60],
      ["Tasting", "14:00", 60, booked],
    );
    expect(choices(order, "Castle")).toEqual([
      "squeeze, Castle 11:00 120, Market 13:00",
      "shorten, Castle 11:00, Market 13:30 30",
      "later, Castle 11:30, Market 15:00",
      "anyway, Castle 11:00",
    ]);
  });

  it("keeps a booked time even when the order contradicts it", () => {
    const order = orderOf(["Dinner", "20:00", 60, { bookingId: "b" }], ["Museum", "09:00", 60, { bookingId: "m" }]);
    expect(choices(order, "Dinner")).toEqual(["anyway"]);
  });

  it("leaves a day that is sorted by time, with fixed activities unchanged", () => {
    const activity = fc.record({
      start: fc.integer({ min: 96, max: 260 }),
      minutes: fc.integer({ min: 3, max: 36 }),
      isKept: fc.boolean(),
      isMeal: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(activity, { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), (drawn, from, to) => {
        let free = 0;
        const day = drawn
          .toSorted((a, b) => a.start - b.start)
          .flatMap((it, index) => {
            const start = Math.max(free, it.start * 5);
            free = start + it.minutes * 5;
            const more = { pinned: it.isKept, activityType: it.isMeal ? ("dining" as const) : ("general" as const) };
            return free > 1410 ? [] : orderOf([`a-${index}`, clockOf(start), it.minutes * 5, more]);
          });
        fc.pre(day.length > 1);
        const moved = day[from % day.length] as Activity;
        const rest = day.filter((it) => it !== moved);
        const order = rest.toSpliced(to % (rest.length + 1), 0, moved);
        const result = retimeMove(order, moved.id);
        for (const { kind, times } of result.fits ? [{ kind: "fits", times: result.times }] : result.choices) {
          const now = withTimes(order, times);
          for (const it of order)
            if (isPinnedOrBooked(it)) expect(now.get(it.id)?.start, kind).toBe(minutesOf(it.startTime ?? ""));
          if (kind === "anyway" || kind === "later") continue;
          for (const [index, it] of order.entries()) {
            const next = now.get(order[index + 1]?.id ?? "");
            if (next) expect(now.get(it.id)?.end, kind).toBeLessThanOrEqual(next.start);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

function withTimes(order: readonly Activity[], times: readonly NewTime[]) {
  return new Map(
    order.map((it) => {
      const time = times.find(({ activityId }) => activityId === it.id);
      const length = time?.durationMinutes ?? it.durationMinutes ?? 0;
      const start = minutesOf(time?.startTime ?? it.startTime ?? "");
      const end =
        occupiedMinutes({ ...it, startTime: clockOf(start), endTime: null, durationMinutes: length })?.end ?? 0;
      return [it.id, { start, end }];
    }),
  );
}
