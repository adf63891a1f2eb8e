import { useCallback, useEffect, useRef, useState } from "react";
import { type PacedDays, pacedDays } from "./paced-days.ts";
import type { PlanEvent, PlannedDay } from "./types.ts";

/** How far a plan is, as the screen tells it. */
export interface PlanProgress {
  readonly stage: "waiting" | "choosing" | "arranging";
  /** Chosen so far, while a model is at work. */
  readonly places: number;
  /** Those that are on show, in the order of the calendar. */
  readonly days: readonly PlannedDay[];
}

const nothingYet: PlanProgress = { stage: "waiting", places: 0, days: [] };

/** Turns the events of a plan into what is on show. `begin` forgets the plan before. */
export function usePlanProgress() {
  const [progress, setProgress] = useState(nothingYet);
  const paced = useRef<PacedDays<PlannedDay> | null>(null);
  useEffect(() => () => paced.current?.stop(), []);

  const begin = useCallback(() => {
    paced.current?.stop();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    paced.current = pacedDays((days) => setProgress((now) => ({ ...now, days })), calm);
    setProgress(nothingYet);
  }, []);
  const onEvent = useCallback((event: PlanEvent) => {
    if (event.event === "day") return paced.current?.push(event.data);
    const { data } = event;
    setProgress((now) => ({ ...now, stage: data.stage, ...(data.stage === "choosing" && { places: data.places }) }));
  }, []);
  /** When all days have been shown, or at once when the person has left. */
  const settled = useCallback(async (signal: AbortSignal) => {
    const left = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    if (!signal.aborted) await Promise.race([paced.current?.settled(), left]);
  }, []);
  return { progress, begin, onEvent, settled };
}
