import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import { worded } from "@caravan/domain/words/worded";
import { milesOf } from "@caravan/languages/measures";
import { colours, type PageWriter } from "./page-writer.ts";

/** Colours of days, which repeat; dark enough for white numbers. */
export const dayColours = ["#0f6b5c", "#9a3412", "#1d4ed8", "#7e22ce", "#a16207", "#be123c", "#0e7490"] as const;
export const colourOfDay = (number: number) => dayColours[(number - 1) % dayColours.length] as string;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Mapped = Pick<PrintedTrip, "plan" | "distance">;

/** Farther ones are journeys to the place and not in it: the map would show nothing but two dots. */
const FARTHEST = 8;
const KM_PER_DEGREE = 111.32;

/**
 * A map of the places of a plan by their positions: a pin for each with the number of its day, a line through each day, and a
 * scale. Nothing is fetched for it. Draws nothing and answers false for fewer than two places.
 */
export function drawMap(writer: PageWriter, { plan, distance }: Mapped, box: Box): boolean {
  const { days } = plan;
  const all = days.flatMap((day) =>
    day.entries.flatMap(({ point, isCancelled }) => (point && !isCancelled ? [{ ...point, day: day.number }] : [])),
  );
  const middle = { lat: median(all.map((it) => it.lat)), lng: median(all.map((it) => it.lng)) };
  const distances = all.map((it) => Math.hypot(it.lat - middle.lat, it.lng - middle.lng));
  const usual = median(distances) * FARTHEST || Number.POSITIVE_INFINITY;
  const points = all.filter((_, index) => (distances[index] as number) <= usual);
  if (points.length < 2) return false;
  const { doc } = writer;
  const flat = points.map((it) => ({ day: it.day, x: it.lng * Math.cos((middle.lat * Math.PI) / 180), y: -it.lat }));
  const [left, top] = [Math.min(...flat.map((it) => it.x)), Math.min(...flat.map((it) => it.y))];
  const spread = (of: number[]) => Math.max(...of) - Math.min(...of) || 0.001;
  const [wide, high] = [spread(flat.map((it) => it.x)), spread(flat.map((it) => it.y))];
  const padding = 22;
  const scale = Math.min((box.width - 2 * padding) / wide, (box.height - 2 * padding) / high);
  const at = (it: { x: number; y: number }) => ({
    x: box.x + (box.width - wide * scale) / 2 + (it.x - left) * scale,
    y: box.y + (box.height - high * scale) / 2 + (it.y - top) * scale,
  });
  doc.save().roundedRect(box.x, box.y, box.width, box.height, 8).fillAndStroke("#f3f6f5", colours.line).restore();
  for (const [day, its] of Map.groupBy(flat, (it) => it.day)) {
    doc.save().strokeColor(colourOfDay(day)).lineWidth(1.2).strokeOpacity(0.55);
    for (const [index, it] of its.map(at).entries())
      if (index === 0) doc.moveTo(it.x, it.y);
      else doc.lineTo(it.x, it.y);
    doc.stroke().restore();
  }
  for (const it of flat) {
    const { x, y } = at(it);
    doc.save().circle(x, y, 6.5).fillAndStroke(colourOfDay(it.day), colours.paper).restore();
    const style = { size: 7, weight: 700, colour: colours.paper } as const;
    writer.writeAt(String(it.day), style, { x: x - 8, y: y - 4.9, width: 16, align: "center" });
  }
  drawScale(writer, box, scale, distance);
  const farther = all.length - points.length;
  if (farther > 0) {
    const words = farther === 1 ? worded`One place is farther away` : worded`${farther} places are farther away`;
    const style = { size: 7, weight: 400, colour: colours.muted } as const;
    writer.writeAt(words, style, {
      x: box.x + box.width - 162,
      y: box.y + box.height - 19,
      width: 150,
      align: "right",
    });
  }
  return true;
}

function drawScale(writer: PageWriter, box: Box, pointsPerDegree: number, unit: PrintedTrip["distance"]): void {
  const perDegree = unit === "mi" ? milesOf(KM_PER_DEGREE) : KM_PER_DEGREE;
  const round = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].findLast(
    (it) => (it / perDegree) * pointsPerDegree <= box.width / 4,
  );
  if (round === undefined) return;
  const length = (round / perDegree) * pointsPerDegree;
  const [x, y] = [box.x + 12, box.y + box.height - 12];
  writer.doc
    .save()
    .moveTo(x, y - 3)
    .lineTo(x, y)
    .lineTo(x + length, y)
    .lineTo(x + length, y - 3)
    .lineWidth(0.8)
    .stroke(colours.muted)
    .restore();
  const words = unit === "km" && round < 1 ? `${round * 1000} m` : `${round} ${unit}`;
  writer.writeAt(words, { size: 7, weight: 400, colour: colours.muted }, { x: x + length + 5, y: y - 7, width: 60 });
}

function median(of: readonly number[]): number {
  const sorted = of.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
