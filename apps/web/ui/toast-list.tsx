"use client";

import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useRef } from "react";
import { classNames } from "./class-names.ts";
import type { ShownToast } from "./toast.tsx";

export interface ToastListProps {
  messages: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/** Messages at the edge of the window, announced politely; each leaves by itself unless it is pointed at or focused. */
export function ToastList({ messages, onDismiss }: ToastListProps) {
  const focusedBefore = useRef<Element | null>(null);
  // The button that is pressed goes with its message, so the focus returns to where it was before.
  const returnFocus = () => {
    if (focusedBefore.current instanceof HTMLElement && focusedBefore.current.isConnected)
      focusedBefore.current.focus();
  };
  return (
    <Toast.Provider label="Notification">
      {messages.map((message) => (
        <Toast.Root
          key={message.id}
          type="background"
          duration={message.durationMs ?? (message.action ? 10_000 : 5_000)}
          onOpenChange={(open) => !open && onDismiss(message.id)}
          className={classNames(
            "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
            message.tone === "danger" ? "bg-danger-soft text-on-danger-soft" : "bg-ink text-paper",
          )}
        >
          <div className="wrap-anywhere min-w-0 flex-1 py-1.5">
            <Toast.Title className="font-medium">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="text-sm opacity-85">{message.description}</Toast.Description>
            )}
          </div>
          {message.action && (
            <Toast.Action
              altText={message.action.label}
              onClick={() => {
                returnFocus();
                message.action?.onPress();
              }}
              className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 outline-current hover:opacity-80 focus-visible:outline-current"
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            onClick={returnFocus}
            className="grid size-11 shrink-0 place-items-center rounded-control opacity-80 hover:opacity-100 focus-visible:outline-current"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label="Notifications"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
        }}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:items-end [body:has([data-bottom-bar])_&]:pb-22"
      />
    </Toast.Provider>
  );
}
