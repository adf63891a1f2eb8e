import type { ExpectedSegment } from "../types.ts";
import { fullName, type Person } from "./people.ts";

interface Desk {
  readonly name: string;
  readonly street: string;
  /** Other names for the same place. */
  readonly also: readonly string[];
}

const desk = (name: string, street: string, ...also: readonly string[]): Desk => ({ name, street, also });

export const desks = {
  lisbon: desk(
    "Lisbon Airport",
    "Alameda das Comunidades Portuguesas, 1700-111 Lisboa",
    "LIS",
    "Lisbon",
    "Humberto Delgado",
  ),
  lisboa: desk("Aeroporto de Lisboa", "Alameda das Comunidades Portuguesas, 1700-111 Lisboa", "LIS", "Lisboa"),
  porto: desk("Aeroporto do Porto", "Rua Pedro Homem de Melo, 4470-558 Maia", "OPO", "Porto"),
  munich: desk("München Flughafen", "Terminalstraße Mitte 18, 85356 München", "MUC", "Flughafen München"),
  munichStation: desk("München Hauptbahnhof", "Bahnhofplatz 2, 80335 München", "Hauptbahnhof"),
  berlin: desk(
    "Berlin Brandenburg Flughafen",
    "Willy-Brandt-Platz 1, 12529 Schönefeld",
    "BER",
    "Flughafen Berlin Brandenburg",
    "Berlin",
  ),
  nice: desk("Nice Aéroport", "Rue Costes et Bellonte, 06206 Nice", "NCE", "Nice", "Aéroport de Nice"),
  marseille: desk("Marseille Gare Saint-Charles", "Square Narvik, 13001 Marseille", "Gare Saint-Charles"),
  lyon: desk("Lyon Part-Dieu", "40 rue de la Villette, 69003 Lyon", "Part-Dieu"),
  malaga: desk(
    "Málaga Aeropuerto",
    "Avenida Comandante García Morato, 29004 Málaga",
    "AGP",
    "Málaga",
    "Aeropuerto de Málaga",
  ),
  seville: desk("Sevilla Santa Justa", "Avenida de Kansas City, 41007 Sevilla", "Santa Justa"),
  catania: desk(
    "Catania Fontanarossa Aeroporto",
    "Via Fontanarossa, 95121 Catania",
    "CTA",
    "Catania",
    "Aeroporto di Catania",
    "Fontanarossa",
  ),
  palermo: desk("Palermo Centro", "Via Francesco Crispi 101, 90139 Palermo", "Palermo"),
  amsterdam: desk("Schiphol Airport", "Aankomstpassage 5, 1118 AX Schiphol", "AMS", "Schiphol", "Amsterdam"),
  edinburgh: desk("Edinburgh Airport", "Almond Road, Edinburgh EH12 9DN", "EDI", "Edinburgh"),
  glasgow: desk("Glasgow City Centre", "76 Lancefield Quay, Glasgow G3 8JF", "Glasgow"),
  denver: desk("Denver International Airport", "24530 East 78th Avenue, Denver, CO 80249", "DEN", "Denver"),
  orlando: desk("Orlando International Airport", "1 Jeff Fuqua Boulevard, Orlando, FL 32827", "MCO", "Orlando"),
  boston: desk("Boston Logan Airport", "15 Transportation Way, East Boston, MA 02128", "BOS", "Boston", "Logan"),
} as const;

export type { Desk };

const namesOf = (at: Desk): readonly string[] => [at.name, ...at.also, at.street, `${at.name}, ${at.street}`];

export interface Hire {
  readonly company: string;
  readonly code: string | null;
  readonly from: Desk;
  readonly to: Desk;
  readonly start: string;
  readonly end: string;
  readonly who?: Person;
}

export function hired(hire: Hire, but: Partial<ExpectedSegment> = {}): ExpectedSegment {
  return {
    kind: "car_rental",
    status: "confirmed",
    provider: hire.company,
    confirmation_number: hire.code,
    start: hire.start,
    end: hire.end,
    from: hire.from.name,
    from_accept: namesOf(hire.from),
    to: hire.to.name,
    to_accept: namesOf(hire.to),
    ...(hire.who !== undefined && { travellers: [fullName(hire.who)] }),
    ...but,
  };
}
