import { digits, parts } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { columns, type Layout, layoutOf } from "../layout.ts";
import { allRides, firstRide, type Ride, type TrainFacts, train } from "../trains.ts";

/** "09.03." */
const shortDay = (date: string) => `${parts(date).day}.${parts(date).month}.`;

/** Stations under one another in columns; the days have no year, the head of each direction has. */
const stops = (labels: readonly string[]) => (f: TrainFacts) => {
  const [title, reference, out, back, station, date, time, platform, rides, at, to, paid] = labels;
  const rows = (some: readonly Ride[]) =>
    columns(
      [30, 9, 11, 8, 12],
      [station as string, date as string, time as string, platform as string, rides as string],
      ...some.flatMap((it) => [
        [it.from, shortDay(it.date), `${at} ${it.departs}`, it.platform, it.number],
        [it.to, shortDay(it.arrivalDate), `${to} ${it.arrives}`],
      ]),
    );
  return `${title}                                   ${nameOf(guestOf(f))}
${reference} ${f.reference}
${paid} ${digits(f.bookedOn, "de")}

${out} ${digits(firstRide(f).date, "de")}
${rows(f.out)}

${back} ${digits((f.back[0] as Ride).date, "de")}
${rows(f.back)}`;
};

export const columned: Layout<TrainFacts> = layoutOf(
  "columned",
  {
    de: stops([
      "Online-Ticket",
      "Auftragsnummer:",
      "Ihre Reiseverbindung Hinfahrt am",
      "Ihre Reiseverbindung Rückfahrt am",
      "Halt",
      "Datum",
      "Zeit",
      "Gleis",
      "Zug",
      "ab",
      "an",
      "Die Buchung erfolgte am",
    ]),
    en: stops([
      "Online ticket",
      "Order number:",
      "Your outward journey on",
      "Your return journey on",
      "Station",
      "Date",
      "Time",
      "Platform",
      "Train",
      "dep",
      "arr",
      "Booked on",
    ]),
    nl: stops([
      "Online ticket",
      "Boekingscode:",
      "Heenreis op",
      "Terugreis op",
      "Station",
      "Datum",
      "Tijd",
      "Spoor",
      "Trein",
      "V",
      "A",
      "Geboekt op",
    ]),
    it: stops([
      "Biglietto",
      "Codice prenotazione:",
      "Andata il",
      "Ritorno il",
      "Stazione",
      "Data",
      "Ora",
      "Binario",
      "Treno",
      "p.",
      "a.",
      "Acquistato il",
    ]),
  },
  (f) => allRides(f).map((it) => train(it, f, { provider: undefined, travellers: undefined, price: null })),
);
