import { FlatMap, type LngLat, type MapPoint } from "@/features/map/index.ts";
import { t } from "./messages/index.ts";

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

/** An example trip for the landing page. The places are real; the trip is not. */
const stop = (dayIndex: number, number: number, lat: number, lng: number): MapPoint => ({
  id: `${dayIndex}-${number}`,
  dayIndex,
  number,
  label: "",
  lat,
  lng,
});

const lisbonStops: readonly MapPoint[] = [
  stop(0, 1, 38.6916, -9.216), // Belém Tower
  stop(0, 2, 38.6979, -9.2063), // Jerónimos Monastery
  stop(0, 3, 38.7033, -9.1787), // LX Factory
  stop(0, 4, 38.7069, -9.1459), // Time Out Market
  stop(1, 1, 38.7139, -9.1335), // São Jorge Castle
  stop(1, 2, 38.715, -9.1247), // National Pantheon
  stop(1, 3, 38.7247, -9.1137), // National Tile Museum
  stop(2, 1, 38.7372, -9.1541), // Gulbenkian Museum
  stop(2, 2, 38.7294, -9.1527), // Edward VII Park
  stop(2, 3, 38.7148, -9.1594), // Estrela Garden
];

export const lisbonDays = () => [t("example.title"), t("days.hills"), t("days.gardens")];

/** The river, drawn by hand: recognisable, not exact. */
const tagus: readonly LngLat[] = [
  [-9.42, 38.684],
  [-9.3, 38.688],
  [-9.25, 38.689],
  [-9.218, 38.6903],
  [-9.2, 38.6943],
  [-9.18, 38.6985],
  [-9.162, 38.7032],
  [-9.146, 38.7048],
  [-9.136, 38.7068],
  [-9.124, 38.7105],
  [-9.113, 38.7165],
  [-9.102, 38.728],
  [-9.094, 38.745],
  [-9.088, 38.77],
  [-9.085, 38.83],
  [-8.9, 38.83],
  [-8.9, 38.72],
  [-8.98, 38.7],
  [-9.05, 38.672],
  [-9.1, 38.676],
  [-9.132, 38.688],
  [-9.148, 38.6885],
  [-9.162, 38.6845],
  [-9.19, 38.6815],
  [-9.22, 38.676],
  [-9.26, 38.668],
  [-9.3, 38.62],
  [-9.42, 38.6],
];
