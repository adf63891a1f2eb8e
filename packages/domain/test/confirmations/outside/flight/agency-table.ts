import { fullAirport } from "../facts/airports.ts";
import { clock, say } from "../facts/dates.ts";
import { type Booking, flown, fly } from "../facts/flights.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

const heads = {
  de: [
    "Reisebestätigung / Rechnung",
    "Rechnungsdatum",
    "Teilnehmer",
    "Vorgangsnummer",
    "Datum\tFlug\tVon\tNach\tAb\tAn\tStatus",
    "OK",
    "Zahlungseingang dankend erhalten. Restzahlung bis 28 Tage vor Abreise.",
    "dd.MM.yyyy",
  ],
  fr: [
    "Confirmation de voyage / Facture",
    "Date de facture",
    "Voyageurs",
    "Référence dossier",
    "Date\tVol\tDe\tÀ\tDép.\tArr.\tStatut",
    "OK",
    "Acompte reçu, merci. Solde à régler 30 jours avant le départ.",
    "dd/MM/yyyy",
  ],
  it: [
    "Conferma di viaggio / Fattura",
    "Data fattura",
    "Partecipanti",
    "Codice pratica",
    "Data\tVolo\tDa\tA\tPart.\tArr.\tStato",
    "OK",
    "Acconto ricevuto, grazie. Saldo entro 30 giorni dalla partenza.",
    "dd/MM/yyyy",
  ],
  pt: [
    "Confirmação de viagem / Fatura",
    "Data da fatura",
    "Passageiros",
    "N.º do processo",
    "Data\tVoo\tDe\tPara\tPartida\tChegada\tEstado",
    "OK",
    "Sinal recebido, obrigado. Saldo até 30 dias antes da partida.",
    "dd/MM/yyyy",
  ],
} as const;

/** One row a leg, the agency's own number at the head. */
const table = (language: keyof typeof heads, issued: string, booking: Booking) => {
  const [title, date, who, number, row, ok, paid, day] = heads[language];
  return {
    language,
    text: lines(
      title,
      `${date}: ${say(issued, day)}`,
      `${number}: ${booking.pnr}`,
      `${who}: ${booking.travellers.map(fullName).join(", ")}`,
      "",
      row,
      ...booking.legs.map((leg) =>
        [
          say(leg.start, day),
          `${leg.code} ${leg.digits}`,
          `${fullAirport(leg.from, language)} (${leg.from})`,
          `${fullAirport(leg.to, language)} (${leg.to})`,
          clock(leg.start),
          clock(leg.end) + (leg.later > 0 ? `+${leg.later}` : ""),
          ok,
        ].join("\t"),
      ),
      "",
      paid,
    ),
    segments: booking.legs.map((leg) => flown(leg, language, booking)),
  };
};

export const layouts: readonly Layout[] = [
  layout("flight-agency-table", "flight", () => [
    table("de", "2027-01-08", {
      pnr: "4471908",
      travellers: [people.martin, people.sabine],
      legs: [fly("SQ325", "2027-02-20")],
    }),
    table("fr", "2026-12-15", {
      pnr: "DX58210",
      travellers: [people.claire],
      legs: [fly("AF6204", "2027-04-02"), fly("DL264", "2027-04-14")],
    }),
    table("it", "2027-02-01", {
      pnr: "P220417",
      travellers: [people.marco, people.laura],
      legs: [fly("AZ2027", "2027-03-05"), fly("AZ2058", "2027-03-09")],
    }),
    table("pt", "2027-01-20", {
      pnr: "BR90316",
      travellers: [people.tiago],
      legs: [fly("TP82", "2027-05-18"), fly("TP1926", "2027-05-20")],
    }),
  ]),
];

export default layouts;
