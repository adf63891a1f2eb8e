import { useEffect, useEffectEvent, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * For a button that goes with what it does: whenever `changing` has changed, the focus that was lost with it is put on
 * `target`.
 */
export function useFocusAfter(changing: unknown, target: Target): void {
  useAfterChange(changing, () => takeLostFocus(target()));
}

/**
 * The same for what also changes without anybody near: only the change after a press moves the focus. Returns what notes
 * the press.
 */
export function useFocusAfterPress(changing: unknown, target: Target): () => void {
  const pressed = useRef(false);
  useAfterChange(changing, () => {
    if (pressed.current) takeLostFocus(target());
    pressed.current = false;
  });
  return () => {
    pressed.current = true;
  };
}

function useAfterChange(changing: unknown, then: () => void): void {
  const seen = useRef(changing);
  const changed = useEffectEvent(then);
  useEffect(() => {
    if (seen.current === changing) return;
    seen.current = changing;
    changed();
  }, [changing]);
}

function takeLostFocus(target: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) target?.focus({ preventScroll: true });
}
