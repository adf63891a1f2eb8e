import { at, mailDate, say } from "../facts/dates.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

const soon = {
  en: [
    "Your stay is coming up",
    "We look forward to welcoming you to",
    "Arrival",
    "Departure",
    "Confirmation",
    "EEE, MMM d",
    "Check-in starts at 3:00 PM.",
    "Add breakfast for $18 a day or upgrade to a suite from $45 a night.",
  ],
  de: [
    "Ihr Aufenthalt rückt näher",
    "Wir freuen uns, Sie bald bei uns begrüßen zu dürfen:",
    "Anreise",
    "Abreise",
    "Bestätigungsnummer",
    "EEE, d. MMMM",
    "Check-in ab 15:00 Uhr.",
    "Frühstück dazubuchen: 18 € pro Tag. Parkplatz: 15 € pro Tag.",
  ],
  pt: [
    "A sua estadia está a chegar",
    "Será um prazer recebê-lo no",
    "Chegada",
    "Partida",
    "Número da reserva",
    "EEEE, d 'de' MMMM",
    "Check-in a partir das 15h00.",
    "Acrescente o pequeno-almoço por 12 € por dia.",
  ],
  nl: [
    "Je verblijf komt eraan",
    "We kijken ernaar uit je te verwelkomen in",
    "Aankomst",
    "Vertrek",
    "Reserveringsnummer",
    "EEEE d MMMM",
    "Inchecken kan vanaf 15:00 uur.",
    "Ontbijt erbij? Voor € 18 per dag.",
  ],
} as const;

/** Sent a few days before: dates without a year, an hour for the arrival only. */
const upcoming = (language: keyof typeof soon, sent: string, code: string, stay: Stay, from: string, until: string) => {
  const [subject, welcome, arrive, leave, number, day, hours, offer] = soon[language];
  return {
    language,
    text: lines(
      `Subject: ${subject}`,
      `Date: ${mailDate(sent)}`,
      "",
      `${welcome} ${stay.name}`,
      "",
      `${arrive}: ${say(from, day, language)}`,
      `${leave}: ${say(until, day, language)}`,
      `${number}: ${code}`,
      hours,
      "",
      `${address(stay)}   ${stay.phone}`,
      "",
      offer,
    ),
    segments: [stayed(stay, at(from, "15:00"), until, code)],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-stay-soon", "hotel", () => [
    upcoming("en", "2027-04-14T10:02", "84413972", stays.newYork, "2027-04-17", "2027-04-21"),
    upcoming("de", "2026-12-27T09:00", "77120946", stays.vienna, "2026-12-30", "2027-01-02"),
    upcoming("pt", "2027-06-10T16:20", "LX5520178", stays.lisbon, "2027-06-14", "2027-06-17"),
    upcoming("nl", "2027-05-17T08:15", "50418276", stays.amsterdam, "2027-05-20", "2027-05-23"),
  ]),
];

export default layouts;
