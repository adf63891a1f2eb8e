import { fullDate, longDate, parts } from "../dates.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

/** A reminder in one line. */
export const oneLine: Layout<MeetingFacts> = layoutOf(
  "one-line",
  {
    en: (f) =>
      `Reminder: appointment on ${fullDate(f.date, "en")} at ${f.begins}, ${whereabouts(f)}. Reply C to cancel.`,
    de: (f) =>
      `Erinnerung: Ihr Termin am ${shortDate(f.date)} um ${f.begins} Uhr, ${whereabouts(f)}. Absage bitte unter 040 5550 877.`,
    es: (f) => `Recordatorio: cita el ${longDate(f.date, "es")} a las ${f.begins}, ${whereabouts(f)}.`,
    fr: (f) => `Rappel : rendez-vous le ${longDate(f.date, "fr")} à ${f.begins.replace(":", "h")}, ${whereabouts(f)}.`,
  },
  (f) => [meeting(f, { end: null })],
);

/** "09.03.26". */
function shortDate(date: string): string {
  const { year, month, day } = parts(date);
  return `${day}.${month}.${year.slice(2)}`;
}
