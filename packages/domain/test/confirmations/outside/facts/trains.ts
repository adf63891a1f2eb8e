import type { ExpectedSegment } from "../types.ts";
import { at } from "./dates.ts";
import { fullName, type Person } from "./people.ts";

/** Operator, from, to, departure, arrival, days later, platforms. */
type Service = readonly [string, string, string, string, string, number, string?, string?];

const services = {
  "ICE 577": ["Deutsche Bahn", "Hamburg Hbf", "Stuttgart Hbf", "08:24", "13:53", 0, "14", "9"],
  "ICE 1004": ["Deutsche Bahn", "München Hbf", "Berlin Hbf", "10:55", "15:27", 0, "22", "1"],
  "ICE 1009": ["Deutsche Bahn", "Berlin Hbf", "München Hbf", "16:34", "20:58", 0, "2", "19"],
  "EC 173": ["Deutsche Bahn", "Berlin Hbf", "Praha hl.n.", "07:16", "11:24", 0, "1"],
  "IC 2023": ["Deutsche Bahn", "Köln Hbf", "Mainz Hbf", "13:53", "15:38", 0, "6", "4"],
  "ICE 611": ["Deutsche Bahn", "Mainz Hbf", "München Hbf", "16:18", "19:52", 0, "3", "15"],
  "RJX 66": ["ÖBB", "Wien Hbf", "Salzburg Hbf", "09:30", "11:52", 0, "8", "4"],
  "NJ 490": ["ÖBB", "Wien Hbf", "Hamburg Hbf", "20:12", "07:52", 1, "9", "12"],
  "IC 713": ["SBB", "Zürich HB", "Bern", "10:02", "10:58", 0, "32", "6"],
  "TGV 6607": ["SNCF", "Paris Gare de Lyon", "Lyon Part-Dieu", "09:00", "10:56", 0],
  "TGV 6624": ["SNCF", "Lyon Part-Dieu", "Paris Gare de Lyon", "18:04", "20:00", 0],
  "TGV 8417": ["SNCF", "Paris Montparnasse", "Bordeaux Saint-Jean", "11:52", "13:59", 0],
  "INTERCITÉS 4755": ["SNCF", "Bordeaux Saint-Jean", "Toulouse Matabiau", "14:34", "16:44", 0],
  "Frecciarossa 9612": ["Trenitalia", "Roma Termini", "Milano Centrale", "08:10", "11:20", 0],
  "Frecciarossa 9655": ["Trenitalia", "Milano Centrale", "Roma Termini", "18:00", "21:10", 0],
  "Intercity 591": ["Trenitalia", "Firenze S. M. Novella", "Napoli Centrale", "13:41", "17:35", 0],
  "Italo 9973": ["Italo", "Milano Centrale", "Bologna Centrale", "12:15", "13:24", 0],
  "AVE 03113": ["Renfe", "Madrid Puerta de Atocha", "Barcelona Sants", "11:30", "14:15", 0],
  "AVE 03172": ["Renfe", "Barcelona Sants", "Madrid Puerta de Atocha", "17:25", "20:10", 0],
  "ALVIA 04142": ["Renfe", "Madrid Chamartín", "Santander", "14:05", "18:20", 0],
  "AP 123": ["CP", "Lisboa Oriente", "Porto Campanhã", "09:09", "11:51", 0],
  "IC 528": ["CP", "Porto Campanhã", "Coimbra B", "17:52", "19:02", 0],
  "Eurostar 9014": ["Eurostar", "London St Pancras Int'l", "Paris Gare du Nord", "10:24", "13:50", 0],
  "Eurostar 9043": ["Eurostar", "Paris Gare du Nord", "London St Pancras Int'l", "17:12", "18:30", 0],
  "Eurostar 9329": ["Eurostar", "Amsterdam Centraal", "Paris Gare du Nord", "10:15", "13:38", 0],
  "IC 145": ["NS International", "Amsterdam Centraal", "Berlin Hbf", "11:00", "16:49", 0, "10"],
  "ICE 123": ["NS International", "Utrecht Centraal", "Köln Hbf", "08:32", "11:15", 0, "7"],
  "Acela 2151": ["Amtrak", "New York Penn Station", "Washington Union Station", "07:00", "09:56", 0],
  "Northeast Regional 174": ["Amtrak", "Washington Union Station", "Boston South Station", "14:02", "22:08", 0],
  "Coast Starlight 11": ["Amtrak", "Seattle King Street Station", "Emeryville", "09:50", "08:23", 1],
  のぞみ225号: ["JR東海", "東京", "新大阪", "10:30", "12:57", 0],
  はやぶさ15号: ["JR東日本", "東京", "仙台", "09:36", "11:07", 0],
} as const satisfies Readonly<Record<string, Service>>;

export interface Ride {
  readonly train: string;
  readonly operator: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly later: number;
  readonly fromPlatform: string | undefined;
  readonly toPlatform: string | undefined;
}

export function ride(train: keyof typeof services, day: string): Ride {
  const [operator, from, to, start, end, later, fromPlatform, toPlatform]: Service = services[train];
  return {
    train,
    operator,
    from,
    to,
    start: at(day, start),
    end: at(day, end, later),
    later,
    fromPlatform,
    toPlatform,
  };
}

export function ridden(
  one: Ride,
  code: string | null,
  who: readonly Person[] = [],
  but: Partial<ExpectedSegment> = {},
): ExpectedSegment {
  return {
    kind: "train",
    status: "confirmed",
    train_number: one.train,
    confirmation_number: code,
    start: one.start,
    end: one.end,
    from: one.from,
    from_accept: stationNames(one.from),
    to: one.to,
    to_accept: stationNames(one.to),
    ...(who.length > 0 && { travellers: who.map(fullName) }),
    ...but,
  };
}

/** "Berlin Hbf" is Berlin, "Paris Gare de Lyon" is Paris and not Lyon. */
export const stationNames = (name: string): readonly string[] => [
  ...new Set([name, /^(?:New York|\S+)/.exec(name)?.[0] ?? name]),
];
