import { desks, type Hire, hired } from "../facts/cars.ts";
import { clock, dayOf, say } from "../facts/dates.ts";
import { type ExpectedSegment, type Layout, layout, lines } from "../types.ts";

const endings = {
  en: [
    "Your car rental reservation has been cancelled",
    "Cancelled reservation:",
    "Pick-up:",
    "Return:",
    "EEE, MMM d, yyyy h:mm a",
    "Your prepaid amount will be refunded within 5-7 business days.",
  ],
  de: [
    "Ihre Mietwagenbuchung wurde storniert",
    "Stornierte Reservierung:",
    "Abholung:",
    "Rückgabe:",
    "EEE, dd.MM.yyyy, HH:mm 'Uhr'",
    "Der vorausbezahlte Betrag wird innerhalb von 7 Werktagen erstattet.",
  ],
  it: [
    "La prenotazione della tua auto è stata annullata",
    "Prenotazione annullata:",
    "Ritiro:",
    "Riconsegna:",
    "EEE d MMM yyyy, 'ore' HH:mm",
    "L'importo pagato sarà rimborsato entro 7 giorni lavorativi.",
  ],
  pt: [
    "A sua reserva de automóvel foi cancelada",
    "Reserva cancelada:",
    "Levantamento:",
    "Devolução:",
    "dd/MM/yyyy, HH:mm",
    "O valor pago será reembolsado no prazo de 7 dias úteis.",
  ],
} as const;

const ended = (language: keyof typeof endings, hire: Hire) => {
  const [title, code, from, to, day, note] = endings[language];
  return {
    language,
    text: lines(
      hire.company,
      "",
      title,
      `${code} ${hire.code ?? ""}`,
      `${from} ${hire.from.name}, ${say(hire.start, day, language)}`,
      `${to} ${hire.to.name}, ${say(hire.end, day, language)}`,
      note,
    ),
    segments: [hired(hire, { status: "cancelled" })],
  };
};

/** Where it goes back to is for the reader to say or not. */
function withoutReturn(hire: Hire): ExpectedSegment {
  const { to, to_accept, ...rest } = hired(hire, { end: dayOf(hire.end) });
  return rest;
}

/** No number and no place of return: what is not there is not known. */
const request = (hire: Hire) => ({
  language: "en",
  text: lines(
    `We have booked a car with ${hire.company} for you. You can pick it up at ${hire.from.name} on ${say(hire.start, "d MMMM yyyy")} from ${clock(hire.start)} and keep it until ${say(hire.end, "d MMMM yyyy")}.`,
    "The booking number will follow in a separate mail.",
  ),
  segments: [withoutReturn(hire)],
});

export const layouts: readonly Layout[] = [
  layout("car-cancelled", "car_rental", () => [
    ended("en", {
      company: "National Car Rental",
      code: "1184720365",
      from: desks.denver,
      to: desks.denver,
      start: "2027-02-12T13:30",
      end: "2027-02-16T10:00",
    }),
    ended("de", {
      company: "Europcar",
      code: "2048817730",
      from: desks.berlin,
      to: desks.berlin,
      start: "2027-02-18T18:00",
      end: "2027-02-20T12:00",
    }),
    ended("it", {
      company: "Maggiore",
      code: "IT88204176",
      from: desks.catania,
      to: desks.palermo,
      start: "2027-09-04T10:00",
      end: "2027-09-11T18:00",
    }),
    ended("pt", {
      company: "Guerin",
      code: "PT5520417",
      from: desks.lisboa,
      to: desks.porto,
      start: "2027-03-14T09:00",
      end: "2027-03-18T20:00",
    }),
  ]),
  layout("car-without-number", "car_rental", () => [
    request({
      company: "Enterprise",
      code: null,
      from: desks.edinburgh,
      to: desks.edinburgh,
      start: "2027-06-05T10:00",
      end: "2027-06-08T10:00",
    }),
    request({
      company: "Avis",
      code: null,
      from: desks.glasgow,
      to: desks.glasgow,
      start: "2027-07-16T14:30",
      end: "2027-07-19T10:00",
    }),
  ]),
];

export default layouts;
