import { Bookmark, CircleHelp, Clock, Pin, Sparkles, Users } from "lucide-react";
import type { ReactElement } from "react";
import type { Activity } from "@/features/api-client/index.ts";
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
