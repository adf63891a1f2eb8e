import type { ActivityType } from "../field-choices.ts";
import type { Candidate } from "../places/candidate.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { sentencesIn, worded } from "../words/worded.ts";

const culturalTags = [
  "museum",
  "art",
  "modern-art",
  "history",
  "archaeology",
  "religious",
  "church",
  "temple",
  "mosque",
  "palace",
  "castle",
];
const outdoorTags = ["beach", "garden", "park", "viewpoint", "hike"];

export function activityTypeOf(place: Pick<Candidate, "category" | "tags">): ActivityType {
  switch (place.category) {
    case "food":
      return "dining";
    case "shopping":
      return "shopping";
    case "nightlife":
      return "entertainment";
    case "nature":
      return "outdoor";
    case "activity":
      return place.tags.some((it) => it !== "viewpoint" && outdoorTags.includes(it)) ? "outdoor" : "entertainment";
    case "sight":
      if (place.tags.some((it) => it === "museum")) return "cultural";
      return place.tags.some((it) => culturalTags.includes(it)) && !place.tags.includes("viewpoint")
        ? "cultural"
        : "sightseeing";
  }
}

type Named = readonly (readonly [string, Sentence])[];

/** Tags that name the kind of a place, by category, best first. */
const tagKinds: Record<Candidate["category"], Named> = {
  food: [
    ["market", said`Market`],
    ["food-area", said`Food district`],
    ["cafe", said`Café`],
    ["restaurant", said`Restaurant`],
    ["pastry", said`Pastry shop`],
  ],
  sight: [
    ["museum", said`Museum`],
    ["aquarium", said`Aquarium`],
    ["zoo", said`Zoo`],
    ["castle", said`Castle`],
    ["palace", said`Palace`],
    ["mosque", said`Mosque`],
    ["temple", said`Temple`],
    ["church", said`Church`],
    ["religious", said`Religious site`],
    ["monument", said`Landmark`],
    ["neighbourhood", said`Neighbourhood`],
    ["archaeology", said`Archaeological site`],
    ["history", said`Historic place`],
    ["viewpoint", said`Place with a view`],
    ["architecture", said`Landmark`],
    ["garden", said`Garden`],
    ["park", said`Park`],
  ],
  activity: [
    ["museum", said`Museum`],
    ["aquarium", said`Aquarium`],
    ["zoo", said`Zoo`],
    ["boat", said`Boat trip`],
    ["thermal-bath", said`Baths`],
  ],
  nature: [
    ["beach", said`Beach`],
    ["garden", said`Garden`],
    ["park", said`Park`],
    ["viewpoint", said`Viewpoint`],
    ["hike", said`Walk in the hills`],
    ["waterfront", said`Waterfront`],
  ],
  shopping: [
    ["market", said`Market`],
    ["literature", said`Bookstore`],
  ],
  nightlife: [],
};
const kinds: Record<Candidate["category"], Sentence> = {
  food: said`Place to eat`,
  sight: said`Sight`,
  activity: said`Experience`,
  nature: said`Open air`,
  shopping: said`Shopping`,
  nightlife: said`Nightlife`,
};

/** The kind of a place in a few words. */
export function kindOf(place: Candidate): Sentence {
  const has = (tag: string) => place.tags.includes(tag);
  const named = tagKinds[place.category];
  if (place.category === "sight" && has("museum")) return museumKind(place);
  // For nature, the first tag names the kind.
  const own = place.category === "nature" ? place.tags : named.map(([tag]) => tag).filter(has);
  const tag = own.find((it) => named.some(([name]) => name === it));
  return named.find(([name]) => name === tag)?.[1] ?? kinds[place.category];
}

/** The subject of a museum is its first tag. */
function museumKind(place: Candidate): Sentence {
  const subject = place.tags.find((it) => ["art", "modern-art", "history", "archaeology", "science"].includes(it));
  if (subject === "art") return said`Art museum`;
  return subject === "modern-art" ? said`Museum of modern art` : said`Museum`;
}

/** One factual line out of the record: what it is, where, and its local name. */
export function describePlace(place: Candidate): string {
  const [kind, area] = [kindOf(place), place.neighborhood];
  return place.tags.includes("unesco")
    ? sentencesIn([worded`${kind} in ${area}, UNESCO World Heritage.`, ...localNameOf(place)])
    : sentencesIn([worded`${kind} in ${area}.`, ...localNameOf(place)]);
}

/** The facts worth knowing about any place. */
export function factsOf(place: Candidate): readonly string[] {
  const local = localNameOf(place);
  return place.tags.includes("unesco") ? [worded`UNESCO World Heritage.`, ...local] : local;
}

const localNameOf = ({ localName, name }: Candidate): readonly string[] =>
  localName && localName !== name ? [worded`Local name: ${localName}.`] : [];

const foreignScript = /[^\p{Script=Latin}\p{P}\p{N}\p{Z}]/u;

/** The local name, in a script that travellers cannot write and have to show. */
export function nameInScript(place: Candidate): readonly string[] {
  return place.localName && foreignScript.test(place.localName) ? localNameOf(place) : [];
}
