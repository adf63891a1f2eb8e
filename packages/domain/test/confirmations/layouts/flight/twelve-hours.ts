import { american, digits, longDate, twelve, weekday } from "../dates.ts";
import { nameOf } from "../facts.ts";
import { cityOf, type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** Twelve hours, American dates, several travellers, numbers of loyalty and of tickets, and an offer with other dates. */
const trip = (
  f: FlightFacts,
  day: (date: string) => string,
  clock: (time: string) => string,
  words: readonly string[],
) => {
  const [hello, reference, departs, arrives, travellers, loyalty, ticket, offer] = words;
  const block = (it: Leg) => `${it.carrier.name} ${it.number}
${it.carrier.code} ${it.number}
${departs} ${cityOf(it.from, "en")} (${it.from.iata}) ${day(it.date)} ${clock(it.departs)}
${arrives} ${cityOf(it.to, "en")} (${it.to.iata}) ${day(it.arrivalDate)} ${clock(it.arrives)}
`;
  return `${hello}

${reference}: ${f.reference}

${[...f.out, ...f.back].map(block).join("\n")}
${travellers}
${f.people.map((it) => `${nameOf(it)}\n${loyalty} ${f.draw.digits(9)}\n${ticket} 006${f.draw.digits(10)}`).join("\n")}

${offer}`;
};

export const twelveHours: Layout<FlightFacts> = layoutOf(
  "twelve-hours",
  {
    en: (f) =>
      trip(f, (date) => `${weekday(date, "en", "short")}, ${american(date)}`, twelve, [
        "You're all set!",
        "Confirmation #",
        "Depart",
        "Arrive",
        "Passengers",
        "Frequent flyer #",
        "Ticket #",
        `Book a hotel by ${american(f.bookedOn)} 11:59 PM and earn 500 bonus miles.`,
      ]),
    es: (f) =>
      trip(
        f,
        (date) => longDate(date, "es"),
        (time) => twelve(time).replace("AM", "a. m.").replace("PM", "p. m."),
        [
          "¡Todo listo!",
          "Código de reserva",
          "Sale de",
          "Llega a",
          "Pasajeros",
          "Viajero frecuente",
          "Boleto",
          `Reserve hotel antes del ${longDate(f.bookedOn, "es")} y gane 500 millas.`,
        ],
      ),
    pt: (f) =>
      trip(
        f,
        (date) => digits(date, "pt"),
        (time) => time.replace(":", "h"),
        [
          "Tudo pronto!",
          "Localizador",
          "Sai de",
          "Chega a",
          "Passageiros",
          "Programa de fidelidade",
          "Bilhete",
          `Reserve um hotel até ${digits(f.bookedOn, "pt")} e ganhe 500 milhas.`,
        ],
      ),
  },
  (facts) =>
    [...facts.out, ...facts.back].map((leg) =>
      flight(leg, facts, { travellers: facts.people.map(nameOf), price: null }),
    ),
);
