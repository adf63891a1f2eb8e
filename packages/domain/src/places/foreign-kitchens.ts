import type { Candidate } from "./candidate.ts";

/** Kitchens that came from elsewhere, and the zones (or their beginnings) in which they are at home. */
const kitchens: readonly (readonly [kitchen: RegExp, home: string])[] = [
  [
    /\b(ital\w*|pizz\w+|pasta|trattoria)\b/i,
    "Europe/Rome Europe/San_Marino Europe/Vatican Europe/Malta Europe/Monaco America/Argentina America/Sao_Paulo",
  ],
  [/\b(japanese|sushi|ramen|izakaya|omakase|teppan\w*)\b/i, "Asia/Tokyo America/Lima Pacific/Honolulu"],
  [/\b(thai|pan-asian|asian|asian-inspired)\b/i, "Asia/"],
  [/\b(chinese|cantonese|sichuan|shanghainese|dim sum|dumplings?)\b/i, "Asia/ America/Lima Indian/Mauritius"],
  [
    /\b(indian|north indian|punjabi|curry house)\b/i,
    "Asia/Kolkata Asia/Colombo Asia/Kathmandu Asia/Dubai Asia/Muscat Asia/Kuala_Lumpur Asia/Dhaka Asia/Karachi Africa/Nairobi Africa/Dar_es_Salaam Indian/ Pacific/Fiji",
  ],
  [
    /\b(mexican|tacos?|tex-mex|burritos)\b/i,
    "America/Mexico America/Cancun America/Tijuana America/Merida America/Mazatlan America/Chihuahua America/Hermosillo",
  ],
  [/\b(american|burgers?|diner|barbecue joint)\b/i, "America/"],
  [/\b(vietnamese)\b/i, "Asia/Ho_Chi_Minh Asia/Bangkok Asia/Phnom_Penh Asia/Vientiane"],
  [/\b(korean)\b/i, "Asia/Seoul"],
  [/\b(lebanese|levantine|middle eastern)\b/i, "Asia/ Africa/Cairo Europe/Istanbul"],
  [/\b(spanish|tapas)\b/i, "Europe/Madrid Africa/Ceuta Atlantic/Canary Europe/Andorra Europe/Gibraltar"],
  [
    /\b(french|bistro)\b/i,
    "Europe/Paris Europe/Brussels Europe/Luxembourg Europe/Monaco Europe/Zurich Indian/Reunion Pacific/Tahiti Pacific/Noumea Africa/Casablanca Africa/Dakar America/Montreal America/Toronto America/Martinique America/Guadeloupe Asia/Phnom_Penh Asia/Vientiane Indian/Antananarivo",
  ],
  [/\b(international|fusion|world|continental|western)\b/i, ""],
];
/** Where the kitchens of the whole world are the local one. */
const worldly =
  /^(America\/(New_York|Los_Angeles|Chicago|Denver|Phoenix|Toronto|Vancouver|Edmonton|Detroit|Boise|Anchorage|Halifax|Winnipeg)|Australia\/|Pacific\/(Auckland|Honolulu)|Europe\/London|Asia\/(Singapore|Hong_Kong|Dubai|Qatar))/;

/** Whether a place cooks what people eat elsewhere, in a country with a kitchen of its own. */
export function isForeignKitchen({ tags, insight, fame }: Candidate, timezone: string | null | undefined): boolean {
  const kitchen = insight?.kitchen;
  if (!kitchen || !timezone || worldly.test(timezone) || tags.includes("local-cuisine") || fame === 3) return false;
  const found = kitchens.filter(([it]) => it.test(kitchen));
  const isAtHome = (home: string) => home !== "" && home.split(" ").some((it) => timezone.startsWith(it));
  return found.length > 0 && !found.some(([, home]) => isAtHome(home));
}
