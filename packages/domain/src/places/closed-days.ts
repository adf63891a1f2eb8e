import { weekdayNames } from "../calendar.ts";
import { listed, type Sentence, said } from "../words/sentence.ts";
import { type Hours, isShut } from "./opening-hours.ts";

/** "Closed on Mondays and Tuesdays"; null when it opens daily. */
export function closedDays(hours: Hours): Sentence | null {
  const closed = weekdayNames.filter((day) => hours[day].length === 0).map((weekday) => ({ weekday }));
  if (closed.length === 0) return null;
  if (isShut(hours)) return said`Closed for the time being`;
  return said`Closed on ${listed(closed)}`;
}
