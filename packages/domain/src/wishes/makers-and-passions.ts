import type { Subject } from "./subjects.ts";

/**
 * Artists, schools and passions. Whoever asks for Michelangelo wants what he made, wherever it hangs, and not the square
 * that bears his name: what is told of a place counts as much as its name.
 */
export interface Passion extends Subject {
  /** What is told of a place meets it as surely as its name. */
  readonly byMention: true;
}

/** Where one sees nothing of it, although it is told of: a square or a view called after somebody. */
const notItsWork = ["viewpoint", "neighbourhood", "shopping", "show", "hike", "park"];

function passion(pattern: RegExp, told: readonly string[], tags = "", instead = "art"): Passion {
  const words = (text: string) => text.split(" ").filter((it) => it !== "");
  return { pattern, told, tags: words(tags), else: words(instead), kind: "any", byMention: true };
}

const names = (text: string) => new RegExp(`\\b(?:${text})(?:s|es)?\\b`);

/** An artist by what people call him, and by the works that stand for him. */
const artists: readonly (readonly [said: string, ...told: string[]])[] = [
  ["rembrandt", "rembrandt", "night watch"],
  ["vermeer", "vermeer", "pearl earring", "milkmaid"],
  ["frans hals|hals", "hals "],
  ["caravaggio", "caravaggio"],
  ["michelangelo", "michelangelo", "sistine"],
  ["leonardo(?: da vinci)?|da vinci", "leonardo", "last supper", "mona lisa"],
  ["raphael|raffaello", "raphael"],
  ["botticelli", "botticelli"],
  ["donatello", "donatello"],
  ["giotto", "giotto"],
  ["fra angelico", "fra angelico", "angelico"],
  ["titian|tiziano", "titian"],
  ["tintoretto", "tintoretto"],
  ["bernini", "bernini"],
  ["borromini", "borromini"],
  ["goya", "goya"],
  ["velazquez", "velazquez", "meninas"],
  ["el greco", "el greco", "greco s"],
  ["bosch", "bosch"],
  ["brueghel|bruegel|breughel", "brueghel", "bruegel"],
  ["rubens", "rubens"],
  ["van eyck", "van eyck", "mystic lamb"],
  ["durer", "durer"],
  ["holbein", "holbein"],
  ["turner", "turner"],
  ["monet", "monet", "water lil", "giverny"],
  ["manet", "manet"],
  ["renoir", "renoir"],
  ["degas", "degas"],
  ["cezanne", "cezanne"],
  ["van gogh", "van gogh", "starry night", "sunflowers"],
  ["gauguin", "gauguin"],
  ["rodin", "rodin"],
  ["matisse", "matisse"],
  ["chagall", "chagall"],
  ["picasso", "picasso", "guernica"],
  ["miro", "miro "],
  ["dali", "dali "],
  ["klimt", "klimt"],
  ["schiele", "schiele"],
  ["munch", "munch"],
  ["magritte", "magritte"],
  ["frida(?: kahlo)?|kahlo", "frida", "kahlo", "blue house"],
  ["diego rivera|rivera", "rivera"],
  ["hopper", "hopper"],
  ["warhol", "warhol"],
  ["hokusai", "hokusai"],
  ["mucha", "mucha"],
  ["gaudi", "gaudi"],
  ["barragan", "barragan"],
  ["frank lloyd wright|lloyd wright", "lloyd wright", "wright s"],
  ["le corbusier|corbusier", "corbusier"],
  ["palladio", "palladi"],
  ["brunelleschi", "brunelleschi"],
];

/** Before any other words, and before names of places. */
export const passions: readonly Passion[] = [
  passion(
    /\b(?:golden age (?:painters?|paintings?|masters?|art)|dutch (?:golden age|masters?)|(?:painters?|paintings?|art) of the golden age)\b/,
    ["rembrandt", "vermeer", "night watch", "pearl earring", "hals ", "dutch master", "golden age"],
  ),
  passion(
    /\b(?:old masters?)\b/,
    ["old master", "rembrandt", "titian", "raphael", "rubens", "bruegel", "velazquez"],
    "",
    "art",
  ),
  passion(/\bimpressionis(?:ts?|m)\b/, ["impressionis", "monet", "renoir", "degas", "manet", "cezanne"]),
  passion(/\brenaissance(?: (?:art|painters?|paintings?|masters?))?\b/, [
    "renaissance",
    "botticelli",
    "raphael",
    "leonardo",
    "michelangelo",
    "donatello",
    "masaccio",
    "giotto",
  ]),
  passion(/\bexpressionis(?:ts?|m)\b/, ["expressionis", "kirchner", "schiele", "munch"]),
  passion(/\b(?:muralists?|mexican murals?)\b/, ["mural", "rivera", "orozco", "siqueiros"]),
  ...artists.map(([said, ...told]) => ({ ...passion(names(said), told), unless: notItsWork })),
  passion(
    /\b(?:real |old |steam |model |vintage |bullet |famous |local )?trains?(?= more| spott| nerd| fan| lover| museum|$| and| or| for)|\b(?:railways?|railroads?|locomotives?|trainspotting|steam trains?|real trains?|old trains?|bullet trains?)\b/,
    [
      "railway",
      "railroad",
      "train museum",
      "transport museum",
      "locomotive",
      "steam train",
      "monorail",
      "bullet train",
      "shinkansen",
    ],
    "scenic-train",
    "boat cable-car",
  ),
  passion(/\b(?:anime|manga|ghibli|otaku|cosplay)\b/, ["anime", "manga", "ghibli", "otaku", "figures"], "", "film"),
  passion(/\b(?:drum(?:ming|s|mers?)(?: circles?)?|tam ?tams?)\b/, ["drum", "tam tam"], "", "live-music"),
  passion(/\bbagels?\b/, ["bagel"], "", "bakery"),
  passion(
    /\bbaroque(?: (?:towns?|cit(?:y|ies)|churches|architecture|palaces?))?\b/,
    ["baroque", "bernini", "borromini"],
    "",
    "architecture church palace",
  ),
  passion(/\b(?:dinosaurs?|t rex|fossils?)\b/, ["dinosaur", "t rex", "fossil", "sue the"], "", "science museum"),
  passion(/\bskyscrapers?\b/, ["skyscraper", "architecture river"], "", "architecture viewpoint"),
];
