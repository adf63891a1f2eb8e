import type { Sentence, Text } from "../words/sentence.ts";

/** What a file of another program says of a trip: things at places and times, some of them without either. */
export interface ImportPlan {
  /** As the file calls itself. */
  readonly title: string | null;
  readonly entries: readonly ImportEntry[];
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  /** Its name, or words for what has none. */
  readonly what: Text;
  readonly why: Sentence;
}

export interface ImportEntry {
  readonly title: string;
  /** `YYYY-MM-DD`; null when the file says no day. */
  readonly date: string | null;
  /** From 1: the day of a trip whose dates the file does not say. */
  readonly dayNumber: number | null;
  /** `HH:MM` on the clocks of the place. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The file says that it ends on the next day. */
  readonly endsNextDay: boolean;
  readonly location: string | null;
  readonly address: string | null;
  /** WGS 84 degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly description: string | null;
  /** IANA name, where the file or the position says it. */
  readonly zone: string | null;
}

export const noEntry: ImportEntry = {
  title: "",
  ...{ date: null, dayNumber: null, startTime: null, endTime: null, endsNextDay: false },
  ...{ location: null, address: null, point: null, description: null, zone: null },
};

/** Finds the IANA zone of a position. */
export type ZoneAt = (lat: number, lng: number) => string | null;

/** A degree pair that is one; `0, 0` is how some programs say that they do not know. */
export function pointOf(lat: unknown, lng: unknown): ImportEntry["point"] {
  const [north, east] = [lat, lng].map((it) => (typeof it === "string" && it.trim() !== "" ? Number(it) : it));
  if (typeof north !== "number" || typeof east !== "number") return null;
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180) || (north === 0 && east === 0)) return null;
  return { lat: north, lng: east };
}

/** "Day 3, Mon 5 May" */
export function dayNumberIn(name: string | null): number | null {
  const [, number] = /^\s*day\s*(\d{1,3})\b/i.exec(name ?? "") ?? [];
  return number === undefined || Number(number) < 1 ? null : Number(number);
}
