"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import { t } from "./messages/index.ts";

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

export interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children?: ReactNode;
}

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = "md",
  children,
}: DialogPanelProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-fade-in grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim p-4 has-data-dialog-footer:scroll-pb-28">
          <Radix.Content
            {...(!description && { "aria-describedby": undefined })}
            {...returnFocus}
            className={classNames(
              "relative my-auto w-full animate-pop rounded-panel bg-raised p-6 shadow-float outline-none sm:p-8",
              widths[size],
            )}
          >
            <Radix.Title className="wrap-anywhere heading-section pr-10">{title}</Radix.Title>
            {description && (
              <Radix.Description className="wrap-anywhere mt-2 text-muted">{description}</Radix.Description>
            )}
            {children && <div className="mt-6">{children}</div>}
            {footer && <DialogFooter>{footer}</DialogFooter>}
            <Radix.Close
              aria-label={t("close")}
              className="tap absolute top-4 right-4 grid place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Stays in view while the dialog scrolls, except in a window that is too low to hold it and a field. */
function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-footer
      className="-mx-6 sm:-mx-8 -mb-6 sm:-mb-8 [@media(min-height:24rem)]:sticky -bottom-4 z-10 mt-4 flex flex-wrap justify-end gap-3 rounded-b-panel border-t bg-raised px-6 py-4 *:max-sm:flex-[1_1_auto] sm:px-8"
    >
      {children}
    </div>
  );
}

/** For dialogs that open without a trigger of their own, because Radix returns the focus to its triggers only. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      // A menu item disappears with its menu; the menu's trigger stays.
      const menuOpener = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
      opener.current = menuOpener ? document.getElementById(menuOpener) : focused;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
