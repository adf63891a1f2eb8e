import { cityOf } from "../facts/airports.ts";
import { clock, dayOf, daysAfter, say } from "../facts/dates.ts";
import { type Booking, flown, fly } from "../facts/flights.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

interface Words {
  readonly confirmed: string;
  readonly code: string;
  readonly bought: string;
  readonly traveller: string;
  readonly day: string;
  readonly offer: (until: string) => string;
  readonly rules: readonly string[];
}

const words = {
  en: {
    confirmed: "Your booking is confirmed",
    code: "Booking reference",
    bought: "Date of purchase",
    traveller: "Adult",
    day: "EEE dd MMM yyyy",
    offer: (until) => `Fly to New York (JFK) from £299 return if you book before ${until}.`,
    rules: [
      "Online check-in opens 24 hours before departure and closes 60 minutes before departure.",
      "Cabin bag: 56 x 45 x 25 cm, up to 23 kg. Liquids: 100 ml per container.",
      "You have collected 1,250 points. Membership 20488177. Tier year ends 31 March.",
      "Your flights produce about 184 kg of CO2 per person.",
    ],
  },
  de: {
    confirmed: "Ihre Buchung ist bestätigt",
    code: "Buchungsreferenz",
    bought: "Kaufdatum",
    traveller: "Erwachsener",
    day: "EEE, dd.MM.yyyy",
    offer: (until) => `Nach New York (JFK) ab 299 € hin und zurück, wenn Sie bis ${until} buchen.`,
    rules: [
      "Der Online-Check-in öffnet 24 Stunden vor Abflug und schließt 60 Minuten vor Abflug.",
      "Handgepäck: 55 x 40 x 23 cm, bis 8 kg. Flüssigkeiten: 100 ml je Behälter.",
      "Sie sammeln 1.250 Meilen. Kundennummer 992000417720488.",
      "Die Verordnung (EG) Nr. 261/2004 regelt Ihre Rechte bei Verspätung.",
    ],
  },
  fr: {
    confirmed: "Votre réservation est confirmée",
    code: "Référence de réservation",
    bought: "Date d'achat",
    traveller: "Adulte",
    day: "EEE d MMM yyyy",
    offer: (until) => `Envolez-vous vers New York (JFK) dès 299 € aller-retour en réservant avant le ${until}.`,
    rules: [
      "L'enregistrement en ligne ouvre 30 h avant le départ et ferme 1 h avant le départ.",
      "Bagage cabine : 55 x 35 x 25 cm, 12 kg maximum. Liquides : 100 ml par contenant.",
      "Vous cumulez 1 250 Miles. Numéro de fidélité 2048817736.",
      "Le règlement (CE) n° 261/2004 définit vos droits en cas de retard.",
    ],
  },
  pt: {
    confirmed: "A sua reserva está confirmada",
    code: "Código de reserva",
    bought: "Data da compra",
    traveller: "Adulto",
    day: "EEE, dd/MM/yyyy",
    offer: (until) => `Voe para Nova Iorque (JFK) desde 299 € ida e volta se reservar até ${until}.`,
    rules: [
      "O check-in online abre 36 horas antes da partida e encerra 60 minutos antes da partida.",
      "Bagagem de cabine: 55 x 40 x 20 cm, até 10 kg. Líquidos: 100 ml por recipiente.",
      "Acumulou 1.250 milhas. Cliente n.º 417720488.",
      "O Regulamento (CE) n.º 261/2004 define os seus direitos em caso de atraso.",
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Codes and clocks in cells of their own, and around them all that an airline adds: other days, airports and numbers. */
const noisy = (language: keyof typeof words, booking: Booking) => {
  const w: Words = words[language];
  const bought = daysAfter(dayOf(booking.legs[0]?.start ?? ""), -40);
  return {
    language,
    text: lines(
      w.offer(say(daysAfter(bought, 12), w.day, language)),
      "",
      w.confirmed,
      "",
      w.code,
      booking.pnr,
      "",
      ...booking.legs.map((leg) =>
        lines(
          say(leg.start, w.day, language),
          clock(leg.start),
          leg.from,
          cityOf(leg.from, language),
          `${leg.code}${leg.digits}`,
          clock(leg.end) + (leg.later > 0 ? ` +${leg.later}` : ""),
          leg.to,
          cityOf(leg.to, language),
        ),
      ),
      ...booking.travellers.map((one) => `${fullName(one)}\n${w.traveller}\n`),
      ...w.rules,
      "",
      `${w.bought}: ${say(bought, w.day, language)}`,
      "Visa **** 1881   EUR 214.60   ETKT 057-2401773640",
    ),
    segments: booking.legs.map((leg) => flown(leg, language, booking)),
  };
};

export const layouts: readonly Layout[] = [
  layout("flight-among-noise", "flight", () => [
    noisy("en", { pnr: "Q4NXWT", travellers: [people.james], legs: [fly("BA1454", "2027-04-09")] }),
    noisy("de", {
      pnr: "7RKBMQ",
      travellers: [people.martin],
      legs: [fly("LH802", "2027-06-07"), fly("LH803", "2027-06-11")],
    }),
    noisy("fr", {
      pnr: "TZ5LQD",
      travellers: [people.claire],
      legs: [fly("AF1734", "2027-10-04"), fly("AF1835", "2027-10-06")],
    }),
    noisy("pt", { pnr: "XB3HWM", travellers: [people.tiago, people.joana], legs: [fly("TP82", "2027-07-05")] }),
  ]),
];

export default layouts;
