import type { CoverKind } from "./cover-address.ts";
import { hexOf } from "./oklch.ts";

/** Two inks, by their hues in OKLCH: that of land and water, and that of the marks. */
type Inks = readonly [ground: number, mark: number];

/** For trips and destinations, by their seed. */
const bySeed: readonly Inks[] = [
  [195, 40],
  [45, 200],
  [270, 50],
  [85, 345],
  [345, 165],
  [135, 45],
  [235, 60],
  [160, 25],
];

/** Places of one kind have one colour everywhere. */
const byKind: Readonly<Record<Exclude<CoverKind, "trip" | "city">, Inks>> = {
  sight: [265, 275],
  nature: [150, 148],
  food: [40, 35],
  activity: [85, 70],
  shopping: [345, 345],
  nightlife: [290, 300],
  stay: [235, 235],
  other: [195, 190],
};

const light = {
  land: [0.945, 0.022],
  water: [0.83, 0.06],
  line: [0.72, 0.07],
  shore: [0.64, 0.08],
  ring: [0.89, 0.032],
  "dune-1": [0.87, 0.045],
  "dune-2": [0.79, 0.06],
  "dune-3": [0.7, 0.075],
  "dune-4": [0.6, 0.085],
} as const;
const dark = {
  land: [0.265, 0.018],
  water: [0.345, 0.048],
  line: [0.45, 0.06],
  shore: [0.56, 0.07],
  ring: [0.315, 0.024],
  "dune-1": [0.33, 0.035],
  "dune-2": [0.39, 0.048],
  "dune-3": [0.46, 0.058],
  "dune-4": [0.53, 0.066],
} as const;
const LIGHT_ON_MARK = 0.985;
const lightMarks = { dot: [0.58, 0.1], mark: [0.53, 0.125] } as const;
const darkMarks = { dot: [0.68, 0.085], mark: [0.77, 0.105] } as const;

type Tones = Readonly<Record<string, readonly [lightness: number, chroma: number]>>;

const inksOf = (kind: CoverKind, seed: number): Inks =>
  kind === "trip" || kind === "city" ? (bySeed[seed % bySeed.length] as Inks) : byKind[kind];

/**
 * A drawing with the colours of the light theme written out, for programs that know neither themes nor custom properties.
 */
export function inLightColours(svg: string, kind: CoverKind, seed: number): string {
  const [ground, mark] = inksOf(kind, seed);
  const colours: Readonly<Record<string, string>> = {
    ...written(light, ground),
    ...written({ ...lightMarks, "on-mark": [LIGHT_ON_MARK, 0.015] }, mark),
  };
  return svg
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/var\(--([a-z\d-]+)\)/g, (whole, name) => colours[name] ?? whole);
}

const written = (tones: Tones, hue: number) =>
  Object.fromEntries(Object.entries(tones).map(([name, [lightness, chroma]]) => [name, hexOf(lightness, chroma, hue)]));

/** The style of a cover: custom properties for both themes. */
export function coverColours(kind: CoverKind, seed: number): string {
  const [ground, mark] = inksOf(kind, seed);
  const tones = (of: Tones, marks: Tones, onMark: number) =>
    `svg{${declared(of, ground)}${declared(marks, mark)}--on-mark:oklch(${onMark} .015 ${mark})}`;
  return `${tones(light, lightMarks, LIGHT_ON_MARK)}@media(prefers-color-scheme:dark){${tones(dark, darkMarks, 0.22)}}`;
}

function declared(tones: Tones, hue: number): string {
  return Object.entries(tones)
    .map(([name, [lightness, chroma]]) => `--${name}:oklch(${lightness} ${chroma} ${hue});`)
    .join("");
}
