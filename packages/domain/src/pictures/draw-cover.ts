import type { Position, WaterFile } from "../places/water-file.ts";
import { type Cover, type CoverKind, isArea } from "./cover-address.ts";
import { coverColours } from "./cover-colours.ts";
import { type CoverView, coverSizes, type Point, viewOf } from "./cover-view.ts";

/** Strokes in a square of 24. */
const glyphs: Readonly<Record<Exclude<CoverKind, "trip" | "city">, string>> = {
  food: "M7 3v5a2.5 2.5 0 0 0 5 0V3M9.5 3v18M17 21v-7M17 14c-1.8-.6-2.5-2.5-2.5-5.5S15.5 3 17 3z",
  sight: "M4 9.5 12 4l8 5.5zM6.5 9.5V17M12 9.5V17M17.5 9.5V17M4.5 17h15M3.5 20h17",
  nature: "M2.5 19 9 7l4.5 8 2-3.5 6 7.5zM16.5 7.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2",
  activity: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.8 8.2l-2.4 5.2-5.2 2.4 2.4-5.2z",
  shopping: "M6 8h12l1 12.5H5zM8.8 10.5V7.2a3.2 3.2 0 0 1 6.4 0v3.3",
  nightlife: "M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7M17 4v4M15 6h4",
  stay: "M3 19V6M3 13.5h18V19M3 16.5h18M3 13.5V11h6.5a3 3 0 0 1 3 2.5",
  other: "M12 21s6.5-6 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 15 12 21 12 21M12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
};

/** Distances of the lines in the water from its shore, the farthest first. */
const SHORE_LINES = [30, 17, 7];
const MOST_DOTS = 60;

/**
 * A picture for a place or a trip that needs no photograph: its coast and lakes in two inks, what is known around it as dots,
 * and a mark for its kind; dunes where no position is known. The same request always gives the same drawing. It has no
 * scripts and no words, loads nothing, and follows the theme of the page that shows it.
 *
 * @param known places around it, to be drawn as dots
 */
export function drawCover(cover: Cover, file: WaterFile | null, known: readonly Position[]): string {
  const [width, height] = coverSizes[cover.shape];
  const view = cover.at && viewOf(cover.kind, cover.shape, cover.at, file, known);
  const ground = view ? drawMap(view, known, width, height, cover) : drawDunes(cover.seed, width, height);
  const mark = isArea(cover.kind) ? (view ? drawCentre(width, height) : "") : drawGlyph(cover, width, height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    view && view.water.length > 0 ? "<desc>Water: © OpenStreetMap contributors, ODbL</desc>" : "",
    `<style>${coverColours(cover.kind, cover.seed)}</style>`,
    `<rect width="${width}" height="${height}" fill="var(--land)"/>`,
    ground,
    mark,
    "</svg>",
  ].join("");
}

function drawMap(view: CoverView, known: readonly Position[], width: number, height: number, { shape }: Cover): string {
  const scale = shape === "thumb" ? 0.55 : 1;
  const layers = layersOf(view.water).map((waters) => waters.map((rings) => rings.map(smooth).join("")).join(""));
  const water = layers.map((shores, index) => drawWater(shores, index, scale)).join("");
  const dots = dotsOf(view, known, width, height, scale);
  const ways = water === "" ? drawWays([[width / 2, height / 2], ...dots]) : "";
  return `${drawRings(width, height, water === "")}${water}${ways}${drawDots(dots, scale)}`;
}

/**
 * Waters that may overlap, such as the sea and the mouth of a river, in layers: what lies twice in one path would be land.
 */
function layersOf(waters: CoverView["water"]): CoverView["water"][number][][] {
  const layers: { box: Box; rings: CoverView["water"][number] }[][] = [];
  for (const rings of waters) {
    const box = boxOf(rings[0] ?? []);
    const free = layers.find((layer) => layer.every((it) => !overlap(it.box, box)));
    if (free) free.push({ box, rings });
    else layers.push([{ box, rings }]);
  }
  return layers.map((layer) => layer.map((it) => it.rings));
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const boxOf = (ring: readonly Point[]): Box => [
  Math.min(...ring.map(([x]) => x)),
  Math.min(...ring.map(([, y]) => y)),
  Math.max(...ring.map(([x]) => x)),
  Math.max(...ring.map(([, y]) => y)),
];
const overlap = (a: Box, b: Box) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Water with its shore and lines that follow it, as on old charts: each is what remains of a wide stroke under a narrower one. */
function drawWater(shores: string, layer: number, scale: number): string {
  const [shore, inside] = [`s${layer}`, `c${layer}`];
  const lines = SHORE_LINES.flatMap((distance, index) => {
    const line = 1.1 - index * 0.1;
    return [
      `<use href="#${shore}" stroke="var(--line)" stroke-width="${n(2 * distance * scale + line)}"/>`,
      `<use href="#${shore}" stroke="var(--water)" stroke-width="${n(2 * distance * scale - line)}"/>`,
    ];
  }).join("");
  return (
    `<defs><path id="${shore}" d="${shores}" fill-rule="evenodd" stroke-linejoin="round"/>` +
    `<clipPath id="${inside}"><use href="#${shore}" clip-rule="evenodd"/></clipPath></defs>` +
    // Below the water, so that it does not cross a water that lies beside it.
    `<use href="#${shore}" fill="none" stroke="var(--shore)" stroke-width="1.4"/>` +
    `<g clip-path="url(#${inside})"><use href="#${shore}" fill="var(--water)"/><g fill="none">${lines}</g></g>`
  );
}

/** Circles around the place, as the map without tiles has them; where there is nothing else, they are tinted. */
function drawRings(width: number, height: number, tinted: boolean): string {
  const step = Math.min(width, height) * 0.27;
  const most = Math.ceil(Math.hypot(width, height) / 2 / step);
  const circles = Array.from(
    { length: most },
    (_, index) => `<circle cx="${n(width / 2)}" cy="${n(height / 2)}" r="${n(step * (most - index))}"/>`,
  );
  const fill = tinted ? `fill="var(--water)" fill-opacity="0.13" stroke-opacity="0.6"` : `fill="none"`;
  return `<g ${fill} stroke="var(--ring)">${circles.join("")}</g>`;
}

/** The best known first; dots that touch each other would be blots. */
function dotsOf(view: CoverView, known: readonly Position[], width: number, height: number, scale: number): Point[] {
  const dots: Point[] = [];
  for (const at of known) {
    const [x, y] = view.project(at);
    const isFree = dots.every(([left, top]) => Math.hypot(left - x, top - y) >= 11 * scale);
    const isBeside = Math.hypot(width / 2 - x, height / 2 - y) >= 50 * scale;
    if (isFree && isBeside && x > 5 && y > 5 && x < width - 5 && y < height - 5) dots.push([x, y]);
    if (dots.length === MOST_DOTS) break;
  }
  return dots;
}

function drawDots(dots: readonly Point[], scale: number): string {
  if (dots.length === 0) return "";
  const circles = dots.map(([x, y], index) => {
    const radius = index < 6 ? 3.3 : index < 20 ? 2.5 : 1.8;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * Math.max(scale, 0.75))}"/>`;
  });
  return `<g fill="var(--dot)">${circles.join("")}</g>`;
}

/** The shortest tree of lines that joins all points: what is known of a town without a shore. */
function drawWays(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return "";
  const open = new Map(rest.map((it) => [it, { to: start, away: distance(it, start) }]));
  let lines = "";
  while (open.size > 0) {
    const [next, { to }] = [...open].reduce((best, it) => (it[1].away < best[1].away ? it : best));
    open.delete(next);
    lines += `M${pair(to)}L${pair(next)}`;
    for (const [point, nearest] of open) {
      const away = distance(point, next);
      if (away < nearest.away) open.set(point, { to: next, away });
    }
  }
  return lines === ""
    ? ""
    : `<path d="${lines}" fill="none" stroke="var(--line)" stroke-width="1.3" stroke-linecap="round"/>`;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where a trip or a destination is. */
function drawCentre(width: number, height: number): string {
  const at = `cx="${n(width / 2)}" cy="${n(height / 2)}"`;
  const unit = Math.min(width, height) / 360;
  const size = Math.max(0.55, Math.min(1, unit));
  return (
    `<circle ${at} r="${n(19 * size)}" fill="var(--mark)" fill-opacity="0.18"/>` +
    `<circle ${at} r="${n(8.5 * size)}" fill="var(--mark)" stroke="var(--on-mark)" stroke-width="${n(3 * size)}"/>`
  );
}

function drawGlyph({ kind, shape }: Cover, width: number, height: number): string {
  if (kind === "trip" || kind === "city") return "";
  const radius = shape === "thumb" ? 44 : Math.min(width, height) * 0.118;
  const size = (radius * 1.16) / 24;
  return (
    `<g transform="translate(${n(width / 2)} ${n(height / 2)})">` +
    `<circle r="${n(radius * 1.3)}" fill="var(--mark)" fill-opacity="0.16"/><circle r="${n(radius)}" fill="var(--mark)"/>` +
    `<path d="${glyphs[kind]}" transform="scale(${size.toFixed(3)}) translate(-12 -12)" fill="none" stroke="var(--on-mark)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** Dunes under a sun, for what has no position. */
function drawDunes(seed: number, width: number, height: number): string {
  const random = numbersFrom(seed);
  const sun = {
    x: width * (0.2 + 0.6 * random()),
    y: height * (0.26 + 0.1 * random()),
    r: Math.min(width, height) * 0.115,
  };
  const layers = [0, 1, 2, 3].map((index) => {
    const base = height * (0.48 + index * 0.14);
    const rise = height * (0.15 - index * 0.022);
    const turn = random() * Math.PI * 2;
    const length = width / (1.15 + random() * 0.9);
    const y = (x: number) =>
      base - rise * Math.sin((x / length) * Math.PI * 2 + turn) - rise * 0.3 * Math.sin((x / length) * 4.4 + turn);
    const step = width / 16;
    const crest = Array.from({ length: 19 }, (_, at): Point => [(at - 1) * step, y((at - 1) * step)]);
    return `<path d="${open(crest)}V${height}H${n(-step)}Z" fill="var(--dune-${index + 1})"/>`;
  });
  return `<circle cx="${n(sun.x)}" cy="${n(sun.y)}" r="${n(sun.r)}" fill="var(--mark)" fill-opacity="0.85"/>${layers.join("")}`;
}

/** A closed line through the middles of a ring's sides, with its corners rounded. */
function smooth(ring: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [a, b] = [ring[index % ring.length] as Point, ring[(index + 1) % ring.length] as Point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = middle(ring.length - 1);
  const curves = ring.map((corner, index) => `Q${pair(corner)} ${pair(middle(index))}`);
  return `M${pair(start)}${curves.join("")}Z`;
}

/** The same for a line from the left to the right. */
function open(line: readonly Point[]): string {
  const curves = line.slice(1, -1).map((corner, index) => {
    const next = line[index + 2] as Point;
    return `Q${pair(corner)} ${pair([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2])}`;
  });
  return `M${pair(line[0] as Point)}${curves.join("")}L${pair(line.at(-1) as Point)}`;
}

/** Numbers between 0 and 1, always the same for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let it = Math.imul(state ^ (state >>> 15), 1 | state);
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
    return ((it ^ (it >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;
