import type { Audience } from "../places/candidate.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Rhythm } from "../wishes/rhythm.ts";
import { companyOf } from "./company.ts";
import type { PlanRequest } from "./types.ts";

/** How somebody wants to travel, as their words tell, beside the places that they want. */
export interface Manner {
  /** Whom places should suit in particular. */
  readonly suits: ReadonlySet<Audience>;
  readonly withChildren: boolean;
  readonly isRomantic: boolean;
  readonly isSlow: boolean;
  /** They want lesser-known places. */
  readonly offBeaten: boolean;
  /** They have seen the best-known places. */
  readonly isAgain: boolean;
  readonly lovesNights: boolean;
  readonly lovesPhotos: boolean;
  readonly rhythm: Rhythm;
}

const LAST_CHILD = 14;
const SENIOR = 65;
const children = /\b(kids?|child(ren)?|toddlers?|famil(y|ies)|bab(y|ies)|(little|small|young) ones)\b/i;
const noChildren = /\b(without|no) (the |our |any )?(kids|children)\b/i;
const teens = /\bteen(ager)?s?\b/i;
const romance = /\b(romantic|romance|honeymoon(ers)?|couples?|anniversary|proposal|valentine)\b/i;
const seniors = /\b(seniors?|grandparents|elderly|retired|sixties|seventies)\b/i;
const nights = /\b(nightlife|night ?out|part(y|ies)|clubbing|clubs|techno|bars|cocktails?|pub crawl)\b/i;
const luxury = /\b(luxury|luxurious|splurge)\b/i;
const slow = /\b(slow(ly)?|relax(ed|ing)?|leisurely|easy[- ]?going|unhurried|no rush|take it easy|laid[- ]back)\b/i;
const offBeaten =
  /\b(hidden|gems?|off[- ](the[- ])?beaten|beaten (path|track)|secret|insider|lesser[- ]known|local life|like a local|authentic|non[- ]tourist\w*|untouristy)\b/i;
const again =
  /\b((second|third|fourth|return|repeat) (visit|time|trip)|been (there |here )?before|already (seen|been|know)|know the (city|classics))\b/i;
const photos = /\b(photo(s|graphy|graphers?|graphic)?|instagram\w*|camera)\b/i;

/** Words about the manner of travel, which are no wish for a kind of place. */
const mannerWords = new Set(
  (
    "slow slowly relaxed relaxing relax leisurely easy easygoing hidden gem gems secret secrets insider beaten path track " +
    "lesser known authentic first second third time visit repeat return before already honeymoon honeymooners couple " +
    "couples anniversary friends friend solo alone budget cheap luxury luxurious comfortable splurge accessible " +
    "wheelchair quiet calm crowds classic classics must sees mustsee pace fast active seniors grandparents teens " +
    "teenagers students student backpacking birthday unhurried laid back"
  ).split(" "),
);

export function isMannerWord(word: string): boolean {
  return mannerWords.has(word);
}

export function mannerOf({
  interests,
  travelStyle,
  pace,
  avoid,
  accessibility,
}: Pick<PlanRequest, "interests" | "travelStyle" | "pace" | "avoid" | "accessibility">): Manner {
  const { positive: text, rhythm } = readWishes(interests);
  const { youngest, oldest, homeBy } = companyOf({ interests, avoid, accessibility, pace });
  const suits = new Set<Audience>();
  const withChildren = (youngest !== null && youngest <= LAST_CHILD) || (children.test(text) && !noChildren.test(text));
  if (withChildren) suits.add("children");
  if (teens.test(text)) suits.add("teens");
  if (romance.test(text)) suits.add("couples");
  if ((oldest ?? 0) >= SENIOR || seniors.test(text)) suits.add("seniors");
  if (luxury.test(text) || travelStyle === "luxury") suits.add("luxury");
  const lovesNights = !withChildren && homeBy === null && (nights.test(text) || rhythm.isLate);
  if (lovesNights) suits.add("night-owls");
  return {
    suits,
    withChildren,
    isRomantic: romance.test(text),
    isSlow: pace === "slow" || rhythm.isSlow || slow.test(text),
    offBeaten: offBeaten.test(text),
    isAgain: again.test(text),
    lovesNights,
    lovesPhotos: photos.test(text),
    rhythm,
  };
}
