import type { Diet } from "./candidate.ts";
import {
  alcohol,
  dairy,
  eggs,
  fish,
  fishStock,
  gluten,
  kitchens,
  meat,
  nuts,
  pork,
  rawFish,
  shellfish,
  spicy,
} from "./food-words.ts";

/** What one need rules out: dishes that contain it, and places that are based on it. */
export interface DietRule {
  /** How people state the need. */
  readonly said: RegExp;
  readonly dishes: RegExp;
  /** Kitchens and names of places that are based on what it rules out. */
  readonly builtOn: RegExp;
  /** Tags of places that say the same. */
  readonly tags: readonly string[];
  /** What the record of a place says when it meets the need; `null` when no record can say so. */
  readonly diet: Diet | null;
  /** Kitchens without what it rules out. */
  readonly freeOf: RegExp | null;
  /** What to ask for in the restaurant, by kitchen; the last entry is for any other. */
  readonly ask: readonly (readonly [kitchen: RegExp, words: string])[];
  /** Only the kitchens of `builtOn` and `ask` have it: at any other one orders as one likes. */
  readonly isOnlyThere?: true;
}

/** Diets and the words for them, in needs that people write. */
export const dietWords: Readonly<Record<Diet, RegExp>> = {
  vegan: /vegan|plant.?based/i,
  vegetarian: /vegetarian|veggie|jain|no meat|meat.?free/i,
  halal: /halal|muslim/i,
  kosher: /kosher/i,
  "gluten-free": /gluten|coeliac|celiac|wheat/i,
};

const word = (words: string) => new RegExp(`(?<![\\p{L}'’])(?:${words})(?!\\p{L})`, "iu");
const any = /(?:)/;
const japanese = /japan|sushi|izakaya|kaiseki|tempura|ramen|udon|soba|okonomiyaki|kappo|washoku|robata|teppan/i;
const thai = /thai|isan|lao\b|khmer|cambodia|vietnam|burm/i;
const malay = /indones|malay|bali|java|nyonya|peranakan|singapore|hawker/i;
const chinese = /chin|canton|sichuan|shanghai|dim sum|taiwan|korea|wok|peking|hunan|dai pai/i;
const indian = /india|thali|dosa|mughl|punjab|rajasth|kerala|bengal|gujarat|goan|sri lank|nepal|curry|chaat/i;
const italian = /ital|trattoria|osteria|roman|tuscan|sicil|venet|neapol|ligur|piedmont|emili|lombard|sardin|apul/i;
const mexican = /mexic|taco|oaxac|yucat|tex-mex|antojit|guatemal/i;
const grilled = /grill|steak|parrilla|asado|barbecue|bbq|braai|churrasc|fire/i;
const seaside = /seafood|fish|oyster|crab|lobster/i;
const spanish = /tapas|spanish|pintxo|basque|andalus|catalan|castil|petisco|portug/i;
const levantine =
  /turk|leban|levant|meze|syria|jordan|israel|egypt|anatol|ottoman|persian|iran|georg|armen|greek|cyprio/i;
const maghreb = /morocc|tunis|algeri|berber|fassi/i;
const french = /french|bistro|brasserie|bouchon|proven|breton|alsa|savoy/i;
const alpine = /austri|german|bavar|tyrol|swiss|alpine|czech|hungar|viennese|pub|british|irish|scott/i;
const coffee = /^(specialty )?(coffee|tea|juice)|coffee (bar|house|roaster)|roaster/i;

const vegetarianKitchen = /vegetarian|vegan|plant[- ]based|shojin/i;
const veganKitchen = /vegan|plant[- ]based|shojin/i;

/** The known needs, each with its rule. A need that matches several rules has to meet all of them. */
export const dietRules: readonly DietRule[] = [
  {
    said: dietWords.vegan,
    dishes: word(`${meat}|${fish}|${dairy}|${eggs}|honey`),
    builtOn: word(
      `${kitchens.meat}|${kitchens.fish}|${kitchens.shellfish}|${kitchens.dairy}|${kitchens.eggs}|${kitchens.spicedMeat}`,
    ),
    tags: ["seafood"],
    diet: "vegan",
    freeOf: veganKitchen,
    ask: [
      [coffee, "oat or soy milk"],
      [japanese, "tofu and vegetables without dashi, bonito or egg"],
      [thai, "vegetables and tofu without fish sauce, shrimp paste or egg"],
      [malay, "tempeh and vegetables without shrimp paste or egg"],
      [chinese, "vegetables and tofu without meat stock, oyster sauce or egg"],
      [indian, "dal and vegetables without ghee, cream or paneer"],
      [italian, "dried pasta or vegetables without butter, cheese, egg or lard"],
      [mexican, "beans and vegetables without lard, cheese or crema"],
      [levantine, "vegetable mezes without yogurt or butter"],
      [any, "a dish without meat, fish, egg, butter, cream or stock made from them, best requested when you book"],
    ],
  },
  {
    said: dietWords.vegetarian,
    dishes: word(`${meat}|${fish}`),
    builtOn: word(`${kitchens.meat}|${kitchens.fish}|${kitchens.spicedMeat}`),
    tags: ["seafood"],
    diet: "vegetarian",
    freeOf: vegetarianKitchen,
    ask: [
      [coffee, "something without ham or fish with it"],
      [japanese, "vegetable dishes without dashi or bonito"],
      [thai, "the dish with tofu, without fish sauce or shrimp paste"],
      [malay, "vegetables without shrimp paste or dried anchovies"],
      [chinese, "vegetables without minced pork, oyster sauce or meat stock"],
      [mexican, "beans without lard and fillings of cheese or vegetables"],
      [italian, "a dish without anchovy, ham or meat broth"],
      [spanish, "dishes without ham or tuna, which are often added without being mentioned"],
      [any, "a main dish without meat or fish, and stock without them"],
    ],
  },
  {
    said: /pescatarian|pescetarian/i,
    dishes: word(meat),
    builtOn: word(kitchens.meat),
    tags: [],
    diet: "vegetarian",
    freeOf: vegetarianKitchen,
    ask: [[any, "fish or vegetables, and stock without meat"]],
  },
  {
    said: /\braw (fish|seafood)\b|\b(sushi|sashimi)\b/i,
    dishes: word(rawFish),
    builtOn: word(kitchens.rawFish),
    tags: [],
    diet: "vegan",
    freeOf: vegetarianKitchen,
    ask: [
      [/kaiseki|kappo|omakase/i, "courses without raw fish, requested when you book"],
      [/izakaya|japan|robata|washoku/i, "grilled, simmered and fried dishes instead of the sashimi"],
      [seaside, "fish that is grilled or fried"],
    ],
    isOnlyThere: true,
  },
  {
    said: /\b(?:no|not|nothing|never|without|avoid\w*|can'?t|cannot|don'?t)\b.*\b(?:spicy|spices?|chill?i(?:es)?|hot food)\b|\bmild food\b/i,
    dishes: word(spicy),
    builtOn: word(kitchens.spicy),
    tags: [],
    diet: null,
    freeOf: null,
    ask: [
      [/peru|andean|criollo|nikkei|novoandin|chifa/i, "the plate without rocoto, with the ají on the side"],
      [thai, "“mai phet”, no chili at all, or rice soup and grilled meat"],
      [malay, "the sambal on the side"],
      [/sichuan|hunan/i, "dishes without chili: steamed fish, greens with garlic"],
      [chinese, "no chili oil"],
      [indian, "korma, dal or tandoori, made mild"],
      [mexican, "salsa and chili on the side"],
      [maghreb, "couscous or a tagine without harissa"],
      [/ethiop|eritre/i, "alicha, the mild stews"],
      [/cajun|creole|carib|jamaic/i, "the hot sauce on the side"],
    ],
    isOnlyThere: true,
  },
  {
    said: /fish (stock|sauce|broth)|dashi|bonito|katsuobushi/i,
    dishes: word(`${fishStock}|${fish}`),
    builtOn: word(kitchens.fishStock),
    tags: [],
    diet: "vegan",
    freeOf: veganKitchen,
    ask: [
      [japanese, "kombu or shiitake broth instead of dashi"],
      [thai, "salt or soy instead of fish sauce"],
      [any, "sauces and soups without fish stock"],
    ],
  },
  {
    said: /shell ?fish|crustacean|prawn|shrimp|crab|lobster|mollus[ck]|\bseafood\b/i,
    dishes: word(shellfish),
    builtOn: word(kitchens.shellfish),
    tags: ["seafood"],
    diet: "vegan",
    freeOf: vegetarianKitchen,
    ask: [
      [
        new RegExp(`${malay.source}|${thai.source}`, "i"),
        "no shrimp, oyster sauce or shrimp paste (belacan), including in the sambal and the broth",
      ],
      [chinese, "no shrimp, oyster sauce or dried shrimp, including in the broth"],
      [japanese, "no shrimp, crab or shellfish stock, and no shared tempura oil"],
      [seaside, "fish from a pan that had no shellfish"],
      [any, "no shellfish, nor stock or a fryer that had any"],
    ],
  },
  {
    said: /\bno (fish|seafood)\b(?! (stock|sauce|broth))|\bfish (allergy|free)|allerg\w+ to (all )?(fish|seafood)|^(fish|seafood)( allergy)?$|(not|n't) eat (fish|seafood)|\bseafood\b/i,
    dishes: word(`${fish}|fish sauce|nasi lemak`),
    builtOn: word(kitchens.fish),
    tags: ["seafood"],
    diet: "vegan",
    freeOf: vegetarianKitchen,
    ask: [
      [japanese, "dishes without fish or dashi"],
      [thai, "dishes without fish sauce"],
      [any, "no fish, not even in stock or sauces"],
    ],
  },
  {
    said: /\bnuts?\b|peanut|almond|hazelnut|walnut|cashew|pistachio/i,
    dishes: word(nuts),
    builtOn: word(kitchens.nuts),
    tags: [],
    diet: null,
    freeOf: null,
    ask: [
      [new RegExp(`${thai.source}|${malay.source}`, "i"), "no peanuts, satay sauce or cashews (an allergy)"],
      [chinese, "no peanuts or cashews, and no peanut oil (an allergy)"],
      [indian, "no cashew or almond in the gravy (an allergy)"],
      [levantine, "no pistachio, walnut or almond in mezes and sweets (an allergy)"],
      [maghreb, "no almonds, not even in the tagine or the pastry (an allergy)"],
      [italian, "no pesto, hazelnut or almond, not even in desserts (an allergy)"],
      [mexican, "no mole or pipián, and no nuts (an allergy)"],
      [coffee, "drinks without almond or hazelnut milk"],
      [any, "no nuts, including in sauces, bread and desserts (an allergy)"],
    ],
  },
  {
    said: /lactose|dairy|\bmilk\b|\bcheese\b/i,
    dishes: word(dairy),
    builtOn: word(kitchens.dairy),
    tags: ["ice-cream"],
    diet: "vegan",
    freeOf: veganKitchen,
    ask: [
      [coffee, "oat or soy milk"],
      [indian, "dishes without ghee, cream, yogurt or paneer"],
      [italian, "dishes without cheese, butter or cream"],
      [french, "a dish grilled or cooked in oil, without butter or cream"],
      [mexican, "no cheese or crema on top"],
      [levantine, "mezes and grills without yogurt, cheese or butter"],
      [any, "no milk, butter, cream or cheese, not even in the sauce"],
    ],
  },
  {
    said: /\beggs?\b/i,
    dishes: word(eggs),
    builtOn: word(kitchens.eggs),
    tags: ["pastry"],
    diet: "vegan",
    freeOf: veganKitchen,
    ask: [
      [japanese, "no egg, not even in batter, noodles or mayonnaise"],
      [italian, "dried pasta, since the fresh one is made with egg"],
      [any, "no egg, not even in batter, mayonnaise, fresh pasta or dessert"],
    ],
  },
  {
    said: /\bpork\b/i,
    dishes: word(pork),
    builtOn: word(kitchens.pork),
    tags: [],
    diet: "halal",
    freeOf: vegetarianKitchen,
    ask: [
      [chinese, "no pork, lard or pork stock"],
      [any, "no pork, ham, bacon or lard"],
    ],
  },
  {
    said: dietWords.halal,
    dishes: word(`${pork}|${alcohol}`),
    builtOn: word(`${kitchens.pork}|${kitchens.alcohol}`),
    tags: ["bar", "pub", "wine", "winery", "brewery", "beer"],
    diet: "halal",
    freeOf: null,
    ask: [
      [vegetarianKitchen, "dishes without wine in the sauce"],
      [seaside, "fish or vegetables, without wine in the sauce"],
      [any, "halal meat, or fish and vegetables, without pork, lard or wine in the sauce"],
    ],
  },
  {
    said: dietWords.kosher,
    dishes: word(`${pork}|${shellfish}|eels?|unagi|catfish|monkfish|shark|rabbit|snails|escargots?|cheeseburgers?`),
    builtOn: word(`${kitchens.pork}|${kitchens.shellfish}`),
    tags: ["seafood"],
    diet: "kosher",
    freeOf: null,
    ask: [
      [vegetarianKitchen, "whether there is a kosher certificate"],
      [any, "whether there is a kosher certificate; without one fish with scales or vegetables"],
    ],
  },
  {
    said: /alcohol|sober|teetotal|pregnan/i,
    dishes: word(alcohol),
    builtOn: word(kitchens.alcohol),
    tags: ["bar", "pub", "wine", "winery", "brewery", "beer"],
    diet: "halal",
    freeOf: /^$/,
    ask: [[any, "dishes and desserts without wine or spirits"]],
  },
  {
    said: dietWords["gluten-free"],
    dishes: word(gluten),
    builtOn: word(kitchens.gluten),
    tags: ["pastry", "bakery", "beer", "brewery"],
    diet: "gluten-free",
    freeOf: /gluten[- ]free|socca|arepa/i,
    ask: [
      [coffee, "just a drink, or something packaged and labelled gluten-free"],
      [japanese, "fish, rice and vegetables without soy sauce, batter or barley miso (bring tamari)"],
      [chinese, "rice and steamed dishes without soy or oyster sauce"],
      [new RegExp(`${thai.source}|${malay.source}`, "i"), "rice or rice noodles without soy or oyster sauce"],
      [indian, "rice, dosa and dal without naan, semolina or asafoetida"],
      [mexican, "corn tortillas only, fried apart from flour ones"],
      [italian, "risotto, polenta, grilled meat or fish, cooked apart from the pasta"],
      [grilled, "meat or vegetables plainly grilled, without marinade, breadcrumbs or floured fries"],
      [seaside, "fish grilled or steamed, without flour, batter or the shared fryer"],
      [spanish, "grilled and stewed plates, nothing floured or from the shared fryer"],
      [maghreb, "a tagine without bread or couscous"],
      [levantine, "grills, rice and salads without bulgur, bread or the shared fryer"],
      [french, "a plain roast or grilled dish with a sauce not thickened with flour"],
      [alpine, "meat or fish without breadcrumbs, dumplings or sauce thickened with flour"],
      [any, "a dish free of flour, breadcrumbs and soy sauce, from a clean pan"],
    ],
  },
];

const noNeed = /^(none|no restrictions?|anything)$/i;

/** Without "none" and the like, which people also write. */
export function statedDiets(dietary: readonly string[]): readonly string[] {
  return dietary.filter((it) => !noNeed.test(it.trim()));
}

const known = new Map<string, readonly DietRule[]>();
const MOST_KNOWN = 500;

/** The rules of a need as somebody wrote it. An unknown need rules out its own words. */
export function rulesOf(need: string): readonly DietRule[] {
  const found = known.get(need);
  if (found) return found;
  const fitting = dietRules.filter((it) => it.said.test(need) && !isFishEater(need, it));
  const rules = fitting.length > 0 ? fitting : ruleOfItsWords(need);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(need, rules);
  return rules;
}

/** "Pescatarian, no meat" is no vegetarian. */
function isFishEater(need: string, { said }: DietRule): boolean {
  return said === dietWords.vegetarian && /pesc[ae]tarian/i.test(need);
}

/** What to ask for at a table of any kitchen, for the needs whose rules know no better. */
export function askAnywhere(need: string): readonly string[] {
  return rulesOf(need).flatMap(({ ask }) => {
    const last = ask.at(-1);
    return last && last[0] === any ? [last[1]] : [];
  });
}

const adjectives =
  /^(?:vegan|vegetarian|veggie|pescatarian|halal|kosher|coeliac|celiac|muslim|jain|plant|pregnant|sober|teetotal)/i;

/** A need as one says it to a waiter: "vegan", "coeliac", "no shellfish". Empty where no rule knows it. */
export function inAWord(need: string): readonly string[] {
  const said = rulesOf(need).flatMap((it) => it.said.exec(need)?.[0]?.toLowerCase() ?? []);
  const [word] = said.filter((it) => it !== "");
  if (word === undefined) return [];
  return [adjectives.test(word) || /^no\b/.test(word) ? word : `no ${word}`];
}

/** Whether an entry is for every kitchen that has none of its own. */
export function isForAnyKitchen(kitchen: RegExp): boolean {
  return kitchen === any;
}

const around =
  /\b(no|not|without|avoid|avoiding|free|allerg\w+|intoleran\w+|strictly|please|severe|cannot|can't|eat|to|of|or|and|any|the|diet|food)\b|[^\p{L} ]/giu;

/**
 * Needs for which people look for special restaurants. With other needs they can eat anywhere that leaves something
 * out.
 */
const ownKitchens = [
  dietWords.vegan,
  dietWords.vegetarian,
  dietWords.halal,
  dietWords.kosher,
  dietWords["gluten-free"],
];

export function seeksOwnKitchens(dietary: readonly string[]): boolean {
  return statedDiets(dietary).some((need) => ownKitchens.some((it) => it.test(need)));
}

/** "mushroom allergy": dishes with mushrooms, and places named after them. */
function ruleOfItsWords(need: string): readonly DietRule[] {
  const words = need
    .replace(around, " ")
    .split(/\s+/)
    .filter((it) => it.length > 3)
    .map((it) => `${it.replace(/s$/i, "")}(?:s|es)?`);
  if (words.length === 0 || words.length > 3) return [];
  const dishes = word(words.join("|"));
  return [{ said: /^$/, dishes, builtOn: dishes, tags: [], diet: null, freeOf: null, ask: [] }];
}
