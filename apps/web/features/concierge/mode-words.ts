import { transportModes } from "@caravan/domain/concierge/types";
import { Bike, Car, CarTaxiFront, Footprints, type LucideIcon, TramFront } from "lucide-react";
import { formatDuration } from "@/ui/format.ts";
import type { Stop, TransportMode, Way } from "./types.ts";

export const modes = transportModes;

export const modeWords: Record<
  TransportMode,
  { readonly label: string; readonly by: string; readonly icon: LucideIcon }
> = {
  walk: { label: "On foot", by: "on foot", icon: Footprints },
  transit: { label: "Transit", by: "by transit", icon: TramFront },
  drive: { label: "Car", by: "by car", icon: Car },
  cycle: { label: "Bike", by: "by bike", icon: Bike },
  taxi: { label: "Taxi", by: "by taxi", icon: CarTaxiFront },
};

/** "14 min on foot from here". */
export function wayWords({ minutes, mode, from }: Way, now: Stop | null): string {
  const start = from === "here" ? "here" : now ? "there" : "your last stop";
  return `${formatDuration(Math.max(1, minutes))} ${modeWords[mode].by} from ${start}`;
}
