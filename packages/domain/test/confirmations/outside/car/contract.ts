import { desks, type Hire, hired } from "../facts/cars.ts";
import { say } from "../facts/dates.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

const agreements = {
  en: [
    "RENTAL AGREEMENT",
    "Rental agreement no.",
    "Reservation no.",
    "Renter",
    "Vehicle",
    "Check-out",
    "Expected return",
    "dd MMM yyyy HH:mm",
    "Mileage out: 12,408   Fuel: 8/8   Deposit: GBP 250.00",
  ],
  de: [
    "MIETVERTRAG",
    "Mietvertragsnr.",
    "Reservierungsnr.",
    "Mieter",
    "Fahrzeug",
    "Übergabe",
    "Vereinbarte Rückgabe",
    "dd.MM.yyyy HH:mm",
    "km-Stand: 12.408   Tank: 8/8   Kaution: 300,00 EUR",
  ],
  fr: [
    "CONTRAT DE LOCATION",
    "Contrat n°",
    "Réservation n°",
    "Locataire",
    "Véhicule",
    "Départ",
    "Retour prévu",
    "dd/MM/yyyy HH:mm",
    "Km départ : 12 408   Carburant : 8/8   Dépôt : 300,00 EUR",
  ],
} as const;

/** A paper from the counter: the contract has a number of its own. */
const agreed = (language: keyof typeof agreements, hire: Hire) => {
  const [title, contract, code, renter, vehicle, out, back, day, numbers] = agreements[language];
  return {
    language,
    text: lines(
      `${hire.company.toUpperCase()}     ${title}`,
      `${contract} E 204 881 77`,
      `${code} ${hire.code ?? ""}`,
      hire.who && `${renter}: ${fullName(hire.who)}`,
      `${vehicle}: PEUGEOT 308   EG-428-KT`,
      `${out}: ${say(hire.start, day)}  ${hire.from.name}`,
      `${back}: ${say(hire.end, day)}  ${hire.to.name}`,
      numbers,
    ),
    segments: [hired(hire, { confirmation_number_accept: [hire.code ?? "", "E 204 881 77", "E20488177"] })],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-contract", "car_rental", () => [
    agreed("en", {
      company: "Enterprise",
      code: "7740218",
      from: desks.glasgow,
      to: desks.edinburgh,
      start: "2027-05-03T08:42",
      end: "2027-05-07T17:00",
      who: people.james,
    }),
    agreed("de", {
      company: "Europcar",
      code: "2048817730",
      from: desks.berlin,
      to: desks.berlin,
      start: "2027-02-18T18:14",
      end: "2027-02-20T12:00",
      who: people.sabine,
    }),
    agreed("fr", {
      company: "Avis",
      code: "20418867FR1",
      from: desks.nice,
      to: desks.nice,
      start: "2027-06-28T11:23",
      end: "2027-07-02T18:30",
      who: people.antoine,
    }),
  ]),
];

export default layouts;
