import type { ParseCache } from "../parse-cache.ts";
import type { Participants } from "../participants.ts";
import { vetoCovers } from "../place-name.ts";
import type { AlignmentMember } from "../types.ts";
import type { NamedPlace, NamedPlaces } from "./named-places.ts";

/** The vetoes of all members. */
export class Vetoes {
  private readonly places: NamedPlaces;
  private readonly cache: ParseCache;
  /** Places by city, region or country. Built at the first look-up. */
  private byPart: ReadonlyMap<string, readonly NamedPlace[]> | null = null;
  /** By the spelling of a veto. */
  private readonly met = new Map<string, readonly NamedPlace[]>();
  /** The last visit in which a place was seen, so that it counts once. */
  private readonly lastMet: Int32Array;
  private looks = 0;

  constructor(places: NamedPlaces, cache: ParseCache) {
    this.places = places;
    this.cache = cache;
    this.lastMet = new Int32Array(places.all.length);
  }

  rulesOut({ wishes }: AlignmentMember, place: NamedPlace): boolean {
    return wishes.destination?.veto.some((it) => vetoCovers(this.cache.place(it), place.parsed)) ?? false;
  }

  /** The places that somebody rules out. */
  of(member: AlignmentMember): ReadonlySet<NamedPlace> {
    const found = new Set<NamedPlace>();
    this.visit(member, (place) => found.add(place));
    return found;
  }

  /** Visits the places that somebody rules out, each once. */
  visit({ wishes }: AlignmentMember, visitor: (place: NamedPlace) => void): void {
    this.looks++;
    for (const name of wishes.destination?.veto ?? [])
      for (const place of this.metBy(name)) {
        if (this.lastMet[place.index] === this.looks) continue;
        this.lastMet[place.index] = this.looks;
        visitor(place);
      }
  }

  /** How many members rule out each place, by its index. Silent members count too. */
  count({ all }: Participants): Int32Array {
    const counts = new Int32Array(this.places.all.length);
    for (const member of all)
      this.visit(member, ({ index }) => {
        counts[index] = (counts[index] as number) + 1;
      });
    return counts;
  }

  private metBy(name: string): readonly NamedPlace[] {
    const known = this.met.get(name);
    if (known) return known;
    this.byPart ??= placesByPart(this.places);
    const veto = this.cache.place(name);
    const met = (this.byPart.get(veto.city) ?? []).filter((it) => vetoCovers(veto, it.parsed));
    this.met.set(name, met);
    return met;
  }
}

function placesByPart({ all }: NamedPlaces): ReadonlyMap<string, readonly NamedPlace[]> {
  const byPart = new Map<string, NamedPlace[]>();
  for (const place of all)
    for (const part of new Set([place.parsed.city, ...place.parsed.rest])) {
      const found = byPart.get(part);
      if (found) found.push(place);
      else byPart.set(part, [place]);
    }
  return byPart;
}
