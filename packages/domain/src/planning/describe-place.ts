import type { ActivityType } from "../trip/activity-type.ts";
import type { Candidate } from "./types.ts";

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

export function activityTypeOf(place: Candidate): ActivityType {
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

const kinds: Record<Candidate["category"], string> = {
  food: "Place to eat",
  sight: "Sight",
  activity: "Experience",
  shopping: "Shopping",
  nature: "Outdoors",
  nightlife: "Nightlife",
};
/** Tags that say what a place is, best first, in the words of a sentence. */
const tagKinds: readonly (readonly [string, string])[] = [
  ["modern-art", "Museum of modern art"],
  ["aquarium", "Aquarium"],
  ["zoo", "Zoo"],
  ["museum", "Museum"],
  ["castle", "Castle"],
  ["palace", "Palace"],
  ["mosque", "Mosque"],
  ["temple", "Temple"],
  ["church", "Church"],
  ["religious", "Place of worship"],
  ["market", "Market"],
  ["food-area", "Area with many places to eat"],
  ["cafe", "Café"],
  ["pastry", "Pastry shop"],
  ["restaurant", "Restaurant"],
  ["beach", "Beach"],
  ["garden", "Garden"],
  ["park", "Park"],
  ["viewpoint", "Viewpoint"],
  ["hike", "Walk in the hills"],
  ["monument", "Landmark"],
];

/** What it is, in one or a few words. */
export function kindOf(place: Candidate): string {
  const named = place.category === "nature" ? tagKinds.filter(([tag]) => outdoorTags.includes(tag)) : tagKinds;
  return named.find(([tag]) => place.tags.includes(tag))?.[1] ?? kinds[place.category];
}

/** One factual line out of the record: what it is, where, and its local name. */
export function describePlace(place: Candidate): string {
  const also = place.tags.includes("unesco") ? ", UNESCO World Heritage" : "";
  const local = place.localName && place.localName !== place.name ? ` Local name: ${place.localName}.` : "";
  return `${kindOf(place)} in ${place.neighborhood}${also}.${local}`;
}
