import { expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { addDays } from "../calendar.ts";
import { distanceKm } from "../places/travel-time.ts";
import { plan } from "./plan.ts";
import type { PlanRequest } from "./types.ts";

const FIRST = "2026-10-01";
const DAYS = 4;

/** Kilometres from the stay to the first place of each day, and back from the last one before dinner. */
function kmFromAndTo(stay: { lat: number; lng: number }, request: PlanRequest): number {
  return plan(request)
    .days.map(({ items }) => {
      const places = items.flatMap((it) =>
        it.kind === "planned" && (it.activity.startTime ?? "24") < "18:00" ? [it.activity] : [],
      );
      const ends = [places[0], places.at(-1)].flatMap((it) =>
        it && it.lat !== null && it.lng !== null ? [{ lat: it.lat, lng: it.lng }] : [],
      );
      return ends.reduce((sum, it) => sum + distanceKm(stay, it), 0);
    })
    .reduce((sum, km) => sum + km, 0);
}

it("starts and ends days nearer to the stay, and plans as before without one", () => {
  let [without, withStay] = [0, 0];
  for (const city of ["amsterdam", "athens", "auckland", "bangkok", "barcelona", "beijing"]) {
    const request = requestFor(city, DAYS, { startDate: FIRST });
    const { lat, lng } = request.destination;
    if (lat === null || lng === null) continue;
    // Two kilometres from the middle, where few visits are by chance.
    const stay = { lat: lat + 0.018, lng };
    const stays = Array.from({ length: DAYS }, (_, day) => ({ date: addDays(FIRST, day), point: stay }));
    without += kmFromAndTo(stay, request);
    withStay += kmFromAndTo(stay, { ...request, stays });
    expect(plan({ ...request, stays: [] })).toEqual(plan(request));
  }
  expect(withStay).toBeLessThan(without);
});

it("gives each day places on the side of town where its nights are", () => {
  const kmFromOwnStay = (city: string, order: readonly number[]) => {
    const request = requestFor(city, DAYS, { startDate: FIRST });
    const { lat, lng } = request.destination;
    if (lat === null || lng === null) return 0;
    const sides = [lng - 0.03, lng + 0.03].map((it) => ({ lat, lng: it }));
    const stays = order.map((side, day) => ({
      date: addDays(FIRST, day - 1),
      point: sides[side] as (typeof sides)[0],
    }));
    return plan({ ...request, stays })
      .days.flatMap(({ items }, day) =>
        items.flatMap((it) =>
          it.kind === "planned" && it.activity.activityType !== "dining" && it.activity.lat !== null
            ? [
                distanceKm(
                  sides[[0, 0, 1, 1][day] as number] as (typeof sides)[0],
                  it.activity as { lat: number; lng: number },
                ),
              ]
            : [],
        ),
      )
      .reduce((sum, km) => sum + km, 0);
  };
  let [first, other] = [0, 0];
  for (const city of ["amsterdam", "athens", "bangkok", "barcelona"]) {
    first += kmFromOwnStay(city, [0, 0, 0, 1, 1]);
    other += kmFromOwnStay(city, [1, 1, 1, 0, 0]);
  }
  expect(first).toBeLessThan(other);
});
