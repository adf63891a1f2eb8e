import { createContext, useContext, useEffect, useState } from "react";

/** When the server rendered this page with its content, in ms; null for content that the browser renders alone. */
export const RenderedAt = createContext<number | null>(null);

/**
 * The current time, updated at an interval, for components that change with the clock. At first the time of the HTML, so
 * that the first rendering in the browser is the same.
 */
export function useNow(everyMs = 15_000): number {
  const renderedAt = useContext(RenderedAt);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    if (renderedAt !== null) tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, renderedAt]);
  return now;
}
