import { X } from "lucide-react";
import { useRef } from "react";
import { useToast, useToastRegion } from "react-aria/useToast";
import { type QueuedToast, type ToastState, useToastQueue } from "react-stately/useToastState";
import { classNames } from "./class-names.ts";
import { t } from "./messages/index.ts";
import { type ToastMessage, toasts } from "./toast.ts";

type Toasts = ToastState<ToastMessage>;

/** The visible messages, the newest first. Their time stops while one of them has the pointer or the focus. */
export function ToastRegion() {
  const state = useToastQueue(toasts);
  const region = useRef<HTMLElement>(null);
  const { regionProps } = useToastRegion({ "aria-label": t("notifications") }, state, region);
  return (
    <section
      {...regionProps}
      ref={region}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:items-end [body:has([data-bottom-bar])_&]:pb-22"
    >
      {state.visibleToasts.map((it) => (
        <Toast key={it.key} toast={it} state={state} />
      ))}
    </section>
  );
}

function Toast({ toast, state }: { toast: QueuedToast<ToastMessage>; state: Toasts }) {
  const card = useRef<HTMLDivElement>(null);
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, card);
  const { title, description, tone, action } = toast.content;
  const close = () => state.close(toast.key);
  return (
    // The Tab key stops at its buttons. Its region announces it politely.
    <div
      {...toastProps}
      ref={card}
      tabIndex={-1}
      className={classNames(
        "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float outline-current focus-visible:outline-current",
        tone === "danger" ? "bg-danger-soft text-on-danger-soft" : "bg-ink text-paper",
      )}
    >
      <div className="wrap-anywhere min-w-0 flex-1 py-1.5">
        <p {...titleProps} className="font-medium">
          {title}
        </p>
        {description && (
          <p {...descriptionProps} className="text-sm opacity-85">
            {description}
          </p>
        )}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            close();
            action.onPress();
          }}
          className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 outline-current hover:opacity-80 focus-visible:outline-current"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t("dismiss")}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-control opacity-80 hover:opacity-100 focus-visible:outline-current"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
