"use client";

import {
  ArrowDown,
  ArrowUp,
  CalendarArrowDown,
  CircleCheck,
  CopyPlus,
  Dices,
  Image as ImageIcon,
  Inbox,
  MessageCircle,
  Pencil,
  Pin,
  PinOff,
  Shuffle,
  Trash2,
} from "lucide-react";
import type { ReactElement } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { useComments } from "@/features/comments/index.ts";
import { type MenuItem, MenuPanel } from "@/ui/menu-panel.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

/** The actions for an activity, including everything that dragging can do. */
export function ActivityMenuItems({
  activity,
  onReplace,
  trigger,
  opens,
}: {
  activity: Activity;
  onReplace: () => void;
  trigger: ReactElement;
  /** Open from the beginning. */
  opens: boolean;
}) {
  const { trip, canEdit, edits, move, openActivity, openMove, openPhotos } = useBuilder();
  const comments = useComments();
  const isDoubtful = activity.cautions?.some((it) => it.code === "not_found" || it.code === "unverified") ?? false;
  const day = trip.itinerary.find((it) => it.id === activity.itinerary_id);
  const order = day?.activities ?? [];
  const index = order.findIndex((it) => it.id === activity.id);
  const place = (afterId: string | null) => day && void move(activity, day, afterId);

  const moves: MenuItem[] = day
    ? [
        {
          label: t("activity.up"),
          icon: <ArrowUp />,
          disabled: index <= 0,
          onSelect: () => place(order[index - 2]?.id ?? null),
        },
        {
          label: t("activity.down"),
          icon: <ArrowDown />,
          disabled: index >= order.length - 1,
          onSelect: () => place(order[index + 1]?.id ?? null),
        },
      ]
    : [];
  return (
    <MenuPanel
      trigger={trigger}
      opens={opens}
      groups={[
        [
          { label: t("edit"), icon: <Pencil />, onSelect: () => openActivity(activity) },
          ...(isDoubtful && canEdit
            ? [{ label: t("activity.known"), icon: <CircleCheck />, onSelect: () => void edits.confirmPlace(activity) }]
            : []),
          {
            label: t(activity.pinned ? "activity.unpin" : "activity.pin"),
            icon: activity.pinned ? <PinOff /> : <Pin />,
            onSelect: () => void edits.pin(activity),
          },
          { label: t("activity.photos"), icon: <ImageIcon />, onSelect: () => openPhotos(activity) },
          {
            label: t("comments"),
            icon: <MessageCircle />,
            onSelect: () => comments.open({ kind: "activity", id: activity.id }),
          },
        ],
        [
          ...moves,
          { label: t("activity.toDay"), icon: <CalendarArrowDown />, onSelect: () => openMove(activity) },
          ...(day
            ? [{ label: t("activity.duplicate"), icon: <CopyPlus />, onSelect: () => void edits.duplicate(activity) }]
            : []),
          ...(day
            ? [{ label: t("setAside"), icon: <Inbox />, onSelect: () => void edits.setAside(activity, trip.parked) }]
            : []),
        ],
        [
          ...(day ? [{ label: t("activity.else"), icon: <Dices />, onSelect: onReplace }] : []),
          ...activity.alternatives.map((other) => ({
            label: t("activity.swap", { title: other.title }),
            icon: <Shuffle />,
            onSelect: () => void edits.swap(activity, other),
          })),
        ],
        [{ label: t("activity.delete"), icon: <Trash2 />, danger: true, onSelect: () => void edits.remove(activity) }],
      ]}
    />
  );
}
