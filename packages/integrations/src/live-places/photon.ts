import type { MapPlace } from "@caravan/core/kernel/ports";
import { z } from "zod";
import { cleanText } from "../live-sources/clean-text.ts";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import type { Deadline, SourceClient } from "../live-sources/source-client.ts";
import { kindOf } from "./place-kinds.ts";
import type { Point } from "./point.ts";

const MOST = 10;
const words = z.string().max(500).optional().catch(undefined);

const feature = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
  }),
  properties: z.object({
    osm_key: words,
    osm_value: words,
    name: words,
    housenumber: words,
    street: words,
    district: words,
    city: words,
    state: words,
    country: words,
  }),
});

interface Asked {
  readonly url: string;
  readonly userAgent: string;
  readonly text: string;
  /** Rounded. */
  readonly near: Point | null;
}

/** Places and addresses by words, also unfinished ones, from Photon (https://photon.komoot.io). */
export function searchPhoton(
  source: SourceClient,
  { url, userAgent, text, near }: Asked,
  deadline: Deadline,
): Promise<MapPlace[]> {
  const address = new URL(`${url.replace(/\/+$/, "")}/api/`);
  const query = {
    q: text,
    limit: String(MOST),
    lang: "en",
    ...(near && { lat: near.lat.toFixed(1), lon: near.lng.toFixed(1) }),
  };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return source.ask({ url: address, userAgent }, deadline, readFeatures);
}

function readFeatures(answer: unknown): MapPlace[] {
  const { features } = (answer ?? {}) as { features?: unknown };
  if (!Array.isArray(features)) throw new ServiceFault("the source answered no features");
  const read = features.slice(0, 50).flatMap((it) => {
    const parsed = feature.safeParse(it);
    return parsed.success ? [parsed.data] : [];
  });
  if (features.length > 0 && read.length === 0) throw new ServiceFault("the source answered features of another shape");
  const places = read.flatMap(({ geometry, properties }): MapPlace[] => {
    const [lng, lat] = geometry.coordinates;
    const street = [properties.street, properties.housenumber].filter(Boolean).join(" ");
    const name = cleanText(properties.name) ?? cleanText(street);
    if (name === null) return [];
    const parts = [street, properties.district, properties.city, properties.state, properties.country];
    const said = parts
      .flatMap((it) => cleanText(it) ?? [])
      .filter((it, at, all) => it !== name && all.indexOf(it) === at);
    const kind = kindOf({ [properties.osm_key ?? ""]: properties.osm_value ?? "" });
    return [
      {
        ...{ name, address: said.length > 0 ? said.join(", ") : null, lat, lng },
        category: kind?.category ?? null,
        tags: [...(kind?.tags ?? [])],
        visitMinutes: kind?.minutes ?? null,
        isStay: properties.osm_key === "tourism" && stays.has(properties.osm_value ?? ""),
      },
    ];
  });
  const same = (a: MapPlace, b: MapPlace) => a.name === b.name && a.address === b.address;
  return places.filter((it, index) => !places.slice(0, index).some((other) => same(it, other)));
}

const stays = new Set(["hotel", "hostel", "guest_house", "apartment", "motel", "camp_site", "chalet", "alpine_hut"]);
