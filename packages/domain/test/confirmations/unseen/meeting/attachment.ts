import { type Layout, layout } from "../../outside/types.ts";
import { digits } from "../dates.ts";
import { met } from "../expect.ts";

const events = [
  {
    language: "en",
    start: "2026-09-15T09:00",
    end: "2026-09-15T12:00",
    zone: "Europe/Dublin",
    title: "Board meeting",
    place: "The Merrion Hotel, Upper Merrion Street, Dublin 2",
  },
  {
    language: "de",
    start: "2026-11-03T14:30",
    end: "2026-11-03T15:30",
    zone: "Europe/Vienna",
    title: "Vertragsunterzeichnung",
    place: "Kanzlei Brunner, Graben 19, 1010 Wien",
  },
  {
    language: "ja",
    start: "2026-04-07T10:00",
    end: "2026-04-07T11:00",
    zone: "Asia/Tokyo",
    title: "定例会議",
    place: "東京都千代田区丸の内1-9-2 8階会議室",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("calendar-attachment", "meeting", () =>
    events.map(({ language, start, end, zone, title, place }) => ({
      language,
      text: `BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:-//Example Groupware//EN
VERSION:2.0
BEGIN:VEVENT
UID:20260105T101500Z-7731@example.org
DTSTAMP:20260105T101500Z
DTSTART;TZID=${zone}:${digits(start, "YYYYMMDD[T]HHmm[00]")}
DTEND;TZID=${zone}:${digits(end, "YYYYMMDD[T]HHmm[00]")}
SUMMARY:${title}
LOCATION:${place.replaceAll(",", "\\,")}
ORGANIZER;CN=Miriam Keller:mailto:m.keller@example.org
STATUS:CONFIRMED
BEGIN:VALARM
TRIGGER:-PT30M
ACTION:DISPLAY
END:VALARM
END:VEVENT
END:VCALENDAR
`,
      segments: [met(start, end, place, { place_accept: [place, place.replaceAll(",", "\\,")] })],
    })),
  ),
];

export default layouts;
