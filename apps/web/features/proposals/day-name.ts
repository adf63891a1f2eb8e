import type { Trip } from "@/features/api-client/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "./messages/index.ts";

/** "Thu 24 Dec · Day 2"; null for the trip as a whole. */
export function dayName(trip: Pick<Trip, "itinerary">, date: string | null): string | null {
  if (date === null) return null;
  const day = trip.itinerary.find((it) => it.date === date);
  const name = formatDate(date, "day");
  return day ? t("dayOf", { date: name, number: String(day.day_number) }) : name;
}
