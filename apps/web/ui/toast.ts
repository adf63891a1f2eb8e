import { ToastQueue } from "react-stately/useToastState";
import { spellValues } from "./format.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "danger";
  /** One action, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; the pointer or the focus on it stops the clock. */
  durationMs?: number;
}

export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Shows a short message from anywhere in the browser. Returns a function that removes it. */
export function toast({ title, description, ...rest }: ToastMessage): () => void {
  const message = {
    ...rest,
    title: spellValues(title),
    ...(description !== undefined && { description: spellValues(description) }),
  };
  const key = toasts.add(message, { timeout: message.durationMs ?? (message.action ? 10_000 : 5_000) });
  return () => toasts.close(key);
}
