import type { FoundPlace } from "@caravan/domain/board/found-place";
import type { PlaceCategory } from "@caravan/domain/field-choices";
import { parseCoordinates } from "@caravan/domain/places/coordinates";
import { htmlToText } from "./html-to-text.ts";
import { isNode, listOf, type Node, nameOf, textOf } from "./json-ld-node.ts";

const NAME = 255;
const BLURB = 500;
const CITY = 120;
const ADDRESS = 2000;

/** A place from structured data; null without a name. */
export function placeOf(node: Node, category: PlaceCategory | null, base: string): FoundPlace | null {
  const name = htmlToText(nameOf(node) ?? "", NAME);
  if (name === null) return null;
  const point = positionOf(node);
  return {
    name,
    city: cityOf(node.address),
    neighborhood: null,
    category,
    blurb: htmlToText(textOf(node.description) ?? "", BLURB),
    confidence: point ? "high" : "medium",
    placeId: null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    pictureUrl: pictureOf(node.image ?? node.photo ?? node.thumbnailUrl, base),
  };
}

function positionOf(node: Node) {
  const [geo] = listOf(node.geo);
  const from = isNode(geo) ? geo : node;
  return parseCoordinates(listOf(from.latitude)[0], listOf(from.longitude)[0]);
}

function cityOf(address: unknown): string | null {
  const [first] = listOf(address);
  return isNode(first) ? htmlToText(textOf(first.addressLocality) ?? "", CITY) : null;
}

function pictureOf(image: unknown, base: string): string | null {
  const [first] = listOf(image);
  const written = isNode(first) ? (textOf(first.url) ?? textOf(first.contentUrl) ?? textOf(first["@id"])) : first;
  return pictureAddress(written, base);
}

/** An absolute web address; null for everything else, such as data URLs. */
export function pictureAddress(written: unknown, base: string): string | null {
  if (typeof written !== "string" || written.length > ADDRESS) return null;
  const url = URL.parse(written.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") return null;
  return url.href.length > ADDRESS ? null : url.href;
}
