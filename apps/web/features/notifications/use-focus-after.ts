import { useEffect, useEffectEvent, useRef } from "react";

/**
 * For a press whose button goes with what it does: once `changing` has changed, the focus that was lost with it is put on
 * `target`. Returns what notes the press; what changes by itself takes nobody's focus.
 */
export function useFocusAfter(changing: unknown, target: () => HTMLElement | null | undefined): () => void {
  const pressed = useRef(false);
  const seen = useRef(changing);
  const refocus = useEffectEvent(() => {
    if (document.activeElement === document.body) target()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (seen.current === changing) return;
    seen.current = changing;
    if (pressed.current) refocus();
    pressed.current = false;
  }, [changing]);
  return () => {
    pressed.current = true;
  };
}
