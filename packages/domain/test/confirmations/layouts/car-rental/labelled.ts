import { type CarFacts, rental } from "../cars.ts";
import { fullDate } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { priceOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

const words: Partial<Record<Language, readonly string[]>> = {
  en: [
    "Your rental is confirmed",
    "Reservation number",
    "Driver",
    "Pick-up location",
    "Pick-up date",
    "Return location",
    "Return date",
    "Vehicle",
    "or similar",
    "Total",
    "at",
  ],
  de: [
    "Ihre Mietwagenbuchung ist bestätigt",
    "Reservierungsnummer",
    "Fahrer",
    "Abholort",
    "Abholung",
    "Rückgabeort",
    "Rückgabe",
    "Fahrzeug",
    "oder ähnlich",
    "Gesamtpreis",
    "um",
  ],
  fr: [
    "Votre location est confirmée",
    "Numéro de réservation",
    "Conducteur",
    "Lieu de prise en charge",
    "Prise en charge",
    "Lieu de restitution",
    "Restitution",
    "Véhicule",
    "ou similaire",
    "Total",
    "à",
  ],
  es: [
    "Su alquiler de coche está confirmado",
    "Número de reserva",
    "Conductor",
    "Lugar de recogida",
    "Recogida",
    "Lugar de devolución",
    "Devolución",
    "Vehículo",
    "o similar",
    "Total",
    "a las",
  ],
  it: [
    "Il suo noleggio auto è confermato",
    "Numero di prenotazione",
    "Conducente",
    "Luogo di ritiro",
    "Ritiro",
    "Luogo di riconsegna",
    "Riconsegna",
    "Veicolo",
    "o simile",
    "Totale",
    "alle",
  ],
  pt: [
    "O seu aluguer de carro está confirmado",
    "Número da reserva",
    "Condutor",
    "Local de levantamento",
    "Levantamento",
    "Local de devolução",
    "Devolução",
    "Veículo",
    "ou similar",
    "Total",
    "às",
  ],
  nl: [
    "Uw huurauto is bevestigd",
    "Reserveringsnummer",
    "Bestuurder",
    "Ophaallocatie",
    "Ophalen",
    "Inleverlocatie",
    "Inleveren",
    "Auto",
    "of gelijkwaardig",
    "Totaal",
    "om",
  ],
};

const form = (language: Language) => (f: CarFacts) => {
  const [title, reference, who, fromPlace, from, toPlace, to, vehicle, similar, total, at] = words[
    language
  ] as readonly string[];
  return `${f.company}
${title}

${reference}: ${f.reference}
${who}: ${nameOf(guestOf(f))}

${fromPlace}: ${f.from.name}, ${f.from.address}
${from}: ${fullDate(f.date, language)} ${at} ${f.at}

${toPlace}: ${f.to.name}, ${f.to.address}
${to}: ${fullDate(f.returns, language)} ${at} ${f.until}

${vehicle}: ${f.vehicle} ${similar}
${total}: ${money(f.price, language)} ${f.currency}`;
};

export const labelled: Layout<CarFacts> = layoutOf(
  "labelled",
  Object.fromEntries((Object.keys(words) as Language[]).map((it) => [it, form(it)])),
  (f) => [rental(f, { price: priceOf(f) })],
);
