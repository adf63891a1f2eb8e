import { useMemo } from "react";
import { FlatMap } from "./flat-map.tsx";
import { FlatTripMap, useWaterBehind } from "./flat-trip-map.tsx";
import { nearStays, routesOf } from "./geometry.ts";
import type { TripMapProps } from "./types.ts";

interface PaperMapProps extends Pick<TripMapProps, "points"> {
  /** Drawn only then; its water is there before. */
  isPrinting: boolean;
}

/** The map on paper, as wide as its column: of a canvas, browsers print nothing. */
export function PaperMap({ points, isPrinting }: PaperMapProps) {
  const backdrop = useWaterBehind(points);
  if (!isPrinting) return null;
  return (
    <FlatMap points={points} {...backdrop} width={720} height={340} className="h-auto w-full rounded-card border" />
  );
}

/** The picture of a map, until it is drawn: for the eyes only, because the list beside it says the same. */
export function StillMap({ points, routes, stays = [] }: Pick<TripMapProps, "points" | "routes" | "stays">) {
  const lines = useMemo(() => routes ?? routesOf(points), [routes, points]);
  const near = useMemo(() => nearStays(points, stays), [points, stays]);
  return <FlatTripMap label="" points={near} routes={lines} />;
}
