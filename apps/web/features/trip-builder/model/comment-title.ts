import type { Trip } from "@/features/api-client/index.ts";
import type { About } from "@/features/comments/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { findActivity } from "./find-activity.ts";

/** What stands above the comments about one thing; null when it is no longer in the trip. */
export function commentTitle(trip: Trip, about: About): string | null {
  switch (about.kind) {
    case "trip":
      return t("about.trip");
    case "activity":
      return findActivity(trip, about.id)?.activity.title ?? null;
    case "day": {
      const day = trip.itinerary.find((it) => it.id === about.id);
      return day ? formatDate(day.date, "day") : null;
    }
    case "proposal":
      return t("about.proposal");
    case "place":
      return null;
  }
}
