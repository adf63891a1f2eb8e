import { statedDiets } from "../places/diet-rules.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { PlanRequest } from "./types.ts";

/** Who travels, as their words tell, and what it means for a day. */
export interface Company {
  /** In years; null when no age is told. */
  readonly youngest: number | null;
  readonly oldest: number | null;
  /** Minutes of rest in the middle of the day; 0 when nobody needs it. */
  readonly rest: number;
  /** When they want to be back, in minutes after midnight. */
  readonly homeBy: number | null;
  /** When they land on the first day and take off on the last one, in minutes after midnight. */
  readonly lands: number | null;
  readonly takesOff: number | null;
}

type Words = Pick<PlanRequest, "interests" | "avoid" | "accessibility" | "pace">;

const childWords =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|little ones?|twins|toddlers?|family|grandchild(?:ren)?)\b[^.;]{0,30}?((?:\b\d{1,2}\b(?:\s*(?:,|and|&|to)\s*)?)+)/gi;
const yearOld = /\b(\d{1,2})[- ]?(?:year|yr)s?[- ]olds?\b/gi;
const baby = /\b(bab(?:y|ies)|infant|newborn)\b/i;
const toddler = /\b(toddlers?|pram|stroller|buggy|nap(?:s|ping)?)\b/i;
const elder =
  /(?<![\d.,:])\b(6[5-9]|7\d|8\d|9[0-5])\b(?!\s*(?:[€$£%]|[A-Z]{3}\b|km|min|minutes?|m\b|metres|euros|dollars|hours|per))/g;
const elderWords = /\b(grandparents|grandmother|grandfather|elderly|seventies|eighties|octogenarian)\b/i;
const noNap = /\bnaps? (?:are|is) over\b|\b(?:no|without|too old for) (?:more )?naps?\b/gi;
const fit = /\b(fit|sporty|energetic|active)\b/i;
const needsRest =
  /\b(naps?|napping|siesta|midday rest|rest (?:at|in|after|over|for)|(?:quiet|calm|restful) (?:hour|hours|afternoons?)|heat|tire[sd]?|gets? tired|breaks? in the (?:afternoon|day))\b/i;
const restful = /wheel|knee|\bhip\b|crutch|cane|walker|heart|breath|pregnan|fatigue|elder|heat|mobility|arthr/i;
const clock =
  "(?<past>half past )?(?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|[012]?\\d)(?:[:.](?<minutes>\\d\\d))?(?:\\s*(?<half>am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening)))?(?![\\d%]|\\s*(?:days?|nights?|hours?|people))";
const back = new RegExp(`\\b(?:back|home|in (?:bed|our rooms?|the (?:hotel|room)))\\b[^.;]{0,30}?\\bby ${clock}`, "i");
const landing = new RegExp(
  `\\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al))\\b[^.;]{0,40}?\\b(?:at|around|about) ${clock}`,
  "i",
);
const takeOff = new RegExp(
  `\\b(?:(?:flights?|planes?|trains?|ferr(?:y|ies))\\b[^.;]{0,25}?\\b(?:home|back|leaves?|departs?|goes)|fly(?:ing)? (?:home|back|out)|depart(?:s|ing|ure)?|leav(?:e|ing) (?:again|for home|the last day))\\b[^.;]{0,40}?\\b(?:at|around|about) ${clock}`,
  "i",
);

const NAP = 90;
const LONG_REST = 120;
const SHORT_REST = 75;
const SMALL = 5;
const OLD = 68;
const VERY_OLD = 70;
const EVENING = 18 * 60;
/** "At five" of a flight is the afternoon. */
const EARLIEST_FLIGHT = 6 * 60;
const hourWords = "noon one two three four five six seven eight nine ten eleven".split(" ");

/** The time that a pattern finds, in minutes after midnight; without a half of the day the likelier one from `earliest`. */
function timeIn(text: string, pattern: RegExp, earliest: number): number | null {
  const { hour = "", past, minutes = "0", half = "" } = pattern.exec(text)?.groups ?? {};
  if (hour === "") return null;
  const word = hourWords.indexOf(hour.toLowerCase());
  const said = word === 0 ? 12 : word > 0 ? word : Number(hour);
  const time = said * 60 + (past ? 30 : Number(minutes));
  if (/p|after|even/i.test(half)) return said < 12 ? time + 720 : time;
  if (/a|morn/i.test(half)) return time % 720;
  const isClock = pattern.exec(text)?.groups?.minutes !== undefined && word < 0;
  return !isClock && time < earliest && said < 12 ? time + 720 : time;
}

/** A cache: every day of a plan asks for it. */
const known = new WeakMap<Words["interests"], { readonly words: Words; readonly company: Company }>();

export function companyOf({ interests, avoid, accessibility, pace }: Words): Company {
  const found = known.get(interests);
  const before = found?.words;
  if (found && before?.avoid === avoid && before.accessibility === accessibility && before.pace === pace)
    return found.company;
  const words = { interests, avoid, accessibility, pace };
  const company = calculated(words);
  known.set(interests, { words, company });
  return company;
}

function calculated({ interests, avoid, accessibility, pace }: Words): Company {
  const wishes = interests.join(". ");
  const { rhythm } = readWishes(interests);
  const all = [...interests, ...avoid, ...accessibility].join(". ").replace(noNap, " ");
  const children = [
    ...[...all.matchAll(childWords)].flatMap((it) => [...(it[1] ?? "").matchAll(/\d+/g)].map((age) => Number(age[0]))),
    ...[...all.matchAll(yearOld)].map((it) => Number(it[1])),
    ...(baby.test(all) ? [0] : []),
    ...(toddler.test(all) ? [2] : []),
  ].filter((it) => it <= 17);
  const old = [...all.matchAll(elder)].map((it) => Number(it[1]));
  const youngest = children.length === 0 ? null : Math.min(...children);
  const oldest = old.length > 0 ? Math.max(...old) : elderWords.test(all) ? 75 : null;
  const isOld = oldest !== null && oldest >= OLD && !fit.test(all);
  const rest =
    pace === "fast"
      ? 0
      : youngest !== null && youngest <= SMALL
        ? NAP
        : isOld && needsRest.test(all)
          ? LONG_REST
          : isOld && oldest >= VERY_OLD
            ? NAP
            : isOld || needsRest.test(wishes) || rhythm.rests || restful.test(accessibility.join(" "))
              ? SHORT_REST
              : 0;
  const homeBy = timeIn(all, back, EVENING) ?? rhythm.homeBy;
  return {
    youngest,
    oldest,
    rest,
    homeBy: homeBy !== null && homeBy >= EVENING ? homeBy : null,
    lands: timeIn(all, landing, EARLIEST_FLIGHT),
    takesOff: timeIn(all, takeOff, EARLIEST_FLIGHT),
  };
}

const isDiet =
  /\b(cannot|can't|can not|don't|do not|never) eat\b|allerg|intoleran|coeliac|celiac|gluten[- ]free|\b(i am|i'm|we are|both|all|strict(ly)?|my \w+ is) (\w+ )?(vegan|vegetarian|halal|kosher|muslim|jewish)\b|\bno (pork|shellfish|seafood|fish|nuts?|dairy|eggs?|alcohol|gluten|meat|fish stock)\b/i;
const food =
  /^(?:no )?(shell ?fish|seafood|fish|pork|meat|nuts?|peanuts?|dairy|lactose|milk|eggs?|gluten|wheat|alcohol|fish stock)$/i;
const isAccess =
  /wheel ?chair|step-free|\bstairs\b|\bsteps\b|\bknees?\b|crutch|long walks|walk(s|ing)? (far|slowly)|\bpram\b|stroller|cobble/i;

/** The needs that are told among wishes and refusals, with those that are stated as such. */
export function withNeedsInWords<T extends Pick<PlanRequest, "interests" | "avoid" | "dietary" | "accessibility">>(
  request: T,
): T {
  const phrases = request.interests.flatMap((it) => it.split(/[.;!?]/)).map((it) => it.trim());
  const refused = request.avoid.map((it) => it.trim());
  const dietary = [
    ...phrases.filter((it) => isDiet.test(it)),
    ...refused.filter((it) => food.test(it)).map((it) => `no ${it.replace(/^no /i, "")}`),
  ];
  const accessibility = [...phrases, ...refused].filter((it) => isAccess.test(it));
  if (dietary.length + accessibility.length === 0) return request;
  return {
    ...request,
    // "No long walks" is about how one gets about, and not about parks.
    avoid: request.avoid.filter((it) => !isAccess.test(it)),
    dietary: [...new Set([...statedDiets(request.dietary), ...dietary])],
    accessibility: [...new Set([...request.accessibility, ...accessibility])],
  };
}
