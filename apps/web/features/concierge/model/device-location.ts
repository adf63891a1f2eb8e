import { distanceKm } from "@caravan/domain/places/travel-time";

/**
 * One location of the device. It stays in memory and in the body of one request: never in an address, a log or storage.
 */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
  /** Milliseconds. */
  readonly takenAt: number;
}

const leastMs = 60_000;
const leastMetres = 100;
/** A shared location is kept for half an hour, so it is renewed well before. */
const renewMs = 15 * 60_000;
const oldestMs = 10 * 60_000;
const worstMetres = 5_000;

export type FixProblem = "inaccurate" | "too_old";

/** What the server would refuse. */
export function problemOf({ accuracyM, takenAt }: Fix, now: number): FixProblem | null {
  if (now - takenAt > oldestMs) return "too_old";
  return accuracyM > worstMetres ? "inaccurate" : null;
}

/** Whether a location is worth a request and its battery: at most one a minute, and only after a real movement. */
export function worthSending(last: Fix | null, fix: Fix): boolean {
  if (last === null) return true;
  const age = fix.takenAt - last.takenAt;
  if (age < leastMs) return false;
  return age >= renewMs || metresBetween(last, fix) >= leastMetres;
}

function metresBetween(a: Fix, b: Fix): number {
  return 1_000 * distanceKm({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}

export type LocateProblem = "unsupported" | "denied" | "unavailable" | "timeout";

/** Asks the device once. Rejects with a {@link LocateProblem}. */
export function locateOnce(): Promise<Fix> {
  return new Promise((resolve, reject: (problem: LocateProblem) => void) => {
    if (!("geolocation" in navigator)) return reject("unsupported");
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(fixOf(position)),
      (error) => reject(problems[error.code] ?? "unavailable"),
      { enableHighAccuracy: true, maximumAge: 60_000, timeout: 20_000 },
    );
  });
}

/** Follows the device's location without satellites; returns a function that stops. */
export function follow(onFix: (fix: Fix) => void, onProblem: (problem: LocateProblem) => void): () => void {
  if (!("geolocation" in navigator)) {
    onProblem("unsupported");
    return () => {};
  }
  const watch = navigator.geolocation.watchPosition(
    (position) => onFix(fixOf(position)),
    (error) => onProblem(problems[error.code] ?? "unavailable"),
    { enableHighAccuracy: false, maximumAge: 30_000, timeout: 30_000 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}

const problems: Readonly<Record<number, LocateProblem>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  return {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracyM: coords.accuracy,
    takenAt: timestamp,
  };
}
