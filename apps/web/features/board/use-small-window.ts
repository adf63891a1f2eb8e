import { useSyncExternalStore } from "react";

const small = "(max-width: 39.99rem)";

function subscribe(listener: () => void) {
  const query = matchMedia(small);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The same, asked once. */
export const isSmallWindow = () => matchMedia(small).matches;

/** True on a phone held upright (below Tailwind's `sm`). */
export function useSmallWindow(): boolean {
  return useSyncExternalStore(subscribe, isSmallWindow, () => false);
}
