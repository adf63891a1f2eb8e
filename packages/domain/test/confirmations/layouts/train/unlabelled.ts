import { fullDate } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { type TrainFacts, train } from "../trains.ts";

/** Clock, station and train on lines without any label. */
const bare = (language: Language, title: string, reference: string) => (f: TrainFacts) =>
  `${title}
${f.company}

${f.out
  .map(
    (it) => `${fullDate(it.date, language)}
${it.departs} ${it.from}
${it.number}
${it.arrives} ${it.to}${it.date === it.arrivalDate ? "" : " (+1)"}`,
  )
  .join("\n\n")}

${reference} ${f.reference}`;

export const unlabelled: Layout<TrainFacts> = layoutOf(
  "unlabelled",
  {
    en: bare("en", "Your train tickets", "Booking reference:"),
    de: bare("de", "Ihre Bahntickets", "Buchungsnummer:"),
    nl: bare("nl", "Uw treintickets", "Boekingsnummer:"),
    fr: bare("fr", "Vos billets de train", "Référence de réservation :"),
  },
  (f) => f.out.map((it) => train(it, f, { travellers: [], price: null })),
);
