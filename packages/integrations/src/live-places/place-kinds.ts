import type { Candidate } from "@caravan/domain/places/candidate";

export type Tags = Readonly<Record<string, string>>;

/** What a kind of map object means for a plan. */
export interface Kind {
  readonly category: Candidate["category"];
  /** Tags of the planner (domain/planning/interests.ts). */
  readonly tags: readonly string[];
  readonly minutes: number;
  readonly setting: Candidate["setting"];
  readonly goodFor: Candidate["goodFor"];
  readonly meals?: Candidate["meals"];
}

const day = ["morning", "midday", "afternoon"] as const;
const light = [...day, "evening"] as const;

const museum: Kind = { category: "sight", tags: ["museum"], minutes: 90, setting: "indoor", goodFor: day };
const monument: Kind = {
  category: "sight",
  tags: ["monument", "history"],
  minutes: 30,
  setting: "outdoor",
  goodFor: light,
};
const castle: Kind = { category: "sight", tags: ["castle", "history"], minutes: 90, setting: "both", goodFor: day };
const palace: Kind = {
  category: "sight",
  tags: ["palace", "history", "architecture"],
  minutes: 90,
  setting: "both",
  goodFor: day,
};
const ruins: Kind = {
  category: "sight",
  tags: ["archaeology", "history"],
  minutes: 60,
  setting: "outdoor",
  goodFor: day,
};
const beach: Kind = {
  category: "nature",
  tags: ["beach"],
  minutes: 120,
  setting: "outdoor",
  goodFor: ["midday", "afternoon"],
};
const bar: Kind = {
  category: "nightlife",
  tags: ["nightlife"],
  minutes: 75,
  setting: "indoor",
  goodFor: ["evening", "night"],
};
const worship: Kind = {
  category: "sight",
  tags: ["religious", "architecture"],
  minutes: 30,
  setting: "indoor",
  goodFor: day,
};

/** The first match counts: the use for visitors before the building. Values of one OSM key. */
const kinds: readonly (readonly [key: string, values: readonly string[], kind: Kind])[] = [
  [
    "tourism",
    ["zoo"],
    { category: "activity", tags: ["zoo", "family"], minutes: 180, setting: "outdoor", goodFor: day },
  ],
  [
    "tourism",
    ["aquarium"],
    { category: "activity", tags: ["aquarium", "family"], minutes: 120, setting: "indoor", goodFor: day },
  ],
  [
    "tourism",
    ["theme_park"],
    { category: "activity", tags: ["family", "adventure"], minutes: 300, setting: "outdoor", goodFor: day },
  ],
  [
    "leisure",
    ["water_park"],
    { category: "activity", tags: ["family", "adventure"], minutes: 240, setting: "both", goodFor: day },
  ],
  ["tourism", ["museum"], museum],
  ["tourism", ["gallery"], { ...museum, tags: ["museum", "art"], minutes: 60 }],
  ["historic", ["castle", "fort", "fortress"], castle],
  ["historic", ["palace", "manor"], palace],
  ["historic", ["archaeological_site", "ruins", "aqueduct"], ruins],
  ["amenity", ["place_of_worship"], worship],
  ["historic", ["church"], { ...worship, tags: ["church", "religious", "architecture"] }],
  ["historic", ["monastery"], { ...worship, tags: ["religious", "history", "architecture"], minutes: 60 }],
  ["historic", ["monument", "city_gate", "citywalls", "tower"], monument],
  [
    "amenity",
    ["restaurant"],
    {
      category: "food",
      tags: ["food", "restaurant"],
      minutes: 75,
      setting: "indoor",
      goodFor: ["midday", "evening"],
      meals: ["lunch", "dinner"],
    },
  ],
  [
    "amenity",
    ["cafe"],
    {
      category: "food",
      tags: ["food", "cafe"],
      minutes: 45,
      setting: "indoor",
      goodFor: ["morning", "midday", "afternoon"],
      meals: ["breakfast", "lunch"],
    },
  ],
  ["amenity", ["bar", "pub"], bar],
  ["amenity", ["biergarten"], { ...bar, setting: "outdoor", goodFor: ["afternoon", "evening"] }],
  [
    "amenity",
    ["marketplace"],
    {
      category: "shopping",
      tags: ["market", "local-life"],
      minutes: 45,
      setting: "both",
      goodFor: ["morning", "midday"],
    },
  ],
  [
    "shop",
    ["mall"],
    {
      category: "shopping",
      tags: ["shopping"],
      minutes: 75,
      setting: "indoor",
      goodFor: ["midday", "afternoon", "evening"],
    },
  ],
  [
    "amenity",
    ["public_bath"],
    { category: "activity", tags: ["thermal-bath"], minutes: 120, setting: "both", goodFor: light },
  ],
  [
    "tourism",
    ["viewpoint"],
    { category: "sight", tags: ["viewpoint", "photography"], minutes: 30, setting: "outdoor", goodFor: light },
  ],
  ["natural", ["beach"], beach],
  ["leisure", ["beach_resort"], beach],
  ["leisure", ["garden"], { category: "nature", tags: ["garden"], minutes: 60, setting: "outdoor", goodFor: day }],
  ["leisure", ["park"], { category: "nature", tags: ["park"], minutes: 60, setting: "outdoor", goodFor: light }],
  [
    "leisure",
    ["nature_reserve"],
    { category: "nature", tags: ["nature", "hike"], minutes: 120, setting: "outdoor", goodFor: day },
  ],
  [
    "natural",
    ["peak"],
    {
      category: "nature",
      tags: ["hike", "viewpoint", "nature"],
      minutes: 180,
      setting: "outdoor",
      goodFor: ["morning"],
    },
  ],
  [
    "natural",
    ["cave_entrance"],
    { category: "nature", tags: ["nature", "adventure"], minutes: 60, setting: "indoor", goodFor: day },
  ],
  [
    "natural",
    ["hot_spring"],
    { category: "nature", tags: ["thermal-bath", "nature"], minutes: 90, setting: "outdoor", goodFor: light },
  ],
  [
    "waterway",
    ["waterfall"],
    { category: "nature", tags: ["nature", "photography"], minutes: 45, setting: "outdoor", goodFor: day },
  ],
  ["tourism", ["attraction"], { category: "sight", tags: ["monument"], minutes: 45, setting: "both", goodFor: day }],
];

/** Undefined for objects that cannot be visited, also closed or former ones. */
export function kindOf(tags: Tags): Kind | undefined {
  const gone = ["disused", "abandoned", "demolished"].some((key) => tags[key] === "yes");
  if (gone || tags.access === "private" || tags.access === "no" || tags.building === "construction") return undefined;
  return kinds.find(([key, values]) => values.includes(tags[key] ?? ""))?.[2];
}
