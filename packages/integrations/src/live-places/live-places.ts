import { createHash } from "node:crypto";
import { type LivePlaces, LivePlacesUnavailable } from "@caravan/core/kernel/ports";
import type { Database } from "@caravan/db/client";
import type { z } from "zod";
import { cachedDestinations, cachedPlaces } from "./cached-answers.ts";
import { LookupCache } from "./lookup-cache.ts";
import { deadlineIn, MapService } from "./map-service.ts";
import { findPlaces } from "./nominatim.ts";
import { placesAround } from "./overpass.ts";
import type { Point } from "./point.ts";

export interface LivePlacesConfig {
  readonly nominatimUrl: string;
  readonly overpassUrl: string;
  /** For one whole look-up, with its time in the queue. */
  readonly timeoutSeconds: number;
  readonly cacheDays: number;
  /** The contact that the sources require in the user agent. */
  readonly publicUrl: string;
}

/** The policy of the public Nominatim: https://operations.osmfoundation.org/policies/nominatim/ */
const NOMINATIM_GAP_MS = 1000;
/** An empty or partial answer may be better tomorrow. */
const SHORT_DAYS = 1;

interface Answer<T> {
  readonly value: T[];
  readonly days: number;
}

/** Places from OpenStreetMap: names by Nominatim, surroundings by Overpass, cached in the database. */
export function livePlaces(config: LivePlacesConfig, database: Database): LivePlaces {
  const cache = new LookupCache(database);
  const nominatim = new MapService(NOMINATIM_GAP_MS);
  const overpass = new MapService(0);
  const underWay = new Map<string, Promise<unknown>>();
  const userAgent = `Caravan/1.0 (+${config.publicUrl})`;
  const deadline = () => deadlineIn(config.timeoutSeconds * 1000);

  /** Identical simultaneous requests share one, which no caller can abort and whose answer is cached. */
  function shared<T>(key: string, ask: () => Promise<Answer<T>>): Promise<T[]> {
    const same = underWay.get(key) as Promise<T[]> | undefined;
    if (same) return same;
    const work = ask()
      .then(async ({ value, days }) => {
        await cache.write(key, value, days);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  async function lookUp<T>(key: string, shape: z.ZodType<T[]>, signal: AbortSignal, ask: () => Promise<Answer<T>>) {
    const kept = await cache.read(key, shape);
    if (kept?.fresh) return kept.value;
    signal.throwIfAborted();
    try {
      return await orAborted(shared(key, ask), signal, () => signal.reason);
    } catch (error) {
      // An old answer is better than none; an old empty answer is not.
      if (error instanceof LivePlacesUnavailable && kept && kept.value.length > 0) return kept.value;
      throw error;
    }
  }

  return {
    attribution: "© OpenStreetMap contributors",
    whileTyping: new URL(config.nominatimUrl).hostname !== "nominatim.openstreetmap.org",
    find: (text, signal) =>
      lookUp(findKey(text), cachedDestinations, signal, async () => {
        const value = await findPlaces(nominatim, { url: config.nominatimUrl, userAgent, text }, deadline());
        return { value, days: value.length > 0 ? config.cacheDays : SHORT_DAYS };
      }),
    around: (center, signal) =>
      lookUp(aroundKey(center), cachedPlaces, signal, async () => {
        const asked = { url: config.overpassUrl, userAgent, center, seconds: config.timeoutSeconds };
        const { places, whole } = await placesAround(overpass, asked, deadline());
        return { value: places, days: whole && places.length > 0 ? config.cacheDays : SHORT_DAYS };
      }),
    kept: async (center) => (await cache.read(aroundKey(center), cachedPlaces))?.value ?? [],
  };
}

/** Hashed: people write more into a destination than the name of a town. */
function findKey(text: string): string {
  const spelling = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return `find/1/${createHash("sha256").update(spelling).digest("base64url")}`;
}

/** About a hundred metres: the same town found twice is one entry. */
function aroundKey({ lat, lng }: Point): string {
  return `around/1/${lat.toFixed(3)},${lng.toFixed(3)}`;
}

/** The result of the promise, or a rejection as soon as the signal fires; the work itself continues. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal, reason: () => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(reason());
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
