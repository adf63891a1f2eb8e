import { digits } from "../dates.ts";
import { money } from "../facts.ts";
import { type FlightFacts, firstLeg, flight } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** A short message: everything on one line. */
export const oneLine: Layout<FlightFacts> = layoutOf(
  "one-line",
  {
    en: (f) =>
      `${f.reference} confirmed: ${code(f)} ${digits(firstLeg(f).date, "de")} dep ${firstLeg(f).from.iata} ${firstLeg(f).departs} arr ${firstLeg(f).to.iata} ${firstLeg(f).arrives}${later(f)}. Seat ${firstLeg(f).seat}. Fare ${f.price} ${f.currency}. Txt STOP to 60777 to opt out`,
    de: (f) =>
      `Flug: ${code(f)} Von: ${firstLeg(f).from.iata} Nach: ${firstLeg(f).to.iata} Abflug: ${digits(firstLeg(f).date, "de")} um ${firstLeg(f).departs} Ankunft: ${digits(firstLeg(f).arrivalDate, "de")} um ${firstLeg(f).arrives} Buchungsnr.: ${f.reference} Sitz: ${firstLeg(f).seat} Preis: ${money(f.price, "de")} ${f.currency}`,
    nl: (f) =>
      `Boeking ${f.reference} bevestigd. Vlucht ${code(f)} op ${digits(firstLeg(f).date, "nl")}: ${firstLeg(f).from.iata} ${firstLeg(f).departs} - ${firstLeg(f).to.iata} ${firstLeg(f).arrives}${later(f)}. Prijs ${money(f.price, "nl")} ${f.currency}.`,
    pt: (f) =>
      `Reserva ${f.reference} confirmada. Voo ${code(f)} em ${digits(firstLeg(f).date, "pt")}: ${firstLeg(f).from.iata} ${firstLeg(f).departs} - ${firstLeg(f).to.iata} ${firstLeg(f).arrives}${later(f)}. Total ${money(f.price, "pt")} ${f.currency}.`,
    es: (f) =>
      `Localizador ${f.reference}; vuelo ${code(f)}; ${digits(firstLeg(f).date, "es")}; sale ${firstLeg(f).departs} ${firstLeg(f).from.iata}; llega ${firstLeg(f).arrives}${later(f)} ${firstLeg(f).to.iata}; total ${money(f.price, "es")} ${f.currency}`,
  },
  (facts) => [
    flight(firstLeg(facts), facts, {
      provider: undefined,
      travellers: [],
      price: { amount: facts.price, currency: facts.currency },
    }),
  ],
);

function code(f: FlightFacts): string {
  return `${firstLeg(f).carrier.code}${firstLeg(f).number}`;
}

function later(f: FlightFacts): string {
  return firstLeg(f).date === firstLeg(f).arrivalDate ? "" : "(+1)";
}
