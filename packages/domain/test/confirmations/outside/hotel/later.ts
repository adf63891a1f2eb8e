import { daysAfter, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

const changes = {
  en: [
    "Your booking has been changed",
    "The dates of your stay have been updated. Your previous dates were",
    "to",
    "New check-in",
    "New check-out",
    "Booking number",
    "EEE d MMM yyyy",
    "The new total price is £366.00. You don't have to do anything.",
  ],
  de: [
    "Ihre Buchung wurde geändert",
    "Die Reisedaten Ihres Aufenthalts wurden angepasst. Bisher:",
    "bis",
    "Neue Anreise",
    "Neue Abreise",
    "Buchungsnummer",
    "EEE, d. MMMM yyyy",
    "Der neue Gesamtpreis beträgt 366,00 €. Sie müssen nichts weiter tun.",
  ],
  fr: [
    "Votre réservation a été modifiée",
    "Les dates de votre séjour ont été mises à jour. Anciennes dates : du",
    "au",
    "Nouvelle arrivée",
    "Nouveau départ",
    "Numéro de réservation",
    "EEEE d MMMM yyyy",
    "Le nouveau montant total est de 366,00 €.",
  ],
  es: [
    "Tu reserva ha sido modificada",
    "Se han actualizado las fechas de tu estancia. Fechas anteriores: del",
    "al",
    "Nueva entrada",
    "Nueva salida",
    "Número de reserva",
    "EEE d MMM yyyy",
    "El nuevo precio total es de 366,00 €.",
  ],
} as const;

/** Days as they were and as they are, both in the text. */
const moved = (
  language: keyof typeof changes,
  code: string,
  stay: Stay,
  from: string,
  until: string,
  later: number,
) => {
  const [title, was, to, arrive, leave, number, day, note] = changes[language];
  const newFrom = daysAfter(from, later);
  const newUntil = daysAfter(until, later);
  return {
    language,
    text: lines(
      title,
      "",
      stay.name,
      address(stay),
      `${number}: ${code}`,
      "",
      `${was} ${say(from, day, language)} ${to} ${say(until, day, language)}.`,
      "",
      `${arrive}: ${say(newFrom, day, language)}`,
      `${leave}: ${say(newUntil, day, language)}`,
      "",
      note,
    ),
    segments: [stayed(stay, newFrom, newUntil, code, [], { status: "changed" })],
  };
};

const endings = {
  en: [
    "Cancellation confirmed",
    "Your reservation has been cancelled. Cancellation number:",
    "Original confirmation number:",
    "Arrival:",
    "Departure:",
    "EEEE, MMMM d, yyyy",
    "No fee was charged. We hope to see you another time.",
  ],
  de: [
    "Stornierungsbestätigung",
    "Ihre Reservierung wurde storniert. Stornierungsnummer:",
    "Ursprüngliche Reservierungsnummer:",
    "Anreise:",
    "Abreise:",
    "EEEE, dd.MM.yyyy",
    "Es fallen keine Stornierungskosten an.",
  ],
  it: [
    "Cancellazione confermata",
    "La Sua prenotazione è stata annullata. Numero di cancellazione:",
    "Numero di prenotazione originale:",
    "Arrivo:",
    "Partenza:",
    "EEEE d MMMM yyyy",
    "Non è stato addebitato alcun costo.",
  ],
  nl: [
    "Annulering bevestigd",
    "Uw reservering is geannuleerd. Annuleringsnummer:",
    "Oorspronkelijk reserveringsnummer:",
    "Aankomst:",
    "Vertrek:",
    "EEEE d MMMM yyyy",
    "Er zijn geen kosten in rekening gebracht.",
  ],
} as const;

const ended = (language: keyof typeof endings, code: string, who: Person, stay: Stay, from: string, until: string) => {
  const [title, gone, number, arrive, leave, day, note] = endings[language];
  return {
    language,
    text: lines(
      title,
      "",
      `${gone} X-55018`,
      `${number} ${code}`,
      "",
      stay.name,
      fullName(who),
      `${arrive} ${say(from, day, language)}`,
      `${leave} ${say(until, day, language)}`,
      "",
      note,
    ),
    segments: [stayed(stay, from, until, code, [who], { status: "cancelled", place_accept: [stay.name] })],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-new-dates", "hotel", () => [
    moved("en", "3308.114.925", stays.edinburgh, "2027-04-09", "2027-04-12", 7),
    moved("de", "2915604837", stays.vienna, "2027-05-06", "2027-05-09", 1),
    moved("fr", "4062718395", stays.paris, "2027-02-25", "2027-02-27", 14),
    moved("es", "1738506294", stays.seville, "2027-04-19", "2027-04-25", 2),
  ]),
  layout("hotel-cancelled", "hotel", () => [
    ended("en", "84413972", people.james, stays.newYork, "2027-04-17", "2027-04-21"),
    ended("de", "BLN-48213", people.sabine, stays.berlin, "2027-02-18", "2027-02-20"),
    ended("it", "88204617", people.laura, stays.rome, "2027-05-28", "2027-05-31"),
    ended("nl", "50418276", people.pieter, stays.amsterdam, "2027-05-20", "2027-05-23"),
  ]),
];

export default layouts;
