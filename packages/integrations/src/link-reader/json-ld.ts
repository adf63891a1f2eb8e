import type { FoundPlace } from "@caravan/domain/board/found-place";
import { isNode, listOf, type Node, nameOf, typesOf } from "./json-ld-node.ts";
import { categoryOf, isBreadcrumb, isEvent, isRegion, isTrip } from "./schema-org-types.ts";
import { placeOf } from "./structured-data-place.ts";

const DEEPEST = 16;
const MOST_NODES = 20_000;
const MOST_PLACES = 60;

/** Properties with the main entities of a page, not its publisher, author or reviews. */
const ways = ["@graph", "mainEntity", "mainEntityOfPage", "about", "mentions", "contentLocation", "hasPart"];
const waysOfLists = ["itemListElement", "item", "itinerary", "subTrip"];

/** A script's data; undefined when malformed. Line breaks in strings, the most common error, are accepted. */
export function parseJsonLd(script: string): unknown {
  const text = script
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .replace(/^(?:<!--|\/\/ ?<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\/ ?\]\]>|\]\]>|;)$/, "");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The places in structured data, in order.
 *
 * @param base the base of relative addresses
 */
export function placesInStructuredData(documents: readonly unknown[], base: string): FoundPlace[] {
  const found: FoundPlace[] = [];
  let seen = 0;

  const look = (value: unknown, depth: number, listed: boolean): void => {
    if (depth > DEEPEST || seen > MOST_NODES || found.length >= MOST_PLACES) return;
    if (Array.isArray(value)) {
      for (const it of value) look(it, depth + 1, listed);
      return;
    }
    if (!isNode(value)) return;
    seen++;
    const types = typesOf(value);
    if (isBreadcrumb(types)) return;
    const place = subjectOf(value, types, listed, base);
    if (place) return void found.push(place);
    for (const way of [...ways, ...waysOfLists]) {
      const inList = waysOfLists.includes(way);
      look(value[way], depth + 1, inList && (listed || types.includes("itemlist") || isTrip(types)));
    }
  };
  look(documents, 0, false);
  return found;
}

/** The place that a node describes; null when it is none, or contains others. */
function subjectOf(node: Node, types: readonly string[], listed: boolean, base: string): FoundPlace | null {
  if (isRegion(types)) return null;
  if (isEvent(types)) return ofEvent(node, base);
  const category = categoryOf(types);
  // Everything with a position is a place.
  if (category !== undefined || (isNode(node.geo) && !isTrip(types))) return placeOf(node, category ?? null, base);
  // A list may contain only names of places.
  const isBare = listed && !isNode(node.item) && types.every((it) => it === "listitem" || it === "thing");
  const place = isBare ? placeOf(node, null, base) : null;
  return place && { ...place, confidence: "low" };
}

/** For an event, its location. */
function ofEvent(event: Node, base: string): FoundPlace | null {
  const [location] = listOf(event.location);
  const node: Node = isNode(location) ? location : { name: location };
  if (typesOf(node).includes("virtuallocation")) return null;
  const place = placeOf(node, categoryOf(typesOf(node)) ?? "activity", base);
  if (!place) return null;
  const own = placeOf({ ...event, name: nameOf(event) }, null, base);
  return {
    ...place,
    blurb:
      place.blurb ??
      ([own?.name, own?.blurb]
        .filter((it) => it)
        .join(": ")
        .slice(0, 500) ||
        null),
    pictureUrl: place.pictureUrl ?? own?.pictureUrl ?? null,
  };
}
