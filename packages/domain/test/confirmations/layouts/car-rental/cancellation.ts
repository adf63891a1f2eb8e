import { type CarFacts, rental } from "../cars.ts";
import { longDate } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

const cancelled = (language: Language, labels: readonly string[]) => (f: CarFacts) => {
  const [title, reference, from, to] = labels;
  return `${f.company}

${title}

${reference}: ${f.reference}
${from}: ${f.from.name}, ${longDate(f.date, language)}, ${f.at}
${to}: ${f.to.name}, ${longDate(f.returns, language)}, ${f.until}`;
};

export const cancellation: Layout<CarFacts> = layoutOf(
  "cancellation",
  {
    en: cancelled("en", ["Your car rental has been cancelled", "Reservation number", "Pick-up", "Drop-off"]),
    de: cancelled("de", ["Ihr Mietwagen wurde storniert", "Reservierungsnummer", "Abholung", "Rückgabe"]),
    fr: cancelled("fr", [
      "Votre location de voiture a été annulée",
      "Numéro de réservation",
      "Prise en charge",
      "Restitution",
    ]),
    pt: cancelled("pt", ["O seu aluguer de carro foi cancelado", "Número da reserva", "Levantamento", "Devolução"]),
  },
  (f) => [rental(f, { status: "cancelled", travellers: [], price: null })],
);
