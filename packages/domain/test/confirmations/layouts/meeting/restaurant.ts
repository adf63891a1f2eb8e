import { fullDate } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { hostOf, type MeetingFacts, meeting } from "../meetings.ts";

/** A table for some people at an hour: no end. */
const table = (language: Language, words: readonly string[]) => (f: MeetingFacts) => {
  const [title, name, date, time, guests, reference] = words;
  return `${title}

${f.place.name}
${f.place.address}

${name}: ${hostOf(f)}
${date}: ${fullDate(f.date, language)}
${time}: ${f.ends}
${guests}: 4
${reference}: ${f.reference}`;
};

export const restaurant: Layout<MeetingFacts> = layoutOf(
  "restaurant",
  {
    en: table("en", ["Your table is reserved", "Name", "Date", "Time", "Guests", "Booking reference"]),
    de: table("de", ["Ihr Tisch ist reserviert", "Name", "Datum", "Uhrzeit", "Personen", "Reservierungsnummer"]),
    fr: table("fr", ["Votre table est réservée", "Nom", "Date", "Heure", "Couverts", "Référence de réservation"]),
    nl: table("nl", ["Uw tafel is gereserveerd", "Naam", "Datum", "Tijd", "Personen", "Reserveringsnummer"]),
  },
  (f) => [
    meeting(f, {
      kind_accept: ["other"],
      start: `${f.date}T${f.ends}`,
      end: null,
      confirmation_number: f.reference,
      travellers: undefined,
    }),
  ],
);
