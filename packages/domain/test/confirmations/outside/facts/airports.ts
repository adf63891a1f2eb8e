import type { Language } from "../types.ts";

interface Names {
  readonly city: string;
  /** Of the airport, beside the city. */
  readonly airport: string;
  readonly country: string;
  /** The city in other languages, where it differs. */
  readonly abroad?: Readonly<Partial<Record<Language, string>>>;
}

const airports = {
  FRA: { city: "Frankfurt", airport: "Frankfurt", country: "DE", abroad: { fr: "Francfort", it: "Francoforte" } },
  MUC: {
    city: "Munich",
    airport: "Munich",
    country: "DE",
    abroad: { de: "München", it: "Monaco di Baviera", es: "Múnich", pt: "Munique", nl: "München" },
  },
  BER: {
    city: "Berlin",
    airport: "Brandenburg",
    country: "DE",
    abroad: { es: "Berlín", it: "Berlino", pt: "Berlim", nl: "Berlijn" },
  },
  HAM: {
    city: "Hamburg",
    airport: "Hamburg",
    country: "DE",
    abroad: { fr: "Hambourg", es: "Hamburgo", it: "Amburgo", pt: "Hamburgo" },
  },
  VIE: {
    city: "Vienna",
    airport: "Schwechat",
    country: "AT",
    abroad: { de: "Wien", fr: "Vienne", es: "Viena", pt: "Viena", nl: "Wenen" },
  },
  ZRH: {
    city: "Zurich",
    airport: "Zurich",
    country: "CH",
    abroad: { de: "Zürich", es: "Zúrich", it: "Zurigo", pt: "Zurique", nl: "Zürich" },
  },
  LIS: {
    city: "Lisbon",
    airport: "Humberto Delgado",
    country: "PT",
    abroad: { de: "Lissabon", fr: "Lisbonne", es: "Lisboa", it: "Lisbona", pt: "Lisboa", nl: "Lissabon" },
  },
  OPO: { city: "Porto", airport: "Francisco Sá Carneiro", country: "PT", abroad: { es: "Oporto" } },
  CDG: {
    city: "Paris",
    airport: "Charles de Gaulle",
    country: "FR",
    abroad: { es: "París", it: "Parigi", nl: "Parijs" },
  },
  NCE: { city: "Nice", airport: "Côte d'Azur", country: "FR", abroad: { de: "Nizza", it: "Nizza", es: "Niza" } },
  LHR: {
    city: "London",
    airport: "Heathrow",
    country: "GB",
    abroad: { fr: "Londres", es: "Londres", it: "Londra", pt: "Londres", nl: "Londen" },
  },
  LGW: {
    city: "London",
    airport: "Gatwick",
    country: "GB",
    abroad: { fr: "Londres", es: "Londres", it: "Londra", pt: "Londres", nl: "Londen" },
  },
  STN: {
    city: "London",
    airport: "Stansted",
    country: "GB",
    abroad: { fr: "Londres", es: "Londres", it: "Londra", pt: "Londres", nl: "Londen" },
  },
  EDI: {
    city: "Edinburgh",
    airport: "Edinburgh",
    country: "GB",
    abroad: { fr: "Édimbourg", es: "Edimburgo", it: "Edimburgo", pt: "Edimburgo" },
  },
  DUB: { city: "Dublin", airport: "Dublin", country: "IE", abroad: { es: "Dublín", it: "Dublino" } },
  AMS: { city: "Amsterdam", airport: "Schiphol", country: "NL", abroad: { es: "Ámsterdam", pt: "Amesterdão" } },
  MAD: { city: "Madrid", airport: "Barajas", country: "ES" },
  BCN: { city: "Barcelona", airport: "El Prat", country: "ES", abroad: { fr: "Barcelone", it: "Barcellona" } },
  FCO: { city: "Rome", airport: "Fiumicino", country: "IT", abroad: { de: "Rom", es: "Roma", it: "Roma", pt: "Roma" } },
  LIN: {
    city: "Milan",
    airport: "Linate",
    country: "IT",
    abroad: { de: "Mailand", es: "Milán", it: "Milano", pt: "Milão", nl: "Milaan" },
  },
  BGY: { city: "Bergamo", airport: "Orio al Serio", country: "IT", abroad: { fr: "Bergame", es: "Bérgamo" } },
  ARN: {
    city: "Stockholm",
    airport: "Arlanda",
    country: "SE",
    abroad: { es: "Estocolmo", it: "Stoccolma", pt: "Estocolmo" },
  },
  CPH: {
    city: "Copenhagen",
    airport: "Kastrup",
    country: "DK",
    abroad: {
      de: "Kopenhagen",
      fr: "Copenhague",
      es: "Copenhague",
      it: "Copenaghen",
      pt: "Copenhaga",
      nl: "Kopenhagen",
    },
  },
  JFK: { city: "New York", airport: "John F. Kennedy", country: "US", abroad: { es: "Nueva York", pt: "Nova Iorque" } },
  ORD: { city: "Chicago", airport: "O'Hare", country: "US" },
  SFO: { city: "San Francisco", airport: "San Francisco International", country: "US" },
  BOS: { city: "Boston", airport: "Logan", country: "US" },
  GRU: { city: "São Paulo", airport: "Guarulhos", country: "BR", abroad: { nl: "São Paulo" } },
  GIG: { city: "Rio de Janeiro", airport: "Galeão", country: "BR" },
  DXB: { city: "Dubai", airport: "Dubai International", country: "AE", abroad: { fr: "Dubaï", es: "Dubái" } },
  SIN: {
    city: "Singapore",
    airport: "Changi",
    country: "SG",
    abroad: { de: "Singapur", fr: "Singapour", es: "Singapur", pt: "Singapura" },
  },
  HND: {
    city: "Tokyo",
    airport: "Haneda",
    country: "JP",
    abroad: { de: "Tokio", es: "Tokio", pt: "Tóquio", nl: "Tokio" },
  },
  CTS: { city: "Sapporo", airport: "New Chitose", country: "JP" },
  ITM: { city: "Osaka", airport: "Itami", country: "JP" },
  FUK: { city: "Fukuoka", airport: "Fukuoka", country: "JP" },
} as const satisfies Readonly<Record<string, Names>>;

export type Iata = keyof typeof airports;

const named = (iata: Iata): Names => airports[iata];
export const cityOf = (iata: Iata, language: Language = "en"): string =>
  named(iata).abroad?.[language] ?? named(iata).city;
export const airportOf = (iata: Iata): string => named(iata).airport;
export const countryOf = (iata: Iata): string => named(iata).country;
/** "London Heathrow", but "Dublin" where the airport has no name of its own. */
export function fullAirport(iata: Iata, language: Language = "en"): string {
  const { city, airport } = named(iata);
  if (airport === city) return cityOf(iata, language);
  return airport.startsWith(city) ? airport : `${cityOf(iata, language)} ${airport}`;
}
/** Everything that may stand for it. */
export const airportNames = (iata: Iata, language: Language): readonly string[] => [
  ...new Set([iata, fullAirport(iata, language), cityOf(iata, language), airportOf(iata)]),
];
