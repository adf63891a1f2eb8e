import { say } from "../facts/dates.ts";
import { type Layout, layout, lines } from "../types.ts";

const tables = {
  en: [
    "Your table is booked",
    "people",
    "EEEE, d MMMM yyyy 'at' HH:mm",
    "Reference:",
    "We hold your table for 15 minutes. Kitchen closes at 22:00.",
  ],
  fr: [
    "Votre table est réservée",
    "personnes",
    "EEEE d MMMM yyyy 'à' HH'h'mm",
    "Référence :",
    "Nous gardons votre table 15 minutes. La cuisine ferme à 22h00.",
  ],
  it: [
    "Il tuo tavolo è prenotato",
    "persone",
    "EEEE d MMMM yyyy, 'ore' HH:mm",
    "Riferimento:",
    "Il tavolo viene tenuto per 15 minuti. La cucina chiude alle 22:00.",
  ],
} as const;

const table = (language: keyof typeof tables, name: string, street: string, start: string, code: string) => {
  const [title, guests, day, number, note] = tables[language];
  return {
    language,
    text: lines(title, "", name, street, say(start, day, language), `4 ${guests}`, `${number} ${code}`, "", note),
    segments: [
      {
        kind: "other" as const,
        status: "confirmed" as const,
        provider: name,
        confirmation_number: code,
        start,
        end: null,
        place: name,
        place_accept: [name, street, `${name}, ${street}`],
      },
    ],
  };
};

export const layouts: readonly Layout[] = [
  layout("other-restaurant", "other", () => [
    table("en", "The Copper Kettle", "14 Thistle Street, Edinburgh", "2027-04-10T19:30", "CK4817"),
    table("fr", "Le Petit Canut", "12 rue des Tables Claudiennes, 69001 Lyon", "2027-02-26T20:00", "LPC2048"),
    table("it", "Osteria del Ponte", "Borgo San Jacopo 40, Firenze", "2027-10-07T20:30", "OP7731"),
  ]),
];

export default layouts;
