"use client";

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHeaderSlot } from "@/ui/header-slot.tsx";

/**
 * An icon in the fixed header while the bar is scrolled out of view, so that unsent edits are seen anywhere on the page.
 * Pressing it scrolls back to the bar.
 */
export function HeaderMark({
  bar,
  icon,
  number,
  label,
}: {
  bar: RefObject<HTMLElement | null>;
  icon: ReactNode;
  /** How many changes wait. */
  number: number;
  label: string;
}) {
  const slot = useHeaderSlot();
  const hidden = useOutOfSight(bar);
  if (!slot || !hidden) return null;
  return createPortal(
    <button
      type="button"
      data-header-mark
      aria-label={label}
      title={label}
      onClick={() => window.scrollTo({ top: 0 })}
      className="tap flex items-center justify-center gap-1 rounded-full bg-warning-soft px-2.5 font-medium text-on-warning-soft text-sm tabular-nums max-[22rem]:absolute max-[22rem]:top-full max-[22rem]:right-2 max-[22rem]:mt-1 [&>svg]:size-4.5"
    >
      {icon}
      {number > 0 && number}
    </button>,
    slot,
  );
}

function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => setHidden(entry !== undefined && !entry.isIntersecting));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return hidden;
}
