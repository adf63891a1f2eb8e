import type { FoundPlace } from "@caravan/domain/board/found-place";
import { type MapPin, readMapLink } from "@caravan/domain/board/map-link";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { FetchRefused } from "../kernel/ports.ts";
import { withPictures } from "./fetch-pictures.ts";
import { placesOfPage } from "./places-on-page.ts";
import { citiesNamedIn, nameAt, recognisePlace } from "./recognise-place.ts";

/** A link that was read; `pictures` are ready to be stored, by index of the place. */
export type LinkReading =
  | { readonly ok: true; readonly places: readonly (FoundPlace & { readonly picture: Uint8Array | null })[] }
  /** `reason` is for the person who sent the link. */
  | { readonly ok: false; readonly reason: string };

/** The time limit of all; pictures get what the page leaves. */
const PATIENCE_MS = 9000;
const PAGE_PATIENCE_MS = 6500;
const PAGE_BYTES = 2 * 1024 * 1024;
const REDIRECTS = 5;

/**
 * Reads the places of a page or a map link, in at most ten seconds. Rejects only with the signal's reason.
 *
 * @param among cities that the group considers, as written
 */
export async function readLink(ctx: Context, url: string, among: readonly string[] = []): Promise<LinkReading> {
  const { ports } = ctx;
  const address = addressOf(url);
  if (!address) return refused("This is not a web address.");
  const pin = readMapLink(address);
  if (pin) return ofPin(pin, among);

  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(PATIENCE_MS)]);
  const page = await fetched(ctx, address, signal);
  ctx.signal.throwIfAborted();
  if (typeof page === "string") return refused(page);
  // A short link of a map tells its place only by its redirect.
  const reached = readMapLink(new URL(page.url));
  if (reached) return ofPin(reached, among);
  if (page.status !== 200) return refused(`The page could not be read: its server answered ${page.status}.`);
  const reading = await ports.pages.read(page, signal).catch(() => null);
  ctx.signal.throwIfAborted();
  if (!reading) return refused("This link does not lead to a page that can be read.");
  const places = placesOfPage(reading, among);
  if (places.length === 0) return refused("No place could be found on this page. Add it by its name instead.");
  const pictured = await withPictures(ports, places, signedIn(ctx.actor).userId, signal);
  ctx.signal.throwIfAborted();
  return { ok: true, places: pictured };
}

/** The answer, or the reason why there is none. */
async function fetched(ctx: Context, address: URL, signal: AbortSignal) {
  try {
    return await ctx.ports.fetcher.get(address.href, {
      accept: "text/html, application/xhtml+xml, application/ld+json;q=0.9",
      mostBytes: PAGE_BYTES,
      // Title and metadata are at the beginning of a page.
      cut: true,
      timeoutMs: PAGE_PATIENCE_MS,
      redirects: REDIRECTS,
      signal,
    });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return error.nowhere ? "There is no public page at this address." : error.message;
  }
}

/** Also without the scheme, as people write it. */
function addressOf(written: string): URL | null {
  const text = written.trim();
  return URL.parse(text) ?? (/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#]\S*)?$/.test(text) ? URL.parse(`https://${text}`) : null);
}

function ofPin({ name, address, lat, lng }: MapPin, among: readonly string[]): LinkReading {
  const point = lat === null || lng === null ? null : { lat, lng };
  const called = name ?? (point && nameAt(point)) ?? address;
  if (called === null) return refused("This link shows where, but not what is there. Add the place by its name.");
  // The last part of an address that is a known city: the first may be the name of a street.
  const city = citiesNamedIn(address ?? "").at(-1) ?? null;
  const place: FoundPlace = {
    name: called,
    city,
    neighborhood: null,
    category: null,
    blurb: null,
    confidence: point && name !== null ? "high" : "medium",
    placeId: null,
    lat,
    lng,
    pictureUrl: null,
  };
  return { ok: true, places: [{ ...recognisePlace(place, among), picture: null }] };
}

const refused = (reason: string): LinkReading => ({ ok: false, reason });
