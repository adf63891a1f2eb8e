import { useSyncExternalStore } from "react";

/** Below Tailwind's `sm`: a phone held upright. */
const small = "(max-width: 39.99rem)";
/** Tailwind's `lg`: a list and a map are side by side. */
const wide = "(min-width: 64rem)";

function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** The same as `useSmallWindow`, as a single check. */
export const isSmallWindow = () => matchMedia(small).matches;

export const useSmallWindow = () => useMediaQuery(small, false);

/** A finger is what points: the platform's pickers are easier to use than writing. */
export const useCoarsePointer = () => useMediaQuery("(pointer: coarse)", false);

export const useWideWindow = () => useMediaQuery(wide, true);
