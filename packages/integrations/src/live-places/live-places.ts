import { createHash } from "node:crypto";
import type { LivePlaces } from "@caravan/core/kernel/ports";
import { townPoint } from "@caravan/domain/places/town-point";
import type { AnswerCache } from "../live-sources/answer-cache.ts";
import { deadlineIn, SourceClient } from "../live-sources/source-client.ts";
import { cachedDestinations, cachedMapPlaces, cachedPlaces } from "./cached-answers.ts";
import { cachedContact, contactOf } from "./contact.ts";
import { findPlaces } from "./nominatim.ts";
import { placesAround } from "./overpass.ts";
import { searchPhoton } from "./photon.ts";
import type { Point } from "./point.ts";

export interface LivePlacesConfig {
  /** Null: nothing is found by name. */
  readonly nominatimUrl: string | null;
  /** Null: nothing is found around a point. */
  readonly overpassUrl: string | null;
  /** Null: nothing is found while it is typed. */
  readonly photonUrl: string | null;
  /** For one whole look-up, with its time in the queue. */
  readonly timeoutSeconds: number;
  readonly cacheDays: number;
  readonly userAgent: string;
}

/** The policy of the public Nominatim: https://operations.osmfoundation.org/policies/nominatim/ */
const NOMINATIM_GAP_MS = 1000;
/** Photon asks only for fair use. */
const PHOTON_GAP_MS = 250;
/** An empty or partial answer may be better tomorrow. */
const SHORT_DAYS = 1;

/** One client for each source, with the pauses that its policy asks for. */
export function mapClients() {
  return {
    nominatim: new SourceClient(NOMINATIM_GAP_MS),
    overpass: new SourceClient(0),
    photon: new SourceClient(PHOTON_GAP_MS),
  };
}

/** Places from OpenStreetMap: names by Nominatim, surroundings by Overpass, cached in the database. */
export function livePlaces(
  config: LivePlacesConfig,
  answers: AnswerCache,
  { nominatim, overpass, photon } = mapClients(),
): LivePlaces {
  const { nominatimUrl, overpassUrl, photonUrl, userAgent } = config;
  const deadline = () => deadlineIn(config.timeoutSeconds * 1000);
  return {
    attribution: "© OpenStreetMap contributors",
    whileTyping: nominatimUrl !== null && new URL(nominatimUrl).hostname !== "nominatim.openstreetmap.org",
    searches: photonUrl !== null,
    async search(text, near, signal) {
      if (photonUrl === null) return [];
      const town = near && townPoint(near);
      const key = `search/1/${hashOf(text)}/${town ? `${town.lat},${town.lng}` : ""}`;
      return answers.lookUp(key, cachedMapPlaces, signal, async () => {
        const value = await searchPhoton(photon, { url: photonUrl, userAgent, text, near: town }, deadline());
        return { value, days: value.length > 0 ? config.cacheDays : SHORT_DAYS };
      });
    },
    async find(text, signal) {
      if (nominatimUrl === null) return [];
      return answers.lookUp(`find/1/${hashOf(text)}`, cachedDestinations, signal, async () => {
        const value = await findPlaces(nominatim, { url: nominatimUrl, userAgent, text }, deadline());
        return { value, days: value.length > 0 ? config.cacheDays : SHORT_DAYS };
      });
    },
    async around(point, signal) {
      if (overpassUrl === null) return [];
      const center = aboutThere(point);
      return answers.lookUp(aroundKey(center), cachedPlaces, signal, async () => {
        const asked = { url: overpassUrl, userAgent, center, seconds: config.timeoutSeconds };
        const { places, whole } = await placesAround(overpass, asked, deadline());
        return { value: places, days: whole && places.length > 0 ? config.cacheDays : SHORT_DAYS };
      });
    },
    async contact(subject, record) {
      if (overpassUrl === null) return { kept: null, asking: false };
      const { kept, asking } = await answers.keptWhileAsking(`contact/1/${subject.id}`, cachedContact, async () => {
        const asked = { url: overpassUrl, userAgent, seconds: config.timeoutSeconds, subject, record };
        const contact = await contactOf(overpass, asked, deadline());
        return { value: { contact }, days: config.cacheDays };
      });
      return { kept: kept ? { contact: kept.value.contact, at: kept.fetchedAt } : null, asking };
    },
    kept: async (point) => (await answers.read(aroundKey(aboutThere(point)), cachedPlaces))?.value ?? [],
  };
}

/** Hashed: people write more into a field than the name of a town or place. */
function hashOf(text: string): string {
  const spelling = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return createHash("sha256").update(spelling).digest("base64url");
}

/** About a kilometre: a town is found within it, the same town found twice is one entry, and nothing exact leaves. */
function aboutThere({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}

function aroundKey({ lat, lng }: Point): string {
  return `around/2/${lat.toFixed(2)},${lng.toFixed(2)}`;
}
