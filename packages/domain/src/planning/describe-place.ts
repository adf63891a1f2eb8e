import type { ActivityType } from "../field-choices.ts";
import type { Candidate } from "../places/candidate.ts";

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

type Named = readonly (readonly [string, string])[];

/** Tags that name the kind of a place, by category, best first. */
const tagKinds: Record<Candidate["category"], Named> = {
  food: [
    ["market", "Market"],
    ["food-area", "Area with many places to eat"],
    ["cafe", "Café"],
    ["restaurant", "Restaurant"],
    ["pastry", "Pastry shop"],
  ],
  sight: [
    ["museum", "Museum"],
    ["aquarium", "Aquarium"],
    ["zoo", "Zoo"],
    ["castle", "Castle"],
    ["palace", "Palace"],
    ["mosque", "Mosque"],
    ["temple", "Temple"],
    ["church", "Church"],
    ["religious", "Religious site"],
    ["monument", "Landmark"],
    ["neighbourhood", "Neighbourhood"],
    ["archaeology", "Archaeological site"],
    ["history", "Historic place"],
    ["viewpoint", "Place with a view"],
    ["architecture", "Landmark"],
    ["garden", "Garden"],
    ["park", "Park"],
  ],
  activity: [
    ["museum", "Museum"],
    ["aquarium", "Aquarium"],
    ["zoo", "Zoo"],
    ["boat", "Boat trip"],
    ["thermal-bath", "Baths"],
  ],
  nature: [
    ["beach", "Beach"],
    ["garden", "Garden"],
    ["park", "Park"],
    ["viewpoint", "Viewpoint"],
    ["hike", "Walk in the hills"],
    ["waterfront", "Waterfront"],
  ],
  shopping: [
    ["market", "Market"],
    ["literature", "Bookshop"],
  ],
  nightlife: [],
};
const kinds: Record<Candidate["category"], string> = {
  food: "Place to eat",
  sight: "Sight",
  activity: "Experience",
  nature: "Open air",
  shopping: "Shopping",
  nightlife: "Nightlife",
};

/** The kind of a place in a few words. */
export function kindOf(place: Candidate): string {
  const has = (tag: string) => place.tags.includes(tag);
  const named = tagKinds[place.category];
  if (place.category === "sight" && has("museum")) return museumKind(place);
  // For nature, the first tag names the kind.
  const own = place.category === "nature" ? place.tags : named.map(([tag]) => tag).filter(has);
  const tag = own.find((it) => named.some(([name]) => name === it));
  return named.find(([name]) => name === tag)?.[1] ?? kinds[place.category];
}

/** The subject of a museum is its first tag. */
function museumKind(place: Candidate): string {
  const subject = place.tags.find((it) => ["art", "modern-art", "history", "archaeology", "science"].includes(it));
  if (subject === "art") return "Art museum";
  return subject === "modern-art" ? "Museum of modern art" : "Museum";
}

/** One factual line out of the record: what it is, where, and its local name. */
export function describePlace(place: Candidate): string {
  const [first, ...others] = factsOf(place);
  const kind = `${kindOf(place)} in ${place.neighborhood}`;
  return first === UNESCO
    ? [`${kind}, ${first}`, ...others].join(" ")
    : [`${kind}.`, first, ...others].filter(Boolean).join(" ");
}

const UNESCO = "UNESCO World Heritage.";

/** The facts worth knowing about any place. */
export function factsOf({ tags, localName, name }: Candidate): readonly string[] {
  const local = localName && localName !== name ? [`Local name: ${localName}.`] : [];
  return tags.includes("unesco") ? [UNESCO, ...local] : local;
}

const foreignScript = /[^\p{Script=Latin}\p{P}\p{N}\p{Z}]/u;

/** The local name where travellers cannot write it themselves, and have to show it. */
export function nameInScript({ localName, name }: Candidate): readonly string[] {
  return localName && localName !== name && foreignScript.test(localName) ? [`Local name: ${localName}.`] : [];
}
