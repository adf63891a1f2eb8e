import { memo } from "react";
import type { Day } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatTimes } from "@/ui/format.ts";
import { useListDensity } from "../model/list-density.ts";
import { DayHeading } from "./day-heading.tsx";

interface FarDayProps {
  day: Day;
  /** Its height when it was whole, in pixels; as many lines as it has stops where it never was. */
  height: number | undefined;
}

/** A day of a long plan that is far from what is seen: only what the browser may search, and as high as the whole day. */
export const FarDay = memo(function FarDay({ day, height }: FarDayProps) {
  const compact = useListDensity() === "compact";
  return (
    <section
      id={`day-${day.id}`}
      aria-labelledby={`day-${day.id}-name`}
      style={{ minHeight: height }}
      className={classNames(
        "flex scroll-mt-36 flex-col [contain-intrinsic-size:auto_30rem] [content-visibility:auto] sheet:scroll-mt-20",
        compact ? "gap-1.5" : "gap-3",
      )}
    >
      <div className="flex min-h-11 items-center gap-x-3">
        <DayHeading day={day} />
      </div>
      <ol className="flex flex-col">
        {day.activities.map(({ id, title, start_time, end_time }) => (
          <li key={id} id={`activity-${id}`} className={classNames("scroll-mt-40 pl-3.5", compact ? "h-13" : "h-36")}>
            <span className="text-muted text-sm">{formatTimes(start_time, end_time)}</span> {title}
          </li>
        ))}
      </ol>
    </section>
  );
});
