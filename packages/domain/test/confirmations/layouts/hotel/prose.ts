import { longDate } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { type HotelFacts, stay, wordOf } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** Sentences of the owner. */
export const prose: Layout<HotelFacts> = layoutOf(
  "prose",
  {
    en: (f) =>
      `Dear ${nameOf(guestOf(f))},\n\nthank you for choosing ${f.hotel.name} in ${wordOf(f.hotel.city, "en")}. We have reserved a room for you from ${longDate(f.date, "en")} to ${longDate(f.leaves, "en")} (${f.nights} nights). Your reservation number is ${f.reference}. The price of ${f.price} ${f.currency} is due on arrival. Breakfast is served from 7:00 to 10:30.\n\nKind regards\n${f.hotel.name}`,
    de: (f) =>
      `Guten Tag ${nameOf(guestOf(f))},\n\nvielen Dank, dass Sie sich für ${f.hotel.name} in ${wordOf(f.hotel.city, "de")} entschieden haben. Wir haben für Sie vom ${longDate(f.date, "de")} bis zum ${longDate(f.leaves, "de")} ein Zimmer reserviert (${f.nights} Nächte). Ihre Reservierungsnummer lautet ${f.reference}. Den Preis von ${money(f.price, "de")} ${f.currency} zahlen Sie vor Ort. Frühstück gibt es von 7:00 bis 10:30 Uhr.\n\nHerzliche Grüße\n${f.hotel.name}`,
    fr: (f) =>
      `Bonjour ${nameOf(guestOf(f))},\n\nmerci d'avoir choisi ${f.hotel.name} à ${wordOf(f.hotel.city, "fr")}. Une chambre vous est réservée du ${longDate(f.date, "fr")} au ${longDate(f.leaves, "fr")} (${f.nights} nuits). Votre numéro de réservation est ${f.reference}. Le prix de ${money(f.price, "fr")} ${f.currency} est à régler sur place. Le petit-déjeuner est servi de 7h00 à 10h30.\n\nCordialement\n${f.hotel.name}`,
    it: (f) =>
      `Gentile ${nameOf(guestOf(f))},\n\ngrazie per aver scelto ${f.hotel.name} a ${wordOf(f.hotel.city, "it")}. Abbiamo riservato una camera dal ${longDate(f.date, "it")} al ${longDate(f.leaves, "it")} (${f.nights} notti). Il numero di prenotazione è ${f.reference}. Il prezzo di ${money(f.price, "it")} ${f.currency} si paga in loco. La colazione è servita dalle 7:00 alle 10:30.\n\nCordiali saluti\n${f.hotel.name}`,
  },
  (f) => [stay(f, false)],
);
