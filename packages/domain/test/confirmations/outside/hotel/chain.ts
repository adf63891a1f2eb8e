import { at, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

/** A chain's mail: labels in capitals, the clock beside the date, room, rate and points below. */
const american = (code: string, who: Person, stay: Stay, from: string, until: string) => ({
  language: "en",
  text: lines(
    `${stay.name}`,
    address(stay),
    `Phone: ${stay.phone}`,
    "",
    `Reservation Confirmation: ${code}`,
    `For ${fullName(who)}`,
    "",
    `Check-In: ${say(from, "EEEE, MMMM d, yyyy")} 04:00 PM`,
    `Check-Out: ${say(until, "EEEE, MMMM d, yyyy")} 11:00 AM`,
    "Number of rooms  1",
    "Guests per room  1 Adult",
    "Room 1  Guest room, 1 King, City view",
    "",
    "Summary of Room Charges   Cost per night per room (USD)",
    `${say(from, "EEEE, MMMM d, yyyy")}   289.00`,
    "Estimated government taxes and fees   44.20",
    "Total for stay (for all rooms)   1,288.20 USD",
    "",
    "You may cancel your reservation for no charge before 11:59 PM local hotel time, 2 days before arrival.",
    "Member number 417920386. You will earn about 4,335 points.",
  ),
  segments: [stayed(stay, at(from, "16:00"), at(until, "11:00"), code, [who])],
});

const columnWords = {
  de: [
    "Reservierungsbestätigung",
    "Reservierungsnummer",
    "Anreise",
    "Abreise",
    "Gäste",
    "Zimmer",
    "1 Erwachsener",
    "Doppelzimmer Superior",
    "Check-in ab 14:00 Uhr, Check-out bis 12:00 Uhr",
    "dd.MM.yyyy",
  ],
  fr: [
    "Confirmation de réservation",
    "Numéro de réservation",
    "Arrivée",
    "Départ",
    "Occupants",
    "Chambre",
    "1 adulte",
    "Chambre Supérieure, 1 lit double",
    "Heure d'arrivée : à partir de 14:00. Heure de départ : jusqu'à 12:00",
    "dd/MM/yyyy",
  ],
  es: [
    "Confirmación de la reserva",
    "Número de reserva",
    "Llegada",
    "Salida",
    "Huéspedes",
    "Habitación",
    "1 adulto",
    "Habitación doble superior",
    "Entrada desde las 14:00, salida hasta las 12:00",
    "dd/MM/yyyy",
  ],
  it: [
    "Conferma della prenotazione",
    "Numero di prenotazione",
    "Arrivo",
    "Partenza",
    "Ospiti",
    "Camera",
    "1 adulto",
    "Camera matrimoniale superior",
    "Check-in dalle 14:00, check-out entro le 12:00",
    "dd/MM/yyyy",
  ],
} as const;

/** A table that lost its cells: first all heads, then all values; the hours stand elsewhere. */
const columns = (
  language: keyof typeof columnWords,
  code: string,
  who: Person,
  stay: Stay,
  from: string,
  until: string,
) => {
  const [title, number, arrive, leave, guests, room, one, bed, hours, day] = columnWords[language];
  return {
    language,
    text: lines(
      title,
      "",
      stay.name,
      stay.street,
      `${stay.city}`,
      "",
      number,
      arrive,
      leave,
      guests,
      room,
      "",
      code,
      say(from, day),
      say(until, day),
      one,
      bed,
      "",
      fullName(who),
      "",
      hours,
      `Tel. ${stay.phone}`,
    ),
    segments: [stayed(stay, at(from, "14:00"), at(until, "12:00"), code, [who])],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-chain-12h", "hotel", () => [
    american("84413972", people.james, stays.newYork, "2027-04-17", "2027-04-21"),
    american("91730265", people.emily, stays.chicago, "2026-12-29", "2027-01-02"),
    american("3301875524", people.james, stays.london, "2027-06-11", "2027-06-14"),
  ]),
  layout("hotel-columns", "hotel", () => [
    columns("de", "BLN-48213", people.sabine, stays.berlin, "2027-02-18", "2027-02-20"),
    columns("fr", "GHTLPWQX", people.claire, stays.paris, "2027-03-26", "2027-03-29"),
    columns("es", "R20418773", people.diego, stays.madrid, "2027-01-14", "2027-01-16"),
    columns("it", "88204617", people.laura, stays.rome, "2027-05-28", "2027-05-31"),
  ]),
];

export default layouts;
