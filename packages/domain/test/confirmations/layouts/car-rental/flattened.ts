import { type CarFacts, rental } from "../cars.ts";
import { digits } from "../dates.ts";
import { money } from "../facts.ts";
import { priceOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A table of which every cell became a line. */
const flat = (language: Language, labels: readonly string[]) => (f: CarFacts) => {
  const [title, reference, from, to, vehicle, total] = labels;
  return `${title}
${f.company}

${reference}
${f.reference}

${from}
${digits(f.date, language)} ${f.at}
${f.from.name}
${f.from.address}

${to}
${digits(f.returns, language)} ${f.until}
${f.to.name}
${f.to.address}

${vehicle}
${f.vehicle}

${total}
${money(f.price, language)} ${f.currency}`;
};

export const flattened: Layout<CarFacts> = layoutOf(
  "flattened",
  {
    nl: flat("nl", ["Huurauto", "Bevestigingsnummer", "Ophalen", "Terugbrengen", "Voertuig", "Totaalprijs"]),
    pt: flat("pt", [
      "Aluguer de automóvel",
      "Número de confirmação",
      "Levantamento",
      "Devolução",
      "Viatura",
      "Preço total",
    ]),
    es: flat("es", [
      "Alquiler de coche",
      "Número de confirmación",
      "Recogida",
      "Devolución",
      "Vehículo",
      "Precio total",
    ]),
    de: flat("de", ["Autovermietung", "Bestätigungsnummer", "Abholung", "Rückgabe", "Fahrzeug", "Gesamtpreis"]),
  },
  (f) => [rental(f, { travellers: [], price: priceOf(f) })],
);
