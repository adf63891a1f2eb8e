import { statedDiets } from "../places/diet-rules.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { PlanRequest } from "./types.ts";

/** Who travels, as stated in words, and what it means for a day. */
export interface Company {
  /** In years; null when no age is told. */
  readonly youngest: number | null;
  readonly oldest: number | null;
  /** Minutes of rest in the middle of the day; 0 when nobody needs it. */
  readonly rest: number;
  /** When they want to be back, in minutes after midnight. */
  readonly homeBy: number | null;
  /** When they arrive on the first day and depart on the last one, in minutes after midnight. */
  readonly lands: number | null;
  readonly takesOff: number | null;
}

type Words = Pick<PlanRequest, "interests" | "avoid" | "accessibility" | "pace">;

const childWords =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|little ones?|twins|toddlers?|family|grandchild(?:ren)?)\b[^.;]{0,30}?((?:\b\d{1,2}\b(?:\s*(?:,|and|&|to)\s*)?)+)/gi;
/** "Ida (2) and Jonas (5)". */
const namedChild = /\b\p{Lu}\p{L}+ \((\d{1,2})\)/gu;
const yearOld = /\b(\d{1,2})[- ]?(?:year|yr)s?[- ]olds?\b/gi;
const baby = /\b(bab(?:y|ies)|infant|newborn)\b/i;
const toddler = /\b(toddlers?|pram|pushchair|stroller|buggy|nap(?:s|ping)?)\b/i;
const elder =
  /(?<![\d.,:])\b(6[5-9]|7\d|8\d|9[0-5])\b(?!\s*(?:[€$£%]|[A-Z]{3}\b|km|min|minutes?|m\b|metres|euros|dollars|hours|per))/g;
const elderWords =
  /(?<!\b(?:somebody|someone|anybody|a local)'s )\b(grandparents|grandmother|grandfather|elderly|seventies|eighties|octogenarian)\b/i;
const noNap = /\bnaps? (?:are|is) over\b|\b(?:no|without|too old for) (?:more )?naps?\b/gi;
const fit = /\b(fit|sporty|energetic|active)\b/i;
const needsRest =
  /\b(naps?|napping|siesta|midday rest|rest (?:at|in|after|over|for)|(?:quiet|calm|restful) (?:hour|hours|afternoons?)|heat|tire[sd]?|gets? tired|breaks? in the (?:afternoon|day))\b/i;
const restful = /wheel|knee|\bhip\b|crutch|cane|walker|heart|breath|pregnan|fatigue|elder|heat|mobility|arthr/i;
const NAP = 90;
const LONG_REST = 120;
const SHORT_REST = 75;
const SMALL = 5;
const OLD = 68;
const VERY_OLD = 70;
const EVENING = 18 * 60;
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
  const { rhythm, journey } = readWishes(interests);
  const all = [...interests, ...avoid, ...accessibility].join(". ").replace(noNap, " ");
  const children = [
    ...[...all.matchAll(childWords)].flatMap((it) => [...(it[1] ?? "").matchAll(/\d+/g)].map((age) => Number(age[0]))),
    ...[...all.matchAll(namedChild)].map((it) => Number(it[1])),
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
  const { homeBy } = rhythm;
  return {
    youngest,
    oldest,
    rest,
    homeBy: homeBy !== null && homeBy >= EVENING ? homeBy : null,
    lands: journey.lands,
    takesOff: journey.leaves ?? journey.backBy?.at ?? null,
  };
}

const isDiet =
  /\b(cannot|can't|can not|don't|do not|never) eat\b|allerg|intoleran|coeliac|celiac|gluten[- ]free|\b(i am|i'm|we are|both|all|strict(ly)?|my \w+ is) (\w+ )?(vegan|vegetarian|halal|kosher|muslim|jewish)\b|\bno (pork|shellfish|seafood|fish|nuts?|dairy|eggs?|alcohol|gluten|meat|fish stock)\b|\b(halal|kosher) (food|meals?|only|please|throughout)\b/i;
/** A part of a sentence that is only a diet: "two musicians of 24, vegetarian, arriving …". */
const onlyDiet =
  /^(?:(?:both|all|strictly|one|i am|we are|mostly|lifelong|two|she is|he is) ){0,3}(?:vegetarians?|vegans?|pescatarians?|coeliacs?|celiacs?|halal|kosher|muslims?|gluten[- ]free|lactose[- ]intolerant)$/i;
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
    ...phrases
      .flatMap((it) => (it.includes(",") ? it.split(",") : []))
      .map((it) => it.trim())
      .filter((it) => onlyDiet.test(it) && !isDiet.test(it)),
    ...refused.filter((it) => food.test(it)).map((it) => `no ${it.replace(/^no /i, "")}`),
  ];
  const accessibility = [...phrases, ...refused].filter((it) => isAccess.test(it));
  if (dietary.length + accessibility.length === 0) return request;
  return {
    ...request,
    // "No long walks" is about mobility, not about parks.
    avoid: request.avoid.filter((it) => !isAccess.test(it)),
    dietary: [...new Set([...statedDiets(request.dietary), ...dietary])],
    accessibility: [...new Set([...request.accessibility, ...accessibility])],
  };
}
