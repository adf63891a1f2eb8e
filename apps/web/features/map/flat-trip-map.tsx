import type { WaterFile } from "@caravan/domain/places/water-file";
import { useEffect, useMemo, useState } from "react";
import { FlatMap, type FlatMapProps } from "./flat-map.tsx";
import { boundsOf } from "./geometry.ts";
import { t } from "./messages/index.ts";
import type { Bounds, LngLat, MapPoint } from "./types.ts";
import { loadWater, waterFeatures } from "./water.ts";

const nowhere: Bounds = [
  [0, 0],
  [0, 0],
];

/** The map of a trip without WebGL: fills its parent, with the water around the stops. */
export function FlatTripMap(props: Omit<FlatMapProps, "backdrop" | "width" | "height" | "className">) {
  const [container, size] = useSize();
  const water = useWaterBehind(props.points);
  return (
    <div ref={container} className="relative size-full">
      <FlatMap {...props} {...size} {...water} className="size-full" />
      {water && (
        <p className="absolute right-0 bottom-0 rounded-tl-control bg-raised/90 px-2 py-0.5 text-muted text-xs">
          {t("streets.contributors")}
        </p>
      )}
    </div>
  );
}

/** The backdrop of a map: the water around its stops, once it is there. */
export function useWaterBehind(points: readonly MapPoint[]): Pick<FlatMapProps, "backdrop"> | undefined {
  const [water, setWater] = useState<WaterFile>();
  const [[west, south], [east, north]] = boundsOf(points) ?? nowhere;
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  const isSomewhere = points.length > 0;
  useEffect(() => {
    if (!isSomewhere) return;
    let isCurrent = true;
    void loadWater([lng, lat]).then((found) => isCurrent && setWater(found?.file));
    return () => {
      isCurrent = false;
    };
  }, [isSomewhere, lng, lat]);
  return useMemo(() => water && { backdrop: (place) => <Water file={water} place={place} /> }, [water]);
}

function Water({ file, place }: { file: WaterFile; place: (at: LngLat) => string }) {
  return waterFeatures(file).features.map(({ properties, geometry }, index) => (
    <path
      key={index}
      d={geometry.coordinates.map((ring) => `M${ring.map(([x = 0, y = 0]) => place([x, y])).join("L")}Z`).join("")}
      fill={properties.kind === "water" ? "var(--map-sea)" : "var(--map-land)"}
      fillRule="evenodd"
    />
  ));
}

/** The size of an element in pixels, so that what is drawn in it has its own scale. */
function useSize() {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size] as const;
}
