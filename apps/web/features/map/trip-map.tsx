"use client";

import { withTexts } from "@caravan/languages/texts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { t } from "@/ui/messages/index.ts";
import { whenIdle, whenLookedAt } from "@/ui/when-idle.ts";
import { drawsMaps } from "./draws-maps.ts";
import type { TripMapProps } from "./types.ts";

const loadCanvas = () =>
  withTexts("offline/kept", () =>
    withTexts("map", () => {
      // Beside the frame of the map, not after it.
      if (drawsMaps()) void import("./map-view.ts").catch(() => undefined);
      return import("./trip-map-canvas.tsx");
    }),
  ).then((module) => module.TripMapCanvas);

const TripMapCanvas = loadedApart(loadCanvas, { loading: Waiting });
const StillMap = loadedLater(() =>
  withTexts("offline/kept", () => withTexts("map", () => import("./still-map.tsx"))).then((module) => module.StillMap),
);

/** A page whose map nobody has come near gets it after this time. */
const patienceMs = 8_000;

/**
 * The map of a trip. It is large and takes long to draw, so in sight it is a picture first, and becomes a map when somebody
 * begins to use the page.
 */
export function TripMap(props: TripMapProps) {
  const [frame, stage] = useStage();
  if (stage === "map") return <TripMapCanvas {...props} />;
  return (
    <div ref={frame} className="relative size-full">
      <Waiting />
      {stage === "picture" && (
        <div className="absolute inset-0" aria-hidden="true">
          <StillMap {...props} />
        </div>
      )}
    </div>
  );
}

const PaperMap = loadedLater(() =>
  withTexts("offline/kept", () => withTexts("map", () => import("./still-map.tsx"))).then((module) => module.PaperMap),
);

/** The map of a trip where its page is printed; nothing on a screen. */
export function PrintedMap({ points }: Pick<TripMapProps, "points">) {
  const [isThere, setThere] = useState(false);
  const isPrinting = useSyncExternalStore(onPrint, printsNow, () => false);
  // Not beside what the page itself needs.
  useEffect(() => whenIdle(() => setThere(true)), []);
  if (!isThere || points.length === 0) return null;
  return (
    <div className="hidden break-inside-avoid print:block" aria-hidden="true">
      <PaperMap points={points} isPrinting={isPrinting} />
    </div>
  );
}

const printsNow = () => matchMedia("print").matches;

/** The browser prints what is there when its listeners are done. */
function onPrint(changed: () => void): () => void {
  const media = matchMedia("print");
  const now = () => flushSync(changed);
  media.addEventListener("change", now);
  return () => media.removeEventListener("change", now);
}

function Waiting() {
  return (
    <div role="status" className="size-full animate-shimmer" style={{ background: "var(--map-land)" }}>
      <span className="sr-only">{t("loadingMap")}</span>
    </div>
  );
}

function useStage() {
  const frame = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<"away" | "picture" | "map">("away");
  useEffect(() => {
    if (!frame.current) return;
    const pending: (() => void)[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((it) => it.isIntersecting)) return;
        observer.disconnect();
        pending.push(whenIdle(() => setStage("picture")));
        pending.push(whenLookedAt(() => pending.push(whenIdle(() => setStage("map"))), patienceMs));
      },
      { rootMargin: "200px" },
    );
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      for (const stop of pending) stop();
    };
  }, []);
  return [frame, stage] as const;
}
