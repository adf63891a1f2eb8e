import { useMemo } from "react";
import { FlatTripMap } from "./flat-trip-map.tsx";
import { routesOf } from "./geometry.ts";
import type { TripMapProps } from "./types.ts";

/** The picture of a map, until it is drawn: for the eyes only, because the list beside it says the same. */
export function StillMap({ points, routes }: Pick<TripMapProps, "points"> & { routes: TripMapProps["routes"] }) {
  const lines = useMemo(() => routes ?? routesOf(points), [routes, points]);
  return <FlatTripMap label="" points={points} routes={lines} />;
}
