import { dayAndMonth, mailDate, plusDays, weekday } from "../dates.ts";
import { wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf, quoted } from "../layout.ts";
import { hostOf, type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

/** The year stands in the head alone; what was before the move stands above. */
const moved = (language: Language, words: readonly string[], marker: string) => (f: MeetingFacts) => {
  const [subject, sorry, old, fresh, place] = words;
  const before = plusDays(f.date, -1);
  return `From: ${hostOf(f)} <host@mail.example>
Subject: ${subject}: ${wordOf(f.title, language)}
Date: ${mailDate(f.bookedOn)}

${marker}
${quoted(`${sorry}

${old}: ${weekday(before, language)} ${dayAndMonth(before, language)}, ${f.begins} - ${f.ends}
${fresh}: ${weekday(f.date, language)} ${dayAndMonth(f.date, language)}, ${f.begins} - ${f.ends}
${place}: ${whereabouts(f)}`)}`;
};

export const change: Layout<MeetingFacts> = layoutOf(
  "change",
  {
    en: moved(
      "en",
      ["Meeting moved", "the meeting has been rescheduled.", "Old date", "New date", "Location"],
      "---------- Forwarded message ---------",
    ),
    de: moved(
      "de",
      ["Termin verschoben", "die Besprechung wurde verschoben.", "Alter Termin", "Neuer Termin", "Ort"],
      "-------- Weitergeleitete Nachricht --------",
    ),
    nl: moved(
      "nl",
      ["Vergadering verplaatst", "de vergadering is verplaatst.", "Oude datum", "Nieuwe datum", "Locatie"],
      "---------- Doorgestuurd bericht ---------",
    ),
  },
  (f) => [meeting(f, { status: "changed" })],
);
