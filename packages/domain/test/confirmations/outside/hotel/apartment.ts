import { at, say } from "../facts/dates.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

const hosted = {
  en: [
    "Reservation confirmed",
    "You're going to",
    "Check-in",
    "Checkout",
    "Confirmation code",
    "Address",
    "Guests",
    "Host",
    "EEE, MMM d, yyyy",
    "h:mm a",
    "2 adults",
    "Cancel before check-in for a partial refund. You paid £412.80 with Visa 1881.",
  ],
  fr: [
    "Réservation confirmée",
    "Vous partez à",
    "Arrivée",
    "Départ",
    "Code de confirmation",
    "Adresse",
    "Voyageurs",
    "Hôte ",
    "EEE d MMM yyyy",
    "HH:mm",
    "2 adultes",
    "Annulation possible avant l'arrivée pour un remboursement partiel. Vous avez payé 412,80 €.",
  ],
  es: [
    "Reserva confirmada",
    "¡Tu viaje a",
    "Llegada",
    "Salida",
    "Código de confirmación",
    "Dirección",
    "Huéspedes",
    "Anfitrión",
    "EEE, d MMM yyyy",
    "HH:mm",
    "2 adultos",
    "Puedes cancelar antes de la llegada y recibir un reembolso parcial. Has pagado 412,80 €.",
  ],
  it: [
    "Prenotazione confermata",
    "Stai per partire per",
    "Check-in",
    "Check-out",
    "Codice di conferma",
    "Indirizzo",
    "Ospiti",
    "Host",
    "EEE d MMM yyyy",
    "HH:mm",
    "2 adulti",
    "Cancella prima del check-in per un rimborso parziale. Hai pagato 412,80 €.",
  ],
} as const;

/** A flat of a private person: two cells side by side, the host's name and number beside the guest's. */
const flat = (
  language: keyof typeof hosted,
  code: string,
  town: string,
  host: string,
  stay: Stay,
  from: string,
  until: string,
) => {
  const [title, going, arrive, leave, number, where, guests, by, day, clock, two, note] = hosted[language];
  return {
    language,
    text: lines(
      title,
      `${going} ${town}${language === "fr" ? " !" : "!"}`,
      "",
      stay.name,
      language === "en" && "Entire rental unit",
      "",
      `${arrive}    ${leave}`,
      `${say(from, day, language)}    ${say(until, day, language)}`,
      `${say(from, clock)}    ${say(until, clock)}`,
      "",
      guests,
      two,
      "",
      number,
      code,
      "",
      where,
      address(stay),
      "",
      `${by}: ${host}   ${stay.phone}`,
      note,
    ),
    segments: [stayed(stay, from, until, code)],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-apartment", "hotel", () => [
    flat("en", "HM4XTQ9ZRC", "Porto", "Beatriz", stays.porto, at("2027-05-14", "16:00"), at("2027-05-18", "11:00")),
    flat("fr", "HMWK2PDY3N", "Séville", "Rocío", stays.seville, at("2027-04-03", "15:00"), at("2027-04-10", "10:00")),
    flat("es", "HM8BRLV5ZE", "Oporto", "Beatriz", stays.porto, at("2027-08-07", "16:00"), at("2027-08-14", "11:00")),
    flat("it", "HMQ3NHTX7A", "Siviglia", "Rocío", stays.seville, at("2027-06-19", "15:00"), at("2027-06-23", "10:00")),
  ]),
];

export default layouts;
