"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "danger";
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; pointing at it or focusing it stops the clock. */
  durationMs?: number;
}

interface Shown extends ToastMessage {
  id: number;
}

const atOnce = 3;
let shown: readonly Shown[] = [];
let lastId = 0;
const nothing: readonly Shown[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Shown[]) {
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

/** Stands once, in the root layout. */
export function Toaster() {
  const messages = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
  // The button that is pressed goes with its message, so the focus returns to where it was before.
  const focusedBefore = useRef<Element | null>(null);
  const returnFocus = () => {
    if (focusedBefore.current instanceof HTMLElement && focusedBefore.current.isConnected)
      focusedBefore.current.focus();
  };
  return (
    <section
      aria-label="Notifications"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:items-end [body:has([data-bottom-bar])_&]:pb-22"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions text"
        className="flex w-full flex-col items-center gap-2 sm:items-end"
      >
        {messages.map((message) => (
          <ToastCard key={message.id} message={message} onReturnFocus={returnFocus} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ message, onReturnFocus }: { message: Shown; onReturnFocus: () => void }) {
  const [held, setHeld] = useState(false);
  // What is left of the time when the clock is stopped and started again.
  const left = useRef(message.durationMs ?? (message.action ? 10_000 : 5_000));
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss(message.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1_500, left.current - (performance.now() - startedAt));
    };
  }, [held, message.id]);

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float",
        message.tone === "danger" ? "bg-danger-soft text-on-danger-soft" : "bg-ink text-paper",
      )}
    >
      <div className="wrap-anywhere min-w-0 flex-1 py-1.5">
        <p className="font-medium">{message.title}</p>
        {message.description && <p className="text-sm opacity-85">{message.description}</p>}
      </div>
      {message.action && (
        <button
          type="button"
          onClick={() => {
            onReturnFocus();
            message.action?.onPress();
            dismiss(message.id);
          }}
          className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 outline-current hover:opacity-80 focus-visible:outline-current"
        >
          {message.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          onReturnFocus();
          dismiss(message.id);
        }}
        className="grid size-11 shrink-0 place-items-center rounded-control opacity-80 hover:opacity-100 focus-visible:outline-current"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
