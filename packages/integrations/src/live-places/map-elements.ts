import { z } from "zod";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import { kmBetween, type Point } from "./point.ts";

/** One object of the map with its tags. */
export interface MapElement extends Point {
  /** `osm:node/1`. */
  readonly id: string;
  readonly tags: Readonly<Record<string, string>>;
}

const position = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };
const element = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.int().positive(),
  lat: position.lat.optional(),
  lon: position.lon.optional(),
  center: z.object(position).optional(),
  tags: z.record(z.string(), z.string().max(4000)),
});

/** The elements of an Overpass answer within `radiusKm` of a point, each once; unreadable ones are left out. */
export function readElements(answer: unknown, near: Point, radiusKm: number): readonly MapElement[] {
  const { elements, remark } = (answer ?? {}) as { elements?: unknown; remark?: unknown };
  if (!Array.isArray(elements)) throw new ServiceFault("the source answered no elements");
  // A query that ran out of time or memory returns status 200, a partial result, and this.
  if (typeof remark === "string" && /error/i.test(remark)) throw new ServiceFault("the source gave up on the query");
  const found = new Map<string, MapElement>();
  let readable = 0;
  for (const it of elements.slice(0, 2000)) {
    const parsed = element.safeParse(it);
    if (!parsed.success) continue;
    readable += 1;
    const { type, id, tags, center } = parsed.data;
    const lat = parsed.data.lat ?? center?.lat;
    const lng = parsed.data.lon ?? center?.lon;
    if (lat === undefined || lng === undefined) continue;
    const point = { lat, lng };
    // The centre of a large object may be somewhat outside.
    if (kmBetween(point, near) <= 1.5 * radiusKm)
      found.set(`${type}/${id}`, { id: `osm:${type}/${id}`, ...point, tags });
  }
  if (elements.length > 0 && readable === 0) throw new ServiceFault("the source answered elements of another shape");
  return [...found.values()];
}
