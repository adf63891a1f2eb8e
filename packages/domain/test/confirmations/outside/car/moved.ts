import { desks, type Hire, hired } from "../facts/cars.ts";
import { say } from "../facts/dates.ts";
import { type Layout, layout, lines } from "../types.ts";

const changes = {
  en: [
    "Your reservation has been modified",
    "Reservation number:",
    "Original pick-up:",
    "Original drop-off:",
    "New pick-up:",
    "New drop-off:",
    "EEE d MMM yyyy, HH:mm",
    "The price of your rental has been recalculated.",
  ],
  de: [
    "Ihre Reservierung wurde geändert",
    "Reservierungsnummer:",
    "Abholung bisher:",
    "Rückgabe bisher:",
    "Abholung neu:",
    "Rückgabe neu:",
    "EEE, dd.MM.yyyy, HH:mm 'Uhr'",
    "Der Mietpreis wurde neu berechnet.",
  ],
  es: [
    "Tu reserva ha sido modificada",
    "Número de reserva:",
    "Recogida anterior:",
    "Devolución anterior:",
    "Nueva recogida:",
    "Nueva devolución:",
    "EEE d MMM yyyy, HH:mm",
    "Hemos recalculado el precio del alquiler.",
  ],
  fr: [
    "Votre réservation a été modifiée",
    "Numéro de réservation :",
    "Ancien départ :",
    "Ancien retour :",
    "Nouveau départ :",
    "Nouveau retour :",
    "EEE d MMM yyyy, HH:mm",
    "Le prix de la location a été recalculé.",
  ],
} as const;

const moved = (language: keyof typeof changes, hire: Hire, oldStart: string, oldEnd: string) => {
  const [title, code, from, to, newFrom, newTo, day, note] = changes[language];
  return {
    language,
    text: lines(
      `${hire.company}: ${title}`,
      `${code} ${hire.code ?? ""}`,
      "",
      `${from} ${say(oldStart, day, language)}`,
      `${to} ${say(oldEnd, day, language)}`,
      "",
      `${newFrom} ${say(hire.start, day, language)} – ${hire.from.name}`,
      `${newTo} ${say(hire.end, day, language)} – ${hire.to.name}`,
      "",
      note,
    ),
    segments: [hired(hire, { status: "changed" })],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-new-times", "car_rental", () => [
    moved(
      "en",
      {
        company: "Hertz",
        code: "J48201773C5",
        from: desks.edinburgh,
        to: desks.edinburgh,
        start: "2027-04-09T12:00",
        end: "2027-04-13T10:00",
      },
      "2027-04-09T10:30",
      "2027-04-12T16:00",
    ),
    moved(
      "de",
      {
        company: "Sixt",
        code: "9748201536",
        from: desks.munich,
        to: desks.munichStation,
        start: "2027-05-10T09:00",
        end: "2027-05-13T09:30",
      },
      "2027-05-09T14:00",
      "2027-05-12T09:30",
    ),
    moved(
      "es",
      {
        company: "Goldcar",
        code: "ES20488173",
        from: desks.malaga,
        to: desks.seville,
        start: "2027-04-26T17:00",
        end: "2027-04-30T12:00",
      },
      "2027-04-25T12:15",
      "2027-04-29T12:00",
    ),
    moved(
      "fr",
      {
        company: "Europcar",
        code: "1184730295",
        from: desks.nice,
        to: desks.marseille,
        start: "2027-06-29T08:00",
        end: "2027-07-03T18:30",
      },
      "2027-06-28T11:00",
      "2027-07-02T18:30",
    ),
  ]),
];

export default layouts;
