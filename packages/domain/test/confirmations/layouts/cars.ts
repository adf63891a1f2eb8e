import type { ExpectedSegment } from "../expected.ts";
import { plusDays } from "./dates.ts";
import { type Booking, bookingOf, nameOf } from "./facts.ts";

export interface CarFacts extends Booking {
  readonly company: string;
  readonly from: Station;
  readonly to: Station;
  readonly returns: string;
  readonly at: string;
  readonly until: string;
  readonly vehicle: string;
}

interface Station {
  readonly name: string;
  readonly address: string;
  /** Whatever else names it. */
  readonly also: readonly string[];
}

/** Where one picks a car up, and where one may give it back. */
const stations: readonly (readonly [Station, Station])[] = [
  [
    {
      name: "Lisbon Airport",
      address: "Alameda das Comunidades Portuguesas, 1700-111 Lisboa",
      also: ["LIS", "Lisboa"],
    },
    { name: "Faro Airport", address: "Aeroporto de Faro, 8001-701 Faro", also: ["FAO", "Faro"] },
  ],
  [
    { name: "Munich Airport", address: "Nordallee 25, 85356 München", also: ["MUC", "München", "Munich"] },
    { name: "Salzburg Airport", address: "Innsbrucker Bundesstraße 95, 5020 Salzburg", also: ["SZG", "Salzburg"] },
  ],
  [
    { name: "Málaga Airport", address: "Av. García Morato, 29004 Málaga", also: ["AGP", "Málaga"] },
    { name: "Sevilla Santa Justa", address: "Calle Joaquín Morales, 41003 Sevilla", also: ["Sevilla", "Seville"] },
  ],
  [
    { name: "Palermo Airport", address: "Via Aeroporto, 90045 Cinisi", also: ["PMO", "Palermo", "Cinisi"] },
    { name: "Catania Airport", address: "Via Fontanarossa, 95121 Catania", also: ["CTA", "Catania"] },
  ],
  [
    { name: "Denver International Airport", address: "24530 E 78th Ave, Denver, CO 80249", also: ["DEN", "Denver"] },
    { name: "Boulder Downtown", address: "2700 Pearl Street, Boulder, CO 80302", also: ["Boulder"] },
  ],
  [
    { name: "Edinburgh Airport", address: "Almond Road, Edinburgh EH12 9DN", also: ["EDI", "Edinburgh"] },
    { name: "Glasgow Airport", address: "Inchinnan Road, Paisley PA3 2SW", also: ["GLA", "Glasgow"] },
  ],
];

const companies = [
  "Rivera Rent a Car",
  "Nordwind Autovermietung",
  "Bluebird Car Hire",
  "Autonoleggio Etna",
  "Costa Cars",
];
const vehicles = ["VW Polo", "Fiat 500", "Renault Clio", "Toyota Corolla", "Opel Astra"];

export function carFacts(seed: string): CarFacts {
  const booking = bookingOf(seed, "digits too");
  const { draw } = booking;
  const places = draw.pick(stations);
  return {
    ...booking,
    company: draw.pick(companies),
    from: places[0],
    to: draw.pick(places),
    returns: plusDays(booking.date, draw.between(2, 12)),
    at: draw.pick(["09:30", "10:00", "13:45", "18:15"]),
    until: draw.pick(["08:00", "11:30", "16:00", "20:45"]),
    vehicle: draw.pick(vehicles),
  };
}

/** A rental as a mail states it that leaves nothing out. */
export function rental(f: CarFacts, less: Partial<ExpectedSegment> = {}): ExpectedSegment {
  return {
    kind: "car_rental",
    confirmation_number: f.reference,
    provider: f.company,
    start: `${f.date}T${f.at}`,
    end: `${f.returns}T${f.until}`,
    from: f.from.name,
    from_accept: f.from.also,
    to: f.to.name,
    to_accept: f.to.also,
    travellers: f.people.slice(0, 1).map(nameOf),
    place: null,
    ...less,
  };
}

/** One that is given back where it was picked up, and a mail that does not name the place twice. */
export function thereAndBack(f: CarFacts): Pick<ExpectedSegment, "to" | "to_accept"> {
  return { to: f.from.name, to_accept: f.from.also };
}
