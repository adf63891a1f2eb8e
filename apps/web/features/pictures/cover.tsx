import { type Cover as CoverRequest, coverPath, seedOf } from "@caravan/domain/pictures/cover-address";
import type { ReactNode } from "react";
import { classNames } from "@/ui/class-names.ts";

export interface CoverProps {
  shape: CoverRequest["shape"];
  kind: CoverRequest["kind"];
  at: { readonly lat: number | null; readonly lng: number | null } | null;
  /** What it is a cover of: gives a trip and a destination their colours. */
  name: string;
  /** Gives it its size, which does not depend on what is drawn. */
  className: string;
  /** At once instead of when it is scrolled into view, for the picture at the head of a page. */
  eager?: boolean;
  /** The drawing itself (server.ts) instead of its address, so that it is there with the page. */
  drawing?: string | null;
  /** On paper too, where it is the head of the page. */
  printed?: boolean;
  /** What lies upon it. */
  children?: ReactNode;
}

export function coverAddress({ shape, kind, at, name }: Pick<CoverProps, "shape" | "kind" | "at" | "name">): string {
  const point = at && at.lat !== null && at.lng !== null ? { lat: at.lat, lng: at.lng } : null;
  return coverPath({ shape, kind, at: point, seed: seedOf(name) });
}

/** A drawn cover. It is decorative: the name stands beside it. */
export function Cover({ shape, kind, at, name, className, eager = false, drawing, printed, children }: CoverProps) {
  return (
    <div className={classNames("relative shrink-0 overflow-hidden bg-sunken", !printed && "print:hidden", className)}>
      <img
        src={drawing ?? coverAddress({ shape, kind, at, name })}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
      {children}
    </div>
  );
}
