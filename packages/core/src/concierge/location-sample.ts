import { z } from "zod";
import { DomainError, type ErrorDetail } from "../kernel/errors.ts";
import type { Concierge, Sample } from "./store.ts";

/** The lifetime of a location. */
const FRESH_MS = 30 * 60_000;
const OLDEST_MS = 10 * 60_000;
/** Clocks of phones are a little off. */
const AHEAD_MS = 60_000;
const WORST_ACCURACY_M = 5000;

export const expiryOf = (capturedAt: Date) => new Date(capturedAt.getTime() + FRESH_MS);

/** The location of a traveller, while it is fresh. */
export function freshLocation(row: Concierge | undefined, now: Date): (Sample & { expiresAt: Date }) | null {
  if (!row || row.lat === null || row.lng === null || row.capturedAt === null) return null;
  const { lat, lng, accuracyM, capturedAt, locationExpiresAt: expiresAt } = row;
  return expiresAt !== null && expiresAt > now ? { lat, lng, accuracyM, capturedAt, expiresAt } : null;
}

const instant = z.iso.datetime({ offset: true });

interface Sent {
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly accuracy_m?: unknown;
  readonly captured_at?: unknown;
}

/**
 * Parses a sample of a phone. Errors name the path and never the value, since they are logged and shown.
 *
 * @throws unprocessable `invalid_location`
 */
export function sampleOf(sent: Sent, now: Date): Sample {
  const details: ErrorDetail[] = [];
  const number = (path: "latitude" | "longitude" | "accuracy_m", min: number, max: number): number => {
    const value = sent[path];
    const wrong = (message: string) => {
      details.push({ path, message });
      return 0;
    };
    if (value === undefined) return wrong("is required");
    if (typeof value !== "number" || !Number.isFinite(value)) return wrong("must be a number");
    return value < min || value > max ? wrong(`must lie between ${min} and ${max}`) : value;
  };
  const sample = {
    lat: number("latitude", -90, 90),
    lng: number("longitude", -180, 180),
    accuracyM: sent.accuracy_m == null ? null : number("accuracy_m", 0, WORST_ACCURACY_M),
    capturedAt: momentOf(sent.captured_at, now, details),
  };
  if (details.length === 0) return sample;
  const message = "This location cannot be used: it is incomplete, out of range, too inaccurate or too old.";
  throw new DomainError("unprocessable", "invalid_location", message, details);
}

function momentOf(value: unknown, now: Date, details: ErrorDetail[]): Date {
  const wrong = (message: string) => {
    details.push({ path: "captured_at", message });
    return now;
  };
  if (value === undefined) return wrong("is required");
  const parsed = instant.safeParse(value);
  if (!parsed.success) return wrong("must be a date and time with its offset");
  const at = new Date(parsed.data);
  if (at.getTime() > now.getTime() + AHEAD_MS) return wrong("lies in the future");
  return at.getTime() < now.getTime() - OLDEST_MS ? wrong("is older than 10 minutes") : at;
}
