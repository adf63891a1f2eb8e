import type { Day } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";

export function DayHeading({ day }: { day: Day }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="h-6 w-1.5 shrink-0 rounded-full"
        style={{ background: dayColour(day.day_number - 1) }}
      />
      <h2 id={`day-${day.id}-name`} className="heading-section min-w-[min(8rem,100%)] flex-1 @max-[21.5rem]:text-lg">
        {formatDate(day.date, "day")} <span className="text-faint">·</span>{" "}
        {t("day.number", { day: `${day.day_number}` })}
      </h2>
    </>
  );
}
