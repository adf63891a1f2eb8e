"use client";

import { lazy, Suspense } from "react";

// After the page, which can be used before anything is said. Where it does not come, the next page tries again.
const ToastRegion = lazy(async () => {
  const { ToastRegion } = await import("./toast-region.tsx").catch(() => ({ ToastRegion: () => null }));
  return { default: ToastRegion };
});

/** Where toasts appear, and are announced politely. Stands once, in the root layout. */
export function Toaster() {
  return (
    <div aria-live="polite" aria-relevant="additions text">
      <Suspense>
        <ToastRegion />
      </Suspense>
    </div>
  );
}
