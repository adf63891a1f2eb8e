import { weekdayOf } from "../../packages/domain/src/calendar.ts";
import { amountWords } from "../../packages/domain/src/money/money-words.ts";
import { everyWeekday } from "../../packages/domain/src/places/opening-hours.ts";
import type { Plan } from "../../packages/domain/src/planning/types.ts";

/** A plan as text, in the form that the other planner is asked for too, so that only the content tells them apart. */
export function renderPlan({ days, warnings }: Plan, currency: string): string {
  const unmet = warnings
    .filter((it) => it.code === "wish_unmet")
    .map((it) => `- ${it.message.replace(/^Not planned: /, "")}`);
  return days
    .map(({ date, items, reason }, index) => {
      const weekday = everyWeekday[weekdayOf(date)].replace(/s$/, "");
      const lines = items.flatMap((item) => {
        if (item.kind === "fixed") return [];
        const { title, startTime, endTime, location, description, notes, estimatedCost, alternatives, freeTime } =
          item.activity;
        const cost =
          estimatedCost === null || estimatedCost === "0" ? "" : ` About ${amountWords(estimatedCost, currency)} each.`;
        const ideas =
          freeTime && alternatives.length > 0 ? ` Ideas: ${alternatives.map((it) => it.title).join("; ")}.` : "";
        const what = [description, notes].filter((it) => it).join(" ");
        return [`- ${startTime}-${endTime} **${title}** (${location ?? "-"}). ${what}${ideas}${cost}`];
      });
      return [`## Day ${index + 1}: ${weekday} ${date}`, reason, ...lines].join("\n");
    })
    .concat(unmet.length > 0 ? [["## Not planned", ...unmet].join("\n")] : [])
    .join("\n\n");
}
