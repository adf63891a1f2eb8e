import { clock, say } from "../facts/dates.ts";
import { meeting, met } from "../facts/meetings.ts";
import { type Layout, layout, lines } from "../types.ts";

const agendas = {
  en: [
    "Board meeting",
    "Date:",
    "Time:",
    "Venue:",
    "Agenda",
    ["Welcome and minutes", "Financial report", "Lunch", "Strategy", "Any other business"],
    "EEEE, d MMMM yyyy",
    "to",
    "",
  ],
  de: [
    "Gesellschafterversammlung",
    "Datum:",
    "Uhrzeit:",
    "Ort:",
    "Tagesordnung",
    ["Begrüßung und Protokoll", "Finanzbericht", "Mittagessen", "Strategie", "Verschiedenes"],
    "EEEE, d. MMMM yyyy",
    "bis",
    " Uhr",
  ],
  fr: [
    "Conseil d'administration",
    "Date :",
    "Horaires :",
    "Lieu :",
    "Ordre du jour",
    ["Accueil et procès-verbal", "Rapport financier", "Déjeuner", "Stratégie", "Questions diverses"],
    "EEEE d MMMM yyyy",
    "à",
    "",
  ],
  nl: [
    "Bestuursvergadering",
    "Datum:",
    "Tijd:",
    "Locatie:",
    "Agenda",
    ["Opening en notulen", "Financieel verslag", "Lunch", "Strategie", "Rondvraag"],
    "EEEE d MMMM yyyy",
    "tot",
    " uur",
  ],
} as const;

/** One meeting with many clocks in it. */
const agenda = (language: keyof typeof agendas, place: string, day: string) => {
  const [title, date, time, venue, heading, points, pattern, to, hours] = agendas[language];
  const one = meeting(title, place, day, "10:00", "16:00");
  return {
    language,
    text: lines(
      title,
      `${date} ${say(day, pattern, language)}`,
      `${time} ${clock(one.start)} ${to} ${clock(one.end)}${hours}`,
      `${venue} ${place}`,
      "",
      heading,
      ...["10:00", "10:20", "12:30", "13:30", "15:30"].map((at, index) => `${at}  ${points[index] ?? ""}`),
      "",
      `${language === "de" ? "Kontakt" : "Contact"}: Nina Brandt, +49 30 555 0190`,
    ),
    segments: [met(one, { confirmation_number: null })],
  };
};

export const layouts: readonly Layout[] = [
  layout("meeting-agenda", "meeting", () => [
    agenda("en", "The Exchange, 3 Princes Street, London", "2027-04-22"),
    agenda("de", "Haus der Wirtschaft, Willi-Bleicher-Straße 19, Stuttgart", "2027-06-08"),
    agenda("fr", "Palais de la Bourse, 11 place de la Bourse, Bordeaux", "2027-01-08"),
    agenda("nl", "Beurs van Berlage, Damrak 243, Amsterdam", "2027-05-21"),
  ]),
];

export default layouts;
