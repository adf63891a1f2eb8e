import { calendarOf } from "../calendar.ts";
import { wordOf } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { type MeetingFacts, meeting } from "../meetings.ts";

export const calendarFile: Layout<MeetingFacts> = layoutOf(
  "calendar-file",
  {
    en: calendarOf("en", "CONFIRMED"),
    de: calendarOf("de", "CONFIRMED"),
    es: calendarOf("es", "CONFIRMED"),
    ja: calendarOf("ja", "CONFIRMED"),
  },
  (f, language) => [meeting(f, { title: wordOf(f.title, language), travellers: undefined })],
);
