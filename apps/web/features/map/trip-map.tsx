"use client";

import dynamic from "next/dynamic";

/** Maplibre is large, so it is loaded after the page. */
export const TripMap = dynamic(() => import("./trip-map-canvas.tsx").then((module) => module.TripMapCanvas), {
  ssr: false,
  loading: () => (
    <div role="status" className="size-full animate-shimmer" style={{ background: "var(--map-land)" }}>
      <span className="sr-only">Loading the map</span>
    </div>
  ),
});
