import { useMemo } from "react";
import { FlatTripMap } from "./flat-trip-map.tsx";
import { nearStays, routesOf } from "./geometry.ts";
import type { TripMapProps } from "./types.ts";

/** The picture of a map, until it is drawn: for the eyes only, because the list beside it says the same. */
export function StillMap({ points, routes, stays = [] }: Pick<TripMapProps, "points" | "routes" | "stays">) {
  const lines = useMemo(() => routes ?? routesOf(points), [routes, points]);
  const near = useMemo(() => nearStays(points, stays), [points, stays]);
  return <FlatTripMap label="" points={near} routes={lines} />;
}
