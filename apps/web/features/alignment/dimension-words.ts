import type { Dimension } from "@caravan/domain/alignment/types";
import { CalendarDays, MapPin, Wallet } from "lucide-react";

/** How the three things that a group agrees on are called and drawn, in the order in which they are shown. */
export const dimensionWords = [
  { dimension: "dates", label: "Dates", icon: CalendarDays },
  { dimension: "destination", label: "Place", icon: MapPin },
  { dimension: "budget", label: "Budget", icon: Wallet },
] as const satisfies { dimension: Dimension; label: string; icon: typeof MapPin }[];

export const labelOf = (dimension: Dimension): string =>
  dimensionWords.find((it) => it.dimension === dimension)?.label ?? dimension;
