import { useEffect, useState } from "react";

/** The value once it has not changed for a moment, so that not every letter is searched for. */
export function usePaused(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
