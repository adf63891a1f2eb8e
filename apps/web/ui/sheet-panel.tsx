"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useReturnFocus } from "./dialog-panel.tsx";
import { t } from "./messages/index.ts";

export interface SheetPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  /** Has its greatest height at once, so that content which loads later moves nothing. */
  tall?: boolean;
  children: ReactNode;
}

export function SheetPanel({
  open,
  onOpenChange,
  title,
  description,
  footer,
  tall = false,
  children,
}: SheetPanelProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Radix.Content
          {...(!description && { "aria-describedby": undefined })}
          {...returnFocus}
          className={classNames(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-slide-up flex-col rounded-t-panel bg-raised shadow-float outline-none sm:inset-y-3 sm:right-3 sm:left-auto sm:max-h-none sm:w-full sm:max-w-lg sm:animate-slide-left sm:rounded-panel",
            tall && "max-sm:h-[92dvh]",
          )}
        >
          <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line sm:hidden" />
          <header className="flex items-start justify-between gap-4 px-6 pt-4 pb-4 sm:pt-6">
            <div>
              <Radix.Title className="heading-section">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={t("close")}
              className="tap -mt-1.5 -mr-2 grid shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
          {footer && (
            <footer className="flex gap-3 border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] *:flex-1 sm:justify-end sm:*:flex-none">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
