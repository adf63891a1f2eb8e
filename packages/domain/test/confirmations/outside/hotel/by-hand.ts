import { mailDate, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Stay, stayed, stays } from "../facts/stays.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

type Wording = (who: Person, stay: Stay, from: string, until: string) => string;

/** A small house answers by hand: no number, and mostly no hours. */
const letters: Readonly<Record<Exclude<Language, "en">, Wording>> = {
  de: (who, stay, from, until) => `Sehr geehrte${who.female ? " Frau" : "r Herr"} ${who.last},

gerne bestätigen wir Ihnen Ihre Reservierung vom ${say(from, "dd.MM.")} bis ${say(until, "dd.MM.yyyy")} für ein Doppelzimmer mit Frühstück zum Preis von 98,00 € pro Nacht. Frühstück gibt es von 7.30 bis 10 Uhr.

Wir freuen uns auf Ihren Besuch!
${stay.name}, ${stay.street}, ${stay.city}
Telefon ${stay.phone}`,
  fr: (who, stay, from, until) => `${who.female ? "Madame" : "Monsieur"} ${who.last},

Nous avons le plaisir de vous confirmer la réservation d'une chambre double du ${say(from, "d MMMM", "fr")} au ${say(until, "d MMMM yyyy", "fr")}, au tarif de 112 € la nuit, petit déjeuner compris (servi de 7h30 à 10h).

Dans l'attente de vous accueillir,
${stay.name}
${stay.street}, ${stay.city}
Tél. ${stay.phone}`,
  es: (who, stay, from, until) => `${who.female ? "Estimada Sra." : "Estimado Sr."} ${who.last}:

Le confirmamos su reserva de una habitación doble con desayuno del ${say(from, "d 'de' MMMM", "es")} al ${say(until, "d 'de' MMMM 'de' yyyy", "es")}. El precio es de 95 € por noche. El desayuno se sirve de 8:00 a 10:30.

Un cordial saludo,
${stay.name}
${stay.street}, ${stay.city}
Tel. ${stay.phone}`,
  it: (who, stay, from, until) => `Gentile ${fullName(who)},

Le confermiamo la prenotazione di una camera matrimoniale con colazione dal ${say(from, "d MMMM", "it")} al ${say(until, "d MMMM yyyy", "it")}, al prezzo di 105 € a notte. La colazione è servita dalle 8.00 alle 10.00.

Cordiali saluti,
${stay.name}
${stay.street}, ${stay.city}
Tel. ${stay.phone}`,
  pt: (who, stay, from, until) => `${who.female ? "Cara Sra." : "Caro Sr."} ${who.last},

Confirmamos a sua reserva de um quarto duplo com pequeno-almoço de ${say(from, "d 'de' MMMM", "pt")} a ${say(until, "d 'de' MMMM 'de' yyyy", "pt")}, por 88 € por noite. O pequeno-almoço é servido das 8h às 10h.

Com os melhores cumprimentos,
${stay.name}
${stay.street}, ${stay.city}
Tel. ${stay.phone}`,
  nl: (who, stay, from, until) => `Beste ${who.female ? "mevrouw" : "heer"} ${who.last},

Hierbij bevestigen wij uw reservering van ${say(from, "d MMMM", "nl")} tot ${say(until, "d MMMM yyyy", "nl")} voor een tweepersoonskamer met ontbijt, € 109 per nacht. Het ontbijt is van 7.30 tot 10.00 uur.

Met vriendelijke groet,
${stay.name}
${stay.street}, ${stay.city}
Telefoon ${stay.phone}`,
};

const letter = (language: keyof typeof letters, who: Person, stay: Stay, from: string, until: string) => ({
  language,
  text: `${letters[language](who, stay, from, until)}\n`,
  segments: [stayed(stay, from, until, null, language === "it" ? [who] : [])],
});

/** A friend's message: days without a year, a reference in passing, money that somebody owes. */
const counted = (sent: string, stay: Stay, from: string, until: string, nights: string, code: string) => ({
  language: "en",
  text: lines(
    `Date: ${mailDate(sent)}`,
    "",
    "Hi both,",
    "",
    `I booked ${nights} nights for us at the ${stay.name.replace(/^The /, "")}, arriving ${say(from, "EEEE d MMMM")} and leaving ${say(until, "EEEE d MMMM")}. It's at ${stay.street}, ${stay.city}. They want the reference at the desk: ${code}. I paid the deposit, so you each owe me £60.`,
    "",
    "Tom",
    "07700 900 264",
  ),
  segments: [
    stayed(stay, from, until, code, [], {
      place_accept: [stay.name, stay.name.replace(/^The /, ""), stay.street, `${stay.street}, ${stay.city}`],
      provider: stay.name.replace(/^The /, ""),
    }),
  ],
});

export const layouts: readonly Layout[] = [
  layout("hotel-letter", "hotel", () => [
    letter("de", people.martin, stays.munich, "2027-03-14", "2027-03-17"),
    letter("fr", people.claire, stays.lyon, "2027-06-28", "2027-07-02"),
    letter("es", people.diego, stays.madrid, "2027-02-09", "2027-02-12"),
    letter("it", people.laura, stays.rome, "2027-04-24", "2027-04-26"),
    letter("pt", people.joana, stays.lisbon, "2027-03-05", "2027-03-08"),
    letter("nl", people.pieter, stays.utrecht, "2027-09-17", "2027-09-19"),
  ]),
  layout("hotel-between-friends", "hotel", () => [
    counted("2027-03-02T20:11", stays.edinburgh, "2027-04-09", "2027-04-12", "three", "CH-20914"),
    counted("2026-12-03T13:45", stays.london, "2027-01-29", "2027-01-31", "two", "MB774102"),
  ]),
];

export default layouts;
