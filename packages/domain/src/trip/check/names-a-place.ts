import { foldTitle, rememberByText } from "../../fold-text.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { isEveryday, withoutDoing } from "./place-names-in-titles.ts";

/**
 * Words for activities, food and company: "Wine Tasting", "Birthday party", "Team offsite". A title of only these words
 * and those of `place-names-in-titles.ts` names no venue.
 */
const activities = new Set(
  "activity adventure afterwork anniversary appointment art beer bike biking birthday boat booking briefing brief buy catch cake ceremony celebration chat city class classes climbing coding cocktail concert conference cooking course crafts cruise cycling dance dancing date demo dessert discussion diving drop dry errands event excursion exercise expo exhibition family fado festival film fishing food football friends fun game games gift gifts grandma group guide guided haircut health hike hiking hobby horse interview jazz jog jogging karaoke kayak kayaking keynote kickoff kids lesson lessons live long look luggage mall massage market match meditation meetup mom mum museum music opera offsite onsite paddle panel parents park party passport photo photos pizza planning play playtime post pottery prep presentation project ramen read reading rehearsal review ride riding run running sailing scuba seafood seminar session show sightseeing sing skating skiing sleeping snorkel snorkeling snorkelling spa speech sport sports standup street stretch study surf surfing surprise sushi swim talk talks tapas tasting team teatime tennis theater theatre ticket tickets tour training trek tour vegan visit volleyball wedding whale watch watching wine window winery workshop wrap writing zipline zoom".split(
    " ",
  ),
);

const venues =
  /^(?:museum|musee|museo|museu|bar|restaurant|restaurante|ristorante|cafe|caffe|hotel|hostel|pension|guesthouse|church|cathedral|basilica|market|mercado|mercato|tower|castle|palace|palazzo|gallery|theatre|theater|teatro|temple|shrine|mosque|zoo|aquarium|library|club|pub|bistro|trattoria|taverna|taberna|tasca|osteria|pizzeria|brasserie|bakery|plaza|praca|piazza|bridge|monument|viewpoint|miradouro|stadium|arena|garden|gardens|park|beach|square|street|avenue|rua|rue|calle|via)$/;

const isGeneric = (word: string) => activities.has(word) || isEveryday(word) || /^\d/.test(word);

/** Activity types for which a single word is more likely a place than a thing to do. */
const sights = new Set(["sightseeing", "cultural", "accommodation"]);

/**
 * Whether an activity names a place that can be looked up. "Breakfast", "Free afternoon", "Pack bags" and "Meeting with
 * Ana" do not; "Dinner at Chez Nous", "Bar Imaginário" and any address do. In doubt it is no name, so that people's own
 * words get no finding. Transport names none.
 *
 * @param isArea whether a text is only a part of town, which is no venue
 */
export function namesAPlace(
  activity: Pick<ActivityFields, "title" | "location" | "address" | "activityType" | "lat"> &
    Partial<Pick<ActivityFields, "freeTime">>,
  isArea: (folded: string) => boolean = () => false,
): boolean {
  if (activity.activityType === "transport" || activity.freeTime) return false;
  if (activity.address) return true;
  const { location } = activity;
  if (location && !isAreaText(location, isArea) && looksLikeName(location, true)) return true;
  const { rest, isNamed } = withoutDoing(alone(activity.title));
  const folded = foldTitle(rest);
  if (folded === "" || isEveryday(rest) || isAreaText(rest, isArea) || folded.split(" ").every(isGeneric)) return false;
  // "Dinner at Ana's" is at somebody's home.
  if (isNamed) return !/^[\p{L}]+['’]s?$/u.test(rest.trim());
  return activity.lat !== null || looksLikeName(rest, sights.has(activity.activityType));
}

/** "Alfama", and "Alfama, Lisbon". */
function isAreaText(text: string, isArea: (folded: string) => boolean): boolean {
  return text.split(",").every((it) => isArea(foldTitle(it)));
}

/** The folded words that distinguish a place from others, without words such as "museum" or "dinner". */
export function tellingWords(text: string): string[] {
  return foldTitle(text)
    .split(" ")
    .filter((it) => it.length > 2 && !isGeneric(it) && !venues.test(it));
}

/** The title without companions and purpose: "Meeting with Ana", "Cake for Ben". */
const alone = rememberByText((title) => title.replace(/\s+(?:with|w\/|for|about|and then|before|after)\s.*$/iu, ""));

/**
 * Whether capitals suggest a name: two distinguishing words in sentence case, or one next to a word for a venue.
 *
 * @param single whether one distinguishing word is enough
 */
function looksLikeName(text: string, single: boolean): boolean {
  const likeness = nameLikeness(text);
  return likeness === "name" || (single && likeness === "single word");
}

const nameLikeness = rememberByText((text): "name" | "single word" | "none" => {
  const words = text.split(/[^\p{L}\p{N}'’&]+/u).filter(Boolean);
  const telling = words.filter((it) => !isGeneric(foldTitle(it)) && !venues.test(foldTitle(it)));
  const named = telling.filter((it) => /^\p{Lu}/u.test(it) || !/\p{Ll}/u.test(it));
  if (named.length >= 2) return "name";
  if (named.length === 0) return "none";
  if (words.some((it) => venues.test(foldTitle(it)))) return "name";
  return words.length === 1 ? "single word" : "none";
});
