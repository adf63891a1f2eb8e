import { clock, say } from "../facts/dates.ts";
import { type Meeting, meeting, met } from "../facts/meetings.ts";
import { type Layout, layout, lines } from "../types.ts";

const endings = {
  en: [
    "Canceled event:",
    "This event has been canceled and removed from your calendar.",
    "EEE MMM d, yyyy",
    "Location:",
  ],
  de: ["Termin abgesagt:", "Dieser Termin wurde abgesagt und aus Ihrem Kalender entfernt.", "EEE d. MMM yyyy", "Ort:"],
  it: [
    "Evento annullato:",
    "Questo evento è stato annullato e rimosso dal tuo calendario.",
    "EEE d MMM yyyy",
    "Luogo:",
  ],
  nl: [
    "Geannuleerde afspraak:",
    "Deze afspraak is geannuleerd en uit je agenda verwijderd.",
    "EEE d MMM yyyy",
    "Locatie:",
  ],
} as const;

const ended = (language: keyof typeof endings, one: Meeting) => {
  const [subject, gone, day, where] = endings[language];
  return {
    language,
    text: lines(
      `${subject} ${one.title}`,
      "",
      gone,
      "",
      `${say(one.start, day, language)} ${clock(one.start)} - ${clock(one.end)}`,
      one.place !== null && `${where} ${one.place}`,
    ),
    segments: [met(one, { status: "cancelled" })],
  };
};

export const layouts: readonly Layout[] = [
  layout("meeting-cancelled", "meeting", () => [
    ended("en", meeting("Design workshop", "42 Great Russell Street, London", "2027-02-02", "10:00", "13:00")),
    ended("de", meeting("Lenkungsausschuss", "Landwehrstraße 48, München", "2027-05-10", "10:00", "12:00")),
    ended("it", meeting("Riunione di progetto", "Via della Lungaretta 61, Roma", "2027-05-31", "11:00", "12:30")),
    ended("nl", meeting("Kwartaaloverleg", null, "2027-06-14", "14:30", "16:00")),
  ]),
];

export default layouts;
