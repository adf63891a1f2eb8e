import { BedDouble, Bookmark, Car, Plane, Ticket } from "lucide-react";
import type { BookingKind } from "./types.ts";

const icons = { stay: BedDouble, flight: Plane, car: Car, activity: Ticket, other: Bookmark };

/** Decorative: the kind stands beside it in words. */
export function KindIcon({ kind, className }: { kind: BookingKind; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" {...(className && { className })} />;
}
