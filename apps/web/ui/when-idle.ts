/**
 * Runs work when the page has nothing else to do, at the latest after some time.
 *
 * @returns how to call it off
 */
export function whenIdle(work: () => void, patienceMs = 1_500): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}

/** What people do with a page, reading it included. */
const looks = ["pointermove", "pointerdown", "keydown", "scroll", "wheel", "touchmove"] as const;

/**
 * Runs work once somebody moves, scrolls or presses something, at the latest after some time: for what is large and is looked at
 * closely only then.
 *
 * @returns how to call it off
 */
export function whenLookedAt(work: () => void, patienceMs: number): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const look of looks) removeEventListener(look, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  const timer = setTimeout(begin, patienceMs);
  for (const look of looks) addEventListener(look, begin, { capture: true, passive: true });
  return stop;
}

/** A page that is only read gets the parts for using it after this time. */
const readingMs = 4_000;
const signs = ["pointermove", "pointerdown", "keydown"] as const;
const waiting = new Set<() => void>();
let inUse = false;

function begin(): void {
  if (inUse) return;
  inUse = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  for (const work of waiting) whenIdle(work);
  waiting.clear();
}

/**
 * For parts that are needed when something is pressed: they are loaded when the person begins to use the page, so that they
 * neither delay its first sight nor what they open.
 */
export function beforeUse(work: () => void): void {
  if (typeof window === "undefined") return;
  if (inUse) {
    whenIdle(work);
    return;
  }
  if (waiting.size === 0) {
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
    setTimeout(begin, readingMs);
  }
  waiting.add(work);
}
