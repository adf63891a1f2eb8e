import { type DayNumber, dayNumber } from "./dates/day-numbers.ts";
import { type PlaceName, parsePlaceName } from "./place-name.ts";

/** Parses each date and name once: every relaxation that is tried needs them again. */
export class ParseCache {
  readonly day: (date: string) => DayNumber = memoized(dayNumber);
  readonly place: (name: string) => PlaceName = memoized(parsePlaceName);
}

function memoized<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
