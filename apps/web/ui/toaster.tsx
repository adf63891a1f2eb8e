"use client";

import { lazy, Suspense } from "react";

// Loaded after the page, which needs it only later. If loading fails, the next page tries again.
const ToastRegion = lazy(async () => {
  const { ToastRegion } = await import("./toast-region.tsx").catch(() => ({ ToastRegion: () => null }));
  return { default: ToastRegion };
});

/** Where toasts appear, and are announced politely. Rendered once, in the frame of the application. */
export function Toaster() {
  return (
    <div aria-live="polite" aria-relevant="additions text">
      <Suspense>
        <ToastRegion />
      </Suspense>
    </div>
  );
}
