import { type CarFacts, rental } from "../cars.ts";
import { longDate } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A change of the hour at which the car is given back. */
export const change: Layout<CarFacts> = layoutOf(
  "change",
  {
    en: (f) =>
      changed(f, "en", [
        "Your reservation has been changed",
        "Reservation number",
        "New rental period",
        "Pick-up",
        "Return",
        "Rental car",
      ]),
    es: (f) =>
      changed(f, "es", [
        "Su reserva ha sido modificada",
        "Número de reserva",
        "Nuevo periodo de alquiler",
        "Recogida",
        "Devolución",
        "Coche de alquiler",
      ]),
    nl: (f) =>
      changed(f, "nl", [
        "Uw reservering is gewijzigd",
        "Reserveringsnummer",
        "Nieuwe huurperiode",
        "Ophalen",
        "Inleveren",
        "Huurauto",
      ]),
  },
  (f) => [rental(f, { status: "changed", travellers: [], price: null })],
);

function changed(f: CarFacts, language: Language, labels: readonly string[]): string {
  const [title, reference, period, from, to, car] = labels;
  return `${f.company}: ${title}

${reference}: ${f.reference}
${car}: ${f.vehicle}

${period}
${from}: ${longDate(f.date, language)} ${f.at} – ${f.from.name}
${to}: ${longDate(f.returns, language)} ${f.until} – ${f.to.name}`;
}
