import { FlatMap } from "../map/flat-map.tsx";
import { lisbonStops, tagus } from "./lisbon.ts";

/** One day of the example trip, or all of them. Decoration. */
export function LisbonMap({
  days,
  width,
  height,
  className,
}: {
  days: "first" | "all";
  width?: number;
  height?: number;
  className?: string;
}) {
  return (
    <FlatMap
      points={days === "all" ? lisbonStops : lisbonStops.filter((stop) => stop.dayIndex === 0)}
      width={width ?? (days === "all" ? 720 : 560)}
      height={height ?? (days === "all" ? 760 : 300)}
      padding={days === "all" ? 90 : 60}
      {...(className && { className })}
      backdrop={(place) => (
        <path
          d={`M${tagus.map(place).join("L")}Z`}
          fill="var(--map-sea)"
          stroke="var(--map-border)"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
      )}
    />
  );
}
