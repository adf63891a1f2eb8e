import type { ExpectedSegment } from "../expected.ts";
import { plusDays } from "./dates.ts";
import { type Booking, bookingOf, nameOf, type Words } from "./facts.ts";
import type { Language } from "./layout.ts";

export interface HotelFacts extends Booking {
  readonly hotel: Hotel;
  readonly nights: number;
  readonly leaves: string;
  /** From when the room is ready, and until when it has to be left. */
  readonly from: string;
  readonly until: string;
  readonly room: Words;
  readonly guests: number;
  readonly phone: string;
}

export interface Hotel {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly city: Words;
  readonly country: Words;
}

const hotels: readonly Hotel[] = [
  [
    "Hotel Lindenhof",
    "Gartenstraße 14",
    "80331 München",
    { en: "Munich", de: "München", es: "Múnich", it: "Monaco di Baviera" },
    {
      en: "Germany",
      de: "Deutschland",
      fr: "Allemagne",
      es: "Alemania",
      it: "Germania",
      pt: "Alemanha",
      nl: "Duitsland",
    },
  ],
  [
    "Pensão Rio Claro",
    "Rua do Alecrim 52",
    "1200-018 Lisboa",
    { en: "Lisbon", de: "Lissabon", fr: "Lisbonne", es: "Lisboa", it: "Lisbona", pt: "Lisboa", nl: "Lissabon" },
    { en: "Portugal", it: "Portogallo" },
  ],
  [
    "Hôtel des Deux Ponts",
    "18 rue Saint-Louis",
    "75004 Paris",
    { en: "Paris", es: "París", it: "Parigi", nl: "Parijs" },
    { en: "France", de: "Frankreich", fr: "France", es: "Francia", it: "Francia", pt: "França", nl: "Frankrijk" },
  ],
  [
    "Albergo Tre Fontane",
    "Via dei Coronari 27",
    "00186 Roma",
    { en: "Rome", de: "Rom", es: "Roma", it: "Roma", pt: "Roma" },
    { en: "Italy", de: "Italien", fr: "Italie", es: "Italia", it: "Italia", pt: "Itália", nl: "Italië" },
  ],
  [
    "Canal House Suites",
    "Herengracht 148",
    "1016 BN Amsterdam",
    { en: "Amsterdam", pt: "Amsterdã", es: "Ámsterdam" },
    {
      en: "Netherlands",
      de: "Niederlande",
      fr: "Pays-Bas",
      es: "Países Bajos",
      it: "Paesi Bassi",
      pt: "Países Baixos",
      nl: "Nederland",
    },
  ],
  [
    "Hostal Plaza Mayor",
    "Calle de Toledo 9",
    "28005 Madrid",
    { en: "Madrid" },
    { en: "Spain", de: "Spanien", fr: "Espagne", es: "España", it: "Spagna", pt: "Espanha", nl: "Spanje" },
  ],
  [
    "The Harbour Inn",
    "21 Quay Street",
    "Galway H91 X4K2",
    { en: "Galway" },
    { en: "Ireland", de: "Irland", fr: "Irlande", es: "Irlanda", it: "Irlanda", pt: "Irlanda", nl: "Ierland" },
  ],
  [
    "Riverside Lodge",
    "310 Alder Street",
    "Portland, OR 97205",
    { en: "Portland" },
    {
      en: "United States",
      de: "USA",
      fr: "États-Unis",
      es: "Estados Unidos",
      it: "Stati Uniti",
      pt: "Estados Unidos",
      nl: "Verenigde Staten",
    },
  ],
  [
    "Hotel am Ring",
    "Opernring 3",
    "1010 Wien",
    { en: "Vienna", de: "Wien", fr: "Vienne", es: "Viena", it: "Vienna", pt: "Viena", nl: "Wenen" },
    { en: "Austria", de: "Österreich", fr: "Autriche", es: "Austria", it: "Austria", pt: "Áustria", nl: "Oostenrijk" },
  ],
  [
    "Ryokan Hanaya",
    "2-4-9 Asakusa, Taito-ku",
    "Tokyo 111-0032",
    { en: "Tokyo", de: "Tokio", es: "Tokio", pt: "Tóquio", nl: "Tokio" },
    { en: "Japan", fr: "Japon", es: "Japón", it: "Giappone", pt: "Japão" },
  ],
].map(([name, street, town, city, country]) => ({ name, street, town, city, country }) as Hotel);

const rooms: readonly Words[] = [
  {
    en: "Double room with breakfast",
    de: "Doppelzimmer mit Frühstück",
    fr: "Chambre double avec petit-déjeuner",
    es: "Habitación doble con desayuno",
    it: "Camera doppia con colazione",
    pt: "Quarto duplo com pequeno-almoço",
    nl: "Tweepersoonskamer met ontbijt",
    ja: "ダブルルーム",
  },
  {
    en: "Single room",
    de: "Einzelzimmer",
    fr: "Chambre simple",
    es: "Habitación individual",
    it: "Camera singola",
    pt: "Quarto individual",
    nl: "Eenpersoonskamer",
    ja: "シングルルーム",
  },
];

export function hotelFacts(seed: string): HotelFacts {
  const booking = bookingOf(seed, "digits too");
  const { draw, date } = booking;
  const nights = draw.between(1, 6);
  return {
    ...booking,
    hotel: draw.pick(hotels),
    nights,
    leaves: plusDays(date, nights),
    from: draw.pick(["14:00", "15:00", "16:00"]),
    until: draw.pick(["10:00", "11:00", "12:00"]),
    room: draw.pick(rooms),
    guests: draw.between(2, 3),
    phone: `+${draw.between(30, 49)} ${draw.digits(2)} 5550 ${draw.digits(4)}`,
  };
}

export function wordOf(words: Words, language: Language): string {
  return words[language] ?? words.en;
}

/** `clock` says whether the mail states from when and until when; then a reader may also keep to the days. */
export function stay(f: HotelFacts, clock: boolean, less: Partial<ExpectedSegment> = {}): ExpectedSegment {
  return {
    kind: "hotel",
    confirmation_number: f.reference,
    provider: f.hotel.name,
    start: clock ? `${f.date}T${f.from}` : f.date,
    start_accept: [f.date],
    end: clock ? `${f.leaves}T${f.until}` : f.leaves,
    end_accept: [f.leaves],
    place: f.hotel.name,
    travellers: f.people.slice(0, 1).map(nameOf),
    from: null,
    to: null,
    ...less,
  };
}

export function priceOf(f: Booking): NonNullable<ExpectedSegment["price"]> {
  return { amount: f.price, currency: f.currency };
}
