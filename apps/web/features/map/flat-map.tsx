import type { ReactNode } from "react";
import { dayColour, spotGlyphs } from "./day-colour.ts";
import { boundsOf, routesOf } from "./geometry.ts";
import type { LngLat, MapPoint, MapRoute, MapSpot } from "./types.ts";

export interface FlatMapProps {
  /** Read out in place of the drawing; without it the drawing is decorative. */
  label?: string;
  points: readonly MapPoint[];
  routes?: readonly MapRoute[];
  spots?: readonly MapSpot[];
  journeys?: readonly (readonly LngLat[])[];
  /** Shapes below the routes, drawn with the projection of the points. */
  backdrop?: (place: (at: LngLat) => string) => ReactNode;
  width?: number;
  height?: number;
  padding?: number;
  className?: string;
}

const mercator = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** A still map in SVG: numbered stops and day routes on a grid. Renders on the server and needs no WebGL. */
export function FlatMap({
  label,
  points,
  routes = routesOf(points),
  spots = [],
  journeys = [],
  backdrop,
  width = 480,
  height = 360,
  padding = 48,
  className,
}: FlatMapProps) {
  const [[west, south], [east, north]] = boundsOf(points) ?? [
    [-180, -60],
    [180, 75],
  ];
  const [bottom, top] = [mercator(south), mercator(north)];
  const scale = Math.min(
    (width - 2 * padding) / Math.max(east - west, 1e-3),
    (height - 2 * padding) / Math.max(top - bottom, 1e-3),
  );
  const x = (lng: number) => width / 2 + (lng - (west + east) / 2) * scale;
  const y = (lat: number) => height / 2 - (mercator(lat) - (bottom + top) / 2) * scale;
  const place = ([lng, lat]: LngLat) => `${x(lng).toFixed(1)} ${y(lat).toFixed(1)}`;
  const lineOf = (line: readonly LngLat[]) => line.map((at, index) => `${index ? "L" : "M"}${place(at)}`).join("");

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden; the rule does not see through the spread
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={className}
      style={{ background: "var(--map-land)" }}
    >
      {backdrop?.(place)}
      <path d={gridPath(width, height, 40)} stroke="var(--map-grid)" strokeOpacity="0.7" />
      {journeys.map((line, index) => (
        <path key={index} d={lineOf(line)} fill="none" stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="5 5" />
      ))}
      {routes.map((route) => {
        const path = lineOf(route.coordinates);
        return (
          <g key={route.dayIndex} fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d={path} stroke="var(--raised)" strokeWidth="7" strokeOpacity="0.85" />
            <path d={path} stroke={route.color ?? dayColour(route.dayIndex)} strokeWidth="3" />
          </g>
        );
      })}
      {spots.map((spot) => (
        <g key={`${spot.lat} ${spot.lng} ${spot.kind}`} transform={`translate(${place([spot.lng, spot.lat])})`}>
          <rect x="-11" y="-11" width="22" height="22" rx="6" fill="var(--raised)" stroke="var(--muted)" />
          <path
            d={spotGlyphs[spot.kind]}
            transform="translate(-8 -8) scale(0.667)"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      {points.map((point) => (
        <g key={point.id} transform={`translate(${x(point.lng).toFixed(1)} ${y(point.lat).toFixed(1)})`}>
          <circle r="15" fill={point.color ?? dayColour(point.dayIndex)} stroke="var(--raised)" strokeWidth="2.5" />
          <text textAnchor="middle" dy="0.36em" fontSize="14" fontWeight="650" fill="var(--on-day)">
            {point.number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function gridPath(width: number, height: number, step: number): string {
  let path = "";
  for (let x = step / 2; x < width; x += step) path += `M${x} 0V${height}`;
  for (let y = step / 2; y < height; y += step) path += `M0 ${y}H${width}`;
  return path;
}
