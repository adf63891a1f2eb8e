import { longDate } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { type HotelFacts, priceOf, stay, wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A table of which every cell became a line. */
const flat = (language: Language, labels: readonly string[]) => (f: HotelFacts) => {
  const [reference, hotel, arrival, leaving, room, price, who] = labels;
  return `${reference}
${f.reference}

${hotel}
${f.hotel.name}
${f.hotel.street}, ${f.hotel.town}

${arrival}
${longDate(f.date, language)}

${leaving}
${longDate(f.leaves, language)}

${room}
${wordOf(f.room, language)}

${who}
${nameOf(guestOf(f))}

${price}
${money(f.price, language)} ${f.currency}`;
};

export const flattened: Layout<HotelFacts> = layoutOf(
  "flattened",
  {
    en: flat("en", ["Itinerary number", "Property", "Check-in", "Check-out", "Room type", "Total price", "Guest"]),
    es: flat("es", [
      "Número de confirmación",
      "Alojamiento",
      "Fecha de entrada",
      "Fecha de salida",
      "Tipo de habitación",
      "Precio total",
      "Huésped",
    ]),
    pt: flat("pt", [
      "Número de confirmação",
      "Alojamento",
      "Data de entrada",
      "Data de saída",
      "Tipo de quarto",
      "Preço total",
      "Hóspede",
    ]),
    nl: flat("nl", [
      "Bevestigingsnummer",
      "Accommodatie",
      "Incheckdatum",
      "Uitcheckdatum",
      "Kamertype",
      "Totaalprijs",
      "Gast",
    ]),
  },
  (f) => [stay(f, false, { price: priceOf(f) })],
);
