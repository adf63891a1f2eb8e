import type { Counted } from "./counted.ts";
import { meets } from "./place-name.ts";
import type { Place, Places } from "./places.ts";
import type { Reading } from "./reading.ts";
import type { AlignmentMember } from "./types.ts";

/** Who rules out what. */
export class Vetoes {
  /** By a city, region or country, the places that have it. */
  private readonly byPart: ReadonlyMap<string, readonly Place[]>;
  private readonly reading: Reading;

  constructor(places: Places, reading: Reading) {
    this.reading = reading;
    const parts = places.all.flatMap((place) =>
      [...new Set([place.parsed.city, ...place.parsed.rest])].map((part) => ({ part, place })),
    );
    this.byPart = new Map(
      [...Map.groupBy(parts, (it) => it.part)].map(([part, found]) => [part, found.map((it) => it.place)]),
    );
  }

  /** The places that somebody rules out, each once. */
  of({ stance }: AlignmentMember): ReadonlySet<Place> {
    const met = new Set<Place>();
    for (const name of stance.destination?.veto ?? []) {
      const veto = this.reading.place(name);
      for (const place of this.byPart.get(veto.city) ?? []) if (meets(veto, place.parsed)) met.add(place);
    }
    return met;
  }

  /** How many rule out each place, by its index; silent members among them, since what one cannot bear does not pass. */
  count({ all }: Counted, places: Places): Int32Array {
    const counts = new Int32Array(places.all.length);
    for (const member of all) for (const { index } of this.of(member)) counts[index] = (counts[index] as number) + 1;
    return counts;
  }
}
