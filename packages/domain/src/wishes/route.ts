import { numberOf, numberPattern } from "./clock-words.ts";

/** What a text says about places to sleep and the way of travelling. */
export interface RouteWish {
  /** Most different places to sleep; null when not stated. */
  readonly mostBases: number | null;
  /** A place, in folded words, where they stay all nights. */
  readonly staysIn: string | null;
  /** The last days are for the sea. */
  readonly endsBySea: boolean;
  readonly withoutCar: boolean;
  /** They say that they have a car. */
  readonly withCar: boolean;
  readonly withDriver: boolean;
  readonly notAfterDark: boolean;
  /** Most minutes at the wheel in a day; null when not stated. */
  readonly mostDriving: number | null;
}

const bases =
  "(?:(?:different |separate )?(?:places? to (?:sleep|stay)|hotels?|bases?|beds?|stops?|towns?|lodges?|accommodations?|overnight stops?|places?))";
const most = new RegExp(
  `\\b(?:no more than|not more than|at most|maximum(?: of)?|max|only|just|up to) (${numberPattern}) ${bases}\\b(?! (?:a|per|each|every) day)`,
);
const mostAfter = new RegExp(`\\b(${numberPattern}) ${bases} (?:at (?:the )?most|maximum|max|or fewer|or less)\\b`);
const changes =
  /\bchang\w+ (?:of )?(?:our |the )?(?:beds?|hotels?|rooms?|places?)(?: \w+){0,2}? (?:no more than|not more than|at most|only|just|max(?:imum)?)? ?(once|twice|three times)\b/;
const changeTimes: Readonly<Record<string, number>> = { once: 1, twice: 2, "three times": 3 };
const some = new RegExp(`\\b(${numberPattern}) (?:different |separate )?(?:places? to (?:sleep|stay)|bases?)\\b`);
const oneBase =
  /\b(?:one (?:single )?(?:base|hotel)|(?:same|single) (?:base|hotel|place)|without (?:changing|switching|moving) (?:hotels?|beds?|places?)|not (?:change|changing|move|moving|switch|switching) (?:hotels?|beds?|places?|around)|no (?:hotel|bed) changes?|unpack once)\b/;
const name = "(?:the )?([a-z]+(?: [a-z]+)?)";
const stays = new RegExp(
  `\\b(?:stay(?:ing)?|based|sleep(?:ing)?|base ourselves|hotel|our base|rooms?|apartment|flat)(?: (?!(?:a|an|one|two|three|four|some|last|first|\\d+) (?:\\w+ )?nights?\\b)\\w+){0,2}? (?:in|at|is) ${name}`,
);
const sea = "(?:sea|beach(?:es)?|coast|ocean|seaside|island|shore)";
const seaAtEnd = new RegExp(
  `\\b(?:(?:${sea})(?: \\w+){0,3} (?:at the end|to finish|to end|last|at last|for the last)|(?:end(?:ing)?|finish(?:ing)?|last (?:days?|two|three|few)|afterwards|at the end|to finish)(?: \\w+){0,6} ${sea}|then(?: \\w+){0,3} beach)\\b`,
);
/** "By train" may be how one comes to the station where the car waits. */
const strictlyNoCar =
  /\b(?:(?:without|no|not(?: \w+)?) (?:a |our |rent(?:ing|al)? (?:a )?|hir(?:ing|e) (?:a )?|own )?car|car free)\b/;
const clock = `(half an hour|an hour(?: and a half)?|(?:${numberPattern})(?: and a half)? hours?|${numberPattern} h(?: \\d\\d)?|\\d+ minutes)`;
const wheel = "(?:in the car|at the wheel|behind the wheel|of driving|driving|on the road)";
const drivingLimit = new RegExp(
  `\\b(?:never more than|no more than|not more than|at most|maximum(?: of)?|max|up to|under|less than|(?:dont|do not|never|not)(?: \\w+){0,4}? more than) (?:about |around )?${clock}(?: \\w+){0,2}? ${wheel}`,
);
const drivingAtMost = new RegExp(
  `\\b(?:driv(?:e|es|ing)|rides?)(?: \\w+){0,4}? ${clock} (?:at (?:the )?(?:very )?most|maximum|max)\\b`,
);
const noCar =
  /\b(?:(?:without|no|not(?: \w+)?) (?:a |our |rent(?:ing|al)? (?:a )?|hir(?:ing|e) (?:a )?|own )?car|car free|(?:dont|do not) (?:want to |like to |wish to )?drive(?! (?:after|at night|in the|by night|when it))|no driving(?! after| at night| in the dark)|by (?:train|bus|public transport|rail)|public transport|cannot drive|cant drive|nobody drives|none of us drives|(?:use|take|want|like|prefer|only|get about by|get around by|travel on) (?:only |the |local |public |slow ){0,2}(?:trains?|buses)(?: and| or|,)? |trains?(?: and (?:buses|ferries))? only|(?:all|everything|only) by (?:train|rail))\b/;
const car =
  /\b(?:(?:hire|hiring|rent|renting|take|taking|have|with|by) (?:a |our |the |own )(?:\w+ )?car\b|(?:hire|hired|rental|rented|small|own|our) car|4x4|campervan|camper van|motorhome)\b/;
const driver = /\b(?:driver|chauffeur)\b/;
const dark = /\b(?:driv\w+ (?:after|in the|at) (?:dark|night|sunset)|(?:after|in the) dark driv\w+)\b/;

/** @param text the whole text, folded: see `foldClause` */
export function routeWishOf(text: string): RouteWish {
  const changed = changes.exec(text)?.[1];
  const number = most.exec(text)?.[1] ?? mostAfter.exec(text)?.[1] ?? some.exec(text)?.[1];
  return {
    mostBases:
      changed !== undefined
        ? (changeTimes[changed] ?? 1) + 1
        : oneBase.test(text)
          ? 1
          : number === undefined
            ? null
            : (numberOf(number) ?? null),
    staysIn: stays.exec(text)?.[1] ?? null,
    endsBySea: seaAtEnd.test(text),
    withoutCar: noCar.test(text),
    withCar: car.test(text) && !strictlyNoCar.test(text),
    withDriver: driver.test(text),
    notAfterDark: dark.test(text),
    mostDriving: minutesOf(drivingLimit.exec(text)?.[1] ?? drivingAtMost.exec(text)?.[1]),
  };
}

/** "Two and a half hours", "2 h 30", "90 minutes". */
function minutesOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  if (/^half an hour/.test(said)) return 30;
  if (/^\d+ minutes/.test(said)) return Number.parseInt(said, 10);
  const [, minutes] = / h (\d\d)$/.exec(said) ?? [];
  const hours = /^an /.test(said) ? 1 : numberOf(said.split(" ")[0] ?? "");
  if (hours === undefined) return null;
  return hours * 60 + (/and a half/.test(said) ? 30 : Number(minutes ?? 0));
}
