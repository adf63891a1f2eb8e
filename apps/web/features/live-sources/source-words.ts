import type { ApiOutputs } from "@/features/api-client/index.ts";

export type Source = ApiOutputs["installation"]["liveSources"]["sources"][number];

interface SourceWords {
  readonly name: string;
  readonly address: string;
  readonly asked: string;
  readonly sent: string;
  readonly when: string;
}

/** What people are told of each source. Whoever changes what a source is sent changes this, and docs/self-hosting.md. */
export const sourceWords: Readonly<Record<Source["name"], SourceWords>> = {
  photon: {
    name: "Photon (OpenStreetMap)",
    address: "photon.komoot.io",
    asked: "Places and addresses that our own list does not have",
    sent: "The words in the search box, and the town of the trip, rounded to about 11 km",
    when: "When you stop typing while you add an activity",
  },
  nominatim: {
    name: "Nominatim (OpenStreetMap)",
    address: "nominatim.openstreetmap.org",
    asked: "Where a destination is that we do not know",
    sent: "The destination as you wrote it",
    when: "When you plan a trip to such a place",
  },
  overpass: {
    name: "Overpass (OpenStreetMap)",
    address: "overpass-api.de",
    asked: "What is worth a visit around a town",
    sent: "The position of the town, rounded to about 1 km",
    when: "When you plan a trip to a town that we do not know, or add something there that our list does not have",
  },
  weather: {
    name: "Open-Meteo",
    address: "api.open-meteo.com",
    asked: "The weather of the next sixteen days",
    sent: "The town where you stay, rounded to about 11 km, and its time zone; never your dates",
    when: "When you look at a trip that is near or under way, at most every three hours",
  },
  rates: {
    name: "European Central Bank",
    address: "www.ecb.europa.eu",
    asked: "The exchange rates of the day",
    sent: "Nothing: everybody gets the same file",
    when: "When somebody opens Money, at most every six hours",
  },
  wikidata: {
    name: "Wikidata",
    address: "www.wikidata.org",
    asked: "Which photograph shows a place",
    sent: "The number of the place's public record or, without one, the name that our list has for it",
    when: "When a place or city of our list is shown, at most every two weeks",
  },
  commons: {
    name: "Wikimedia Commons",
    address: "commons.wikimedia.org",
    asked: "The photograph, its author and its license",
    sent: "The name of the file",
    when: "When a photograph is shown that the server does not have yet; browsers get it from the server",
  },
};
