import type { FoundPlace } from "@caravan/domain/board/found-place";
import { placesInText } from "@caravan/domain/board/pasted-text/places-in-text";
import { truncate } from "@caravan/domain/truncate";
import { signedIn } from "../kernel/actor.ts";
import { type AttemptLimits, countAttempt } from "../kernel/attempt-limiter.ts";
import type { Context } from "../kernel/context.ts";
import { rateLimited } from "../kernel/errors.ts";
import { FairTurns } from "../kernel/fair-turns.ts";
import { gazetteerNames } from "./gazetteer-names.ts";
import { readLink } from "./read-link.ts";
import type { ImportOf } from "./record-import.ts";

/** What was read from a link or a text. */
export interface Inspiration extends ImportOf {
  readonly places: readonly (FoundPlace & { readonly picture: Uint8Array | null })[];
  /** Why there are none, for the sender; null when there are some. */
  readonly failure: string | null;
  /** Lines of a list that are not places. */
  readonly notPlaces: readonly string[];
}

/**
 * Reading a link needs tens of megabytes and a name look-up, for ten seconds at most. Whoever has read least is next, so
 * that a few accounts with slow links keep nobody out.
 */
const readings = new FairTurns({
  atOnce: 8,
  mostOfOne: 2,
  mostWaiting: 64,
  mostWaitingOfOne: 4,
  patienceMs: 15_000,
  refusal: () => rateLimited(5),
});

/** A link may cost megabytes and seconds; nobody finds a hundred good ones in ten minutes. */
const limits: AttemptLimits = { kind: "link", seconds: 600, wrongPerAccount: 60 };

/** @throws limited `rate_limited` */
export async function readUrl(ctx: Context, url: string, among: readonly string[]): Promise<Inspiration> {
  const { userId } = signedIn(ctx.actor);
  const read = async () => {
    await countAttempt(ctx.ports, limits, userId, ctx.now);
    return readLink(ctx, url, among);
  };
  const reading = await readings.take(userId, read, { signal: ctx.signal });
  const places = reading.ok ? reading.places : [];
  const nothing = places.length === 0 ? "No place was found there. Add it by name instead." : null;
  return {
    kind: "url",
    url: withoutPassword(url),
    places,
    failure: reading.ok ? nothing : reading.reason,
    notPlaces: [],
  };
}

/** The whole group sees the text that was sent. */
function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  // Without a scheme, or with one that has no user part; the part before the @ is removed anyway.
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    return url.replace(/^((?:[a-z][a-z\d+.-]*:)?\/\/)?[^\s/?#]*@/i, "$1");
  if (parsed.username === "" && parsed.password === "") return url;
  parsed.username = "";
  parsed.password = "";
  return parsed.href;
}

export function readText(text: string, among: readonly string[]): Inspiration {
  const { places, notPlaces } = placesInText(text, gazetteerNames(among));
  return {
    kind: "text",
    url: null,
    places: places.map((it) => ({ ...it, picture: null })),
    failure: places.length === 0 ? nothingIn(text) : null,
    notPlaces,
  };
}

/** Enough of a text to recognise it. */
const SHOWN = 60;

function nothingIn(text: string): string {
  const shown = truncate(text.replace(/\s+/g, " "), SHOWN);
  return `Nothing in “${shown}” reads like the name of a place. Put each place on a line of its own, or add it by name.`;
}
