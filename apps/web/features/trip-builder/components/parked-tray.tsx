"use client";

import { CornerUpLeft, GripVertical, Inbox, Lightbulb, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/device-choice.ts";
import { useDragHandle, useDragLook, useDragPart } from "../model/drag-store.ts";
import { trayId } from "../model/lanes.ts";
import { ideaDay } from "../model/no-day.ts";
import { useSelection } from "../model/selection-store.ts";
import { ActivityLine } from "./activity-line.tsx";
import { useBuilder } from "./builder-context.tsx";
import { SelectBox, WholeActivity } from "./sortable-activity.tsx";

const isIdea = ({ parked }: Activity) => parked?.reason === "idea";

/** Activities on no day: ideas, and what was parked by somebody or left when the trip got shorter. */
export function ParkedTray() {
  const { trip, openNewActivity } = useBuilder();
  const ideas = trip.parked.filter(isIdea);
  const aside = trip.parked.filter((it) => !isIdea(it));
  return (
    <>
      {ideas.length > 0 && (
        <Tray
          icon={<Lightbulb />}
          title={t("tray.ideas")}
          hint={t("tray.ideasHint")}
          activities={ideas}
          put={t("tray.putOnDay")}
          action={
            <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => openNewActivity(ideaDay)}>
              {t("tray.addIdea")}
            </Button>
          }
        />
      )}
      {aside.length > 0 && (
        <Tray
          icon={<Inbox />}
          title={t("tray.aside")}
          hint={t("tray.asideHint")}
          activities={aside}
          put={t("tray.moveBack")}
          dropId={trayId}
        />
      )}
    </>
  );
}

interface TrayProps {
  icon: ReactNode;
  title: string;
  hint: string;
  activities: readonly Activity[];
  /** What the button of an activity says, which asks for a day. */
  put: string;
  action?: ReactNode;
  /** Where activities can be dropped into it. */
  dropId?: string;
}

function Tray({ icon, title, hint, activities, put, action, dropId }: TrayProps) {
  const { drag, openMove } = useBuilder();
  const nameId = useId();
  const drop = useDragPart(drag, "tray", dropId ?? nameId);
  const { isOver } = useDragLook(drag, dropId ?? nameId);
  return (
    <section
      ref={dropId === undefined ? null : drop}
      aria-labelledby={nameId}
      className={classNames(
        "mt-6 flex flex-col gap-4 rounded-panel bg-sunken p-4 sm:p-5",
        isOver && "outline-2 outline-accent",
      )}
    >
      <div>
        <h2 id={nameId} className="heading-section flex items-center gap-2 [&>svg]:size-5 [&>svg]:text-muted">
          {icon}
          {title}
        </h2>
        <p className="mt-1 text-muted">{hint}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {activities.map((activity) => (
          <li key={activity.id} className="flex flex-col gap-1">
            <ParkedActivity activity={activity} />
            <div className="flex flex-wrap items-center justify-between gap-2 px-1">
              <span className="text-muted text-sm">{originOf(activity)}</span>
              <Button variant="ghost" size="sm" icon={<CornerUpLeft />} onClick={() => openMove(activity)}>
                {put}
                <span className="sr-only">: {activity.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {action && <div>{action}</div>}
    </section>
  );
}

/** "Was on Mon 3 May · By tram". */
function originOf({ parked }: Activity): string {
  if (parked === null || parked.reason === "idea") return "";
  return [t("tray.wasOn", { day: formatDate(parked.date, "day") }), parked.day_notes].filter(Boolean).join(" · ");
}

/** With a handle for the pointer; the keyboard has the button below. */
function ParkedActivity({ activity }: { activity: Activity }) {
  const { drag, selection } = useBuilder();
  const compact = useListDensity() === "compact";
  const selecting = useSelection(selection, (it) => it.ids !== null);
  const part = useDragPart(drag, "parked", activity.id);
  const grip = useDragHandle(drag, "parked", activity.id);
  const { isDragging } = useDragLook(drag, activity.id);
  const handle = selecting ? (
    <SelectBox activity={activity} />
  ) : (
    <span
      ref={grip}
      aria-hidden="true"
      onMouseDown={(event) => drag.press(activity.id, "onMouseDown", event)}
      onTouchStart={(event) => drag.press(activity.id, "onTouchStart", event)}
      className="tap z-10 grid min-w-8! shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink"
    >
      <GripVertical className="size-5" />
    </span>
  );
  return (
    <div ref={part} className={isDragging ? "opacity-35" : ""}>
      {compact ? (
        <ActivityLine activity={activity} dayIndex={0} onMap={false} handle={handle} />
      ) : (
        <WholeActivity activity={activity} number={null} dayIndex={0} handle={handle} />
      )}
    </div>
  );
}
