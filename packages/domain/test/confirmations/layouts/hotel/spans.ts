import { dayAndMonth, longDate, month, parts } from "../dates.ts";
import { money } from "../facts.ts";
import { type HotelFacts, priceOf, stay, wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A span of days in one piece, "12–15 June 2026" where one month holds it. */
const span = (f: HotelFacts, language: Language) => {
  const [from, to] = [parts(f.date), parts(f.leaves)];
  if (from.month !== to.month) return `${dayAndMonth(f.date, language)} – ${longDate(f.leaves, language)}`;
  const dot = language === "de" ? "." : "";
  const name = month(f.date, language);
  const of = language === "es" ? "de " : "";
  return `${Number(from.day)}${dot}–${Number(to.day)}${dot} ${of}${name} ${of}${to.year}`;
};

export const spans: Layout<HotelFacts> = layoutOf(
  "spans",
  {
    en: (f) =>
      `Your stay is booked!\n\n${f.hotel.name}, ${wordOf(f.hotel.city, "en")}\n${span(f, "en")}\n${f.guests} guests · ${f.nights} nights\nConfirmation code: ${f.reference}\nTotal: ${f.price} ${f.currency}`,
    de: (f) =>
      `Ihr Aufenthalt ist gebucht!\n\n${f.hotel.name}, ${wordOf(f.hotel.city, "de")}\n${span(f, "de")}\n${f.guests} Gäste · ${f.nights} Nächte\nBestätigungscode: ${f.reference}\nGesamt: ${money(f.price, "de")} ${f.currency}`,
    es: (f) =>
      `¡Su estancia está reservada!\n\n${f.hotel.name}, ${wordOf(f.hotel.city, "es")}\n${span(f, "es")}\n${f.guests} huéspedes · ${f.nights} noches\nCódigo de confirmación: ${f.reference}\nTotal: ${money(f.price, "es")} ${f.currency}`,
    fr: (f) =>
      `Votre séjour est réservé !\n\n${f.hotel.name}, ${wordOf(f.hotel.city, "fr")}\n${span(f, "fr")}\n${f.guests} voyageurs · ${f.nights} nuits\nCode de confirmation : ${f.reference}\nTotal : ${money(f.price, "fr")} ${f.currency}`,
  },
  (f) => [stay(f, false, { travellers: [], price: priceOf(f) })],
);
