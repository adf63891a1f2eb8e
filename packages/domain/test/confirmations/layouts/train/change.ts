import { fullDate, twelve } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { firstRide, type TrainFacts, train } from "../trains.ts";

/** Twelve hours, and the old time above the new one. */
const retimed = (language: Language, labels: readonly string[], clock: (time: string) => string) => (f: TrainFacts) => {
  const [title, reference, was, is, departs, arrives] = labels;
  const it = firstRide(f);
  return `${title}

${reference}: ${f.reference}
${it.number} ${it.from} - ${it.to}
${fullDate(it.date, language)}

${was}: ${departs} ${clock(`${it.departs.slice(0, 3)}00`)}
${is}: ${departs} ${clock(it.departs)}, ${arrives} ${clock(it.arrives)}`;
};

export const change: Layout<TrainFacts> = layoutOf(
  "change",
  {
    en: retimed(
      "en",
      ["Your train times have changed", "Booking reference", "Previous time", "New time", "departs", "arrives"],
      twelve,
    ),
    de: retimed(
      "de",
      [
        "Fahrplanänderung: Ihr Zug fährt zu einer anderen Zeit",
        "Auftragsnummer",
        "Bisher",
        "Neu",
        "Abfahrt",
        "Ankunft",
      ],
      (time) => `${time} Uhr`,
    ),
    nl: retimed(
      "nl",
      ["Uw trein vertrekt op een ander tijdstip", "Boekingsnummer", "Oude tijd", "Nieuwe tijd", "vertrek", "aankomst"],
      (time) => time,
    ),
  },
  (f) => [train(firstRide(f), f, { status: "changed", provider: undefined, travellers: [], price: null })],
);
