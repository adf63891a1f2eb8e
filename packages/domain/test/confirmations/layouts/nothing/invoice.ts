import { digits, plusDays } from "../dates.ts";
import { money } from "../facts.ts";
import type { FlightFacts } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

const statement = (language: Language, words: readonly string[]) => (f: FlightFacts) => {
  const [title, invoice, issued, due, total, iban] = words;
  return `${title}

${invoice}: 2026-${f.draw.digits(6)}
${issued}: ${digits(f.bookedOn, language)}
${due}: ${digits(plusDays(f.bookedOn, 14), language)}
${total}: ${money(f.price, language)} ${f.currency}
${iban}: DE02 1203 0000 0000 2020 51`;
};

export const invoice: Layout<FlightFacts> = layoutOf(
  "invoice",
  {
    en: statement("en", [
      "Invoice for your travel insurance",
      "Invoice number",
      "Invoice date",
      "Due date",
      "Total",
      "IBAN",
    ]),
    de: statement("de", [
      "Rechnung für Ihre Reiseversicherung",
      "Rechnungsnummer",
      "Rechnungsdatum",
      "Zahlbar bis",
      "Gesamtbetrag",
      "IBAN",
    ]),
    it: statement("it", [
      "Fattura della sua assicurazione di viaggio",
      "Numero fattura",
      "Data fattura",
      "Scadenza",
      "Totale",
      "IBAN",
    ]),
    nl: statement("nl", [
      "Factuur voor uw reisverzekering",
      "Factuurnummer",
      "Factuurdatum",
      "Vervaldatum",
      "Totaal",
      "IBAN",
    ]),
  },
  () => [],
);
