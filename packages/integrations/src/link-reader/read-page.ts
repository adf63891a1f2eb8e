import type { FoundPlace } from "@caravan/domain/board/found-place";
import type { ParsedPage } from "@caravan/domain/board/parsed-page";
import { decode } from "./decode-text.ts";
import { htmlToText } from "./html-to-text.ts";
import { parseJsonLd, placesInStructuredData } from "./json-ld.ts";
import { pageAsPlace } from "./page-as-place.ts";
import { headingsOf } from "./page-headings.ts";
import { scanHtml } from "./scan-html.ts";

export interface Page {
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
}

const markup = new Set(["text/html", "application/xhtml+xml"]);
const data = new Set(["application/ld+json", "application/json", "text/plain"]);
const MOST_PLACES = 20;

/** What a page says about places; null when it is not a page. */
export function readPage({ url, contentType, body }: Page): ParsedPage | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const isMarkup = markup.has(type);
  if (!isMarkup && !data.has(type)) return null;
  const text = decode(body, contentType, isMarkup);
  if (!isMarkup)
    return {
      places: distinct(placesInStructuredData([parseJsonLd(text)], url)),
      headings: [],
      itself: null,
      titles: [],
    };

  const page = scanHtml(text);
  const own = pageAsPlace(page, url);
  const places = distinct([
    ...placesInStructuredData(page.jsonLd.map(parseJsonLd), url),
    ...placesInStructuredData(page.items, url),
  ]);
  const [only] = places;
  return {
    // The social media tags of a page about one place belong to that place.
    places: only && places.length === 1 && own ? [completed(only, { ...own, city: null })] : places,
    headings: headingsOf(page),
    itself: own,
    titles: [page.meta.get("og:title"), page.title, page.h1[0]].flatMap((it) => htmlToText(it ?? "", 255) ?? []),
  };
}

/** Each place once, with all its data. */
function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const byName = new Map<string, FoundPlace>();
  for (const place of places) {
    const key = place.name.toLowerCase();
    const earlier = byName.get(key);
    byName.set(key, earlier ? completed(earlier, place) : place);
  }
  return [...byName.values()].slice(0, MOST_PLACES);
}

function completed(place: FoundPlace, more: FoundPlace): FoundPlace {
  const from = place.lat === null ? more : place;
  return {
    ...place,
    city: place.city ?? more.city,
    category: place.category ?? more.category,
    blurb: place.blurb ?? more.blurb,
    confidence: place.confidence === "low" ? more.confidence : from.lat === null ? place.confidence : "high",
    lat: from.lat,
    lng: from.lng,
    pictureUrl: place.pictureUrl ?? more.pictureUrl,
  };
}
