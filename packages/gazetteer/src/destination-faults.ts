import { metresBetween } from "./agreement.ts";
import { type DestinationFile, type PlaceRecord, type Week, weekdays } from "./destination-schema.ts";
import { minutesOf, parseHours } from "./opening-times.ts";
import { walkFaults } from "./walk-faults.ts";
import { missingDays } from "./weekdays-in-words.ts";

export interface Fault {
  /** `wrong` must be corrected; `look` has to be checked. */
  readonly severity: "wrong" | "look";
  readonly path: string;
  readonly message: string;
}

/** Two places of one kind within this distance are the same. */
const SAME_PLACE_M = 25;
/** A position farther than this from the others of its area is doubtful. */
const FAR_FROM_AREA_M = 6000;
/** The least share of museums and sights with known weekly closing days. */
const KNOWN_DAYS = 0.9;
/** The least share of places to eat; national parks have few. */
const FOOD_SHARE = { city: 0.3, region: 0.3, island: 0.3, park: 0.2 };

/** What the schema cannot express: contradictions within a file, and what is missing for good plans. */
export function faultsIn(file: DestinationFile): readonly Fault[] {
  const walks = walkFaults(file).map((it) => ({ severity: "wrong", ...it }) as const);
  return [...ofPlaces(file), ...ofReferences(file), ...walks, ...ofWhole(file)];
}

function ofPlaces(file: DestinationFile): Fault[] {
  const faults: Fault[] = [];
  const wrong = (place: PlaceRecord, message: string) => faults.push({ severity: "wrong", path: place.id, message });
  const look = (place: PlaceRecord, message: string) => faults.push({ severity: "look", path: place.id, message });
  const seenIds = new Set<string>();
  const seenNames = new Set<string>();
  const byArea = Map.groupBy(file.places, (it) => it.area);
  const { south, west, north, east } = file.bounds;
  for (const [index, place] of file.places.entries()) {
    if (seenIds.has(place.id)) wrong(place, "its id occurs twice");
    if (seenNames.has(place.name.toLowerCase())) wrong(place, "its name occurs twice");
    seenIds.add(place.id);
    seenNames.add(place.name.toLowerCase());
    const [lat, lng] = place.at;
    const inside = lat >= south && lat <= north && lng >= west && lng <= east;
    if (!inside && !place.day_trip) wrong(place, "it lies outside the bounds and is no stop of a day trip");
    if ((place.category === "food") !== (place.meals !== undefined)) wrong(place, "food, and only food, has meals");
    if (place.category === "food" && !place.kitchen) wrong(place, "a place to eat says its kitchen");
    if (place.category !== "food" && place.diets) wrong(place, "only food has diets");
    if (place.hours !== undefined && place.closed !== undefined) wrong(place, "hours already say the closing days");
    if (place.price === 0 && place.entry !== undefined && Number.parseFloat(place.entry) > 0)
      wrong(place, "free and paid at once");
    const priced = (place.price ?? 0) > 0;
    if (priced && (place.tags.includes("free") || place.entry === "0"))
      wrong(place, "free by its tag or entry, and priced");
    const paid = place.category === "sight" && (place.price ?? 0) > 0;
    if (paid && place.entry === undefined)
      wrong(place, "a paid sight says its price (with unsure: entry where it may differ)");
    for (const fault of hoursFaults(place)) wrong(place, fault);
    for (const { what, days, words } of missingDays(place))
      look(place, `its words say of ${days.join(", ")} “${words}”, and no field says it (${fieldOf[what]})`);
    const twin = file.places
      .slice(0, index)
      .find((it) => it.category === place.category && metresBetween(it.at, place.at) < SAME_PLACE_M);
    if (twin) look(place, `it stands where ${twin.id} is`);
    const others = (byArea.get(place.area) ?? []).filter((it) => it !== place);
    const nearest = Math.min(...others.map((it) => metresBetween(it.at, place.at)));
    if (others.length > 1 && nearest > FAR_FROM_AREA_M && file.kind === "city")
      look(place, `it is ${Math.round(nearest / 1000)} km from the rest of ${place.area}`);
  }
  return faults;
}

/** The hours of a place that is closed for the time being. */
const OFF = "daily off";
/** What a visit would find closed; a part that is closed is said as "Inside closed …" or "The hall is closed …". */
const shut = /^Closed for (?:major )?(?:works|repairs?|restoration|renovation|enlargement)\b(?!.* at times)/;

const fieldOf = {
  closed: "hours or closed",
  only: "hours, closed or best_days",
  best: "best_days",
  avoid: "avoid_days",
} as const;

function hoursFaults(place: PlaceRecord): readonly string[] {
  if (shut.test(place.catch ?? "") && place.hours !== OFF)
    return ['a place that is closed for works has the hours "daily off", or its catch says what of it is closed'];
  if (place.hours === undefined || place.hours === OFF) return [];
  let week: Week;
  try {
    week = parseHours(place.hours);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const longest = Math.max(0, ...weekdays.flatMap((it) => week[it]).map(lengthOf));
  if (longest === 0) return ["it never opens"];
  return longest < place.minutes ? ["it never opens long enough for the visit"] : [];
}

/** Minutes of an opening span. One that ends before it starts runs past midnight. */
function lengthOf(span: string): number {
  const [from = 0, to = 0] = span.split("-").map(minutesOf);
  return to > from ? to - from : to + 1440 - from;
}

/** Reports ids that do not exist. */
function ofReferences(file: DestinationFile): Fault[] {
  const faults: Fault[] = [];
  const ids = new Set(file.places.map((it) => it.id));
  const trips = new Map(file.day_trips.map((it) => [it.id, it]));
  const bases = new Set(file.bases?.map((it) => it.id));
  const missing = (path: string, id: string) => faults.push({ severity: "wrong", path, message: `there is no ${id}` });
  for (const list of [file.walks, file.day_trips, file.drives ?? [], file.events]) {
    for (const entry of list) for (const id of entry.places ?? []) if (!ids.has(id)) missing(entry.id, `place ${id}`);
  }
  for (const trip of file.day_trips) {
    for (const id of trip.places) {
      const place = file.places.find((it) => it.id === id);
      if (place && place.day_trip !== trip.id)
        faults.push({ severity: "wrong", path: trip.id, message: `${id} does not say day_trip: ${trip.id}` });
    }
  }
  for (const place of file.places) {
    if (place.day_trip && !trips.get(place.day_trip)?.places.includes(place.id))
      missing(place.id, `day trip ${place.day_trip} that names it`);
    if (place.base && !bases.has(place.base)) missing(place.id, `base ${place.base}`);
  }
  for (const drive of file.drives ?? []) {
    for (const end of [drive.from, drive.to]) if (!bases.has(end)) missing(drive.id, `base ${end}`);
  }
  for (const event of file.events) {
    const yearly = event.from !== undefined && event.to !== undefined;
    if (!yearly && event.days === undefined)
      faults.push({ severity: "wrong", path: event.id, message: "say days, or from and to" });
    if (event.nth !== undefined && !event.days)
      faults.push({ severity: "wrong", path: event.id, message: "nth needs days" });
  }
  for (const list of [file.walks, file.day_trips, file.drives ?? [], file.events, file.bases ?? []]) {
    const seen = new Set<string>();
    for (const { id } of list) {
      if (seen.has(id)) faults.push({ severity: "wrong", path: id, message: "its id occurs twice" });
      seen.add(id);
    }
  }
  return faults;
}

function ofWhole(file: DestinationFile): Fault[] {
  const faults: Fault[] = [];
  const say = (severity: Fault["severity"], message: string) => faults.push({ severity, path: file.id, message });
  try {
    new Intl.DateTimeFormat("en", { timeZone: file.timezone });
  } catch {
    say("wrong", `${file.timezone} is no time zone`);
  }
  if (!Intl.supportedValuesOf("currency").includes(file.currency)) say("wrong", `${file.currency} is no currency`);
  if (file.kind !== "city" && file.bases === undefined) say("wrong", "a region, island or park has bases");
  if (file.climate.high.some((it, month) => it < (file.climate.low[month] ?? 0)))
    say("wrong", "a climate whose low is above its high");
  const visits = file.places.filter((it) => it.category === "sight" || it.tags.includes("museum"));
  const known = visits.filter((it) => it.hours !== undefined || it.closed !== undefined);
  if (known.length < visits.length * KNOWN_DAYS)
    say(
      "wrong",
      `closing days are known for ${known.length} of ${visits.length} sights and museums (90 % wanted): ${visits
        .filter((it) => !known.includes(it))
        .map((it) => it.id)
        .join(", ")}`,
    );
  const tables = file.places.filter((it) => it.category === "food");
  if (tables.length < file.places.length * FOOD_SHARE[file.kind])
    say("wrong", `${tables.length} of ${file.places.length} places are to eat and drink at (a third wanted)`);
  const have = (meal: "lunch" | "dinner") =>
    tables.filter((it) => it.meals?.includes(meal) && !it.tags.includes("food-area") && !it.tags.includes("market"))
      .length;
  const least = file.kind === "city" ? 6 : 4;
  for (const meal of ["lunch", "dinner"] as const)
    if (have(meal) < least) say("wrong", `only ${have(meal)} named tables for ${meal}`);
  if (tables.filter((it) => it.diets?.includes("vegetarian")).length < 3)
    say("wrong", "fewer than three tables known for vegetarian dishes");
  const famous = file.places.filter((it) => it.fame === 3 && !it.day_trip).length;
  if (famous < 3 || famous > Math.max(10, file.places.length / 5)) say("look", `${famous} places of fame 3`);
  const silent = file.places.filter((it) => !it.why).map((it) => it.id);
  if (silent.length > 0) say("look", `no sentence on why they are worth it: ${silent.join(", ")}`);
  const evenings = file.places.filter(
    (it) => it.category === "nightlife" || it.good_for?.some((part) => part === "evening" || part === "night"),
  ).length;
  if (evenings < 3) say("look", `only ${evenings} things for evenings`);
  return faults;
}
