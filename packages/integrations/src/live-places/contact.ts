import type { PlaceContact, PlaceSubject } from "@caravan/core/kernel/ports";
import { closestAgreeing } from "@caravan/gazetteer/picture-items";
import { z } from "zod";
import { cleanText } from "../live-sources/clean-text.ts";
import type { Deadline, SourceClient } from "../live-sources/source-client.ts";
import { type MapElement, readElements } from "./map-elements.ts";

/** Around a position that is rounded to a tenth of a degree, with what is accepted besides. */
const TOWN_KM = 10;
const MOST = 40;

interface Asked {
  readonly url: string;
  readonly userAgent: string;
  readonly seconds: number;
  readonly subject: PlaceSubject;
  readonly record: string | null;
}

/** The schema of a kept answer. */
export const cachedContact: z.ZodType<{ contact: PlaceContact | null }> = z.object({
  contact: z
    .object({
      address: z.string().nullable(),
      phone: z.string().nullable(),
      website: z.string().nullable(),
      record: z.string(),
    })
    .nullable(),
});

/** How to reach a place, by Overpass: of the record that it is, else of the one of its name that lies where it lies. */
export function contactOf(source: SourceClient, asked: Asked, deadline: Deadline): Promise<PlaceContact | null> {
  const { url, userAgent, subject } = asked;
  const form = { data: contactQuery(asked) };
  return source.ask({ url: new URL(url), userAgent, form }, deadline, (answer) => {
    const elements = readElements(answer, subject, 2 * TOWN_KM);
    const found = asked.record === null ? sameAs(subject, elements) : elements.find((it) => it.id === asked.record);
    return found ? readContact(found) : null;
  });
}

function contactQuery({ subject, record, seconds }: Asked): string {
  const [, type, id] = /^osm:(node|way|relation)\/(\d+)$/.exec(record ?? "") ?? [];
  const head = `[out:json][timeout:${Math.max(1, Math.floor(seconds))}][maxsize:16777216];`;
  if (type !== undefined) return `${head}${type}(${id});out tags center;`;
  const around = `(around:${TOWN_KM * 1000},${subject.lat.toFixed(1)},${subject.lng.toFixed(1)})`;
  const named = subject.names.flatMap((name) =>
    ["name", "name:en"].map((key) => `nwr${around}["${key}"=${quoted(name)}];`),
  );
  return `${head}(${named.join("")});out tags center ${MOST};`;
}

/** A string of the query language. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/\s+/g, " ")}"`;
}

/** The one that says how to reach it, of several that are the place. */
function sameAs(subject: PlaceSubject, elements: readonly MapElement[]): MapElement | undefined {
  const { names, around, lat, lng, withinKm } = subject;
  const place = { names, around, at: [lat, lng] as const, withinM: withinKm * 1000 };
  const named = elements.map((it) => ({
    ...it,
    names: Object.entries(it.tags).flatMap(([key, name]) => (/^(?:name|name:\w+|alt_name)$/.test(key) ? [name] : [])),
  }));
  return closestAgreeing(place, named.filter(isReachable)) ?? closestAgreeing(place, named);
}

function isReachable(element: MapElement): boolean {
  const { address, phone, website } = readContact(element);
  return address !== null || phone !== null || website !== null;
}

function readContact({ id, tags }: MapElement): PlaceContact {
  return {
    address: addressOf(tags),
    phone: phoneOf(tags.phone ?? tags["contact:phone"]),
    website: websiteOf(tags.website ?? tags["contact:website"] ?? tags.url),
    record: id,
  };
}

/** Where the number stands before the street. */
const numberFirst = new Set(["AU", "CA", "FR", "GB", "IE", "IN", "LU", "MY", "NZ", "SG", "US", "ZA"]);

function addressOf(tags: MapElement["tags"]): string | null {
  const part = (key: string) => cleanText(tags[`addr:${key}`]);
  const full = part("full");
  if (full !== null) return full;
  const [street, number, town] = [part("street") ?? part("place"), part("housenumber"), part("city")];
  if (street === null) {
    // Blocks have no streets in Japan, and addresses go from the large to the small.
    const block = ["province", "city", "suburb", "quarter", "neighbourhood", "block_number", "housenumber"].flatMap(
      (key) => part(key) ?? [],
    );
    return part("block_number") !== null ? block.join(" ") : null;
  }
  const isNumberFirst = numberFirst.has(part("country") ?? "");
  const house = (isNumberFirst ? [number, street] : [street, number]).filter((it) => it !== null).join(" ");
  const where = [part("postcode"), town].filter((it) => it !== null).join(" ");
  return [house, where].filter((it) => it !== "").join(", ");
}

/** The first of several. */
function phoneOf(text: string | undefined): string | null {
  const [first = ""] = (text ?? "").split(/[;,]/);
  return /^\s*\+?[\d\s()./-]{5,30}\s*$/.test(first) ? first.replace(/\s+/g, " ").trim() : null;
}

function websiteOf(text: string | undefined): string | null {
  const [first = ""] = (text ?? "").split(";");
  const url = URL.parse(/^https?:/i.test(first.trim()) ? first.trim() : `https://${first.trim()}`);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && url.username === "";
  return isPage && url.href.length <= 300 ? url.href : null;
}
