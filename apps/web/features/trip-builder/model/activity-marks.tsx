import { activityTypes } from "@caravan/domain/field-choices";
import {
  BedDouble,
  Bookmark,
  Briefcase,
  Camera,
  CircleHelp,
  Clock,
  Landmark,
  type LucideIcon,
  MapPin,
  Pin,
  ShoppingBag,
  Sparkles,
  Ticket,
  TramFront,
  Trees,
  Users,
  Utensils,
} from "lucide-react";
import type { ReactElement } from "react";
import type { Activity, ActivityType } from "@/features/api-client/index.ts";
import type { BadgeProps } from "@/ui/badge.tsx";
import { t } from "../messages/index.ts";

export interface ActivityMark {
  readonly words: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
  readonly icon: ReactElement;
  /** How certain the place is; long enough for two lines. */
  readonly doubt?: true;
}

/**
 * What badges say of a stop, the most important first.
 *
 * @param waits an edit of it has not been sent yet
 */
export function marksOf(activity: Activity, waits: boolean): ActivityMark[] {
  const { pinned, provenance, booking_id, segment_id, cautions = [] } = activity;
  const doubt = cautions.find((it) => it.code === "not_found" || it.code === "unverified");
  const marks: (ActivityMark | false | undefined)[] = [
    waits && { words: t("note.notSent"), tone: "warning", icon: <Clock /> },
    pinned && { words: t("mark.pinned"), tone: "accent", icon: <Pin /> },
    (booking_id !== null || segment_id !== null) && {
      words: t("mark.booked"),
      tone: "success",
      icon: <Bookmark />,
    },
    provenance === "board" && { words: t("mark.group"), tone: "neutral", icon: <Users /> },
    provenance === "model" && { words: t("mark.model"), tone: "neutral", icon: <Sparkles /> },
    doubt && { words: doubt.message, tone: "warning", icon: <CircleHelp />, doubt: true },
  ];
  return marks.filter((it) => it !== false && it !== undefined);
}

export const typeWord = (type: ActivityType) => t(`type.${type}`);

export const typeIcons: Record<ActivityType, LucideIcon> = {
  general: MapPin,
  sightseeing: Camera,
  dining: Utensils,
  transport: TramFront,
  accommodation: BedDouble,
  entertainment: Ticket,
  shopping: ShoppingBag,
  outdoor: Trees,
  cultural: Landmark,
  business: Briefcase,
};

export const typeOptions = () => activityTypes.map((value) => ({ value, label: typeWord(value) }));
