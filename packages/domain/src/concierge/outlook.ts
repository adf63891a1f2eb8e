import type { Outlook, Situation } from "./types.ts";

/** What is on, what is next, and when to leave for it. */
export function outlook(_situation: Pick<Situation, "trip" | "context" | "now" | "place" | "mode">): Outlook {
  return { phase: "before", dayNumber: null, now: null, next: null, way: null, freeMinutes: null };
}
