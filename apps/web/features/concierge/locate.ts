import type { Fix } from "./location-policy.ts";

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

/** Follows the device, without asking its satellites; returns how to stop. */
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
