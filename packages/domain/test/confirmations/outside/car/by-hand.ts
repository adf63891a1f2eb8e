import { desks, type Hire, hired } from "../facts/cars.ts";
import { say } from "../facts/dates.ts";
import { type Language, type Layout, layout } from "../types.ts";

/** By hand; of the desk only its name. */
const letters: Readonly<Partial<Record<Language, (h: Hire) => string>>> = {
  en: (h) => `Hi,

your car is sorted: ${h.company}, pick-up at ${h.from.name} on ${say(h.start, "EEEE d MMMM yyyy")} at ${say(h.start, "h.mm").replace(".00", "")}${say(h.start, "a").toLowerCase()}, back to the same place on ${say(h.end, "EEEE d MMMM")} by ${say(h.end, "h.mm").replace(".00", "")}${say(h.end, "a").toLowerCase()}. Reference ${h.code ?? ""}. They keep £250 on your card as a deposit.

Cheers,
Nick`,
  de: (h) => `Hallo,

der Mietwagen ist reserviert: ${h.company}, Abholung am ${say(h.start, "EEEE, d. MMMM yyyy", "de")} um ${say(h.start, "H.mm")} Uhr, ${h.from.name}, Rückgabe am ${say(h.end, "EEEE, d. MMMM yyyy", "de")} um ${say(h.end, "H.mm")} Uhr, ${h.to.name}. Die Reservierungsnummer ist ${h.code ?? ""}. Die Kaution beträgt 300 €.

Gruß
Katrin`,
  fr: (h) => `Bonjour,

La voiture est réservée chez ${h.company} (dossier ${h.code ?? ""}) : prise en charge à ${h.from.name} le ${say(h.start, "EEEE d MMMM yyyy 'à' H' h 'mm", "fr")}, restitution à ${h.to.name} le ${say(h.end, "EEEE d MMMM yyyy 'à' H' h 'mm", "fr")}. Une caution de 300 € sera bloquée sur votre carte.

Bien à vous,
Hélène`,
  it: (h) => `Ciao,

l'auto è prenotata con ${h.company}: ritiro a ${h.from.name} ${say(h.start, "EEEE d MMMM yyyy 'alle' H.mm", "it")}, riconsegna a ${h.to.name} ${say(h.end, "EEEE d MMMM yyyy 'alle' H.mm", "it")}. Il codice è ${h.code ?? ""}. Serve un deposito di 300 € sulla carta.

Giulia`,
};

const letter = (language: Language, hire: Hire) => ({
  language,
  text: `${letters[language]?.(hire) ?? ""}\n`,
  segments: [hired(hire)],
});

const flat: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ["Car:", "Company:", "Pick-up:", "Return:", "Ref:", "dd MMM yyyy HH:mm"],
  fr: ["Voiture :", "Loueur :", "Prise en charge :", "Restitution :", "Réf. :", "dd/MM/yyyy HH:mm"],
  es: ["Coche:", "Compañía:", "Recogida:", "Devolución:", "Localizador:", "dd/MM/yyyy HH:mm"],
  pt: ["Carro:", "Empresa:", "Levantamento:", "Devolução:", "Reserva:", "dd/MM/yyyy HH:mm"],
};

/** All on one line, as a form was copied. */
const oneLine = (language: Language, hire: Hire) => {
  const [car = "", company = "", from = "", to = "", code = "", day = ""] = flat[language] ?? [];
  return {
    language,
    text: `${car} Opel Corsa ${company} ${hire.company} ${from} ${hire.from.name} ${say(hire.start, day)} ${to} ${hire.to.name} ${say(hire.end, day)} ${code} ${hire.code ?? ""}\n`,
    segments: [hired(hire)],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-letter", "car_rental", () => [
    letter("en", {
      company: "Enterprise",
      code: "7740218",
      from: desks.edinburgh,
      to: desks.edinburgh,
      start: "2027-05-03T09:30",
      end: "2027-05-07T17:00",
    }),
    letter("de", {
      company: "Sixt",
      code: "9748201536",
      from: desks.munich,
      to: desks.munichStation,
      start: "2027-05-09T14:00",
      end: "2027-05-12T09:30",
    }),
    letter("fr", {
      company: "Europcar",
      code: "1184730295",
      from: desks.lyon,
      to: desks.marseille,
      start: "2027-06-28T11:00",
      end: "2027-07-02T18:30",
    }),
    letter("it", {
      company: "Avis",
      code: "20418867IT3",
      from: desks.catania,
      to: desks.palermo,
      start: "2027-05-12T16:45",
      end: "2027-05-19T11:00",
    }),
  ]),
  layout("car-one-line", "car_rental", () => [
    oneLine("en", {
      company: "Hertz",
      code: "K20417736A1",
      from: desks.lisbon,
      to: desks.lisbon,
      start: "2027-03-10T12:30",
      end: "2027-03-13T10:00",
    }),
    oneLine("fr", {
      company: "Rent A Car",
      code: "RC204881",
      from: desks.lyon,
      to: desks.lyon,
      start: "2027-02-25T09:00",
      end: "2027-02-27T18:00",
    }),
    oneLine("es", {
      company: "Record Go",
      code: "RG7720481",
      from: desks.malaga,
      to: desks.malaga,
      start: "2027-04-29T13:30",
      end: "2027-05-03T19:00",
    }),
    oneLine("pt", {
      company: "Drive on Holidays",
      code: "DH4417702",
      from: desks.porto,
      to: desks.lisboa,
      start: "2027-08-14T12:00",
      end: "2027-08-21T09:00",
    }),
  ]),
];

export default layouts;
