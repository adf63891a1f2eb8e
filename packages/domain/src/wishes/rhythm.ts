import { clockPattern, minutesOfClock, numberOf, numberPattern } from "./clock-words.ts";

/** The wished rhythm of the days, as far as it is stated. Times are minutes after midnight. */
export interface Rhythm {
  /** When they sit down to dinner, if they say so. */
  readonly dinner: { readonly from: number; readonly to: number } | null;
  /** Nothing is planned before this time. */
  readonly startsAt: number | null;
  /** Back at the place to sleep by this time. */
  readonly homeBy: number | null;
  /** Back while it is light. */
  readonly beforeDark: boolean;
  /** They want a rest in the middle of the day. */
  readonly rests: boolean;
  /** When, if they say so: "she naps from 13:00 to 15:00". */
  readonly restSpan: { readonly start: number; readonly end: number } | null;
  /** They get up early, and activities that are best early are early. */
  readonly isEarly: boolean;
  /** Nights end late. */
  readonly isLate: boolean;
  /** A slower pace than usual. */
  readonly isSlow: boolean;
  readonly isFast: boolean;
  /** Most visits a day; null when not stated. */
  readonly mostVisits: number | null;
  /** Most minutes in the open air in one go; null when not stated. */
  readonly mostOutdoors: number | null;
}

const UNHURRIED = 10 * 60;
const SLEEPING_IN = 10 * 60 + 30;

const homeBy = new RegExp(
  `(?<!\\b(?:fl(?:y|ying|ights?)|trains?|planes?|ferry|travel(?:ling)?|go(?:ing)?|leav(?:e|ing)|head(?:ing)?|driv(?:e|ing)) )\\b(?:back|home|in bed|in our rooms?|at the hotel|asleep|return|finished|done|end(?:ing)?|finish)\\b(?: (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\w+){0,5}? (?:by|before|at|no later than|not later than) (${clockPattern})\\b`,
);
const beforeDark =
  /\b(?:back|home|in|indoors|at the hotel|return)\b(?: \w+){0,3}? (?:before|by) (?:(?:it is |its |it gets )?dark|nightfall|sunset|dusk)\b|\bnot (?:be )?out after dark\b/;
const bedtime = new RegExp(
  `\\b(?:bed ?times?|lights out|bed)\\b(?: \\w+){0,2}? (?:is |at |by |before )?(?:at |by )?(${clockPattern})\\b`,
);
const earlyNights = /\b(?:early nights?|early to bed|no late nights?|not late|early bed|in bed early|tired early)\b/;
const startsAt = new RegExp(
  `\\b(?:mornings?|days?|start(?:ing)?|breakfast|get up|begin(?:ning)?|leav(?:e|ing)(?! (?:again|for|from|home|on))|nothing)\\b(?: \\w+){0,4}? (?:at|from|after|before|until|around|about|not before|earlier than) (${clockPattern})\\b`,
);
/** "After half past seven everything falls apart", "nothing after ten". */
const worn =
  "(?:falls? apart|fall(?:ing)? to pieces|melts? down|is over|it s over|(?:is|are) (?:in bed|asleep|(?:dead |too )?tired)|gets? (?:very |too )?tired|nothing|no (?:plans|programme)|turns? in|goes? to (?:bed|sleep))";
const afterIt = new RegExp(`\\bafter (${clockPattern})(?: \\w+){0,3}? ${worn}\\b`);
const itsAfter = new RegExp(`\\b${worn}(?: (?!before|until)\\w+){0,3}? (?:after|at|by|around) (${clockPattern})\\b`);
const notBefore = new RegExp(
  `\\b(?:not|never|nothing|no \\w+|nowhere|dont|wont|doesnt|isnt|arent|rarely|hardly)(?: \\w+){0,4}? (?:before|until|earlier than) (${clockPattern})\\b`,
);
const sleepsIn =
  /\b(?:sleep(?:ing)? in|lie ins?|late risers?|(?:get|getting|wake|waking|up|rise) (?:up )?late|late starts?|night owls?|no early (?:starts?|mornings?|alarms?)|not (?:an? )?(?:early|morning) (?:risers?|birds?|people|person)|no alarm(?: clock)?s?|late mornings?|start(?:ing)? late|late breakfasts?)\b/;
const unhurried =
  /\b(?:(?:unhurried|slow|lazy|quiet|gentle|easy|relaxed|calm|leisurely|long) (?:mornings?|breakfasts?|starts?)|mornings? (?:slow|slowly|unhurried|lazy|free)|take (?:our|the) mornings? (?:slow|slowly|easy))\b/;
/** "A slow morning here and there" is no rule for every day. */
const sometimes =
  /\b(?:a|one|two|some|the odd|an occasional) (?:unhurried|slow|lazy|quiet|gentle|easy|long) (?:mornings?|breakfasts?)\b/;
/** Who takes the morning slowly may see much after it. */
const lateMorning = /\b(?:slow|unhurried|lazy|leisurely|easy|gentle) (?:mornings?|breakfasts?|starts?)\b/g;
const early =
  /\b(?:(?:get|getting|gets|wake|rise|up|start(?:ing)?|out)(?: \w+)? (?:up )?(?:very )?early|early (?:risers?|birds?|starts?|mornings?)|(?:before|ahead of|beat(?:ing)?) the (?:crowds?|heat)|at (?:dawn|first light|daybreak|sunrise))\b/;
const noEarly = /\b(?:no|not|never|hate|dont|without|avoid)(?: \w+){0,4} (?:early|alarm)/;
const nap =
  /\b(?:nap(?:s|ping)?|siestas?|sleeps? after lunch|rest after lunch|(?:rest|break|quiet time|pause|lie down|sleep)(?: \w+){0,3} after lunch|after lunch(?: \w+){0,3} (?:rest|nap|sleep|break|lie down))\b/;
const midday =
  /\b(?:(?:rest|resting|pause|break|siesta|indoors|cool|hotel|pool|lie down)(?: \w+){0,4} (?:at|over|around|during|in) (?:the )?(?:midday|noon|(?:heat|hottest|hot part)(?: of the day)?|middle of the day)|(?:hottest|hot) hours?(?: \w+){0,3} (?:in|at|by|under) (?:the |a |some )?(?:shade|pool|hotel|rooms?)|(?:midday|noon|mid day)(?: \w+){0,2} (?:rest|pause|break|siesta|free|off|at the hotel|in the pool)|mornings and evenings(?: out| only)?|(?:out of|avoid) the midday (?:sun|heat))\b/;
const quietHour =
  /\b(?:(?:quiet|restful|free|idle|calm) (?:hour|time|moment|pause|half hour)|(?:an hour|a pause|a rest|a break|rest|time to rest|time to lie down|lie down|put (?:our|my|the) feet up)(?: \w+){0,2}(?: in the| each| every)? afternoons?|afternoons?(?: \w+){0,2} (?:rest|nap|break|pause|quiet|free)|rest (?:each|every) (?:day|afternoon)|a (?:daily )?rest(?! days?\b)|daily rests?|rest (?:in between|between))\b/;
const slow =
  /\b(?:slow(?:ly)?(?! (?:travel |steam |night )?(?:trains?|boats?|ferr|food|mornings?|breakfasts?))|relax(?:ed|ing)?|leisurely|easy going|unhurried|no rush|(?:no|not|dont) (?:\w+ ){0,2}(?:rush(?:ed|ing)?|hurry|stress|packed|busy|crammed|full) ?(?:days?|schedules?|programmes?|programs?)?|take it easy|laid back|gentle(?: \w+)? (?:pace|days?)|easy (?:pace|days)|plenty of (?:time|breaks|rest|pauses)|time to (?:sit|breathe|linger|do nothing)|do(?:ing)? (?:little|nothing|very little)|not too (?:much|many|full|packed|busy)|less is more|tire[sd]? (?:us|me|her|him|easily|quickly)|nothing (?:too )?(?:strenuous|tiring|exhausting))\b/;
const fast =
  /\b(?:as much as (?:possible|we can|i can)|packed (?:days?|schedule)(?: is| are)? (?:fine|ok|welcome)|see everything|full days|fill every|make the most of every|intensive)\b/;
const noFast =
  /\b(?:no|not|dont|without|rather than|instead of)\b[^.]{0,30}\b(?:packed|full days|everything|intensive)/;
const late =
  /\b(?:(?:go|going|stay|staying|be|being) out (?:till |until )?late|late nights? (?:are|is|out)|(?:dance|dancing|party|partying|drink|drinking) (?:all night|(?:till|until|til) (?:late|dawn|morning))|night owls?|nights? (?:may|can) be late|till the small hours|into the night)\b/;
const dinnerAt = new RegExp(
  `\\b(?:dinners?|supper|dine|dining|eat dinner)\\b(?: (?!(?:back|home|in bed)\\b)\\w+){0,3}? ?\\b(never before|not before|no earlier than|not earlier than|no later than|not later than|at|by|before|from|after|around|about) (${clockPattern})\\b(?! (?:people|persons|of us|days?|nights?|euros?|dollars?|pounds?))`,
);
const restSpan = new RegExp(
  `\\b(?:naps?|napping|siestas?|sleeps?|rests?|quiet time|lies? down)\\b(?: (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\w+){0,6}? (?:from|between|at)? ?(${clockPattern}) (?:to|till|until|and) (${clockPattern})\\b`,
);
/** A baby who sleeps in the pram sleeps on the way, and nobody waits for it. */
const onTheMove =
  /\b(?:naps?|sleeps?|sleeping|napping)\b(?: \w+){0,6}? in (?:the|her|his|its|a) (?:pram|buggy|stroller|carrier|sling)\b/;
/** Who gets up then is out an hour later. */
const gettingUp = new RegExp(
  `\\b(?:(?:get|gets|getting|wakes?|waking) up(?: \\w+){0,3}? (?:at|around|about|before)|sleep(?:ing)?(?: in)?(?: \\w+)? (?:until|till)|(?:get|gets|getting|wakes?|waking) up(?: \\w+){0,3}? until) (${clockPattern})\\b`,
);
const sleepsUntil = new RegExp(`\\bsleep(?:ing)?(?: in)?(?: \\w+)? (?:until|till) (${clockPattern})\\b`);
const oneAndOne = new RegExp(
  `\\b(${numberPattern}) \\w+ and (${numberPattern}) (?:other |more )?(?:things?|sights?|stops?|places?|visits?|\\w+) (?:a|per|each|every) day\\b`,
);
const length =
  "(an hour and a half|half an hour|an hour|one hour|two hours|three hours|\\d(?: and a half)? hours?|\\d{2,3} min(?:utes?)?)";
const outside =
  "(?:outdoors|outside|out of doors|in the (?:cold|sun|heat|open(?: air)?|fresh air|snow|rain)|out in the \\w+)";
const outdoorLimit = new RegExp(
  `\\b(?:no|not|never) (?:\\w+ ){0,2}?(?:more|longer) than (?:about |around )?${length}(?: \\w+){0,2}? ${outside}\\b|\\b${outside}(?: \\w+){0,4}? ${length} (?:at (?:the )?(?:very )?most|maximum|max|in one go|at a (?:time|stretch))\\b|\\b(?:at most|max(?:imum)?|up to|only) (?:about )?${length}(?: \\w+){0,2}? ${outside}\\b`,
);
const UNTIL_OUT = 60;
const LONGEST_REST = 180;
const mostVisits = new RegExp(
  `\\b(?:(?:at most|no more than|not more than|maximum|max|only|just) )?(${numberPattern})(?: or ${numberPattern})? (?:things?|sights?|stops?|places?|visits?|activities|activity|attractions?)(?: \\w+)? (?:a|per|each|every) day\\b(?! (?:in|at|on|out|trip|off|by|with|for))`,
);

/** @param text the whole text, folded, with commas and full stops left out: see `foldClause` */
export function rhythmOf(said: string): Rhythm {
  const dinner = dinnerIn(said);
  // "Dinner never before nine" is not how the day starts.
  const withoutDinner = dinner === null ? said : said.replace(dinnerAt, " ");
  const worn = afterIt.exec(withoutDinner) ?? itsAfter.exec(withoutDinner);
  const text = worn ? withoutDinner.replace(worn[0], " ") : withoutDinner;
  const home =
    homeBy.exec(text)?.[1] ??
    worn?.[1] ??
    (/\bbed ?time|\bbed\b|lights out/.test(text) ? bedtime.exec(text)?.[1] : undefined);
  const homeMinutes = home ? minutesOfClock(home, true) : undefined;
  const sleeps = sleepsIn.test(text);
  const wontStart = notBefore.exec(text)?.[1];
  const start = wontStart ?? startsAt.exec(text)?.[1];
  const startMinutes = start ? minutesOfClock(start, false) : undefined;
  const isStart =
    startMinutes !== undefined &&
    startMinutes >= 5 * 60 &&
    startMinutes <= 12 * 60 &&
    (wontStart !== undefined || !/noon|midday/.test(start ?? ""));
  const getsUp = minutesOfClock(gettingUp.exec(text)?.[1] ?? "", false);
  const isUnhurried = unhurried.test(text) && !sometimes.test(text);
  const most = mostVisits.exec(text)?.[1];
  return {
    dinner,
    startsAt:
      getsUp !== undefined && (getsUp >= UNHURRIED || sleepsUntil.test(text)) && getsUp <= 12 * 60
        ? getsUp + UNTIL_OUT
        : isStart
          ? startMinutes
          : sleeps
            ? SLEEPING_IN
            : isUnhurried
              ? UNHURRIED
              : null,
    homeBy:
      homeMinutes !== undefined && homeMinutes >= 17 * 60 ? homeMinutes : earlyNights.test(text) ? 21 * 60 + 30 : null,
    beforeDark: beforeDark.test(text),
    restSpan: onTheMove.test(text) ? null : restSpanIn(text),
    rests: midday.test(text) || (nap.test(text) && !onTheMove.test(text)) || quietHour.test(text),
    isEarly: early.test(text) && !noEarly.test(text) && !sleeps,
    isLate: late.test(text),
    isSlow: slow.test(text.replace(lateMorning, " ")),
    isFast: fast.test(text) && !noFast.test(text),
    mostVisits: most ? (numberOf(most) ?? null) : bothOf(oneAndOne.exec(text)),
    mostOutdoors: lengthOf(outdoorLimit.exec(text)),
  };
}

/** "One museum and one other thing." */
function bothOf(found: RegExpExecArray | null): number | null {
  const [one, other] = [numberOf(found?.[1] ?? ""), numberOf(found?.[2] ?? "")];
  return one === undefined || other === undefined ? null : one + other;
}

/** In minutes. */
function lengthOf(found: RegExpExecArray | null): number | null {
  const said = found?.slice(1).find((it) => it !== undefined);
  if (said === undefined) return null;
  if (/^half/.test(said)) return 30;
  if (/min/.test(said)) return Number.parseInt(said, 10);
  const hours = /^an /.test(said) ? 1 : (numberOf(said.split(" ")[0] ?? "") ?? 1);
  return hours * 60 + (/and a half/.test(said) ? 30 : 0);
}

const SIT_DOWN = 45;

function dinnerIn(text: string): Rhythm["dinner"] {
  const [, how = "", clock = ""] = dinnerAt.exec(text) ?? [];
  const at = minutesOfClock(clock, true);
  if (at === undefined || at < 16 * 60 || at > 23 * 60) return null;
  if (/^(?:by|before|no later|not later)/.test(how)) return { from: at - SIT_DOWN, to: at };
  return { from: at, to: at + SIT_DOWN };
}

/** "From one to three" is after noon. */
function restSpanIn(text: string): Rhythm["restSpan"] {
  const [, from = "", to = ""] = restSpan.exec(text) ?? [];
  const [start, end] = [from, to].map((it) => {
    const minutes = minutesOfClock(it, false);
    return minutes !== undefined && minutes < 8 * 60 ? minutes + 720 : minutes;
  });
  if (start === undefined || end === undefined || end <= start || end - start > LONGEST_REST) return null;
  return start >= 11 * 60 && end <= 18 * 60 ? { start, end } : null;
}
