import { wordOf } from "./hotels.ts";
import type { Language } from "./layout.ts";
import { hostOf, type MeetingFacts, whereabouts } from "./meetings.ts";

/** A calendar file: the hours in the place's own zone or in UTC are the same meeting. */
export const calendarOf = (language: Language, status: string) => (f: MeetingFacts) => {
  const stamp = (date: string, time: string) => `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
  return `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Calendar//EN
METHOD:${status === "CANCELLED" ? "CANCEL" : "REQUEST"}
BEGIN:VEVENT
UID:${f.draw.digits(12)}@calendar.example
DTSTAMP:${stamp(f.bookedOn, "08:12")}Z
DTSTART;TZID=${f.place.timezone}:${stamp(f.date, f.begins)}
DTEND;TZID=${f.place.timezone}:${stamp(f.date, f.ends)}
SUMMARY:${wordOf(f.title, language)}
LOCATION:${whereabouts(f).replaceAll(",", "\\,")}
ORGANIZER;CN=${hostOf(f)}:mailto:host@mail.example
STATUS:${status}
SEQUENCE:1
BEGIN:VALARM
TRIGGER:-PT15M
ACTION:DISPLAY
END:VALARM
END:VEVENT
END:VCALENDAR`;
};
