import { foldTitle, rememberByText } from "../../fold-text.ts";

/** Words before the name of a place in a title. "Explore" is not one: it stands before neighbourhoods. */
const doing =
  /^(?:(?:re)?visit(?:ing)?(?: to)?|see(?:ing)?|tour(?: of)?|(?:guided|private|walking) (?:tour|visit)(?: of| to)?|go(?:ing)? to|trip to|(?:walk|stroll|wander) (?:to|through|around|along|in|up)|climb(?: up)?|enter|tickets? (?:for|to)|entrance to|(?:(?:early|late|quick|family|farewell|welcome) )?(?:breakfast|brunch|lunch|dinner|supper|coffee|drinks?|cocktails?|tapas|snacks?|tea|meal|food|ice cream|eat(?:ing)?) (?:at|in)|(?:morning|afternoon|evening|day|sunset|sunrise|shopping|time|picnic) (?:at|in|from)|dine at|shop at) /;
const after = / (?:visit|tour|guided tour|tickets?|entry|entrance)$/;

/** Folded names that a title may contain, the most literal first. */
export const namesIn = rememberByText((title): readonly string[] => {
  const whole = foldTitle(title);
  const undone = whole.replace(doing, "");
  // "Visit the Underground Tour" may be about a tour, or a tour of the underground.
  const names = [whole, undone, undone.replace(after, "")];
  return [...new Set([...names, ...names.map(withoutArticle)])];
});

/**
 * A title without the words for what is done there. `isNamed`: such words stood before a place, as in "Dinner at Chez
 * Nous".
 */
export const withoutDoing = rememberByText((title): { readonly rest: string; readonly isNamed: boolean } => {
  const begin = doing.exec(`${foldTitle(title)} `)?.[0].trim();
  if (begin === undefined) return { rest: title, isNamed: false };
  // With its capitals, which mark names.
  const rest = title.trim().split(/\s+/u).slice(begin.split(" ").length).join(" ");
  return { rest, isNamed: true };
});

export function withoutArticle(folded: string): string {
  return folded.replace(/^(?:the (?=.)|(?:le|la|les|el|los|las|il|lo|o|a|os|as|der|die|das) (?=.{4}))/, "");
}

const everyday = new Set(
  "a an and at by for from in near of off on our out own the to up with my your we breakfast brunch lunch dinner supper coffee tea drink drinks cocktail cocktails meal meals snack snacks picnic free time day days morning afternoon evening night noon midday hotel hostel home house apartment airbnb room rest resting relax relaxing relaxation pool beach swim swimming walk walking stroll explore exploring wander pack packing unpack check checkin checkout arrive arrival depart departure leave transfer taxi bus train metro tram ferry flight drive driving car rental pick drop travel travelling journey shopping shop souvenir souvenirs nap siesta gym spa yoga workout work working meeting call leisure bar pub restaurant cafe local city town old centre center downtown sunset sunrise break buffer open tbd something late early slow easy quiet return back go get up ready sleep stay lie last first minute prepare free laundry groceries supermarket".split(
    " ",
  ),
);

/** Titles that name no particular place: repeating them is fine. */
export const isEveryday = rememberByText((title): boolean => {
  const folded = foldTitle(title);
  if (/^explore\b|\bnear\b/.test(folded)) return true;
  return folded.split(" ").every((word) => everyday.has(word));
});

/** "Lunch" or "Dinner" alone: then the location may name the restaurant. */
export const isBareMeal = rememberByText((title): boolean =>
  /^(?:(?:late|early|quick) )?(?:breakfast|brunch|lunch|dinner|supper|coffee|drinks)$/.test(foldTitle(title)),
);
