import { useSyncExternalStore } from "react";

const wide = "(min-width: 64rem)";

function subscribe(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True where list and map stand side by side (Tailwind's `lg`). */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
}
