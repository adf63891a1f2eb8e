import { z } from "zod";

/**
 * The shape of a city file under `data/cities/`. Times are local wall clock `HH:MM`, coordinates WGS 84 degrees,
 * durations minutes, money decimal strings in the stated currency. `null` always means "not known", never "no".
 */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by single dashes");
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d";
/** `10:00-18:30`; an end before the start runs past midnight; `00:00-24:00` is round the clock. */
const span = z.string().regex(new RegExp(`^${clock}-(?:${clock}|24:00)$`), "write opening times as HH:MM-HH:MM");
const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);

export const placeCategories = ["food", "sight", "activity", "shopping", "nature", "nightlife"] as const;
export const dayParts = ["morning", "midday", "afternoon", "evening", "night"] as const;
export const mealKinds = ["breakfast", "lunch", "dinner"] as const;
export const diets = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** An empty list is "closed that day". The whole week is stated or nothing is. */
export const weekSchema = z.strictObject({
  mon: z.array(span),
  tue: z.array(span),
  wed: z.array(span),
  thu: z.array(span),
  fri: z.array(span),
  sat: z.array(span),
  sun: z.array(span),
});

export const placeSchema = z.strictObject({
  /** Unique inside its city; the full id is `city/place`. */
  id: slug,
  name: z.string().min(1).max(255),
  local_name: z.string().min(1).max(255).nullable(),
  category: z.enum(placeCategories),
  tags: z.array(slug).min(1).max(8),
  lat,
  lng,
  neighborhood: z.string().min(1).max(120),
  /** 3: for a first visit (a handful a city); 2: for a second day; 1: for those who like its kind. */
  fame: z.literal([1, 2, 3]),
  /** Usual length of a visit. */
  visit_minutes: z.number().int().min(15).max(600),
  hours: weekSchema.nullable(),
  /** Who states the hours; null exactly when `hours` is. */
  hours_source: z.string().min(1).nullable(),
  /** 0 free, 1 cheap, 2 moderate, 3 dear, 4 very dear, for the place's own kind. */
  price_level: z.number().int().min(0).max(4).nullable(),
  /** Full adult price at the door. */
  entry_price: z
    .strictObject({ amount: z.string().regex(/^\d+(\.\d{1,2})?$/), currency: z.string().length(3) })
    .nullable(),
  booking_advised: z.boolean().nullable(),
  step_free: z.enum(["yes", "partial", "no"]).nullable(),
  setting: z.enum(["indoor", "outdoor", "both"]),
  good_for: z.array(z.enum(dayParts)).min(1),
  /** Meals that a traveller can have here; empty when it is not a place to eat. */
  meals: z.array(z.enum(mealKinds)),
  /** Diets that the place is well known to cater for; an empty list is "not known". */
  diets: z.array(z.enum(diets)),
  /** Months (1 to 12) in which it is open or worth the way, for seasonal places only; null is "all year". */
  best_months: z.array(z.number().int().min(1).max(12)).min(1).max(11).nullable(),
  /** `editor` (written from general knowledge) first; then independent ones such as `wikidata:Q184402`. */
  sources: z.array(z.string().regex(/^(editor|wikidata:Q\d+|osm:(node|way|relation)\/\d+|operator)$/)).min(1),
  /** True only where a second, independent source agrees on name and position. */
  verified: z.boolean(),
});

export const citySchema = z.strictObject({
  id: slug,
  name: z.string().min(1).max(120),
  local_name: z.string().min(1).max(120).nullable(),
  /** Other spellings that people type, without the name itself. */
  aliases: z.array(z.string().min(1)),
  country: z.string().min(1),
  country_code: z.string().length(2),
  lat,
  lng,
  timezone: z.string().min(1),
  currency: z.string().length(3),
  bounds: z.strictObject({ south: lat, west: lng, north: lat, east: lng }),
  /** Usual spend of one person on a simple lunch and on a sit-down dinner, in `currency`. */
  meal_cost: z.strictObject({ lunch: z.string().regex(/^\d+$/), dinner: z.string().regex(/^\d+$/) }),
  places: z.array(placeSchema).min(20).max(40),
});

export type City = z.infer<typeof citySchema>;
export type Place = z.infer<typeof placeSchema>;
export type Week = z.infer<typeof weekSchema>;
export type Diet = (typeof diets)[number];
export type PlaceCategory = (typeof placeCategories)[number];
export type DayPart = (typeof dayParts)[number];
