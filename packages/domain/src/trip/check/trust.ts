import { type List, listed, type Sentence, said } from "../../words/sentence.ts";
import type { Activity, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { type IsArea, trustIn } from "./cautions.ts";
import { areasAround, type CheckContext, placeOf, pointOf } from "./match-place.ts";
import { namesAPlace } from "./names-a-place.ts";

/** The most titles in a message; further ones are counted. */
const MOST_TITLES = 3;

/** Reports uncertain places of the trip: at most one finding of each kind, about all of them. */
export function checkTrust(trip: TripDocument, context: CheckContext): Problem[] {
  const isArea = areasAround(trip, context);
  const activities = trip.days.flatMap((it) => it.activities);
  const trusted = (wanted: "unverified" | "not_found") =>
    activities.filter((it) => trustIn(it, placeOf(it, context), isArea) === wanted);
  return [
    ...finding("not_found", trusted("not_found"), [], notFoundMessage),
    ...finding("unverified", trusted("unverified"), [], unverifiedMessage),
    ...waysUnchecked(trip, context, isArea),
  ];
}

/** Reports stops with an unknown position, and rides with a named end that is not known, on days with other stops. */
function waysUnchecked(trip: TripDocument, context: CheckContext, isArea: IsArea): Problem[] {
  const days = trip.days.flatMap((day) => {
    const placed = day.activities.filter((it) =>
      it.activityType === "transport"
        ? it.fromLocation !== null || it.location !== null
        : pointOf(it, context) || it.placeId !== null || namesAPlace(it, isArea),
    );
    // A picnic "in Lisbon" is nowhere in particular, but somebody goes there.
    const stops = day.activities.filter((it) => placed.includes(it) || it.location !== null);
    const lost = stops.length > 1 ? placed.filter((it) => isLost(it, context)) : [];
    return lost.length > 0 ? [{ day, lost }] : [];
  });
  return finding(
    "ways_unchecked",
    days.flatMap((it) => it.lost),
    days.map((it) => it.day.id),
    waysMessage,
  );
}

function isLost(activity: Activity, context: CheckContext): boolean {
  if (activity.activityType !== "transport") return !pointOf(activity, context);
  const { fromLocation, fromLat, location, lat } = activity;
  return (fromLocation !== null && fromLat === null) || (location !== null && lat === null);
}

function finding(
  code: Problem["code"],
  about: readonly Activity[],
  dayIds: readonly string[],
  message: (about: readonly Activity[]) => Sentence,
): Problem[] {
  if (about.length === 0) return [];
  return [{ code, severity: "info", message: message(about), dayIds, activityIds: about.map((it) => it.id) }];
}

function notFoundMessage(about: readonly Activity[]): Sentence {
  return about.length === 1
    ? said`No source that we know has ${titles(about)}. It may not exist: look it up, or confirm that you know it.`
    : said`No source that we know has ${titles(about)}. They may not exist: look them up, or confirm that you know them.`;
}

function unverifiedMessage(about: readonly Activity[]): Sentence {
  return about.length === 1
    ? said`One activity is from our own notes or an idea without a venue: look it up before you rely on it.`
    : said`${about.length} activities are from our own notes or an idea without a venue: look them up before you rely on them.`;
}

function waysMessage(about: readonly Activity[]): Sentence {
  const them = titles(about);
  const isOne = about.length === 1;
  if (about.every((it) => it.activityType === "transport"))
    return isOne
      ? said`We don't know where ${them} begins and ends, so getting to and from it is not checked. Set both ends on the map.`
      : said`We don't know where ${them} begin and end, so getting to and from them is not checked. Set both ends on the map.`;
  return isOne
    ? said`We don't know where ${them} is, so getting to and from it is not checked. Set it on the map.`
    : said`We don't know where ${them} are, so getting to and from them is not checked. Set them on the map.`;
}

function titles(about: readonly Activity[]): List {
  return listed(
    about.map((it) => said`“${it.title}”`),
    MOST_TITLES,
  );
}
