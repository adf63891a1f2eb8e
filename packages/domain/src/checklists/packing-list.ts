import { countWords } from "../join-words.ts";
import type { TripKind } from "./trip-kinds.ts";
import type { UsualWeather } from "./usual-weather.ts";

export interface PackingRequest {
  readonly nights: number;
  readonly weather: UsualWeather | undefined;
  readonly kinds: ReadonlySet<TripKind>;
}

export interface SuggestedItem {
  readonly section: string;
  readonly text: string;
}

/** Longer, and one washes on the way. */
const MOST_SETS = 7;
const SHORT_NIGHTS = 2;
const HOT = 27;
const WARM = 20;
const COOL = 14;
const COLD = 6;
const WET_DAYS = 8;

interface Rule {
  readonly section: string;
  readonly text: string | ((request: PackingRequest) => string);
  readonly when?: (request: PackingRequest) => boolean;
}

const sets = ({ nights }: PackingRequest) => Math.min(nights + 1, MOST_SETS);
const below = (degrees: number) => (it: PackingRequest) => it.weather !== undefined && it.weather.low < degrees;
const above = (degrees: number) => (it: PackingRequest) => it.weather !== undefined && it.weather.high >= degrees;
const wet = (it: PackingRequest) => it.weather !== undefined && it.weather.wetDays >= WET_DAYS;
const has =
  (...kinds: readonly TripKind[]) =>
  (it: PackingRequest) =>
    kinds.some((kind) => it.kinds.has(kind));
const longer = (it: PackingRequest) => it.nights > SHORT_NIGHTS;
const washes = (it: PackingRequest) => it.nights + 1 > MOST_SETS;

const [papers, clothes, weather, bathroom, things, doing] = [
  "Papers and money",
  "Clothes",
  "For the weather",
  "Bathroom and health",
  "Things",
  "For what you do",
];

/** In the order of the list. */
const rules: readonly Rule[] = [
  { section: papers, text: "Passport or identity card" },
  { section: papers, text: "Tickets and bookings, also offline" },
  { section: papers, text: "Bank card and some cash" },
  { section: papers, text: "Insurance card" },
  { section: clothes, text: (it) => `${countWords(sets(it), "set")} of underwear and socks` },
  { section: clothes, text: (it) => countWords(sets(it), "top") },
  {
    section: clothes,
    text: (it) => `${countWords(Math.ceil(sets(it) / 3), "pair")} of trousers or skirts`,
    when: longer,
  },
  { section: clothes, text: "Trousers or a skirt", when: (it) => !longer(it) },
  { section: clothes, text: "Comfortable shoes" },
  { section: clothes, text: "A second pair of shoes", when: longer },
  { section: clothes, text: "Something to sleep in" },
  { section: clothes, text: "Travel detergent or a plan for laundry", when: washes },
  { section: weather, text: "Shorts or a light dress", when: above(HOT) },
  { section: weather, text: "Sun hat, sunglasses and sunscreen", when: above(WARM) },
  {
    section: weather,
    text: "A light jacket or sweater for the evening",
    when: (it) => above(WARM)(it) && below(COOL + 4)(it),
  },
  { section: weather, text: "A warm sweater", when: below(COOL) },
  { section: weather, text: "A warm coat", when: below(COLD) },
  { section: weather, text: "Hat, scarf and gloves", when: below(COLD) },
  { section: weather, text: "Thermal underwear", when: below(-2) },
  { section: weather, text: "Shoes that keep dry", when: (it) => wet(it) || below(0)(it) },
  { section: weather, text: "Rain jacket or umbrella", when: (it) => it.weather === undefined || wet(it) },
  {
    section: weather,
    text: "A layer for every weather: nothing is known of it there",
    when: (it) => it.weather === undefined,
  },
  { section: bathroom, text: "Toothbrush and toothpaste" },
  { section: bathroom, text: "Soap, shampoo and deodorant" },
  { section: bathroom, text: "Medicines that you take" },
  { section: bathroom, text: "Plasters and painkillers" },
  { section: bathroom, text: "Insect repellent", when: (it) => above(HOT)(it) && wet(it) },
  { section: things, text: "Phone and charger" },
  { section: things, text: "Plug adapter" },
  { section: things, text: "Power bank" },
  { section: things, text: "Water bottle" },
  { section: things, text: "A small bag for the day" },
  { section: things, text: "A bag for laundry", when: longer },
  { section: doing, text: "Swimwear", when: (it) => has("beach", "bath")(it) },
  { section: doing, text: "Beach towel and sandals", when: has("beach") },
  { section: doing, text: "Walking boots that are worn in", when: has("hiking") },
  { section: doing, text: "Snacks, map and a light for the way", when: has("hiking") },
  { section: doing, text: "Snow clothes, goggles and warm gloves", when: has("snow") },
  { section: doing, text: "Clothes for meetings, and the laptop with its charger", when: has("business") },
  { section: doing, text: "Something elegant for the evening", when: has("dressy") },
  { section: doing, text: "Something that covers shoulders and knees", when: has("worship") },
  { section: doing, text: "Clothes and gloves for cycling", when: has("cycling") },
  { section: doing, text: "Tent, sleeping bag and mat", when: has("camping") },
  { section: doing, text: "Torch, stove and matches", when: has("camping") },
];

/** What people usually pack for so many nights, such weather and such a trip; of clothes for a week at most. */
export function packingList(request: PackingRequest): readonly SuggestedItem[] {
  return rules
    .filter((it) => it.when?.(request) ?? true)
    .map(({ section, text }) => ({ section, text: typeof text === "string" ? text : text(request) }));
}
