import { distanceKm } from "@caravan/domain/places/travel-time";

/** One fix of the device. Stays in memory and in the body of one request: never in an address, a log or storage. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
  /** Milliseconds. */
  readonly takenAt: number;
}

const leastMs = 60_000;
const leastMetres = 100;
/** What is shared lasts half an hour; renewed well before. */
const renewMs = 15 * 60_000;
const oldestMs = 10 * 60_000;
const worstMetres = 5_000;

export type FixProblem = "inaccurate" | "too_old";

/** What the server would refuse. */
export function problemOf({ accuracyM, takenAt }: Fix, now: number): FixProblem | null {
  if (now - takenAt > oldestMs) return "too_old";
  return accuracyM > worstMetres ? "inaccurate" : null;
}

/** Whether a fix says something that is worth a request and its battery: at most one a minute, and only of a real move. */
export function worthSending(last: Fix | null, fix: Fix): boolean {
  if (last === null) return true;
  const age = fix.takenAt - last.takenAt;
  if (age < leastMs) return false;
  return age >= renewMs || metresBetween(last, fix) >= leastMetres;
}

function metresBetween(a: Fix, b: Fix): number {
  return 1_000 * distanceKm({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}
