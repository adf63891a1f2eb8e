import { z } from "zod";

/**
 * The format of a file in `data/destinations/`, as `ADDING.md` explains it. A missing field means unknown, never "no".
 * Coordinates are `[latitude, longitude]` in WGS 84 degrees, durations minutes, times local, days `mo` to `su`, money a
 * decimal text in the destination's currency or with its own (`"12 USD"`).
 */

export const placeCategories = ["food", "sight", "activity", "shopping", "nature", "nightlife"] as const;
export const dayParts = ["morning", "midday", "afternoon", "evening", "night"] as const;
export const bestTimes = ["sunrise", "morning", "midday", "afternoon", "golden-hour", "evening", "night"] as const;
export const mealKinds = ["breakfast", "lunch", "dinner"] as const;
export const diets = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
/** Travellers whom a place suits in particular. */
export const audiences = [
  "children",
  "teens",
  "couples",
  "seniors",
  "backpackers",
  "luxury",
  "night-owls",
  "rain",
  "heat",
] as const;
export const wayModes = [
  "train",
  "metro",
  "bus",
  "ferry",
  "boat",
  "car",
  "taxi",
  "tour",
  "flight",
  "cable-car",
  "bicycle",
  "walk",
] as const;
/** Languages besides English in which a destination's name is recorded. */
export const nameLanguages = ["zh", "hi", "es", "ar", "fr", "bn", "pt", "ru", "de", "ja"] as const;

export const placeTags = [
  ..."history architecture museum art modern-art design science literature music film archaeology monument memorial".split(
    " ",
  ),
  ..."war-history industrial castle palace church temple mosque synagogue shrine monastery cemetery religious unesco".split(
    " ",
  ),
  ..."viewpoint night-view rooftop sunset sunrise photography walking neighbourhood village street-art local-life".split(
    " ",
  ),
  ..."waterfront park garden beach lake river waterfall mountain island cave desert volcano glacier forest canyon".split(
    " ",
  ),
  ..."hike cycling climbing kayaking rafting surfing snorkelling diving swimming sailing boat fishing skiing".split(
    " ",
  ),
  ..."winter-sports horse-riding paragliding adventure sport football scenic-drive scenic-train cable-car wildlife".split(
    " ",
  ),
  ..."whale-watching birdwatching safari stargazing aurora hot-spring spa sauna yoga family playground theme-park zoo".split(
    " ",
  ),
  ..."aquarium restaurant cafe bakery pastry street-food food-area market food-hall local-cuisine fine-dining seafood".split(
    " ",
  ),
  ..."vegetarian-friendly ice-cream coffee tea wine winery beer brewery distillery cooking-class workshop craft".split(
    " ",
  ),
  ..."shopping fashion antiques bookshop souvenirs nightlife bar cocktail-bar pub club live-music jazz opera theatre".split(
    " ",
  ),
  ..."dance show casino romantic festival free day-trip".split(" "),
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by single dashes");
const at = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const money = z.string().regex(/^\d+(\.\d{1,2})?( [A-Z]{3})?$/, 'write an amount as "18" or "12.50 USD"');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write a time as HH:MM");
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, "write a date of the year as MM-DD");
const days = z
  .string()
  .regex(
    /^(|daily|(mo|tu|we|th|fr|sa|su)(-(mo|tu|we|th|fr|sa|su))?(,(mo|tu|we|th|fr|sa|su)(-(mo|tu|we|th|fr|sa|su))?)*)$/,
    'write days as "mo,we-fr"',
  );
const months = z.array(z.number().int().min(1).max(12)).min(1).max(11);
const sentence = z.string().min(10).max(220);
const name = z.string().min(1).max(255);

export const placeSchema = z.strictObject({
  /** Unique inside its file; the full id is `destination/place`. */
  id: slug,
  name,
  local_name: name.optional(),
  category: z.enum(placeCategories),
  tags: z
    .array(z.enum(placeTags as unknown as [string, ...string[]]))
    .min(1)
    .max(8),
  at,
  /** Part of town or, outside, the village or valley. */
  area: z.string().min(1).max(120),
  /** 3: for a first visit (a handful in a city); 2: for a second day; 1: for people who like this kind of place. */
  fame: z.literal([1, 2, 3]),
  /** How long a visit really takes. */
  minutes: z.number().int().min(15).max(720),
  /** A regular week, and the weeks of a month in which it is so; see `parseHours`. */
  hours: z.string().min(1).optional(),
  /** Without `hours`: the weekly closing days; "" means none. */
  closed: days.optional(),
  /** 0 free, 1 cheap, 2 moderate, 3 expensive, 4 very expensive, compared with places of its kind. */
  price: z.number().int().min(0).max(4).optional(),
  /** Full adult price at the door; "0" is free. */
  entry: money.optional(),
  /** How many days ahead to book; 0 means never needed. */
  book_days: z.number().int().min(0).max(365).optional(),
  /** Usual wait without a booking at a busy hour, minutes. */
  queue: z.number().int().min(0).max(300).optional(),
  step_free: z.enum(["yes", "partial", "no"]).optional(),
  setting: z.enum(["indoor", "outdoor", "both"]),
  /** The suitable parts of the day; by default from category and meals. */
  good_for: z.array(z.enum(dayParts)).min(1).optional(),
  best_time: z.enum(bestTimes).optional(),
  /** What one comes for happens at dusk only: penguins come ashore, bats fly out. */
  spectacle: z.literal("dusk").optional(),
  best_days: days.optional(),
  /** Days on which it is open but not worth a visit: crowds, nothing on. */
  avoid_days: days.optional(),
  /** Months in which it is open or worth a visit, for seasonal places only. */
  months: months.optional(),
  meals: z.array(z.enum(mealKinds)).min(1).optional(),
  /** "Basque grill", "ramen": for places to eat. */
  kitchen: z.string().min(2).max(60).optional(),
  diets: z.array(z.enum(diets)).min(1).optional(),
  suits: z.array(z.enum(audiences)).min(1).optional(),
  /** Why it is worth it, in one sentence. */
  why: sentence.optional(),
  /** What to order or to look for. */
  order: z.string().min(3).max(160).optional(),
  catch: z.string().min(5).max(200).optional(),
  /** Fields that may have changed or that the author is not sure about. */
  unsure: z
    .array(z.enum(["name", "at", "hours", "closed", "entry", "book_days", "months", "step_free", "open"]))
    .min(1)
    .optional(),
  /** The day trip that it is a stop of; such a place may lie outside the bounds. */
  day_trip: slug.optional(),
  /** The base of a region from which it is visited. */
  base: slug.optional(),
  /** Independent records that agree on name and position (300 m, areas 2 km): `wikidata:Q184402`. */
  sources: z
    .array(z.string().regex(/^(wikidata:Q\d+|osm:(node|way|relation)\/\d+|operator)$/))
    .min(1)
    .optional(),
});

const waySchema = z.strictObject({
  mode: z.enum(wayModes),
  /** Line, station and stop, as travellers would ask for them. */
  line: z.string().min(3).max(160),
  /** One way, door to door from the centre. */
  minutes: z.number().int().min(5).max(1440),
  /** Minutes between departures, when they are frequent. */
  every: z.number().int().min(1).max(720).optional(),
  /** One way, one person. */
  fare: money.optional(),
  last_back: clock.optional(),
});

export const dayTripSchema = z.strictObject({
  id: slug,
  name,
  to: at,
  fame: z.literal([1, 2, 3]),
  /** Door to door, ways included. */
  hours: z.number().min(3).max(15),
  leave_by: clock,
  ways: z.array(waySchema).min(1).max(4),
  /** Its stops in the usual order of a visit; all have `day_trip`. */
  places: z.array(slug).min(1).max(9),
  best_days: days.optional(),
  avoid_days: days.optional(),
  months: months.optional(),
  tags: z
    .array(z.enum(placeTags as unknown as [string, ...string[]]))
    .min(1)
    .max(8),
  suits: z.array(z.enum(audiences)).min(1).optional(),
  why: sentence,
  catch: z.string().min(5).max(200).optional(),
});

/** Places that belong together, in the order in which people enjoy them. */
export const walkSchema = z.strictObject({
  id: slug,
  name,
  places: z.array(slug).min(2).max(9),
  minutes: z.number().int().min(30).max(720),
  best_time: z.enum(bestTimes).optional(),
  why: sentence,
});

/** An event. Weekly: `days`; monthly: `nth` and `days`; yearly: `from` and `to`. */
export const eventSchema = z.strictObject({
  id: slug,
  name,
  effect: z.enum(["go", "free", "late", "closed", "crowded", "season", "avoid"]),
  days: days.optional(),
  /** The first (1) to last (5) of those weekdays in a month. */
  nth: z.number().int().min(1).max(5).optional(),
  time: z
    .string()
    .regex(/^\d\d:\d\d-\d\d:\d\d$/)
    .optional(),
  from: monthDay.optional(),
  to: monthDay.optional(),
  /** The dates change every year, and the stated ones are only usual. */
  varies: z.literal(true).optional(),
  places: z.array(slug).min(1).optional(),
  tags: z
    .array(z.enum(placeTags as unknown as [string, ...string[]]))
    .min(1)
    .optional(),
  why: sentence,
});

export const baseSchema = z.strictObject({
  id: slug,
  name,
  at,
  /** The id of its own file, if it has one. */
  destination: slug.optional(),
  nights: z.number().int().min(1).max(7),
  why: sentence,
});

/** A day on the road of a region. */
export const driveSchema = z.strictObject({
  id: slug,
  name,
  from: slug,
  to: slug,
  minutes: z.number().int().min(15).max(720),
  km: z.number().int().min(1).max(1500),
  /** How one goes where nobody drives: the famous train, the ferry. */
  mode: z.enum(wayModes).optional(),
  places: z.array(slug).min(1).max(9),
  why: sentence,
});

const twelve = z.array(z.number()).length(12);

export const destinationSchema = z.strictObject({
  id: slug,
  kind: z.enum(["city", "region", "island", "park"]),
  name: z.string().min(1).max(120),
  local_name: z.string().min(1).max(120).optional(),
  /** Names in other languages, by language. */
  names: z.partialRecord(z.enum(nameLanguages), z.string().min(1)),
  /** Other spellings, former names and common misspellings. */
  aliases: z.array(z.string().min(1)),
  /** IATA codes of its airports and of the city itself. */
  iata: z.array(z.string().regex(/^[A-Z]{3}$/)),
  country: z.string().min(1),
  country_code: z.string().length(2),
  at,
  timezone: z.string().min(1),
  currency: z.string().length(3),
  bounds: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  /** Usual spend of one person on a simple lunch and on a sit-down dinner. */
  meal_cost: z.strictObject({ lunch: z.string().regex(/^\d+$/), dinner: z.string().regex(/^\d+$/) }),
  /** Mean daily high and low in degrees Celsius and days with rain, January to December. */
  climate: z.strictObject({ high: twelve, low: twelve, wet_days: twelve }),
  /** How to get into town from the airport. */
  arrival: sentence.optional(),
  /** The usual number for a first visit. */
  nights: z.number().int().min(1).max(21),
  /** A visit needs a car. */
  needs_car: z.boolean().optional(),
  bases: z.array(baseSchema).min(1).max(8).optional(),
  drives: z.array(driveSchema).max(12).optional(),
  day_trips: z.array(dayTripSchema).max(10),
  walks: z.array(walkSchema).max(12),
  events: z.array(eventSchema).max(24),
  places: z.array(placeSchema).min(15).max(160),
});

export type DestinationFile = z.infer<typeof destinationSchema>;
export type PlaceRecord = z.infer<typeof placeSchema>;
/** Those of its weekdays in a month on which a place is open, or closed: 1 is the first of them, -1 the last. */
export interface DaysInMonth {
  readonly open: boolean;
  readonly nth: readonly number[];
}

export type Week = Record<(typeof weekdays)[number], readonly string[]> & {
  readonly inMonth?: Partial<Record<(typeof weekdays)[number], DaysInMonth>>;
};
