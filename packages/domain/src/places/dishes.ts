import { dietWords, statedDiets } from "./diet-and-access.ts";

const pork = "pork|ham|jam[oó]n|bacon|chorizo|prosciutto|salami|guanciale|carbonara|nduja|speck|porchetta|lard[oó]n?s?";
const meat = `${pork}|meats?|beef|veal|lamb|mutton|goat|sausages?|wurst|currywurst|chicken|duck|goose|turkey|steaks?|ribs|rabbit|oxtail|rabo|brisket|kebabs?|schnitzel|burgers?|venison|reindeer|elk|liver|tripe|foie|p[aâ]t[eé]|bolognese|rag[uù]|pastrami|confit|cutlets?|meatballs?|tartare|asado|wings|carnitas|pastor|tonkatsu|yakitori`;
const shellfish =
  "prawns?|shrimps?|crabs?|lobsters?|oysters?|mussels?|clams?|cockles?|scallops?|shellfish|seafood|langoustines?|crayfish|gambas|abalone|barnacles|percebes|char kway teow|laksa|hokkien mee";
const fish = `${shellfish}|fish|cod|bacalhau|bacalao|tuna|salmon|sardines?|anchov(?:y|ies)|herrings?|eels?|sushi|sashimi|nigiri|ceviche|trout|octopus|squid|calamari|cuttlefish|mackerel|sea ?bass|snapper|barramundi|boquerones|kippers|roe|caviar|okonomiyaki|takoyaki`;
const gluten =
  "bread|toast|sandwich(?:es)?|pasta|spaghetti|tagliatelle|linguine|ravioli|gnocchi|lasagn[ae]|ramen|udon|soba|noodles?|dumplings?|gyoza|bao|buns?|pizzas?|focaccia|cakes?|pastr(?:y|ies)|pies?|croissants?|waffles?|pancakes?|cr[eê]pes?|beignets?|churros|pretzels?|schnitzel|burgers?|beer|baklava|tarts?|pastel|past[eé]is|muffins?|bagels?|wraps?|couscous|empanadas?|strudel|biscuits?|cookies?|doughnuts?";
const dairyAndEggs =
  "cheese|butter|cream|eggs?|omelettes?|honey|milk|yogh?urt|gelato|custard|mozzarella|burrata|ricotta|feta|halloumi|tiramis[uù]|fondue|raclette|cacio|flat white|latte";

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
/** Needs, and the dishes that are not for them. A dish may well have what its name does not tell. */
const refusals: readonly { readonly need: RegExp; readonly dishes: RegExp }[] = [
  { need: dietWords.vegan, dishes: word(`${meat}|${fish}|${dairyAndEggs}`) },
  { need: dietWords.vegetarian, dishes: word(`${meat}|${fish}`) },
  { need: /pescatarian|pescetarian/i, dishes: word(meat) },
  { need: /shellfish|seafood|crustacean/i, dishes: word(shellfish) },
  { need: /\bfish\b/i, dishes: word(fish) },
  { need: /halal|muslim|no pork|\bpork\b/i, dishes: word(pork) },
  { need: dietWords.kosher, dishes: word(`${pork}|${shellfish}`) },
  { need: dietWords["gluten-free"], dishes: word(gluten) },
  { need: /lactose|dairy|milk/i, dishes: word(dairyAndEggs) },
];

/** The dishes of a list ("confit duck, cod fritters") that no stated need is known to rule out; null when none is left. */
export function dishesFor(dishes: string, dietary: readonly string[]): string | null {
  const refused = statedDiets(dietary).flatMap((need) => refusals.filter((it) => it.need.test(need)));
  if (refused.length === 0) return dishes;
  const left = dishes.split(/[,;]\s*/).filter((dish) => !refused.some((it) => it.dishes.test(dish)));
  return left.length === 0 ? null : left.join(", ");
}
