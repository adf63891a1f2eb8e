import { american, longDate } from "../dates.ts";
import { money } from "../facts.ts";
import { type FlightFacts, firstLeg } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** A search that somebody saved. */
export const alert: Layout<FlightFacts> = layoutOf(
  "price-alert",
  {
    en: (f) =>
      `Price alert: ${firstLeg(f).from.iata} to ${firstLeg(f).to.iata} has dropped to ${f.price} ${f.currency}. You are tracking departures around ${american(f.date)}. Prices were found on ${american(f.bookedOn)} at 4:12 AM and may change.`,
    nl: (f) =>
      `Prijsalarm: ${firstLeg(f).from.iata} naar ${firstLeg(f).to.iata} is gedaald naar ${money(f.price, "nl")} ${f.currency}. Prijzen gevonden op ${longDate(f.bookedOn, "nl")} om 04:12.`,
    pt: (f) =>
      `Alerta de preço: ${firstLeg(f).from.iata} para ${firstLeg(f).to.iata} desceu para ${money(f.price, "pt")} ${f.currency}. Preços encontrados em ${longDate(f.bookedOn, "pt")} às 04:12.`,
  },
  () => [],
);
