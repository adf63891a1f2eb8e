"use client";

import { Info } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import "maplibre-gl/dist/maplibre-gl.css";
import "./trip-map.css";
import { drawsMaps } from "./draws-maps.ts";
import { FlatTripMap } from "./flat-trip-map.tsx";
import { routesOf } from "./geometry.ts";
import type { Ground, MapView } from "./map-view.ts";
import { t } from "./messages/index.ts";
import type { Landmark, LngLat, MapSpot, TripMapProps } from "./types.ts";

const noLandmarks: readonly Landmark[] = [];
const noSpots: readonly MapSpot[] = [];
const noStays: readonly LngLat[] = [];
const noJourneys: readonly (readonly LngLat[])[] = [];

export function TripMapCanvas({
  label,
  points,
  routes,
  selectedId = null,
  onSelect,
  hoveredId = null,
  onHover,
  onAdd,
  center = null,
  bounds = null,
  stays = noStays,
  styleUrls,
  landmarks = noLandmarks,
  spots = noSpots,
  journeys = noJourneys,
  cooperative = false,
  className,
}: TripMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [ground, setGround] = useState<Ground | "no-webgl">("waiting");
  const select = useEffectEvent((id: string | null) => onSelect?.(id));
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const add = useEffectEvent((at: LngLat) => onAdd?.(at));
  const adds = onAdd !== undefined;
  const lines = useMemo(() => routes ?? routesOf(points), [routes, points]);
  const { light, dark } = styleUrls ?? { light: "", dark: "" };

  useEffect(() => {
    const gone = new AbortController();
    let fresh: MapView | undefined;
    const begin = async () => {
      if (!drawsMaps()) throw new Error("no WebGL on this device or in this browser");
      const { MapView } = await import("./map-view.ts");
      if (gone.signal.aborted || !container.current) return;
      fresh = new MapView(container.current, {
        styleUrls: light ? { light, dark } : null,
        cooperative,
        onSelect: (id) => select(id),
        onHover: (id) => hover(id),
        onAdd: adds ? (at) => add(at) : null,
        onGround: setGround,
      });
      setView(fresh);
    };
    begin().catch(() => !gone.signal.aborted && setGround("no-webgl"));
    return () => {
      gone.abort();
      fresh?.destroy();
      setView(null);
    };
  }, [light, dark, cooperative, adds]);

  useEffect(
    () => view?.setContent(points, lines, landmarks, { center, bounds, stays }),
    [view, points, lines, landmarks, center, bounds, stays],
  );
  useEffect(() => view?.setTravel(spots, journeys), [view, spots, journeys]);
  useEffect(() => view?.select(selectedId), [view, selectedId]);
  useEffect(() => view?.hover(hoveredId), [view, hoveredId]);

  return (
    <section
      aria-label={label}
      data-adds={adds || undefined}
      className={classNames("trip-map relative isolate size-full overflow-hidden", className)}
    >
      {ground === "no-webgl" ? (
        <FlatTripMap label={label} points={points} routes={lines} spots={spots} journeys={journeys} />
      ) : (
        <div ref={container} className="size-full" />
      )}
      {(ground === "built-in" || ground === "no-webgl") && (
        <p
          role="status"
          className="absolute top-2.5 left-2.5 z-10 flex max-w-[calc(100%-5rem)] animate-fade-in items-start gap-2 rounded-control border bg-raised/95 px-3 py-2 text-muted text-sm shadow-card"
        >
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("noStreets")}
        </p>
      )}
    </section>
  );
}
