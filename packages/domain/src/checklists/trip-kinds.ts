import type { ActivityFields } from "../trip/document.ts";

/** What a trip has that one packs for. */
export const tripKinds = [
  "beach",
  "hiking",
  "snow",
  "bath",
  "business",
  "dressy",
  "worship",
  "cycling",
  "camping",
] as const;
export type TripKind = (typeof tripKinds)[number];

const words: Readonly<Record<TripKind, RegExp>> = {
  beach: /\b(?:beach(?:es)?|swim(?:ming)?|snorkel\w*|surf\w*|island hopping|boat trip|praia|playa|lagoon)\b/i,
  hiking: /\b(?:hik(?:e|es|ing)|trek\w*|trails?|gorge|summit|national park|canyon)\b/i,
  snow: /\b(?:ski|skiing|snowboard\w*|snowshoe\w*|sled\w*|husky|northern lights)\b/i,
  bath: /\b(?:onsen|thermal|hammam|hamam|spa|sauna|baths?|hot springs?|pool)\b/i,
  business: /\b(?:meeting|conference|business|trade fair|congress)\b/i,
  dressy: /\b(?:opera|ballet|theatre|theater|concert hall|michelin|fine dining|gala|wedding)\b/i,
  worship: /\b(?:mosque|temple|shrine|cathedral|monastery|basilica|synagogue|church)\b/i,
  cycling: /\b(?:cycl(?:e|ing)|bike|bicycle)\b/i,
  camping: /\b(?:camp(?:ing|site)?|tent)\b/i,
};

interface KindsOf {
  readonly activities: readonly Pick<ActivityFields, "title" | "activityType">[];
  readonly interests: readonly string[];
  readonly accommodation: string | null;
}

/** From the words and types of its activities, what its travellers like, and where they sleep. */
export function kindsOfTrip({ activities, interests, accommodation }: KindsOf): ReadonlySet<TripKind> {
  const said = [...activities.map((it) => it.title), ...interests].join("\n");
  const found = new Set<TripKind>(tripKinds.filter((it) => words[it].test(said)));
  if (activities.some((it) => it.activityType === "business")) found.add("business");
  if (accommodation === "camping") found.add("camping");
  return found;
}
