import type { ReactNode } from "react";
import { classNames } from "@/ui/class-names.ts";

interface PlaceLinkProps {
  href: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** A link to the page of a place that opens it over the present page; with a key for it, the browser opens another tab. */
export function PlaceLink({ href, onOpen, className, children }: PlaceLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className={classNames("underline-offset-4 hover:underline", className)}
    >
      {children}
    </a>
  );
}
