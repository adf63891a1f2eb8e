import { digits, fullDate } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { priceOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { type Ride, type TrainFacts, train } from "../trains.ts";

const words: Partial<Record<Language, readonly string[]>> = {
  en: [
    "Your ticket",
    "Booking reference",
    "Passenger",
    "Train",
    "From",
    "To",
    "Departure",
    "Arrival",
    "Coach",
    "Seat",
    "Price",
    "Purchased on",
  ],
  de: [
    "Ihre Fahrkarte",
    "Auftragsnummer",
    "Reisender",
    "Zug",
    "Von",
    "Nach",
    "Abfahrt",
    "Ankunft",
    "Wagen",
    "Platz",
    "Preis",
    "Gekauft am",
  ],
  fr: [
    "Votre billet",
    "Référence du dossier",
    "Voyageur",
    "Train",
    "De",
    "À",
    "Départ",
    "Arrivée",
    "Voiture",
    "Place",
    "Prix",
    "Acheté le",
  ],
  es: [
    "Su billete",
    "Localizador",
    "Viajero",
    "Tren",
    "Origen",
    "Destino",
    "Salida",
    "Llegada",
    "Coche",
    "Plaza",
    "Precio",
    "Fecha de compra",
  ],
  it: [
    "Il suo biglietto",
    "Codice di prenotazione",
    "Passeggero",
    "Treno",
    "Da",
    "A",
    "Partenza",
    "Arrivo",
    "Carrozza",
    "Posto",
    "Prezzo",
    "Data di acquisto",
  ],
  pt: [
    "O seu bilhete",
    "Código da reserva",
    "Passageiro",
    "Comboio",
    "De",
    "Para",
    "Partida",
    "Chegada",
    "Carruagem",
    "Lugar",
    "Preço",
    "Data de compra",
  ],
  nl: [
    "Uw treinkaartje",
    "Boekingsnummer",
    "Reiziger",
    "Trein",
    "Van",
    "Naar",
    "Vertrek",
    "Aankomst",
    "Rijtuig",
    "Zitplaats",
    "Prijs",
    "Gekocht op",
  ],
};

const ticket = (language: Language) => (f: TrainFacts) => {
  const [title, reference, who, trainLabel, from, to, departs, arrives, coach, seat, price, bought] = words[
    language
  ] as readonly string[];
  const block = (it: Ride) => `${trainLabel}: ${it.number}
${from}: ${it.from}
${to}: ${it.to}
${departs}: ${fullDate(it.date, language)} ${it.departs}
${arrives}: ${fullDate(it.arrivalDate, language)} ${it.arrives}
${coach}: ${it.coach}, ${seat}: ${it.seat}`;
  return `${f.company}
${title}

${reference}: ${f.reference}
${who}: ${nameOf(guestOf(f))}
${bought}: ${digits(f.bookedOn, language)}

${f.out.map(block).join("\n\n")}

${price}: ${money(f.price, language)} ${f.currency}`;
};

export const labelled: Layout<TrainFacts> = layoutOf(
  "labelled",
  Object.fromEntries((Object.keys(words) as Language[]).map((it) => [it, ticket(it)])),
  (f) => f.out.map((it, at) => train(it, f, { price: at === 0 ? priceOf(f) : undefined })),
);
