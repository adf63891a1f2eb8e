import { calendarOf } from "../calendar.ts";
import { wordOf } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { type MeetingFacts, meeting } from "../meetings.ts";

export const calendarCancelled: Layout<MeetingFacts> = layoutOf(
  "calendar-cancelled",
  { en: calendarOf("en", "CANCELLED"), fr: calendarOf("fr", "CANCELLED"), nl: calendarOf("nl", "CANCELLED") },
  (f, language) => [meeting(f, { title: wordOf(f.title, language), status: "cancelled" })],
);
