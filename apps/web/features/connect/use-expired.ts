import { useEffect, useState } from "react";

/** Requests live for minutes; a clock that sees more left than this is wrong. */
const longestMs = 3_600_000;

/** Whether that moment has passed while the page was open. The server has the last word: clocks disagree. */
export function useExpired(expiresAt: string): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const left = new Date(expiresAt).getTime() - Date.now();
    // The server has just called it open, so a moment that seems to be over says only that this clock is ahead.
    if (left <= 0 || left > longestMs) return;
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expired;
}
