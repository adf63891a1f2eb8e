import { expect, it } from "vitest";
import type { FoundPlace } from "@/features/api-client/index.ts";
import { knownPlaces, placeMeantAt } from "./places-here.tsx";

const at = { lat: 38.7139, lng: -9.1334 };
const place = (id: string, north: number) =>
  ({ place_id: id, name: id, lat: at.lat + north / 111_000, lng: at.lng }) as unknown as FoundPlace;
const point = place("geo:38.7139,-9.1334", 0);

it("names a point after the known place that is there", () => {
  expect(placeMeantAt(at, [point, place("castle", 60)])?.name).toBe("castle");
});

it("leaves a point without a name where nothing known is near enough", () => {
  expect(placeMeantAt(at, [point, place("castle", 120)])).toEqual({ ...point, name: "" });
  expect(placeMeantAt(at, [])).toBeNull();
});

it("offers what is known around it", () => {
  expect(knownPlaces([point, place("castle", 120)]).map((it) => it.place_id)).toEqual(["castle"]);
});
