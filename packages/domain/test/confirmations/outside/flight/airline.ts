import { cityOf, fullAirport } from "../facts/airports.ts";
import { mailDate, say } from "../facts/dates.ts";
import { type Booking, flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

const words = {
  en: {
    thanks: "Thank you for your booking. Please find your travel details below.",
    code: "Booking code:",
    passengers: "Passenger information",
    ticket: "Ticket number:",
    itinerary: "Your itinerary",
    day: "EEE. d MMMM yyyy",
    hour: "h",
    operated: "operated by:",
    status: "Status:  confirmed",
    class: "Class: Economy Class (K)",
    bags: "Free baggage allowance: 1 piece of baggage up to 23 kg and 1 piece of hand baggage up to 8 kg",
    price: "Total price for all passengers: EUR 348.20",
    note: "Check-in closes 45 minutes before departure. Please be at the gate at least 30 minutes before departure.",
  },
  de: {
    thanks: "Guten Tag,\n\nvielen Dank für Ihre Buchung. Nachfolgend finden Sie Ihre Reisedaten.",
    code: "Buchungscode:",
    passengers: "Passagierinformationen",
    ticket: "Ticketnummer:",
    itinerary: "Ihr Reiseplan",
    day: "EEE. dd. MMMM yyyy",
    hour: "Uhr",
    operated: "durchgeführt von:",
    status: "Status:  bestätigt",
    class: "Klasse: Economy Class (K)",
    bags: "Freigepäck: 1 Gepäckstück bis 23 kg und 1 Handgepäckstück bis 8 kg",
    price: "Gesamtpreis für alle Reisenden: 348,20 EUR",
    note: "Der Check-in schließt 45 Minuten vor Abflug. Bitte seien Sie spätestens 30 Minuten vor Abflug am Gate.",
  },
  fr: {
    thanks: "Nous vous remercions de votre réservation. Vous trouverez ci-dessous le détail de votre voyage.",
    code: "Code de réservation :",
    passengers: "Informations passagers",
    ticket: "Numéro de billet :",
    itinerary: "Votre itinéraire",
    day: "EEE d MMMM yyyy",
    hour: "h",
    operated: "opéré par :",
    status: "Statut :  confirmé",
    class: "Classe : Economy Class (K)",
    bags: "Franchise bagages : 1 bagage de 23 kg maximum et 1 bagage à main de 8 kg maximum",
    price: "Prix total pour tous les passagers : 348,20 EUR",
    note: "L'enregistrement ferme 45 minutes avant le départ.",
  },
  it: {
    thanks: "La ringraziamo per la Sua prenotazione. Di seguito i dettagli del Suo viaggio.",
    code: "Codice di prenotazione:",
    passengers: "Informazioni sui passeggeri",
    ticket: "Numero del biglietto:",
    itinerary: "Il Suo itinerario",
    day: "EEE d MMMM yyyy",
    hour: "h",
    operated: "operato da:",
    status: "Stato:  confermato",
    class: "Classe: Economy Class (K)",
    bags: "Franchigia bagaglio: 1 bagaglio fino a 23 kg e 1 bagaglio a mano fino a 8 kg",
    price: "Prezzo totale per tutti i passeggeri: 348,20 EUR",
    note: "Il check-in chiude 45 minuti prima della partenza.",
  },
} as const;

function legByLeg(language: keyof typeof words, booking: Booking): string {
  const w = words[language];
  const stop = (iata: Leg["from"], moment: string, terminal: string | undefined, later = 0): string =>
    lines(
      `${say(moment, "HH:mm")} ${w.hour}${later > 0 ? ` (+${later})` : ""}  ${fullAirport(iata, language)} (${iata})`,
      terminal !== undefined && `Terminal ${terminal}`,
    );
  return lines(
    w.thanks,
    "",
    w.code,
    "",
    booking.pnr,
    "",
    w.passengers,
    "",
    ...booking.travellers.map(
      (one, index) => `${fullName(one).toUpperCase()}\n\n${w.ticket} 220-24017736${40 + index}\n`,
    ),
    w.itinerary,
    "",
    ...booking.legs.map((leg) =>
      lines(
        `${say(leg.start, w.day, language)}: ${cityOf(leg.from, language)} – ${cityOf(leg.to, language)}`,
        "",
        stop(leg.from, leg.start, leg.fromTerminal),
        stop(leg.to, leg.end, leg.toTerminal, leg.later).trimEnd(),
        "",
        `${leg.code} ${leg.digits}`,
        "",
        w.operated,
        leg.airline,
        "",
        w.status,
        "",
        w.class,
        "",
        w.bags,
      ),
    ),
    w.price,
    "",
    w.note,
  );
}

const legged = (language: keyof typeof words, pnr: string, travellers: readonly Person[], legs: readonly Leg[]) => {
  const booking = { pnr, travellers, legs };
  return {
    language,
    text: legByLeg(language, booking),
    segments: legs.map((leg) => flown(leg, language, booking, { provider: leg.airline })),
  };
};

const reminder = {
  de: (leg: Leg) => [
    "Jetzt einchecken",
    `Guten Tag,\n\nab sofort können Sie für Ihren Flug ${leg.code}${leg.digits} von ${cityOf(leg.from, "de")} nach ${cityOf(leg.to, "de")} einchecken.`,
    `Abflug: ${say(leg.start, "EEEE, d. MMMM, H.mm 'Uhr'", "de")}`,
    "Ihr Buchungscode:",
    "Der Online-Check-in ist bis 60 Minuten vor Abflug möglich. Die Gepäckaufgabe öffnet um 4.30 Uhr.",
  ],
  fr: (leg: Leg) => [
    "Il est temps de vous enregistrer",
    `L'enregistrement en ligne est ouvert pour votre vol ${leg.code}${leg.digits} ${cityOf(leg.from, "fr")} - ${cityOf(leg.to, "fr")}.`,
    `Départ : ${say(leg.start, "EEEE d MMMM 'à' HH'h'mm", "fr")}`,
    "Votre référence de réservation :",
    "L'enregistrement en ligne ferme 1 h avant le départ. Comptoirs ouverts de 04h30 à 21h00.",
  ],
  nl: (leg: Leg) => [
    "U kunt nu inchecken",
    `De online check-in voor uw vlucht ${leg.code}${leg.digits} van ${cityOf(leg.from, "nl")} naar ${cityOf(leg.to, "nl")} is geopend.`,
    `Vertrek: ${say(leg.start, "EEEE d MMMM 'om' HH:mm 'uur'", "nl")}`,
    "Uw boekingscode:",
    "Online inchecken kan tot 1 uur voor vertrek. De bagagebalie is open van 04:30 tot 21:00 uur.",
  ],
  pt: (leg: Leg) => [
    "Já pode fazer o check-in",
    `O check-in online do seu voo ${leg.code}${leg.digits} de ${cityOf(leg.from, "pt")} para ${cityOf(leg.to, "pt")} está aberto.`,
    `Partida: ${say(leg.start, "EEEE, d 'de' MMMM, 'às' HH:mm", "pt")}`,
    "O seu código de reserva:",
    "O check-in online encerra 1 hora antes da partida. Balcões abertos das 04h30 às 21h00.",
  ],
} as const;

const reminded = (language: keyof typeof reminder, pnr: string, sent: string, leg: Leg) => {
  const [subject, opened, departs, code, note] = reminder[language](leg);
  return {
    language: language satisfies Language,
    text: lines(`Subject: ${subject}`, `Date: ${mailDate(sent)}`, "", opened, "", departs, "", code, pnr, "", note),
    segments: [flown(leg, language, { pnr, legs: [leg], travellers: [] }, { end: null })],
  };
};

export const layouts: readonly Layout[] = [
  layout("airline-legs", "flight", () => [
    legged("en", "K7QX2M", [people.emily], [fly("LH803", "2027-03-09"), fly("LH1166", "2027-03-10")]),
    legged("de", "Y4TR8N", [people.martin, people.sabine], [fly("LH1166", "2027-03-14"), fly("LH1167", "2027-03-21")]),
    legged("fr", "P9WZ3L", [people.claire], [fly("OS317", "2026-12-04")]),
    legged("it", "2MVD6H", [people.marco], [fly("LH430", "2027-05-02"), fly("LH431", "2027-05-12")]),
    legged("de", "6HJ2SB", [people.sabine], [fly("LX1104", "2027-01-18"), fly("LH1942", "2027-01-18")]),
  ]),
  layout("airline-check-in-open", "flight", () => [
    reminded("de", "Y4TR8N", "2027-03-13T09:30", fly("LH1166", "2027-03-14")),
    reminded("fr", "QH5T2K", "2027-02-05T07:15", fly("AF6204", "2027-02-06")),
    reminded("nl", "R3VNPE", "2027-06-17T13:40", fly("KL1699", "2027-06-18")),
    reminded("pt", "WL6YHC", "2027-01-29T23:30", fly("TP87", "2027-01-31")),
  ]),
];

export default layouts;
