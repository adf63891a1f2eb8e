"use client";

import type { ReactNode } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { PlaceLink, placeIdOf, placePath } from "@/features/places/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { useFocus } from "../model/focus-store.ts";
import { useBuilder } from "./builder-context.tsx";
import type { useReplacement } from "./use-replacement.ts";

const ReplacementPanel = loadedLater(() => import("./replacement-panel.tsx").then((module) => module.ReplacementPanel));

/** The name of a stop, which opens the page of its place. */
export function ActivityTitle({
  activity,
  onMap,
  className,
}: {
  activity: Activity;
  onMap: boolean;
  className: string;
}) {
  const { trip, focus, openPlace } = useBuilder();
  const placeId = placeIdOf(activity);
  return (
    <h3 id={`activity-${activity.id}-name`} className="min-w-0 font-semibold leading-snug">
      {placeId !== null ? (
        <PlaceLink
          href={placePath(trip.id, placeId)}
          className={classNames("rounded-lg decoration-(--day)", className)}
          onOpen={() => {
            if (onMap) focus.select(activity.id);
            openPlace(placeId);
          }}
        >
          {activity.title}
        </PlaceLink>
      ) : (
        <span className={className}>{activity.title}</span>
      )}
    </h3>
  );
}

/** The border of a stop, which shows that it is selected, and below it the places that could replace it. */
export function ActivityFrame({
  activity,
  dayIndex,
  replacement,
  children,
}: {
  activity: Activity;
  dayIndex: number;
  replacement: ReturnType<typeof useReplacement>;
  children: ReactNode;
}) {
  const { focus } = useBuilder();
  const selected = useFocus(focus, (it) => it.selectedId === activity.id);
  const hovered = useFocus(focus, (it) => it.hoveredId === activity.id);
  return (
    <article
      id={`activity-${activity.id}`}
      aria-labelledby={`activity-${activity.id}-name`}
      aria-busy={replacement.busy}
      onPointerEnter={(event) => event.pointerType === "mouse" && focus.hover(activity.id)}
      onPointerLeave={() => focus.hover(null)}
      style={{ "--day": dayColour(dayIndex) } as React.CSSProperties}
      className={classNames(
        "@container scroll-mt-40 scroll-mb-24 rounded-card border bg-surface shadow-card transition-[border-color,box-shadow] lg:scroll-mb-6",
        replacement.busy && replacement.preview === null && "animate-pulse",
        selected ? "border-(--day) ring-1 ring-(--day)" : hovered && "border-(--day)",
      )}
    >
      {children}
      {replacement.preview !== null && <ReplacementPanel activity={activity} replacement={replacement} />}
    </article>
  );
}
