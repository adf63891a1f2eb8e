"use client";

import { lazy, Suspense } from "react";
import { ToastQueue } from "react-stately/useToastState";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "danger";
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; pointing at it or focusing it stops the clock. */
  durationMs?: number;
}

export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Shows a short message, from anywhere in the browser; returns how to remove it. */
export function toast(message: ToastMessage): () => void {
  const key = toasts.add(message, { timeout: message.durationMs ?? (message.action ? 10_000 : 5_000) });
  return () => toasts.close(key);
}

// After the page, which can be used before anything is said. Where it does not come, the next page tries again.
const ToastRegion = lazy(async () => {
  const { ToastRegion } = await import("./toast-region.tsx").catch(() => ({ ToastRegion: () => null }));
  return { default: ToastRegion };
});

/** Stands once, in the root layout. */
export function Toaster() {
  return (
    <div aria-live="polite" aria-relevant="additions text">
      <Suspense>
        <ToastRegion />
      </Suspense>
    </div>
  );
}
