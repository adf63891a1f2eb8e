import { longDate, plusDays } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { type HotelFacts, stay, wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** Two hotels one after the other, as an agency lists them. */
const tour = (language: Language, labels: readonly string[]) => (f: HotelFacts) => {
  const [title, traveller, reference, hotel, arrival, leaving] = labels;
  const next = second(f);
  const block = (it: HotelFacts) => `${hotel}: ${it.hotel.name}, ${wordOf(it.hotel.city, language)}
${arrival}: ${longDate(it.date, language)}
${leaving}: ${longDate(it.leaves, language)}
${reference}: ${it.reference}`;
  return `${title}
${traveller}: ${nameOf(guestOf(f))}

${block(f)}

${block(next)}`;
};

/** The stay that follows a stay: in another hotel, from the day on which the first one ends. */
function second(f: HotelFacts): HotelFacts {
  const name = f.hotel.name === "Hotel am Ring" ? "Hotel Lindenhof" : "Hotel am Ring";
  const city =
    name === "Hotel am Ring"
      ? { en: "Vienna", de: "Wien", es: "Viena" }
      : { en: "Munich", de: "München", es: "Múnich" };
  return {
    ...f,
    hotel: { ...f.hotel, name, city },
    date: f.leaves,
    leaves: plusDays(f.leaves, 2),
    reference: `${f.reference.slice(1)}7`,
  };
}

export const twoStays: Layout<HotelFacts> = layoutOf(
  "two-stays",
  {
    en: tour("en", ["YOUR ACCOMMODATION", "Traveller", "Confirmation", "Hotel", "Check-in", "Check-out"]),
    de: tour("de", ["IHRE UNTERKÜNFTE", "Reisende", "Bestätigung", "Hotel", "Anreise", "Abreise"]),
    es: tour("es", ["SUS ALOJAMIENTOS", "Viajero", "Confirmación", "Hotel", "Entrada", "Salida"]),
  },
  (f) => [f, second(f)].map((it) => stay(it, false, { price: null })),
);
