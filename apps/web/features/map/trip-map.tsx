"use client";

import { withTexts } from "@caravan/languages/texts";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { t } from "@/ui/messages/index.ts";
import { whenIdle } from "@/ui/when-idle.ts";
import { drawsMaps } from "./draws-maps.ts";
import type { TripMapProps } from "./types.ts";

const TripMapCanvas = dynamic(
  () =>
    withTexts("offline/kept", () =>
      withTexts("map", () => {
        // Beside the frame of the map, not after it.
        if (drawsMaps()) void import("./map-view.ts").catch(() => undefined);
        return import("./trip-map-canvas.tsx");
      }),
    ).then((module) => module.TripMapCanvas),
  { ssr: false, loading: () => <Waiting /> },
);

/** The map of a trip. It is large, so it is loaded when it comes into view and the page has nothing else to do. */
export function TripMap(props: TripMapProps) {
  const [frame, isTime] = useTimeToLoad();
  return isTime ? (
    <TripMapCanvas {...props} />
  ) : (
    <div ref={frame} className="size-full">
      <Waiting />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="size-full animate-shimmer" style={{ background: "var(--map-land)" }}>
      <span className="sr-only">{t("loadingMap")}</span>
    </div>
  );
}

function useTimeToLoad() {
  const frame = useRef<HTMLDivElement>(null);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!frame.current || isTime) return;
    let stopWaiting = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((it) => it.isIntersecting)) return;
        observer.disconnect();
        stopWaiting = whenIdle(() => setIsTime(true));
      },
      { rootMargin: "200px" },
    );
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      stopWaiting();
    };
  }, [isTime]);
  return [frame, isTime] as const;
}
