import { daysAfter, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

const bills = {
  en: [
    "INVOICE",
    "Invoice no.",
    "Invoice date",
    "Guest",
    "Room",
    "Arrival",
    "Departure",
    "Confirmation no.",
    "Accommodation",
    "City tax",
    "Total",
    "Paid by Visa",
    "dd/MM/yyyy",
  ],
  de: [
    "RECHNUNG",
    "Rechnungsnr.",
    "Rechnungsdatum",
    "Gast",
    "Zimmer",
    "Anreise",
    "Abreise",
    "Reservierungsnr.",
    "Übernachtung",
    "Citytax",
    "Gesamt",
    "Bezahlt per Visa",
    "dd.MM.yyyy",
  ],
  fr: [
    "FACTURE",
    "Facture n°",
    "Date de facture",
    "Client",
    "Chambre",
    "Arrivée",
    "Départ",
    "N° de réservation",
    "Hébergement",
    "Taxe de séjour",
    "Total",
    "Réglé par Visa",
    "dd/MM/yyyy",
  ],
  pt: [
    "FATURA",
    "Fatura n.º",
    "Data da fatura",
    "Hóspede",
    "Quarto",
    "Chegada",
    "Partida",
    "N.º da reserva",
    "Alojamento",
    "Taxa turística",
    "Total",
    "Pago com Visa",
    "dd/MM/yyyy",
  ],
} as const;

/** A bill at the end of a stay: a line for each night, the bill's own number and day beside the booking's. */
const billed = (language: keyof typeof bills, code: string, who: Person, stay: Stay, from: string, nights: number) => {
  const [title, number, issued, guest, room, arrive, leave, booking, night, tax, total, paid, day] = bills[language];
  const until = daysAfter(from, nights);
  const money = (sum: number): string => sum.toFixed(2).replace(".", language === "en" ? "." : ",");
  return {
    language,
    text: lines(
      stay.name,
      address(stay),
      "",
      title,
      `${number} 2027-004817     ${issued} ${say(until, day)}`,
      `${guest}: ${fullName(who)}`,
      `${room}: 412`,
      `${arrive}: ${say(from, day)}     ${leave}: ${say(until, day)}`,
      `${booking} ${code}`,
      "",
      ...Array.from(
        { length: nights },
        (_, index) => `${say(daysAfter(from, index), day)}  ${night}   ${money(121.5)}`,
      ),
      `${say(until, day)}  ${tax}   ${money(9)}`,
      `${total}   ${money(nights * 121.5 + 9)}`,
      `${paid} ************1881`,
    ),
    segments: [stayed(stay, from, until, code, [who])],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-bill", "hotel", () => [
    billed("en", "MB774102", people.emily, stays.london, "2027-01-29", 2),
    billed("de", "77120946", people.martin, stays.vienna, "2027-03-14", 3),
    billed("fr", "P-20417", people.antoine, stays.paris, "2027-02-23", 2),
    billed("pt", "LX5520178", people.tiago, stays.lisbon, "2027-06-14", 3),
  ]),
];

export default layouts;
