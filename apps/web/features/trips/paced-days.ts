/** As long as the eye may follow; who waits for the trip is never held longer. */
const atMostMs = 900;
const stepMs = 110;

export interface PacedDays<Day> {
  push(day: Day): void;
  /** When everything that has arrived is shown. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Shows days one after another although they may arrive all at once: the first at once, the rest evenly over at most
 * {@link atMostMs} since then. What comes later than that is shown as it comes.
 */
export function pacedDays<Day>(show: (days: readonly Day[]) => void, calm: boolean): PacedDays<Day> {
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
