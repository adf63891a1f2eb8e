import { digits, longDate } from "../dates.ts";
import { wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

/** Several days without hours. */
const conference = (language: Language, words: readonly string[]) => (f: MeetingFacts) => {
  const [registered, event, from, to, place, ticket, paid] = words;
  return `${registered}

${event}: ${wordOf(f.title, language)}
${from}: ${longDate(f.date, language)}
${to}: ${longDate(f.lastDay, language)}
${place}: ${whereabouts(f)}
${ticket}: ${f.reference}

${paid} ${digits(f.bookedOn, language)}`;
};

export const severalDays: Layout<MeetingFacts> = layoutOf(
  "several-days",
  {
    en: conference("en", [
      "You are registered for the conference",
      "Event",
      "Starts",
      "Ends",
      "Venue",
      "Ticket number",
      "Invoice date",
    ]),
    de: conference("de", [
      "Sie sind zur Konferenz angemeldet",
      "Veranstaltung",
      "Beginn",
      "Ende",
      "Veranstaltungsort",
      "Ticketnummer",
      "Rechnungsdatum",
    ]),
    it: conference("it", [
      "È iscritto alla conferenza",
      "Evento",
      "Inizio",
      "Fine",
      "Luogo",
      "Numero del biglietto",
      "Data della fattura",
    ]),
    fr: conference("fr", [
      "Vous êtes inscrit à la conférence",
      "Événement",
      "Début",
      "Fin",
      "Lieu",
      "Numéro du billet",
      "Date de la facture",
    ]),
  },
  (f, language) => [
    meeting(f, { title: wordOf(f.title, language), start: f.date, end: f.lastDay, confirmation_number: f.reference }),
  ],
);
