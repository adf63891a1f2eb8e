"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "danger";
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; pointing at it or focusing it stops the clock. */
  durationMs?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const atOnce = 3;
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message, from anywhere in the browser; returns how to remove it. */
export function toast(message: ToastMessage): () => void {
  const id = ++lastId;
  publish([...shown, { ...message, id }].slice(-atOnce));
  return () => dismiss(id);
}

function dismiss(id: number) {
  publish(shown.filter((message) => message.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Loaded with the first message: most pages never show one.
const ToastList = lazy(() => import("./toast-list.tsx").then((module) => ({ default: module.ToastList })));

/** Stands once, in the root layout. */
export function Toaster() {
  const hasShown = useSyncExternalStore(
    subscribe,
    () => lastId > 0,
    () => false,
  );
  const messages = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  return (
    hasShown && (
      <Suspense>
        <ToastList messages={messages} onDismiss={dismiss} />
      </Suspense>
    )
  );
}
