import type { PlaceCategory } from "../../field-choices.ts";

/** Words that tell how to read a text. Places are known only by {@link PlaceLookup}. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** A word in lower case without punctuation around it. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}]{1,20}/u, "")
    .replace(/[^\p{L}\p{N}]{1,20}$/u, "");
}

/** Small words inside names: "Pastéis de Belém", "Museum of the Orient". */
export const connectors = set(
  "a al and at d da das de degli dei del della dell der des di do dos du e el en et i in l la las le les lo los of on the to und van von y & + x",
);

/** Words that mean somebody is talking. */
export const talk = set(
  "i i'm i'd i'll i've we we'd we'll we're we've you you'd you'll he she they us me our my your is isn't are aren't was were be been am will won't would should could can can't cannot don't doesn't didn't let's lets want wanna need have has had does did going gonna please if because but so that this these those there what which who how when it it's think hope guess like love really just not no yes ok okay hi hello hey dear thanks thank cheers everyone everybody guys",
);

/** Verbs of tasks: "Pack sunscreen". */
export const errands = set(
  "add arrive ask book bring buy call cancel charge check confirm decide download drive fly find get leave make meet pack pay print rent remember reserve return send share take wear",
);

/** Words that may stand before a name. */
export const adverbs = set("then also maybe perhaps definitely possibly afterwards finally and or plus &");
/** Verbs that a name may follow. */
export const visits = set("visit see try explore");
/** Words that a name follows after a small word: "dinner at", "walk along". */
export const occasions: Readonly<Record<string, PlaceCategory | null>> = {
  ...of("food", "dinner lunch breakfast brunch coffee eat eating tapas snack snacks pizza seafood"),
  ...of("nightlife", "drinks drink beer beers cocktails cocktail wine party dancing"),
  ...of("nature", "swim hike picnic surf"),
  ...of("shopping", "shopping shop"),
  ...of("stay", "stay sleep night"),
  ...of(
    null,
    "go head stop walk stroll wander tour visit trip sunset sunrise morning afternoon evening check day time",
  ),
};
export const leads = set("at in on by to near around along through across from of out the a an");

export const headings: Readonly<Record<string, PlaceCategory | null>> = {
  ...of(
    "food",
    "food eat eats eating restaurants cafes cafés coffee breakfast brunch lunch lunches dinner dinners bakeries",
  ),
  ...of("nightlife", "bars nightlife clubs drinks drinking pubs"),
  ...of("sight", "sights sight sightseeing museums monuments galleries churches culture landmarks see"),
  ...of("shopping", "shopping shops markets"),
  ...of("nature", "nature beaches parks hikes outdoors gardens viewpoints"),
  ...of("activity", "activities activity tours do todo"),
  ...of("stay", "hotels hotel stay stays sleep sleeping hostels accommodation"),
  ...of(
    null,
    "day days date dates week itinerary plan plans ideas idea must musts wishlist list notes note tips places place",
  ),
  ...of(
    null,
    "options others other bonus saved rules budget packing links spots recommendations favourites favorites misc",
  ),
  ...of(null, "morning afternoon evening night tonight tomorrow today noon midday arrival departure weekend"),
  ...of(null, "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun"),
  ...of(null, "january february march april may june july august september october november december"),
  ...of(null, "jan feb mar apr jun jul aug sep sept oct nov dec"),
};
/** Other words in headings: "Where to eat", "Top 10 things to do". */
export const fillers = set(
  "where to the our my your best top some for in and & of things thing more all good great a an on am pm",
);

/** After a name they say when: "on Sunday", "for lunch", "at sunset". */
export const moments = set(
  "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september october november december morning mornings afternoon evening evenings night noon midday midnight sunset sunrise day days weekend breakfast brunch lunch dinner drinks coffee am pm tomorrow tonight today later first last early late the our my arrival departure",
);
export const momentLeads = set("on at for in around by from before after during until");
export const afterthoughts = set(
  "tomorrow tonight today later first too maybe please again instead afterwards etc then",
);

function of<Category extends PlaceCategory | null>(category: Category, words: string): Record<string, Category> {
  return Object.fromEntries(words.split(" ").map((word) => [word, category]));
}
