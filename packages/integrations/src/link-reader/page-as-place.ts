import type { FoundPlace } from "@caravan/domain/board/found-place";
import { parseCoordinates } from "@caravan/domain/places/coordinates";
import { htmlToText } from "./html-to-text.ts";
import { isGenericTitle, namesOfHost, withoutSiteName } from "./page-titles.ts";
import type { ScannedPage } from "./scan-html.ts";
import { pictureAddress } from "./structured-data-place.ts";

const NAME = 255;
const BLURB = 500;
const CITY = 120;

/** The page as one place, by its social media tags, or else its title. */
export function pageAsPlace(page: ScannedPage, base: string): FoundPlace | null {
  const { meta } = page;
  const first = (...names: string[]) => names.map((it) => meta.get(it)).find((it) => it !== undefined);
  const card = first("og:title", "twitter:title");
  const written = card ?? (page.h1.length === 1 ? page.h1[0] : undefined) ?? page.title;
  const sites = [
    first("og:site_name", "application-name", "al:ios:app_name") ?? "",
    ...namesOfHost(new URL(base).hostname),
  ];
  const title = withoutSiteName(htmlToText(written || page.title, NAME) ?? "", sites);
  // In a plain title, the part after the first bar is rarely the place.
  const name = htmlToText(card === undefined ? title.split(/\s\|\s/, 1).join("") : title, NAME);
  if (name === null || isGenericTitle(name)) return null;
  const point = positionOf(page);
  const kind = meta.get("og:type")?.toLowerCase() ?? "";
  const isStory = /^(?:article|video|music|book|profile|blog)/.test(kind);
  return {
    name,
    city: htmlToText(first("og:locality", "business:contact_data:locality", "place:locality") ?? "", CITY),
    neighborhood: null,
    category: kind.startsWith("restaurant") ? "food" : kind === "hotel" ? "stay" : null,
    blurb: htmlToText(first("og:description", "twitter:description", "description") ?? "", BLURB),
    confidence: card !== undefined && !isStory ? "medium" : "low",
    placeId: null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    pictureUrl: pictureAddress(first("og:image:secure_url", "og:image", "og:image:url", "twitter:image"), base),
  };
}

/** The position that the page states, in one of the usual ways. */
function positionOf({ meta, geo }: ScannedPage) {
  const one = meta.get("geo.position") ?? meta.get("icbm") ?? geo.get("geo");
  const [lat, lng] = one?.split(/[;,]\s*/) ?? [];
  return (
    parseCoordinates(meta.get("place:location:latitude"), meta.get("place:location:longitude")) ??
    parseCoordinates(meta.get("og:latitude"), meta.get("og:longitude")) ??
    parseCoordinates(geo.get("latitude"), geo.get("longitude")) ??
    parseCoordinates(lat, lng)
  );
}
