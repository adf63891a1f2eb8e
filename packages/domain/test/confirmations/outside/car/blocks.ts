import { desks, type Hire, hired } from "../facts/cars.ts";
import { say } from "../facts/dates.ts";
import { fullName, people } from "../facts/people.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

interface Words {
  readonly thanks: string;
  readonly code: string;
  readonly driver: string;
  readonly pickUp: string;
  readonly back: string;
  readonly day: string;
  readonly car: string;
  readonly hours: string;
  readonly bring: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    thanks: "Thank you for booking with",
    code: "Reservation number",
    driver: "Driver",
    pickUp: "Pick-up",
    back: "Drop-off",
    day: "EEE d MMM yyyy, HH:mm",
    car: "Compact, e.g. VW Golf or similar",
    hours: "Opening hours: 07:00 - 23:30",
    bring: "Please bring your driving licence and a credit card in the driver's name. Fuel policy: full to full.",
  },
  de: {
    thanks: "Vielen Dank für Ihre Buchung bei",
    code: "Reservierungsnummer",
    driver: "Fahrer",
    pickUp: "Abholung",
    back: "Rückgabe",
    day: "EEE, dd.MM.yyyy, HH:mm 'Uhr'",
    car: "Kompaktklasse, z. B. VW Golf oder ähnlich",
    hours: "Öffnungszeiten: 07:00 - 23:30 Uhr",
    bring: "Bitte bringen Sie Führerschein und Kreditkarte des Fahrers mit. Tankregelung: voll/voll.",
  },
  fr: {
    thanks: "Merci d'avoir réservé chez",
    code: "Numéro de réservation",
    driver: "Conducteur",
    pickUp: "Départ",
    back: "Retour",
    day: "EEEE d MMMM yyyy 'à' HH:mm",
    car: "Catégorie compacte, type Renault Mégane ou similaire",
    hours: "Horaires d'ouverture : 07:00 - 23:30",
    bring: "Munissez-vous de votre permis de conduire et d'une carte bancaire au nom du conducteur.",
  },
  es: {
    thanks: "Gracias por reservar con",
    code: "Número de reserva",
    driver: "Conductor",
    pickUp: "Recogida",
    back: "Devolución",
    day: "EEE d MMM yyyy, HH:mm",
    car: "Compacto, tipo Seat León o similar",
    hours: "Horario de apertura: 07:00 - 23:30",
    bring: "Recuerda llevar tu permiso de conducir y una tarjeta de crédito a nombre del conductor.",
  },
  it: {
    thanks: "Grazie per aver prenotato con",
    code: "Numero di prenotazione",
    driver: "Conducente",
    pickUp: "Ritiro",
    back: "Riconsegna",
    day: "EEE d MMM yyyy, 'ore' HH:mm",
    car: "Categoria compatta, Fiat Tipo o simile",
    hours: "Orario di apertura: 07:00 - 23:30",
    bring: "Presentarsi con patente e carta di credito intestata al conducente.",
  },
  pt: {
    thanks: "Obrigado por reservar com a",
    code: "Número da reserva",
    driver: "Condutor",
    pickUp: "Levantamento",
    back: "Devolução",
    day: "dd/MM/yyyy, HH:mm",
    car: "Compacto, Renault Clio ou similar",
    hours: "Horário de funcionamento: 07:00 - 23:30",
    bring: "Apresente a carta de condução e um cartão de crédito em nome do condutor.",
  },
  nl: {
    thanks: "Bedankt voor je boeking bij",
    code: "Reserveringsnummer",
    driver: "Bestuurder",
    pickUp: "Ophalen",
    back: "Inleveren",
    day: "EEE d MMM yyyy, HH:mm 'uur'",
    car: "Compacte klasse, bijv. VW Golf of vergelijkbaar",
    hours: "Openingstijden: 07:00 - 23:30 uur",
    bring: "Neem je rijbewijs en een creditcard op naam van de bestuurder mee.",
  },
};

/** Blocks: where, when, opening hours of the desk, twice. */
const blocks = (language: Language, hire: Hire) => {
  const w = words[language];
  const stop = (label: string, at: Hire["from"], moment: string): string =>
    lines(label, at.name, at.street, say(moment, w.day, language), w.hours);
  return {
    language,
    text: lines(
      `${w.thanks} ${hire.company}`,
      "",
      `${w.code}: ${hire.code ?? ""}`,
      hire.who && `${w.driver}: ${fullName(hire.who)}`,
      "",
      stop(w.pickUp, hire.from, hire.start),
      stop(w.back, hire.to, hire.end),
      w.car,
      "",
      w.bring,
    ),
    segments: [hired(hire)],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-blocks", "car_rental", () => [
    blocks("en", {
      company: "Hertz",
      code: "J48201773C5",
      from: desks.edinburgh,
      to: desks.edinburgh,
      start: "2027-04-09T10:30",
      end: "2027-04-12T16:00",
      who: people.emily,
    }),
    blocks("de", {
      company: "Sixt",
      code: "9748201536",
      from: desks.munich,
      to: desks.munichStation,
      start: "2027-05-09T14:00",
      end: "2027-05-12T09:30",
      who: people.martin,
    }),
    blocks("fr", {
      company: "Europcar",
      code: "1184730295",
      from: desks.nice,
      to: desks.marseille,
      start: "2027-06-28T11:00",
      end: "2027-07-02T18:30",
      who: people.claire,
    }),
    blocks("es", {
      company: "Goldcar",
      code: "ES20488173",
      from: desks.malaga,
      to: desks.seville,
      start: "2027-04-25T12:15",
      end: "2027-04-29T12:00",
      who: people.diego,
    }),
    blocks("it", {
      company: "Avis",
      code: "20418867IT3",
      from: desks.catania,
      to: desks.catania,
      start: "2027-05-12T16:45",
      end: "2027-05-19T11:00",
      who: people.laura,
    }),
    blocks("pt", {
      company: "Guerin",
      code: "PT5520417",
      from: desks.lisboa,
      to: desks.porto,
      start: "2027-03-14T09:00",
      end: "2027-03-18T20:00",
      who: people.tiago,
    }),
    blocks("nl", {
      company: "Enterprise",
      code: "1774820936",
      from: desks.amsterdam,
      to: desks.amsterdam,
      start: "2027-08-02T20:15",
      end: "2027-08-09T08:00",
      who: people.pieter,
    }),
  ]),
];

export default layouts;
