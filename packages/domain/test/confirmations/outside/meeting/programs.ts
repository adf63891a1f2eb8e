import { say } from "../facts/dates.ts";
import { type Meeting, meeting, met, withOrganiser } from "../facts/meetings.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

/** A scheduling page: the hour before the day. */
const scheduled = (one: Meeting, zone: string, minutes: number) => ({
  language: "en",
  text: lines(
    `Hi ${one.organiser?.first ?? ""},`,
    "",
    "A new event has been scheduled.",
    "",
    "Event Type:",
    one.title,
    "",
    "Invitee:",
    "Nina Brandt",
    "",
    "Event Date/Time:",
    `${say(one.start, "hh:mm")}${say(one.start, "a").toLowerCase()} - ${say(one.start, "EEEE, MMMM d, yyyy")} (${zone})`,
    "",
    "Duration:",
    `${minutes} minutes`,
    "",
    one.place !== null && `Location:\n${one.place}\n`,
    "Need to make changes to this event? Cancel or reschedule at any time.",
  ),
  // The end is counted and not written: not judged.
  segments: [met(one)].map(({ end, ...rest }) => rest),
});

const topics = {
  en: [
    "is inviting you to a scheduled video meeting.",
    "Topic:",
    "Time:",
    "Join the meeting:",
    "Meeting ID:",
    "Passcode:",
    "MMM d, yyyy hh:mm a 'Amsterdam, Berlin, Rome, Stockholm, Vienna'",
  ],
  de: [
    "lädt Sie zu einem geplanten Video-Meeting ein.",
    "Thema:",
    "Uhrzeit:",
    "Dem Meeting beitreten:",
    "Meeting-ID:",
    "Kenncode:",
    "d. MMM yyyy HH:mm 'Amsterdam, Berlin, Rom, Stockholm, Wien'",
  ],
  fr: [
    "vous invite à une réunion vidéo planifiée.",
    "Sujet :",
    "Heure :",
    "Rejoindre la réunion :",
    "ID de réunion :",
    "Code secret :",
    "d MMM yyyy HH:mm 'Paris'",
  ],
  pt: [
    "está convidando você para uma reunião agendada.",
    "Tópico:",
    "Hora:",
    "Entrar na reunião:",
    "ID da reunião:",
    "Senha:",
    "d MMM yyyy HH:mm 'São Paulo'",
  ],
} as const;

/** By video: no place, no end, and numbers that are no confirmation. */
const video = (language: keyof typeof topics, one: Meeting) => {
  const [inviting, topic, time, join, id, code, day] = topics[language];
  return {
    language,
    text: lines(
      one.organiser && `${fullName(one.organiser)} ${inviting}`,
      "",
      `${topic} ${one.title}`,
      `${time} ${say(one.start, day, language)}`,
      "",
      join,
      "https://video.example.com/j/84720418836?pwd=c2FtcGxl",
      "",
      `${id} 847 2041 8836`,
      `${code} 204817`,
    ),
    segments: [met(one, { ...withOrganiser(one), end: null })],
  };
};

export const layouts: readonly Layout[] = [
  layout("meeting-scheduling-page", "meeting", () => [
    scheduled(
      meeting(
        "30 Minute Meeting",
        "Cafe Einstein, Kurfürstenstraße 58, Berlin",
        "2027-02-18",
        "16:00",
        "16:30",
        people.martin,
      ),
      "Central European Time",
      30,
    ),
    scheduled(
      meeting("Portfolio review", "540 North Michigan Avenue, Chicago", "2027-01-05", "13:30", "14:15", people.emily),
      "Central Time - US & Canada",
      45,
    ),
  ]),
  layout("meeting-video", "meeting", () => [
    video("en", meeting("Weekly sync", null, "2027-03-08", "15:00", "15:30", people.james)),
    video("de", meeting("Wochenbesprechung", null, "2027-02-22", "09:00", "09:30", people.sabine)),
    video("fr", meeting("Réunion hebdomadaire", null, "2027-01-25", "10:30", "11:00", people.claire)),
    video("pt", meeting("Reunião semanal", null, "2027-05-17", "14:00", "14:30", people.tiago)),
  ]),
];

export default layouts;
