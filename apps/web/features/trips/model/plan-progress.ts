import { useCallback, useEffect, useRef, useState } from "react";
import type { PlanEvent, PlannedDay } from "@/features/api-client/index.ts";

/** The progress of a plan, as the screen shows it. */
export interface PlanProgress {
  readonly stage: "waiting" | "choosing" | "arranging";
  /** Chosen so far, while a model is at work. */
  readonly places: number;
  /** The days that are shown, in the order of the calendar. */
  readonly days: readonly PlannedDay[];
}

const nothingYet: PlanProgress = { stage: "waiting", places: 0, days: [] };

/** Turns the events of a plan into what is shown. `begin` discards an earlier plan. */
export function usePlanProgress() {
  const [progress, setProgress] = useState(nothingYet);
  const shown = useRef<DaysShown<PlannedDay> | null>(null);
  useEffect(() => () => shown.current?.stop(), []);

  const begin = useCallback(() => {
    shown.current?.stop();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    shown.current = showDaysOneByOne((days) => setProgress((now) => ({ ...now, days })), calm);
    setProgress(nothingYet);
  }, []);
  const onEvent = useCallback((event: PlanEvent) => {
    if (event.event === "day") return shown.current?.push(event.data);
    const { data } = event;
    setProgress((now) => ({ ...now, stage: data.stage, ...(data.stage === "choosing" && { places: data.places }) }));
  }, []);
  /** Resolves when all days have been shown, or at once when the person has left. */
  const settled = useCallback(async (signal: AbortSignal) => {
    const left = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    if (!signal.aborted) await Promise.race([shown.current?.settled(), left]);
  }, []);
  return { progress, begin, onEvent, settled };
}

/** The longest time for showing the days one after another; the trip never opens later than that. */
const atMostMs = 900;
const stepMs = 110;

interface DaysShown<Day> {
  push(day: Day): void;
  /** When everything that has arrived is shown. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Shows days one after another, although they may arrive all at once: the first at once, the others evenly over at most
 * {@link atMostMs} after it. Later ones are shown when they come.
 */
export function showDaysOneByOne<Day>(show: (days: readonly Day[]) => void, calm: boolean): DaysShown<Day> {
  const arrived: Day[] = [];
  let shown = 0;
  let deadline: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  const step = () => {
    timer = undefined;
    const left = arrived.length - shown;
    if (left === 0) {
      for (const resolve of waiting.splice(0)) resolve();
      return;
    }
    deadline ??= performance.now() + atMostMs;
    const steps = calm ? 1 : Math.max(1, Math.floor((deadline - performance.now()) / stepMs));
    shown += Math.ceil(left / steps);
    show(arrived.slice(0, shown));
    timer = setTimeout(step, calm ? 0 : stepMs);
  };
  return {
    push(day) {
      arrived.push(day);
      timer ??= setTimeout(step, 0);
    },
    settled: () =>
      timer === undefined ? Promise.resolve() : new Promise<void>((resolve) => void waiting.push(resolve)),
    stop() {
      clearTimeout(timer);
      timer = undefined;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
