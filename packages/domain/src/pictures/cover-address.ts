import type { PlaceCategory } from "../field-choices.ts";
import { foldToAlphanumeric } from "../fold-text.ts";

/**
 * `thumb` is a square, `card` 16:9, `banner` 4:1. `preview` is what others show beside a link: in the size that they ask for,
 * and as pixels, because they show no drawings.
 */
export type CoverShape = "thumb" | "card" | "banner" | "preview";

/** A trip, a destination, or a place by its category. */
export type CoverKind = "trip" | "city" | PlaceCategory;

export interface Cover {
  readonly shape: CoverShape;
  readonly kind: CoverKind;
  /** Null where no position is known. */
  readonly at: { readonly lat: number; readonly lng: number } | null;
  /** From 0 to {@link SEEDS}, chosen by {@link seedOf}: the colours of a trip, and its drawing where there is no map. */
  readonly seed: number;
}

export const SEEDS = 64;
/** Grows with each change of the drawing, because browsers keep covers for a year. */
const VERSION = 2;

/** The same name always has the same colours, however it is written. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of foldToAlphanumeric(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % SEEDS;
}

/**
 * The address of a cover. Positions are rounded, for a trip to a kilometre and for a place to a hundred metres: enough for a
 * drawing, and neighbours share one.
 */
export function coverPath({ shape, kind, at, seed }: Cover): string {
  const digits = isArea(kind) ? 2 : 3;
  const where = at ? `${fixed(at.lat, digits)},${fixed(at.lng, digits)}` : "none";
  return `/covers/${VERSION}/${shape}/${kind}/${where}/${seed}.${fileType(shape)}`;
}

export const fileType = (shape: CoverShape) => (shape === "preview" ? "png" : "svg");

/** Whether it is about an area, and not about a place in it. */
export function isArea(kind: CoverKind): boolean {
  return kind === "trip" || kind === "city";
}

/** Without a minus zero. */
const fixed = (degrees: number, digits: number) => String(Number(degrees.toFixed(digits)) + 0);
