import type { ExpectedSegment } from "../types.ts";
import { fullName, type Person } from "./people.ts";

interface Stay {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
}

const stay = (name: string, street: string, city: string, country: string, phone: string): Stay => ({
  name,
  street,
  city,
  country,
  phone,
});

/** Streets and cities are real, the houses need not be. */
export const stays = {
  lisbon: stay("Hotel Avenida Palace", "Rua 1º de Dezembro 123", "1200-359 Lisboa", "Portugal", "+351 21 555 0181"),
  porto: stay("Casa da Ribeira Apartments", "Rua da Reboleira 31", "4050-492 Porto", "Portugal", "+351 22 555 0127"),
  berlin: stay("Hotel Spreeblick", "Schiffbauerdamm 22", "10117 Berlin", "Deutschland", "+49 30 555 0143"),
  munich: stay("Pension Lindner", "Landwehrstraße 48", "80336 München", "Deutschland", "+49 89 555 0175"),
  vienna: stay("Hotel Zur Alten Post", "Fleischmarkt 24", "1010 Wien", "Österreich", "+43 1 555 0166"),
  paris: stay("Hôtel des Deux Rives", "18 rue de la Bûcherie", "75005 Paris", "France", "+33 1 55 50 01 42"),
  lyon: stay("Hôtel Bellecour Saint-Jean", "9 place Bellecour", "69002 Lyon", "France", "+33 4 55 50 01 18"),
  madrid: stay("Hotel Plaza de Oriente", "Calle de Bailén 14", "28013 Madrid", "España", "+34 915 550 126"),
  seville: stay("Apartamentos Triana Sol", "Calle Betis 40", "41010 Sevilla", "España", "+34 955 550 137"),
  rome: stay("Albergo San Callisto", "Via della Lungaretta 61", "00153 Roma", "Italia", "+39 06 555 0152"),
  florence: stay("B&B Ponte Vecchio", "Borgo San Jacopo 12", "50125 Firenze", "Italia", "+39 055 555 0119"),
  amsterdam: stay("Hotel De Gouden Sleutel", "Prinsengracht 410", "1016 JB Amsterdam", "Nederland", "+31 20 555 0138"),
  utrecht: stay("Stadslogement Domzicht", "Oudegracht 155", "3511 AL Utrecht", "Nederland", "+31 30 555 0122"),
  london: stay(
    "The Marlowe Bloomsbury",
    "42 Great Russell Street",
    "London WC1B 3PA",
    "United Kingdom",
    "+44 20 7946 0158",
  ),
  edinburgh: stay(
    "Calton Hill Guest House",
    "17 Royal Terrace",
    "Edinburgh EH7 5AB",
    "United Kingdom",
    "+44 131 496 0184",
  ),
  newYork: stay("The Harlow Midtown", "225 West 44th Street", "New York, NY 10036", "United States", "+1 212-555-0167"),
  chicago: stay(
    "Lakefront Inn & Suites",
    "540 North Michigan Avenue",
    "Chicago, IL 60611",
    "United States",
    "+1 312-555-0129",
  ),
  rio: stay(
    "Pousada Santa Teresa",
    "Rua Almirante Alexandrino 660",
    "20241-260 Rio de Janeiro",
    "Brasil",
    "+55 21 5555-0114",
  ),
  kyoto: stay("Ryokan Kamogawa", "Kiyamachi-dori 270", "Kyoto 604-8002", "Japan", "+81 75-555-0133"),
} as const;

export type { Stay };

export const address = (at: Stay): string => `${at.street}, ${at.city}, ${at.country}`;

/** What a mail about a stay says; `from` and `until` are days or moments. */
export function stayed(
  at: Stay,
  from: string,
  until: string,
  code: string | null,
  who: readonly Person[] = [],
  but: Partial<ExpectedSegment> = {},
): ExpectedSegment {
  return {
    kind: "hotel",
    status: "confirmed",
    provider: at.name,
    confirmation_number: code,
    start: from,
    end: until,
    place: at.name,
    place_accept: [at.name, address(at), at.street],
    ...(who.length > 0 && { travellers: who.map(fullName) }),
    ...but,
  };
}
