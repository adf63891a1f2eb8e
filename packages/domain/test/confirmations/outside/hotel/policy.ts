import { at, daysAfter, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

interface Words {
  readonly title: string;
  readonly number: string;
  readonly booked: string;
  readonly stay: (from: string, until: string) => string;
  readonly hours: string;
  readonly day: string;
  readonly free: (limit: string) => string;
  readonly deposit: (due: string) => string;
  readonly offer: (until: string) => string;
  readonly breakfast: string;
}

const words = {
  en: {
    title: "Booking confirmation",
    number: "Booking no.",
    booked: "Booked on",
    stay: (from, until) => `Your stay: ${from} - ${until}`,
    hours: "Check-in: from 15:00    Check-out: by 10:30",
    day: "d MMMM yyyy",
    free: (limit) => `Free cancellation until ${limit}, 18:00. After that the first night is charged.`,
    deposit: (due) => `A deposit of £90.00 will be taken on ${due}; the balance is paid at the hotel.`,
    offer: (until) => `Book another stay before ${until} and save 15%.`,
    breakfast: "Breakfast 07:00 - 10:00. Spa 09:00 - 21:00. Reception 24 hours.",
  },
  de: {
    title: "Buchungsbestätigung",
    number: "Buchungsnr.",
    booked: "Gebucht am",
    stay: (from, until) => `Ihr Aufenthalt: ${from} – ${until}`,
    hours: "Check-in: ab 15:00 Uhr    Check-out: bis 10:30 Uhr",
    day: "d. MMMM yyyy",
    free: (limit) => `Kostenlose Stornierung bis ${limit}, 18:00 Uhr. Danach wird die erste Nacht berechnet.`,
    deposit: (due) => `Die Anzahlung von 90,00 € wird am ${due} abgebucht, der Rest ist im Hotel zu zahlen.`,
    offer: (until) => `Buchen Sie bis ${until} einen weiteren Aufenthalt und sparen Sie 15 %.`,
    breakfast: "Frühstück 7:00 – 10:00 Uhr. Wellness 9:00 – 21:00 Uhr. Rezeption rund um die Uhr.",
  },
  fr: {
    title: "Confirmation de réservation",
    number: "Réservation n°",
    booked: "Réservé le",
    stay: (from, until) => `Votre séjour : du ${from} au ${until}`,
    hours: "Arrivée : à partir de 15h00    Départ : avant 10h30",
    day: "d MMMM yyyy",
    free: (limit) => `Annulation gratuite jusqu'au ${limit}, 18h00. Ensuite, la première nuit est due.`,
    deposit: (due) => `Un acompte de 90,00 € sera débité le ${due}, le solde est à régler sur place.`,
    offer: (until) => `Réservez un autre séjour avant le ${until} et économisez 15 %.`,
    breakfast: "Petit déjeuner de 7h00 à 10h00. Spa de 9h00 à 21h00. Réception 24h/24.",
  },
  it: {
    title: "Conferma di prenotazione",
    number: "Prenotazione n.",
    booked: "Prenotato il",
    stay: (from, until) => `Il Suo soggiorno: dal ${from} al ${until}`,
    hours: "Check-in: dalle 15:00    Check-out: entro le 10:30",
    day: "d MMMM yyyy",
    free: (limit) => `Cancellazione gratuita fino al ${limit}, ore 18:00. In seguito si addebita la prima notte.`,
    deposit: (due) => `Un acconto di 90,00 € sarà addebitato il ${due}, il saldo si paga in hotel.`,
    offer: (until) => `Prenoti un altro soggiorno entro il ${until} e risparmi il 15%.`,
    breakfast: "Colazione 7:00 - 10:00. Spa 9:00 - 21:00. Reception 24 ore su 24.",
  },
  nl: {
    title: "Boekingsbevestiging",
    number: "Boekingsnr.",
    booked: "Geboekt op",
    stay: (from, until) => `Uw verblijf: ${from} t/m ${until}`,
    hours: "Inchecken: vanaf 15:00 uur    Uitchecken: voor 10:30 uur",
    day: "d MMMM yyyy",
    free: (limit) => `Gratis annuleren tot ${limit}, 18:00 uur. Daarna wordt de eerste nacht in rekening gebracht.`,
    deposit: (due) => `De aanbetaling van € 90,00 wordt op ${due} afgeschreven, de rest betaalt u in het hotel.`,
    offer: (until) => `Boek voor ${until} nog een verblijf en bespaar 15%.`,
    breakfast: "Ontbijt 07:00 - 10:00 uur. Spa 09:00 - 21:00 uur. Receptie 24 uur.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Five days that are not of the stay: booked, free until, deposit, offer; and hours that are not of the arrival. */
const withRules = (
  language: keyof typeof words,
  code: string,
  who: Person,
  stay: Stay,
  from: string,
  nights: number,
) => {
  const w: Words = words[language];
  const until = daysAfter(from, nights);
  const day = (moment: string): string => say(moment, w.day, language);
  return {
    language,
    text: lines(
      `${w.title} ${stay.name}`,
      `${w.number} ${code}    ${w.booked} ${day(daysAfter(from, -61))}`,
      "",
      fullName(who),
      w.stay(day(from), day(until)),
      w.hours,
      "",
      w.free(day(daysAfter(from, -3))),
      w.deposit(day(daysAfter(from, -30))),
      "",
      w.breakfast,
      `${address(stay)}    ${stay.phone}`,
      "",
      w.offer(day(daysAfter(from, 45))),
    ),
    segments: [stayed(stay, at(from, "15:00"), at(until, "10:30"), code, [who])],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-rules", "hotel", () => [
    withRules("en", "CH-20914", people.james, stays.edinburgh, "2027-04-09", 3),
    withRules("de", "W4820417", people.sabine, stays.vienna, "2027-05-06", 3),
    withRules("fr", "P-2048817", people.antoine, stays.paris, "2027-03-26", 3),
    withRules("it", "88210277", people.laura, stays.rome, "2027-05-28", 2),
    withRules("nl", "50422018", people.pieter, stays.amsterdam, "2027-05-20", 3),
  ]),
];

export default layouts;
