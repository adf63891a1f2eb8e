import { digits } from "../dates.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { firstRide, type TrainFacts, train } from "../trains.ts";

export const oneLine: Layout<TrainFacts> = layoutOf(
  "one-line",
  {
    en: (f) =>
      `${f.company} train ${firstRide(f).number} ${digits(firstRide(f).date, "de")} ${firstRide(f).from} ${firstRide(f).departs} to ${firstRide(f).to} ${firstRide(f).arrives}, coach ${firstRide(f).coach} seat ${firstRide(f).seat}, ref ${f.reference}`,
    fr: (f) =>
      `Dossier ${f.reference} : train ${firstRide(f).number} du ${digits(firstRide(f).date, "fr")}, ${firstRide(f).from} ${firstRide(f).departs.replace(":", "h")} - ${firstRide(f).to} ${firstRide(f).arrives.replace(":", "h")}, voiture ${firstRide(f).coach}, place ${firstRide(f).seat}. ${f.company}`,
    it: (f) =>
      `Prenotazione ${f.reference}: treno ${firstRide(f).number} del ${digits(firstRide(f).date, "it")}, ${firstRide(f).from} ${firstRide(f).departs} - ${firstRide(f).to} ${firstRide(f).arrives}, carrozza ${firstRide(f).coach}, posto ${firstRide(f).seat}. ${f.company}`,
  },
  (f) => [train(firstRide(f), f, { travellers: [], price: null })],
);
