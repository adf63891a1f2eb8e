import type { Reading } from "../parse-cache.ts";
import type { Counted } from "../participants.ts";
import { meets } from "../place-name.ts";
import type { AlignmentMember } from "../types.ts";
import type { Place, Places } from "./named-places.ts";

/** Who rules out what. */
export class Vetoes {
  private readonly places: Places;
  private readonly reading: Reading;
  /** By a city, region or country, the places that have it; made when the first veto is looked up. */
  private byPart: ReadonlyMap<string, readonly Place[]> | null = null;
  /** By the spelling of a veto: many members rule out the same. */
  private readonly met = new Map<string, readonly Place[]>();
  /** Which member a place was last met for, so that it counts once for each. */
  private readonly lastMet: Int32Array;
  private looks = 0;

  constructor(places: Places, reading: Reading) {
    this.places = places;
    this.reading = reading;
    this.lastMet = new Int32Array(places.all.length);
  }

  rulesOut({ stance }: AlignmentMember, place: Place): boolean {
    return stance.destination?.veto.some((it) => meets(this.reading.place(it), place.parsed)) ?? false;
  }

  /** The places that somebody rules out. */
  of(member: AlignmentMember): ReadonlySet<Place> {
    const found = new Set<Place>();
    this.visit(member, (place) => found.add(place));
    return found;
  }

  /** Visits the places that somebody rules out, each once. */
  visit({ stance }: AlignmentMember, visitor: (place: Place) => void): void {
    this.looks++;
    for (const name of stance.destination?.veto ?? [])
      for (const place of this.metBy(name)) {
        if (this.lastMet[place.index] === this.looks) continue;
        this.lastMet[place.index] = this.looks;
        visitor(place);
      }
  }

  /** How many rule out each place, by its index; silent members among them, since what one cannot bear does not pass. */
  count({ all }: Counted): Int32Array {
    const counts = new Int32Array(this.places.all.length);
    for (const member of all)
      this.visit(member, ({ index }) => {
        counts[index] = (counts[index] as number) + 1;
      });
    return counts;
  }

  private metBy(name: string): readonly Place[] {
    const known = this.met.get(name);
    if (known) return known;
    this.byPart ??= placesByPart(this.places);
    const veto = this.reading.place(name);
    const met = (this.byPart.get(veto.city) ?? []).filter((it) => meets(veto, it.parsed));
    this.met.set(name, met);
    return met;
  }
}

function placesByPart({ all }: Places): ReadonlyMap<string, readonly Place[]> {
  const byPart = new Map<string, Place[]>();
  for (const place of all)
    for (const part of new Set([place.parsed.city, ...place.parsed.rest])) {
      const found = byPart.get(part);
      if (found) found.push(place);
      else byPart.set(part, [place]);
    }
  return byPart;
}
