import { useEffect, useState } from "react";

/** Whole seconds until an instant, counting down once a second; 0 when it is past or not known. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const waiting = until !== null && until > now;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  // A new instant may have come while the clock stood.
  useEffect(() => {
    if (until !== null) setNow(Date.now());
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
