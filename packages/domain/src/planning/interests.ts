import type { Candidate } from "../places/candidate.ts";

/** Words for each tag or category, besides the tag itself. */
const wordsFor: Record<string, readonly string[]> = {
  food: ["eat", "eating", "cuisine", "gastronomy", "foodie", "culinary", "restaurant", "dining", "dinner", "tasting"],
  "street-food": ["hawker", "snack"],
  market: ["bazaar", "souk"],
  cafe: ["coffee", "brunch", "breakfast", "tea"],
  pastry: ["dessert", "bakery", "cake", "sweet", "chocolate"],
  seafood: ["fish"],
  "vegetarian-friendly": ["vegetarian", "vegan", "veggie"],
  wine: ["vineyard", "port", "tapas", "bar"],
  museum: ["exhibition", "exhibit"],
  art: ["gallery", "painting", "sculpture", "culture", "cultural"],
  "modern-art": ["contemporary", "modern"],
  history: ["historic", "historical", "heritage", "ancient", "medieval", "culture", "cultural", "old"],
  archaeology: ["ruin", "roman", "antiquity", "ancient"],
  architecture: ["building", "gaudi", "facade", "modernism"],
  monument: ["landmark", "icon", "iconic", "sightseeing", "highlight", "sight"],
  palace: ["royal"],
  castle: ["fortress", "fort"],
  church: ["cathedral", "basilica", "religion", "spiritual"],
  temple: ["shrine", "religion", "spiritual", "zen", "buddhism"],
  mosque: ["religion", "spiritual", "islam"],
  religious: ["religion", "spiritual", "pilgrimage", "shrine"],
  viewpoint: ["view", "panorama", "sunset", "skyline", "scenery", "rooftop"],
  photography: ["photo", "instagram", "camera"],
  park: ["green", "picnic", "outdoor"],
  garden: ["botanic", "botanical", "flower", "green"],
  nature: ["outdoor", "landscape", "wildlife", "green"],
  hike: ["hiking", "trek", "trekking", "mountain", "outdoor"],
  walking: ["walk", "stroll", "wander"],
  beach: ["sea", "swim", "swimming", "sand", "coast", "surf", "surfing"],
  waterfront: ["river", "harbour", "harbor", "canal", "sea"],
  boat: ["cruise", "sailing", "ferry", "kayak"],
  adventure: ["thrill", "adrenaline", "active", "climbing"],
  sport: ["football", "stadium", "cycling", "bike", "running", "active", "fitness"],
  family: ["kid", "child", "children", "toddler", "amusement"],
  zoo: ["animal", "wildlife"],
  aquarium: ["animal", "marine"],
  science: ["technology", "tech", "space"],
  shopping: ["shop", "boutique", "fashion", "souvenir", "mall", "vintage"],
  design: ["fashion", "interior"],
  nightlife: ["club", "clubbing", "bar", "party", "pub", "cocktail", "drink"],
  "live-music": ["concert", "jazz", "fado", "flamenco", "gig"],
  music: ["concert", "opera", "jazz", "fado", "flamenco", "classical"],
  literature: ["book", "bookshop", "library", "writer", "poetry"],
  romantic: ["romance", "couple", "honeymoon"],
  "local-life": ["local", "authentic", "neighborhood", "neighbourhood", "hidden", "offbeat", "everyday"],
  neighbourhood: ["neighborhood", "district", "quarter", "local", "wander"],
  "thermal-bath": ["spa", "wellness", "bath", "sauna", "relaxation", "relax"],
  spa: ["wellness", "relaxation", "relax", "massage", "pampering"],
  "hot-spring": ["onsen", "thermal", "wellness", "bath"],
  sauna: ["wellness"],
  bar: ["nightlife", "drink", "cocktail", "pub"],
  "cocktail-bar": ["nightlife", "cocktail", "bar", "drink"],
  pub: ["nightlife", "beer", "bar"],
  club: ["nightlife", "clubbing", "party", "techno", "dancing"],
  rooftop: ["view", "skyline", "nightlife"],
  jazz: ["music", "concert"],
  opera: ["music", "classical", "theatre"],
  theatre: ["theater", "show", "culture"],
  dance: ["show", "flamenco", "tango", "ballet"],
  show: ["entertainment", "theatre", "theater", "musical"],
  beer: ["brewery", "craft"],
  brewery: ["beer"],
  winery: ["wine", "vineyard", "tasting"],
  distillery: ["whisky", "whiskey", "gin", "tasting"],
  coffee: ["cafe"],
  "fine-dining": ["gourmet", "michelin", "luxury", "food"],
  "cooking-class": ["cooking", "food"],
  craft: ["handicraft", "artisan", "ceramic", "pottery"],
  workshop: ["craft", "class"],
  mountain: ["hiking", "nature", "outdoor", "alps", "scenery"],
  waterfall: ["nature", "outdoor", "scenery"],
  lake: ["nature", "outdoor", "scenery", "swimming"],
  forest: ["nature", "outdoor", "hiking"],
  island: ["beach", "sea", "nature"],
  volcano: ["nature", "adventure", "geology"],
  glacier: ["nature", "adventure", "ice"],
  canyon: ["nature", "adventure", "hiking"],
  desert: ["nature", "adventure", "dune"],
  cave: ["nature", "adventure"],
  wildlife: ["animal", "nature", "safari"],
  safari: ["animal", "wildlife", "nature"],
  "whale-watching": ["whale", "wildlife", "nature"],
  birdwatching: ["bird", "wildlife", "nature"],
  snorkelling: ["snorkeling", "diving", "sea", "adventure"],
  diving: ["dive", "scuba", "sea", "adventure"],
  surfing: ["surf", "adventure", "beach"],
  kayaking: ["kayak", "adventure", "outdoor"],
  rafting: ["adventure", "outdoor"],
  climbing: ["climb", "adventure", "outdoor"],
  cycling: ["bike", "bicycle", "biking", "outdoor", "active"],
  skiing: ["ski", "snow", "winter", "snowboard"],
  "winter-sports": ["ski", "snow", "winter", "sled", "husky"],
  "scenic-drive": ["drive", "road", "scenery"],
  "scenic-train": ["train", "railway", "scenery"],
  aurora: ["northern", "lights"],
  stargazing: ["star", "astronomy"],
  village: ["local", "authentic", "countryside"],
  "street-art": ["art", "graffiti", "mural"],
  film: ["movie", "cinema"],
  football: ["soccer", "stadium", "sport"],
  "theme-park": ["kid", "children", "family", "amusement", "rollercoaster"],
  playground: ["kid", "children", "family"],
  "war-history": ["war", "military", "history"],
  festival: ["event", "culture"],
  free: ["cheap"],
  unesco: ["heritage"],
};

const tagsByWord = new Map<string, Set<string>>();
for (const [tag, words] of Object.entries(wordsFor)) {
  for (const word of [tag, ...tag.split("-"), ...words]) {
    const tags = tagsByWord.get(word) ?? new Set();
    tagsByWord.set(word, tags.add(tag));
  }
}
// "food" means meals, not every tag that contains the word.
tagsByWord.set("food", new Set(["food"]));
tagsByWord.set("art", new Set(["art", "modern-art"]));
tagsByWord.set("music", new Set(["music", "live-music"]));

const fillers = new Set([
  "and",
  "or",
  "the",
  "of",
  "a",
  "in",
  "for",
  "with",
  "to",
  "some",
  "good",
  "great",
  "best",
  "visit",
  "see",
]);

/** An interest and the tags and categories that meet it. */
export interface Interest {
  /** As the traveller wrote it, in lower case: "museums". */
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

const refusal =
  /^(?:no|not|never|without|avoid|avoiding|hate|hates|dislike|skip|less|fewer)\s+(?:too\s+many\s+|more\s+|any\s+)?/i;

/**
 * Separates wishes from refusals: "no museums or churches" refuses both. What is both wished for and refused counts as
 * neither.
 */
export function parseWishes(interests: readonly string[], avoid: readonly string[]) {
  const phrases = [...interests.flatMap(phrasesOf), ...avoid.flatMap(phrasesOf).map((it) => `no ${it}`)];
  const wished = parseInterests(phrases.filter((it) => !refusal.test(it)));
  const refused = parseInterests(phrases.filter((it) => refusal.test(it)).map((it) => it.replace(refusal, "")));
  // A refusal that is no kind of place ("crowds") excludes nothing.
  const unwanted = refused.filter((it) => it.tags.size > 0);
  const isSame = (a: Interest, b: Interest) => a.tags.size > 0 && a.tags.symmetricDifference(b.tags).size === 0;
  const both = wished.filter((it) => unwanted.some((other) => isSame(it, other)));
  return {
    interests: wished.filter((it) => !both.includes(it)),
    avoid: unwanted.filter((it) => !both.some((other) => isSame(it, other))),
    contradictions: both.map((it) => it.name),
  };
}

function phrasesOf(text: string): readonly string[] {
  return text
    .split(/[,;]|\bbut\b/)
    .map((it) => it.trim())
    .filter((it) => it !== "");
}

/** "food and museums" are two interests; a phrase with no word that we know is kept whole and met by a tag of that name. */
export function parseInterests(texts: readonly string[]): readonly Interest[] {
  const seen = new Map<string, Interest>();
  for (const text of texts) {
    for (const phrase of text.toLowerCase().split(/[,;/&+]|\band\b|\bor\b/)) {
      const name = phrase.trim().replace(/\s+/g, " ");
      const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !fillers.has(word));
      // Filler words alone are no interest. An emoji is one that we cannot read.
      if (words.length === 0 && !/\p{Extended_Pictographic}/u.test(name)) continue;
      const whole = tagsOf(words.join("-"));
      const tags = whole.size > 0 ? whole : new Set(words.flatMap((word) => [...tagsOf(word)]));
      seen.set(name, { name, tags });
    }
  }
  return [...seen.values()];
}

function tagsOf(word: string): ReadonlySet<string> {
  const stems = [word, word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/s$/, "")];
  for (const stem of stems) {
    const tags = tagsByWord.get(stem);
    if (tags) return tags;
  }
  return new Set();
}

/** The interests that a place meets. */
export function interestsMetBy(place: Candidate, interests: readonly Interest[]): readonly Interest[] {
  return interests.filter(
    (interest) => interest.tags.has(place.category) || place.tags.some((tag) => interest.tags.has(tag)),
  );
}
