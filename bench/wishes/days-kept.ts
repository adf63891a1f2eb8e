import { addDays } from "../../packages/domain/src/calendar.ts";
import { foldTitle } from "../../packages/domain/src/fold-text.ts";
import { plan } from "../../packages/domain/src/planning/plan.ts";
import type { PlannedDay } from "../../packages/domain/src/planning/types.ts";
import { wantsOf } from "../../packages/domain/src/planning/wants-of-request.ts";
import { requestFor } from "../../packages/domain/test/cities.ts";
import { type NamedDays, namedDays } from "./named-days.ts";

/** How many of the named days the plans keep, and how many wants got a day where the text names none. */
export function daysKept({ isSmall, isVerbose }: { readonly isSmall: boolean; readonly isVerbose: boolean }) {
  let [dated, kept, invented] = [0, 0, 0];
  for (const asked of isSmall ? namedDays.slice(0, 1) : namedDays) {
    const { text, expect } = asked;
    const request = requestOf(asked);
    const { days } = plan(request);
    for (const { what, date } of expect) {
      if (date === null) continue;
      const isKept = days.some((it) => it.date === date && holds(it, what));
      dated++;
      kept += Number(isKept);
      if (isVerbose && !isKept) console.log(`NOT ${what} on ${date} of “${text}”`);
    }
    if (expect.every((it) => it.date === null)) invented += wantsOf(request).filter(hasDay).length;
  }
  return { requests: namedDays.length, "named days": dated, kept, share: share(kept, dated), invented };
}

function requestOf({ city, days, start, text }: NamedDays) {
  return { ...requestFor(city, days), startDate: start, endDate: addDays(start, days - 1), interests: [text] };
}

function holds({ items }: PlannedDay, what: string): boolean {
  const words = foldTitle(what);
  return items.some(
    (it) =>
      it.kind === "planned" &&
      [it.activity.title, it.activity.location, it.activity.reason].some((text) =>
        foldTitle(text ?? "").includes(words),
      ),
  );
}

const hasDay = ({ time }: ReturnType<typeof wantsOf>[number]) =>
  time.date !== null || time.weekday !== null || time.position !== null;

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
