import type { KnownPlace, PlaceLookup } from "@caravan/domain/board/pasted-text/place-lookup";
import { placeById } from "@caravan/gazetteer/cities";
import { isKnownCity, knownCityOf } from "@caravan/gazetteer/find-known-city";
import { longestPlace } from "@caravan/gazetteer/find-place";
import { withoutArticle } from "@caravan/gazetteer/place-index";
import { fold } from "@caravan/gazetteer/spelling";
import { worldCitiesNamed } from "@caravan/gazetteer/world-cities";
import { cityIdsOf, type MatchedPlace, matchPlace, presentMatch } from "./match-place.ts";

/** The gazetteer as a lookup for reading texts, for a group that considers these cities. */
export function gazetteerNames(among: readonly string[]): PlaceLookup {
  // A line is looked up whole, in parts and without its prefix, so lookups repeat.
  const asked = new Map<string, KnownPlace | null>();
  return {
    isCity: isKnownCity,
    isTown: (text) => worldCitiesNamed(text).length > 0,
    place(name, city) {
      const question = `${name}\n${city ?? ""}`;
      const earlier = asked.get(question);
      if (earlier !== undefined) return earlier;
      const match = matchPlace({ name, city }, among);
      const answer = match && withCertainty(name, match);
      asked.set(question, answer);
      return answer;
    },
    longest(words, city) {
      const known = city === null ? undefined : knownCityOf(city);
      const found = longestPlace(words, known ? [known.id] : cityIdsOf(among), city === null);
      return found ? { words: found.words, place: { ...presentMatch(found.found), sure: true } } : null;
    },
  };
}

function withCertainty(name: string, match: MatchedPlace): KnownPlace {
  const written = [match.name, placeById(match.placeId)?.localName ?? match.name];
  const bare = (text: string) => withoutArticle(fold(text));
  return { ...match, sure: written.some((it) => bare(it) === bare(name)) };
}
