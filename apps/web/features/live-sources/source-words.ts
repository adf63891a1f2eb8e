import type { ApiOutputs } from "@/features/api-client/index.ts";
import { t } from "./messages/index.ts";

export type Source = ApiOutputs["installation"]["liveSources"]["sources"][number];

interface SourceWords {
  readonly name: string;
  readonly address: string;
  readonly asked: string;
  readonly sent: string;
  readonly when: string;
}

/** What people are told of each source. Whoever changes what a source is sent changes this, and docs/self-hosting.md. */
export const sourceWords = (): Readonly<Record<Source["name"], SourceWords>> => ({
  photon: {
    name: "Photon (OpenStreetMap)",
    address: "photon.komoot.io",
    asked: t("photon.asked"),
    sent: t("photon.sent"),
    when: t("photon.when"),
  },
  nominatim: {
    name: "Nominatim (OpenStreetMap)",
    address: "nominatim.openstreetmap.org",
    asked: t("nominatim.asked"),
    sent: t("nominatim.sent"),
    when: t("nominatim.when"),
  },
  overpass: {
    name: "Overpass (OpenStreetMap)",
    address: "overpass-api.de",
    asked: t("overpass.asked"),
    sent: t("overpass.sent"),
    when: t("overpass.when"),
  },
  weather: {
    name: "Open-Meteo",
    address: "api.open-meteo.com",
    asked: t("weather.asked"),
    sent: t("weather.sent"),
    when: t("weather.when"),
  },
  rates: {
    name: t("ecb"),
    address: "www.ecb.europa.eu",
    asked: t("rates.asked"),
    sent: t("rates.sent"),
    when: t("rates.when"),
  },
  wikidata: {
    name: "Wikidata",
    address: "www.wikidata.org",
    asked: t("wikidata.asked"),
    sent: t("wikidata.sent"),
    when: t("wikidata.when"),
  },
  commons: {
    name: "Wikimedia Commons",
    address: "commons.wikimedia.org",
    asked: t("commons.asked"),
    sent: t("commons.sent"),
    when: t("commons.when"),
  },
});
