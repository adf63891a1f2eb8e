import { desks, type Hire, hired } from "../facts/cars.ts";
import { mailDate, say } from "../facts/dates.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

const tomorrow: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    "Your rental starts soon",
    "Your car will be waiting at",
    "from",
    "Please return it to",
    "by",
    "EEEE, d MMMM 'at' HH:mm",
    "Confirmation number:",
    "Skip the counter: check in online. Add a child seat from £6 a day.",
  ],
  de: [
    "Ihre Anmietung beginnt bald",
    "Ihr Fahrzeug steht bereit:",
    "ab",
    "Bitte geben Sie es zurück:",
    "bis",
    "EEEE, d. MMMM, HH:mm 'Uhr'",
    "Reservierungsnummer:",
    "Jetzt online einchecken. Kindersitz ab 6 € pro Tag dazubuchen.",
  ],
  fr: [
    "Votre location commence bientôt",
    "Votre véhicule vous attend :",
    "à partir du",
    "Restitution :",
    "avant le",
    "EEEE d MMMM 'à' HH:mm",
    "Numéro de confirmation :",
    "Gagnez du temps : enregistrez-vous en ligne.",
  ],
  nl: [
    "Je huurperiode begint binnenkort",
    "Je auto staat klaar bij",
    "vanaf",
    "Lever hem in bij",
    "uiterlijk",
    "EEEE d MMMM 'om' HH:mm 'uur'",
    "Bevestigingsnummer:",
    "Check nu online in. Kinderzitje erbij? Vanaf € 6 per dag.",
  ],
};

/** No year but that of the mail. */
const soon = (language: Language, sent: string, hire: Hire) => {
  const [subject = "", waits = "", from = "", back = "", by = "", day = "", code = "", offer = ""] =
    tomorrow[language] ?? [];
  return {
    language,
    text: lines(
      `From: ${hire.company} <reservations@cars.example>`,
      `Subject: ${subject}`,
      `Date: ${mailDate(sent)}`,
      "",
      `${waits} ${hire.from.name}, ${from} ${say(hire.start, day, language)}.`,
      `${back} ${hire.to.name}, ${by} ${say(hire.end, day, language)}.`,
      `${code} ${hire.code ?? ""}`,
      "",
      offer,
    ),
    segments: [hired(hire)],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-starts-soon", "car_rental", () => [
    soon("en", "2027-04-07T10:00", {
      company: "Hertz",
      code: "J48201773C5",
      from: desks.edinburgh,
      to: desks.edinburgh,
      start: "2027-04-09T10:30",
      end: "2027-04-12T16:00",
    }),
    soon("de", "2026-12-28T09:15", {
      company: "Sixt",
      code: "9750018264",
      from: desks.munich,
      to: desks.munich,
      start: "2026-12-30T13:00",
      end: "2027-01-03T11:00",
    }),
    soon("fr", "2027-06-26T08:40", {
      company: "Avis",
      code: "20418867FR1",
      from: desks.nice,
      to: desks.nice,
      start: "2027-06-28T11:00",
      end: "2027-07-02T18:30",
    }),
    soon("nl", "2027-07-22T12:00", {
      company: "Europcar",
      code: "2048819920",
      from: desks.amsterdam,
      to: desks.amsterdam,
      start: "2027-07-24T14:00",
      end: "2027-07-27T14:00",
    }),
  ]),
];

export default layouts;
