import { fullDate } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { type TrainFacts, train } from "../trains.ts";

export const prose: Layout<TrainFacts> = layoutOf(
  "prose",
  {
    en: (f) =>
      `Dear ${nameOf(guestOf(f))},\n\nyour seats with ${f.company} are booked, reference ${f.reference}. ${f.out.map((it) => `Train ${it.number} leaves ${it.from} on ${fullDate(it.date, "en")} at ${it.departs} and reaches ${it.to} at ${it.arrives}${it.date === it.arrivalDate ? "" : " the next day"}.`).join(" ")} Please be on the platform two minutes before departure.`,
    de: (f) =>
      `Guten Tag ${nameOf(guestOf(f))},\n\nIhre Plätze bei ${f.company} sind gebucht, Auftragsnummer ${f.reference}. ${f.out.map((it) => `Der Zug ${it.number} fährt am ${fullDate(it.date, "de")} um ${it.departs} Uhr ab ${it.from} und kommt um ${it.arrives} Uhr${it.date === it.arrivalDate ? "" : " am nächsten Tag"} in ${it.to} an.`).join(" ")} Gute Fahrt!`,
    fr: (f) =>
      `Bonjour ${nameOf(guestOf(f))},\n\nvos places avec ${f.company} sont réservées, référence ${f.reference}. ${f.out.map((it) => `Le train ${it.number} part de ${it.from} le ${fullDate(it.date, "fr")} à ${it.departs.replace(":", "h")} et arrive à ${it.to} à ${it.arrives.replace(":", "h")}${it.date === it.arrivalDate ? "" : " le lendemain"}.`).join(" ")} Bon voyage !`,
    es: (f) =>
      `Hola, ${nameOf(guestOf(f))}:\n\nsus plazas con ${f.company} están reservadas con el localizador ${f.reference}. ${f.out.map((it) => `El tren ${it.number} sale de ${it.from} el ${fullDate(it.date, "es")} a las ${it.departs} y llega a ${it.to} a las ${it.arrives}${it.date === it.arrivalDate ? "" : " del día siguiente"}.`).join(" ")} ¡Buen viaje!`,
  },
  (f) => f.out.map((it) => train(it, f, { price: null })),
);
