import { foldTitle } from "../fold-text.ts";
import type { DestinationEvent } from "../places/guide.ts";
import { eventMeets, placesFor } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import type { ChosenSoFar } from "./chosen-so-far.ts";
import { eventId, eventPlace, spanOf, within } from "./events-for-wants.ts";
import { isOnDate, isWorthAWord } from "./events-on-day.ts";
import { onlyDays } from "./hours-for-wants.ts";
import { dayPartsIn } from "./visit.ts";
import { datesFor, openOnly, spanFor } from "./when-for-want.ts";

/** A crowded event counts when it is worth the crowd, or when it is asked for by name. */
function isNamed({ heads }: Want, { name, effect }: DestinationEvent): boolean {
  const said = foldTitle(name);
  return effect === "crowded" && heads.some((it) => it.isName && it.name === said);
}

const hasDate = ({ time }: Want) => time.weekday !== null || time.date !== null;

const isMatch = /\b(?:match|game|parade|festival|carnival|derby|race|fair)\b/i;

/** An event on a date of the trip, at its place or anywhere in town. */
export function chooseEvent(chosen: ChosenSoFar, want: Want): boolean {
  const { guide } = chosen.request;
  const isParticular = want.heads.some((it) => it.tags.size === 0);
  if (want.meal || want.count.of !== "times") return false;
  // A place is open on other days too; a match takes place only at its event.
  const isPlace = placesFor(want, chosen.request.candidates).size > 0;
  // An hour that was said is one of the place, and not of what else happens there.
  if (isPlace && want.time.at !== null) return false;
  if (isPlace && !hasDate(want) && !isMatch.test(want.label)) return false;
  const found = (guide?.events ?? [])
    .filter(
      (it) =>
        (isWorthAWord(it) || isNamed(want, it)) &&
        eventMeets(want, it) &&
        (isParticular || it.placeIds.length > 0 || hasDate(want)),
    )
    .flatMap((event) =>
      chosen
        .inTheMiddle(datesFor(chosen.dates, want).filter((date) => isOnDate(event, date)))
        .slice(0, 1)
        .map((date) => ({ event, date })),
    )
    .sort((a, b) => Number(b.event.placeIds.length > 0) - Number(a.event.placeIds.length > 0));
  for (const { event, date } of found) {
    const span = within(spanOf(event), spanFor(chosen.request, want, date));
    const place = event.placeIds.flatMap((id) => chosen.byId.get(id) ?? []).find((it) => !chosen.passed.has(it.id));
    if (place) {
      if (chosen.marks.has(place.id)) return true;
      if (place.category === "food") continue;
      const hours = openOnly(place, [date], span, true);
      if (!hours) continue;
      chosen.marks.set(place.id, { want, hours, goodFor: dayPartsIn(span), meals: null });
      if (place.dayTrip === null) chosen.bound.add(date);
      if (place.dayTrip !== null) chosen.trips.set(place.dayTrip, { want, dates: [date] });
      return true;
    }
    if (
      event.placeIds.length > 0 ||
      (event.effect !== "go" && !isNamed(want, event)) ||
      !isParticular ||
      !chosen.home ||
      chosen.passed.has(eventId(event))
    )
      continue;
    if (want.length.days > 0) chosen.bound.add(date);
    chosen.extra.push(eventPlace(event, chosen.home, chosen.request.destination.text));
    chosen.marks.set(eventId(event), {
      want,
      hours: onlyDays([date], () => [span]),
      goodFor: dayPartsIn(span),
      meals: null,
    });
    return true;
  }
  return false;
}
