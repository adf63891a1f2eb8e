"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "@/ui/class-names.ts";

interface DisclosureProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  button: ReactNode;
  /** The classes of what opens. */
  className: string;
  children: ReactNode;
}

/** A button in the row, and what it opens below the row. */
export function Disclosure({ open, onOpen, button, className, children }: DisclosureProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpen(!open)}
        className="tap flex items-center gap-1.5 rounded-control px-2 font-medium text-sm hover:bg-sunken"
      >
        {button}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 text-muted transition-transform max-sm:hidden", open && "rotate-180")}
        />
      </button>
      <div id={panelId} hidden={!open} className={classNames("order-1 mx-2 my-1 min-w-0 basis-full", className)}>
        {children}
      </div>
    </>
  );
}
