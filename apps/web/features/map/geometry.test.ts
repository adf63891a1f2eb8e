import { expect, test } from "vitest";
import { boundsOf, greatCircle, metresBetween, nearStays, pointAt, roundDown, routesOf } from "./geometry.ts";

test("bounds cross the antimeridian where that is shorter", () => {
  const [[west], [east]] = boundsOf([
    { lat: -17, lng: 178 },
    { lat: -14, lng: -171 },
  ]) ?? [[0], [0]];
  expect(east - west).toBeCloseTo(11);
});

test("there are no bounds without points", () => {
  expect(boundsOf([])).toBeNull();
});

test("a point at a distance is that far away", () => {
  const lisbon = [-9.14, 38.71] as const;
  for (const bearing of [0, 45, 90, 200])
    expect(metresBetween(lisbon, pointAt(lisbon, 2_000, bearing))).toBeCloseTo(2_000, 3);
});

test.each([
  [1_234, 1_000],
  [4_999, 2_000],
  [70, 50],
])("rounds %d down to %d", (value, round) => {
  expect(roundDown(value)).toBe(round);
});

test("joins the stops of a day in the order of their numbers, without single stops", () => {
  const stop = (dayIndex: number, number: number) => ({
    id: `${dayIndex}${number}`,
    label: "",
    dayIndex,
    number,
    lat: number,
    lng: 0,
  });
  expect(routesOf([stop(0, 2), stop(1, 1), stop(0, 1)])).toEqual([
    {
      dayIndex: 0,
      coordinates: [
        [0, 1],
        [0, 2],
      ],
    },
  ]);
});

test("outings and arrivals far from the stays are not near them; where most of a trip is elsewhere, all of it is", () => {
  const lisbon = [-9.14, 38.71] as const;
  const [castle, belem, sintra, london] = [
    { lat: 38.714, lng: -9.133 },
    { lat: 38.697, lng: -9.203 },
    { lat: 38.797, lng: -9.39 },
    { lat: 51.47, lng: -0.45 },
  ];
  expect(nearStays([castle, belem, sintra, london], [lisbon])).toEqual([castle, belem]);
  expect(nearStays([castle, belem, sintra, london], [lisbon, [-9.39, 38.8]])).toEqual([castle, belem, sintra]);
  expect(nearStays([castle, sintra, london], [lisbon])).toEqual([castle, sintra, london]);
  expect(nearStays([castle, sintra], [])).toEqual([castle, sintra]);
});

test("joins both ends of transport", () => {
  const stop = { id: "a", label: "", dayIndex: 0, number: 1, lat: 1, lng: 0 };
  const [route] = routesOf([stop, { ...stop, id: "b", number: 2, lat: 9, lng: 9, from: { lat: 2, lng: 3 } }]);
  expect(route?.coordinates).toEqual([
    [0, 1],
    [3, 2],
    [9, 9],
  ]);
});

test("a great circle bends towards the pole and keeps its ends", () => {
  const [london, tokyo] = [[-0.46, 51.47] as const, [140.39, 35.77] as const];
  const line = greatCircle(london, tokyo);
  expect(line[0]).toEqual(london);
  expect(line.at(-1)?.[0]).toBeCloseTo(tokyo[0]);
  expect(line.at(-1)?.[1]).toBeCloseTo(tokyo[1]);
  expect(Math.max(...line.map(([, lat]) => lat))).toBeGreaterThan(60);
  const lengths = line.slice(1).map((to, index) => metresBetween(line[index] ?? to, to));
  expect(lengths.reduce((a, b) => a + b)).toBeCloseTo(metresBetween(london, tokyo), -1);
});

test("a great circle crosses the antimeridian", () => {
  const line = greatCircle([174.79, -37.01], [-118.41, 33.94]);
  for (const [index, [lng]] of line.entries()) expect(Math.abs(lng - (line[index - 1]?.[0] ?? lng))).toBeLessThan(10);
  expect(line.at(-1)?.[0]).toBeCloseTo(360 - 118.41);
});
