import { datesFrom } from "@caravan/domain/calendar";
import type { Candidate } from "@caravan/domain/places/candidate";
import type { Advice, PlanRequest } from "@caravan/domain/planning/types";
import type { Pick } from "./answer-schema.ts";
import { candidateMatcher } from "./match-candidate.ts";
import { sanitizeModelText } from "./sanitize-text.ts";
import { unconfirmedPlace } from "./unconfirmed-place.ts";

const MOST_EXTRA = 10;
const WHY_LENGTH = 160;
const NAME_LENGTH = 80;

interface Resolved {
  readonly picks: Advice["picks"];
  /** How many picks are candidates of the request. */
  readonly matched: number;
  readonly extra: readonly Candidate[];
  /** Names of the places left out, as far as they may be shown. */
  readonly dropped: readonly string[];
  readonly droppedCount: number;
}

/** The picks for this request: known places, a few unconfirmed ones, and those left out. */
export function resolvePicks(request: PlanRequest, picks: readonly Pick[], secrets: readonly string[]): Resolved {
  const match = candidateMatcher(request.candidates);
  const days = request.only?.length ?? datesFrom(request.startDate, request.endDate).length;
  const mostExtra = Math.min(MOST_EXTRA, days);
  const chosen = new Map<string, string | null>();
  const extra = new Map<string, Candidate>();
  const dropped = new Map<string, string | null>();
  let matched = 0;
  for (const pick of picks) {
    const known = match(pick);
    // When a name may not be shown, its reason is dropped too.
    const name = sanitizeModelText(pick.name, NAME_LENGTH, secrets);
    const why = pick.name === undefined || name !== null ? sanitizeModelText(pick.why, WHY_LENGTH, secrets) : null;
    const invented = known || name === null ? undefined : unconfirmedPlace(request, pick, name);
    const place = known ?? (extra.size < mostExtra || extra.has(invented?.id ?? "") ? invented : undefined);
    if (!place) {
      dropped.set(name ?? pick.id ?? pick.name ?? "", name);
      continue;
    }
    if (chosen.has(place.id)) continue;
    chosen.set(place.id, why?.replace(/[.\s]+$/, "") ?? null);
    if (known) matched += 1;
    else extra.set(place.id, place);
  }
  return {
    picks: [...chosen].map(([placeId, why]) => ({ placeId, why })),
    matched,
    extra: [...extra.values()],
    dropped: [...dropped.values()].filter((it) => it !== null),
    droppedCount: dropped.size,
  };
}
