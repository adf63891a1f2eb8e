import { at, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

interface Words {
  readonly subject: (hotel: string) => string;
  readonly thanks: (who: string) => string;
  readonly code: string;
  readonly arrive: string;
  readonly leave: string;
  readonly day: string;
  readonly from: (clock: string) => string;
  readonly until: (clock: string) => string;
  readonly location: string;
  readonly phone: string;
  readonly guest: string;
  readonly nights: (count: number) => string;
  readonly note: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (hotel) => `Your booking at ${hotel} is confirmed`,
    thanks: (who) => `Thanks, ${who}! Your booking is confirmed.`,
    code: "Confirmation number:",
    arrive: "Check-in",
    leave: "Check-out",
    day: "EEEE, d MMMM yyyy",
    from: (clock) => `(from ${clock})`,
    until: (clock) => `(until ${clock})`,
    location: "Location",
    phone: "Phone",
    guest: "Guest name",
    nights: (count) => `${count} nights, 1 room`,
    note: "You may cancel free of charge until 2 days before arrival. Reception is open 07:00 - 23:00.",
  },
  de: {
    subject: (hotel) => `Ihre Buchung in der Unterkunft ${hotel} ist bestätigt`,
    thanks: (who) => `Danke, ${who}! Ihre Buchung ist bestätigt.`,
    code: "Bestätigungsnummer:",
    arrive: "Anreise",
    leave: "Abreise",
    day: "EEEE, d. MMMM yyyy",
    from: (clock) => `(ab ${clock} Uhr)`,
    until: (clock) => `(bis ${clock} Uhr)`,
    location: "Adresse",
    phone: "Telefon",
    guest: "Name des Gastes",
    nights: (count) => `${count} Nächte, 1 Zimmer`,
    note: "Sie können bis 2 Tage vor der Anreise kostenfrei stornieren. Die Rezeption ist von 7 bis 23 Uhr besetzt.",
  },
  fr: {
    subject: (hotel) => `Votre réservation est confirmée : ${hotel}`,
    thanks: (who) => `Merci ${who} ! Votre réservation est confirmée.`,
    code: "Numéro de confirmation :",
    arrive: "Arrivée",
    leave: "Départ",
    day: "EEEE d MMMM yyyy",
    from: (clock) => `(à partir de ${clock})`,
    until: (clock) => `(jusqu'à ${clock})`,
    location: "Adresse",
    phone: "Téléphone",
    guest: "Nom du client",
    nights: (count) => `${count} nuits, 1 chambre`,
    note: "Annulation gratuite jusqu'à 2 jours avant l'arrivée. Réception ouverte de 7h00 à 23h00.",
  },
  es: {
    subject: (hotel) => `Tu reserva en ${hotel} está confirmada`,
    thanks: (who) => `¡Gracias, ${who}! Tu reserva está confirmada.`,
    code: "Número de confirmación:",
    arrive: "Entrada",
    leave: "Salida",
    day: "EEEE, d 'de' MMMM 'de' yyyy",
    from: (clock) => `(a partir de las ${clock})`,
    until: (clock) => `(hasta las ${clock})`,
    location: "Dirección",
    phone: "Teléfono",
    guest: "Nombre del huésped",
    nights: (count) => `${count} noches, 1 habitación`,
    note: "Puedes cancelar gratis hasta 2 días antes de la llegada. Recepción abierta de 7:00 a 23:00.",
  },
  it: {
    subject: (hotel) => `La tua prenotazione presso ${hotel} è confermata`,
    thanks: (who) => `Grazie ${who}! La tua prenotazione è confermata.`,
    code: "Numero di conferma:",
    arrive: "Arrivo",
    leave: "Partenza",
    day: "EEEE d MMMM yyyy",
    from: (clock) => `(dalle ${clock})`,
    until: (clock) => `(entro le ${clock})`,
    location: "Indirizzo",
    phone: "Telefono",
    guest: "Nome dell'ospite",
    nights: (count) => `${count} notti, 1 camera`,
    note: "Cancellazione gratuita fino a 2 giorni prima dell'arrivo. Reception aperta dalle 7:00 alle 23:00.",
  },
  pt: {
    subject: (hotel) => `A sua reserva em ${hotel} está confirmada`,
    thanks: (who) => `Obrigado, ${who}! A sua reserva está confirmada.`,
    code: "Número de confirmação:",
    arrive: "Check-in",
    leave: "Check-out",
    day: "EEEE, d 'de' MMMM 'de' yyyy",
    from: (clock) => `(a partir das ${clock})`,
    until: (clock) => `(até às ${clock})`,
    location: "Localização",
    phone: "Telefone",
    guest: "Nome do hóspede",
    nights: (count) => `${count} noites, 1 quarto`,
    note: "Cancelamento gratuito até 2 dias antes da chegada. Receção aberta das 07:00 às 23:00.",
  },
  nl: {
    subject: (hotel) => `Je boeking bij ${hotel} is bevestigd`,
    thanks: (who) => `Bedankt, ${who}! Je boeking is bevestigd.`,
    code: "Bevestigingsnummer:",
    arrive: "Inchecken",
    leave: "Uitchecken",
    day: "EEEE d MMMM yyyy",
    from: (clock) => `(vanaf ${clock})`,
    until: (clock) => `(tot ${clock})`,
    location: "Adres",
    phone: "Telefoon",
    guest: "Naam van de gast",
    nights: (count) => `${count} nachten, 1 kamer`,
    note: "Gratis annuleren tot 2 dagen voor aankomst. De receptie is open van 07:00 tot 23:00 uur.",
  },
};

type Nights = readonly [from: string, until: string, count: number];

const portal = (language: Language, code: string, who: Person, stay: Stay, [from, until, count]: Nights) => {
  const w = words[language];
  return {
    language,
    text: lines(
      `Subject: ${w.subject(stay.name)}`,
      "",
      `${w.code} ${code}`,
      "PIN: 4817",
      "",
      w.thanks(who.first),
      "",
      stay.name,
      "",
      `${w.arrive}  ${say(from, w.day, language)} ${w.from("15:00")}`,
      `${w.leave}  ${say(until, w.day, language)} ${w.until("11:00")}`,
      w.nights(count),
      "",
      `${w.guest}  ${fullName(who)}`,
      `${w.location}  ${address(stay)}`,
      `${w.phone}  ${stay.phone}`,
      "",
      w.note,
    ),
    segments: [
      stayed(stay, at(from, "15:00"), at(until, "11:00"), code, [who], {
        confirmation_number_accept: [code, code.replaceAll(".", "")],
      }),
    ],
  };
};

export const layouts: readonly Layout[] = [
  layout("hotel-portal", "hotel", () => [
    portal("en", "3847.291.604", people.emily, stays.lisbon, ["2027-03-10", "2027-03-13", 3]),
    portal("de", "2915604837", people.martin, stays.vienna, ["2027-05-06", "2027-05-09", 3]),
    portal("fr", "4062718395", people.antoine, stays.lyon, ["2027-02-25", "2027-02-27", 2]),
    portal("es", "1738506294", people.lucia, stays.seville, ["2027-04-19", "2027-04-25", 6]),
    portal("it", "3920174658", people.marco, stays.florence, ["2026-12-30", "2027-01-02", 3]),
    portal("pt", "2640918375", people.tiago, stays.rio, ["2027-02-05", "2027-02-10", 5]),
    portal("nl", "4173920586", people.sanne, stays.utrecht, ["2027-06-11", "2027-06-13", 2]),
  ]),
];

export default layouts;
