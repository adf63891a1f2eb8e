import { longDate, mailDate } from "../dates.ts";
import { money } from "../facts.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { firstRide, type TrainFacts, train } from "../trains.ts";

const cancelled = (language: Language, labels: readonly string[]) => (f: TrainFacts) => {
  const [title, reference, line, refund] = labels;
  const it = firstRide(f);
  return `Subject: ${title}
Date: ${mailDate(f.bookedOn)}

${title}

${reference}: ${f.reference}
${line}: ${it.number}, ${longDate(it.date, language)}, ${it.from} ${it.departs} – ${it.to} ${it.arrives}${it.date === it.arrivalDate ? "" : " (+1)"}

${refund}: ${money(f.price, language)} ${f.currency}`;
};

export const cancellation: Layout<TrainFacts> = layoutOf(
  "cancellation",
  {
    en: cancelled("en", ["Your train ticket has been cancelled", "Booking reference", "Train", "Refund"]),
    de: cancelled("de", ["Ihre Fahrkarte wurde storniert", "Auftragsnummer", "Zug", "Erstattung"]),
    fr: cancelled("fr", ["Votre billet de train est annulé", "Référence du dossier", "Train", "Remboursement"]),
    it: cancelled("it", [
      "Il suo biglietto del treno è stato annullato",
      "Codice di prenotazione",
      "Treno",
      "Rimborso",
    ]),
  },
  (f) => [train(firstRide(f), f, { status: "cancelled", provider: undefined, travellers: [], price: undefined })],
);
