import { numberPattern } from "./clock-words.ts";

/** "A four day trip to": the usual beginning of a request. */
const preamble = new RegExp(
  `^(?!.*\\bhalf )(?:\\w+ ){0,12}?(?:(?:a|an|the|our|my|first|long|short|solo|${numberPattern}) ){1,3}(?:\\w+ )?(?:days?|weekends?|weeks?|nights?|stopovers?|trips?|holidays?|breaks?|visits?|time) (?:(?:driving|touring|exploring|travelling|cycling|walking)(?: (?:in|on|around|through|across|along))?|in|on|to|at|around|through|across|for)(?= |$)`,
);

/** Parts that say who travels, how one goes or what to explain: nothing to visit is wished for in them. */
const toldOnly = new RegExp(
  [
    "\\bstay(?:s|ing)? (?:in|at|with|near|close to)\\b",
    "\\b(?:sits?|is|rides?|sleeps?) in (?:a|the|her|his) (?:pram|buggy|stroller|wheelchair|carrier)\\b",
    "^(?:we |i |they |only )?(?:use|take|like|prefer|travel by|go by|get about by)? ?(?:the )?(?:slow |local |public |fast )?(?:trams?|trains?|bus(?:es)?|metro|subway|taxis?|tuk tuks?|public transport)$",
    "^(?:from|to|back to|and back to|and back) \\w+(?: \\w+)?$",
    "\\b(?:hired?|rental|rented|hiring|renting) (?:a |the )?(?:\\w+ )?(?:car|4x4|van|campervan|motorhome)\\b",
    "\\b(?:a|per|each) (?:day|head|person|night) (?:each|for each|without|all in|for)\\b|\\b(?:baht|euros?|dollars?|pounds?|yen|francs?|rupees?|pesos?|kroner|kronor|dirhams?) (?:a|per|each|every) (?:day|head|person)\\b",
    "^(?:we |and )?(?:come|live|arrive|start) (?:up )?from\\b",
    "^(?:be |are )?back (?:in|at|by|before|home)\\b",
    "^(?:landing|arriving|leaving|flying|we land|we fly|we leave|(?:train|flight|plane|ferry|bus) (?:home|back))\\b",
    "^(?:taxis?|trams?|buses|trains?|metro|lifts?)(?: \\w+)? (?:instead|rather)\\b",
    "\\b(?:at the wheel|in the car|of driving|hours? a day)\\b",
    "^(?:our |the )?hotels? in\\b",
    "\\btoo far\\b",
    "^(?:\\w+ )?(?:for |as )?(?:a |our |my |their |us )?(?:young |old |retired |elderly |married )?(?:couple|honeymoon|honeymooners)$",
    "\\btravel(?:s|ling)? (?:around|through)\\b",
    "\\bflights? between\\b",
    "\\b(?:husband|wife|mother|father|son|daughter|friend|he|she|one of us|they|we|i) (?:cannot|can not|cant|does not|doesnt|do not|dont)\\b",
    "^(?:our |my |their |his |her )?\\d+(?:st|nd|rd|th) (?:wedding )?(?:anniversary|birthday)$",
    "^(?:starting |driving |going )?from (?:\\w+ ){1,2}(?:to|via|through) \\w+(?: \\w+)?$",
    "\\bprefers? \\w+ (?:to|over) \\w+\\b",
    "\\b(?:been|were|was|are|is) told\\b",
    "\\bwho (?:learns?|stud(?:y|ies)|speaks?|teach(?:es)?)\\b",
    "\\b(?:younger|older|elder|smaller|bigger|big|small|little|other) one\\b",
    "\\brests?\\b.*\\b(?:lunch|midday|afternoons?|pool)\\b",
    "\\b(?:tell|show|warn|remind) (?:us|me)\\b",
    "\\bknows? (?:all|everything|every)\\b",
    "\\b(?:is|are) (?:the|a|our|my) (?:trap|problem|point|issue|worry)\\b",
    "\\baltitude\\b",
    "\\b(?:he|she|they|we|i|father|mother|dad|mum|husband|wife|grandm\\w+|grandf\\w+) (?:all )?(?:walks?|moves?|climbs?|gets? about) (?:slowly|a lot|little|badly|with)\\b",
    "\\b(?:before|after|between) (?:a|an|our|the|my) (?:\\w+ )?(?:safari|cruise|conference|wedding|trek|tour|meeting|flight)\\b",
    "\\bwe (?:like|love|want|need) to (?:sit|rest)\\b",
    "\\bit must be\\b",
    "^(?:everything |all )?(?:by|on) (?:foot|tram|trams|bus|buses|metro|subway|ferry|ferries|train|trains|taxi|taxis)(?: or (?:by |on )?\\w+)?$",
    "^(?:our |my |a |the )?first (?:trip|time|visit|holiday)\\b",
    "^(?:(?:we|i|you) )?(?:(?:have|has|had|ve) )?(?:already )?(?:seen|been to|visited|done) \\w+|^\\w+(?: \\w+)? already$",
    "\\b(?:i|we|ive|weve|ve|have) (?:often |always )?heard\\b|^heard\\b",
    "\\b(?:must|has to|have to|should|needs to) (?:also )?cover\\b|\\bcovers? (?:all|everything|the|beds?|cars?|hotels?|food|flights?)\\b",
    "^(?:the |our |my )?(?:budget|money|sum|price)\\b.*\\b(?:includes?|including|covers?|without|excludes?|excluding|is|are)\\b",
    "\\b(?:are|is) (?:fine|ok|okay|enough|no problem|all right)\\b",
    "\\b(?:cabins?|hostels?|guesthouses?|apartments?|lodges?|hotels?|b bs?|driver|drivers)\\b.*\\b(?:perfect|fine|ok|welcome)\\b",
    "^(?:\\w+ ){0,2}(?:friends|colleagues|neighbours|together) since\\b",
    "^(?:\\d+ )?(?:students?|metres|meters|km|kilometres)$",
    "\\b(?:nervous|worried|afraid|scared|anxious|worry) (?:about|of|that)\\b|^about getting (?:lost|sick|ill)\\b",
    "\\b(?:be|are|get|gets) back (?:in|at|by|before|home|to)\\b",
    "^(?:we |i )?(?:start|begin|set off|set out) (?:on )?(?:the )?(?:first )?(?:\\w+day|morning)\\b|\\b(?:start|begin|set off|set out)\\b.*\\bstation$",
    "\\b(?:something|anything) else ready\\b|\\bif need be\\b|\\bif (?:it|that) (?:has|needs) to be\\b",
    "^(?:the )?rest (?:on foot|by|at|with|of)\\b",
    "^(?:we |i )?(?:now )?want the (?:quieter|real|other|slower|wilder) \\w+$",
    "^(?:so )?(?:please )?seats? (?:at|in|for)\\b",
    `^(?:(?:we are|we re|were|i am|im|a|an|${numberPattern}) )+(?:\\w+ ){0,3}(?:friends?|sisters?|brothers?|cousins?|couples?|teachers?|nurses?|students?|colleagues?|parents?|family|mother|father|dad|mum)(?: |$)`,
  ].join("|"),
);

/** Parts about places to sleep or the way of travelling are no stops: see `route.ts`. */
const routeOnly =
  /^(?:out|home|back) (?:of|from|to)\b|^into \w+(?: \w+)?$|\b(?:arriving|leaving (?:at|from)|(?:starting|ending|finishing) (?:and \w+ )?(?:in|at|from)|(?:fly|flying) (?:in|out|home|from)|land(?:ing)? (?:in|at)|staying (?:in|at|with)|based in|our (?:hotel|flat|apartment) is)\b/;

/** "Four nights in Bangkok over New Year", "twelve days in a campervan around the island". */
const howLong = new RegExp(
  `^(?:(?:for|about|some|just|only) )*(?:a|our|my|${numberPattern}) (?:whole |long |short )?(?:days?|nights?|weeks?|weekend)(?: minus \\w+ \\w+)? (?:in|on|around|through|of)(?: (?:a|our) (?:\\w+ )?(?:campervan|motorhome|van|car|4x4)(?: (?:in|on|around|through))?)? (?:the )?`,
);

const inForSoLong = new RegExp(
  `^(?:i |me |us |we )?in \\w+(?: \\w+)? for (?:a|${numberPattern}) (?:\\w+ )?(?:days?|nights?|weeks?|weekend)\\b`,
);
const forWhom =
  / for (?:a |our |my |their |two |the )?(?:\w+ )?(?:couple|honeymoon|family|friends|retirees|pensioners)(?: of \w+)?$/;
/** "For the red leaves", "with the Alhambra at night". */
const withMore = / (?:for|with) (?!(?:my|our|his|her|a baby) )/;
const forSoLong = new RegExp(`^for (?:a|${numberPattern}) (?:\\w+ )?(?:days?|nights?|weeks?|weekend)\\b`);

/** Whether a part of a sentence says only how long one is at the destination itself. */
export function isHowLong(text: string, own: ReadonlySet<string>): boolean {
  const [town = "", ...after] = text.split(" ");
  if (own.has(town) && forSoLong.test(after.join(" "))) return true;
  if (inForSoLong.test(text)) return true;
  const found = howLong.exec(text);
  if (!found) return false;
  if (forWhom.test(text)) return true;
  if (withMore.test(text)) return false;
  const rest = text.slice(found[0].length).split(" ");
  return own.has(rest[0] ?? "") || rest.length === 1;
}

const onlyTime =
  /^(?:(?:which|that|it|is|are|on|at|in|the|for|our|my|his|her|first|last|second|third|fourth|fifth|sixth|seventh|\d{1,2}(?:st|nd|rd|th)|night|evening|morning|afternoon|day|end|early|late|of|stay|trip|if|possible|please|falls|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sunrise|sunset|dawn|dusk|there|falls|this|happens|be|would|will|ideally|perhaps|best)(?: |$))+$/;

/** @param text without dates and numbers of days, so that a clause of nothing else is empty */
export function isOnlyTime(text: string): boolean {
  return text === "" || onlyTime.test(text);
}

export function withoutPreamble(text: string): string {
  return text.replace(preamble, " ").trim();
}

/** Whether a part of a sentence is about the travellers or their way, so that nothing to visit is wished for in it. */
export function isNoWish(text: string): boolean {
  return isRouteOnly(text) || toldOnly.test(text);
}

export function isRouteOnly(text: string): boolean {
  return routeOnly.test(text);
}
