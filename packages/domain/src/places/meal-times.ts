export type Meal = "breakfast" | "lunch" | "dinner";

/** When a meal may start, in minutes after midnight, and how long it takes when no venue says otherwise. */
export type MealTimes = Readonly<
  Record<Meal, { readonly from: number; readonly to: number; readonly minutes: number }>
>;

/** Used where nothing else is known. */
export const mealTimes: MealTimes = {
  breakfast: { from: 450, to: 600, minutes: 40 },
  lunch: { from: 720, to: 825, minutes: 60 },
  dinner: { from: 1140, to: 1230, minutes: 75 },
};

/** The start of meals in countries that eat earlier or later than at noon and seven, by IANA zone or its beginning. */
const customs: readonly (readonly [zones: string, lunch: number | null, dinner: number])[] = [
  ["Europe/Madrid Atlantic/Canary Africa/Ceuta", 795, 1260],
  ["America/Argentina America/Montevideo", 765, 1245],
  ["Europe/Athens Asia/Nicosia Asia/Beirut", 780, 1230],
  ["Europe/Rome Europe/Vatican Europe/San_Marino Europe/Malta", 750, 1200],
  ["Europe/Lisbon Atlantic/Madeira Atlantic/Azores America/Santiago America/Sao_Paulo America/Mexico_City", 765, 1200],
  ["Europe/Paris Europe/Monaco Europe/Brussels Africa/Casablanca Africa/Cairo Africa/Tunis Asia/Amman", 735, 1185],
  ["Asia/Kolkata Asia/Dubai Asia/Riyadh Asia/Qatar Asia/Muscat Europe/Istanbul America/Lima", 750, 1185],
  ["Europe/Oslo Arctic/Longyearbyen", 705, 1095],
  ["Europe/Stockholm Europe/Helsinki Europe/Copenhagen Atlantic/Reykjavik Atlantic/Faroe", 705, 1110],
  ["Asia/Tokyo Asia/Seoul Asia/Shanghai Asia/Taipei Asia/Ho_Chi_Minh Asia/Phnom_Penh Asia/Vientiane", 705, 1110],
  ["Asia/Bangkok Asia/Kathmandu Asia/Thimphu Pacific/Auckland Australia Africa/Nairobi", 720, 1110],
];

/** How much later a meal may still start. */
const LATER = { lunch: 105, dinner: 90 };
/** Families with children eat earlier, but not before kitchens open. */
const EARLIER_WITH_CHILDREN = 60;
const EARLIEST_DINNER = 1050;

const known = new Map<string, MealTimes>();

/** The usual times to eat in a zone. */
export function mealTimesIn(timezone: string | null | undefined, withChildren = false): MealTimes {
  const key = `${timezone}|${withChildren}`;
  const found = known.get(key) ?? calculated(timezone ?? "", withChildren);
  known.set(key, found);
  return found;
}

function calculated(timezone: string, withChildren: boolean): MealTimes {
  const custom = customs.find(([zones]) => zones.split(" ").some((it) => timezone.startsWith(it)));
  const lunch = custom?.[1] ?? mealTimes.lunch.from;
  const dinner = custom?.[2] ?? mealTimes.dinner.from;
  const from = withChildren ? Math.max(EARLIEST_DINNER, dinner - EARLIER_WITH_CHILDREN) : dinner;
  return {
    breakfast: mealTimes.breakfast,
    lunch: { from: lunch, to: lunch + LATER.lunch, minutes: mealTimes.lunch.minutes },
    dinner: { from, to: from + LATER.dinner, minutes: mealTimes.dinner.minutes },
  };
}

const LUNCH_FROM = 660;
const DINNER_FROM = 1020;

/** Which meal a time belongs to, in minutes after midnight. */
export function mealAt(start: number): Meal {
  if (start < LUNCH_FROM) return "breakfast";
  return start < DINNER_FROM ? "lunch" : "dinner";
}
