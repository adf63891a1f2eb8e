import { longDate } from "../dates.ts";
import { nameOf } from "../facts.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { firstRide, type TrainFacts, train } from "../trains.ts";

/** A reservation that names no train. */
const numberless = (language: Language, labels: readonly string[]) => (f: TrainFacts) => {
  const [title, from, to, departs, arrives, people] = labels;
  const it = firstRide(f);
  return `${f.company} – ${title}

${from} ${it.from}
${to} ${it.to}
${departs} ${longDate(it.date, language)}, ${it.departs}
${arrives} ${longDate(it.arrivalDate, language)}, ${it.arrives}

${people}
${f.people.map(nameOf).join("\n")}`;
};

export const withoutNumber: Layout<TrainFacts> = layoutOf(
  "without-number",
  {
    en: numberless("en", ["train reservation", "From:", "To:", "Departure:", "Arrival:", "Passengers:"]),
    de: numberless("de", ["Zugreservierung", "Von:", "Nach:", "Abfahrt:", "Ankunft:", "Reisende:"]),
    es: numberless("es", ["reserva de tren", "Origen:", "Destino:", "Salida:", "Llegada:", "Viajeros:"]),
    nl: numberless("nl", ["treinreservering", "Van:", "Naar:", "Vertrek:", "Aankomst:", "Reizigers:"]),
  },
  (f) => [
    train(firstRide(f), f, {
      train_number: null,
      confirmation_number: null,
      travellers: f.people.map(nameOf),
      price: null,
    }),
  ],
);
