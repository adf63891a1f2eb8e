import { count } from "../../ui/format.ts";
import type { TakenBack } from "./use-take-back.ts";

type Kept = TakenBack[number]["kept"][number];

/** "12 changes on 2 trips"; null when there is nothing to take back. */
export function takenBackWords(trips: TakenBack): string | null {
  const touched = trips.filter((it) => it.taken_back.length > 0);
  const changes = touched.reduce((sum, it) => sum + it.taken_back.length, 0);
  return changes === 0 ? null : `${count(changes, "change")} on ${count(touched.length, "trip")}`;
}

/** Two goes as one: what was taken back adds up, and the later go knows what stays. */
export function together(earlier: TakenBack, later: TakenBack): TakenBack {
  const merged = new Map(earlier.map((it) => [it.trip_id, it]));
  for (const trip of later) {
    const before = merged.get(trip.trip_id)?.taken_back ?? [];
    merged.set(trip.trip_id, { ...trip, taken_back: [...before, ...trip.taken_back] });
  }
  return [...merged.values()];
}

/** "Ana and Rui have changed it since"; the reason why a change stays. */
export function keptBecause({ because }: Pick<Kept, "because">): string {
  const names = [...new Set(because.map((it) => it.author ?? "somebody"))];
  if (names.length === 0) return "it does not fit any more";
  const all = [...names.slice(0, -2), names.slice(-2).join(" and ")].join(", ");
  return `${all} ${names.length === 1 ? "has" : "have"} changed it since`;
}
