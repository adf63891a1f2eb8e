import { isCalendarDate, minutesOf } from "@caravan/domain/calendar";
import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import type { EditedDay, EditedPlan, EditedStop, ReadInWords } from "@caravan/domain/planning/edited/types";
import { rankPlaces } from "@caravan/domain/planning/rank-places";
import type { PlanRequest } from "@caravan/domain/planning/types";
import type { AnsweredDay, AnsweredNights, AnsweredRead, AnsweredStop } from "./edit-schema.ts";
import { candidateMatcher } from "./match-candidate.ts";
import { withoutUnknownHours } from "./said-hours.ts";
import { sanitizeModelText, sanitizeModelTexts } from "./sanitize-text.ts";
import { isNear, unconfirmedPlace } from "./unconfirmed-place.ts";

const LENGTHS = { name: 90, area: 60, line: 470, why: 300, order: 220, way: 160, text: 590, block: 60 } as const;
const MOST_TEXTS = 9;
const MOST_STOPS = 14;
const MOST_BLOCKS = 20;
const MOST_NIGHTS = 30;
/** Later ends of an evening are slips. */
const SMALL_HOURS = 4 * 60;
const SAME_SPOT_KM = 0.05;

export interface Answered {
  readonly understood: readonly string[];
  readonly advice: readonly string[];
  readonly read: AnsweredRead | undefined;
  readonly nights: AnsweredNights;
  readonly days: readonly AnsweredDay[];
}

/** Places and texts of an answer for one request. Names that cannot be shown or placed are counted. */
export class EditResolver {
  readonly extra = new Map<string, Candidate>();
  readonly dropped = new Map<string, string | null>();
  readonly #request: PlanRequest;
  readonly #secrets: readonly string[];
  readonly #match: ReturnType<typeof candidateMatcher>;

  readonly #excluded: readonly Candidate[];
  readonly #isExcluded: ReturnType<typeof candidateMatcher>;

  constructor(request: PlanRequest, secrets: readonly string[]) {
    this.#request = request;
    this.#secrets = secrets;
    const { places, excluded } = rankPlaces(request);
    this.#match = candidateMatcher(places.map((it) => it.candidate));
    this.#excluded = excluded.map((it) => it.candidate);
    this.#isExcluded = candidateMatcher(this.#excluded);
  }

  plan({ understood, advice, read, nights, days }: Answered): EditedPlan {
    return {
      read: this.read(read),
      understood: this.#texts(understood),
      advice: this.#texts(advice),
      nights: nights.slice(0, MOST_NIGHTS).flatMap(({ base, nights: count, at }) => {
        const name = sanitizeModelText(base, LENGTHS.area, this.#secrets);
        const point = pointOf(at);
        const isHere = point !== null && isNear(this.#request, point);
        return name === null ? [] : [{ base: name, nights: count, point: isHere ? point : null }];
      }),
      days: days.map((it) => this.day(it)).filter((it) => it.stops.length > 0),
    };
  }

  read(read: AnsweredRead | undefined): ReadInWords {
    return {
      arrives: read?.arrive === undefined ? null : minuteOf(read.arrive),
      leaves: read?.leave === undefined ? null : minuteOf(read.leave),
      blocks: (read?.blocks ?? []).slice(0, MOST_BLOCKS).flatMap(({ what, from, to, days }) => {
        const name = sanitizeModelText(what, LENGTHS.block, this.#secrets);
        const [start, end] = [minuteOf(from), minuteOf(to)];
        if (name === null || start === null || end === null) return [];
        return {
          what: name,
          from: start,
          to: end > start ? end : 1440,
          dates: days?.length ? days.filter(isCalendarDate) : null,
        };
      }),
    };
  }

  day({ date, line, stops }: AnsweredDay): EditedDay {
    const read = stops.slice(0, MOST_STOPS).flatMap((it) => this.#stop(date, it) ?? []);
    const asked = Math.min(MOST_STOPS, stops.length);
    return { date, line: sanitizeModelTexts(line, LENGTHS.line, this.#secrets), asked, stops: read };
  }

  #stop(date: string, stop: AnsweredStop): EditedStop | null {
    if (!isCalendarDate(date)) return null;
    const known = stop.kind === "ride" || stop.kind === "free" ? undefined : this.#match(stop);
    const name = sanitizeModelText(stop.name, LENGTHS.name, this.#secrets);
    const times = timesOf(stop);
    if (!times || (!known && name === null)) return this.#drop(stop, name);
    const place = known ?? (name === null ? null : this.#own(stop, name));
    // A meal may be anywhere ("at your guesthouse"); what one visits is somewhere.
    if (!place && (stop.kind === "visit" || stop.kind === "evening")) return this.#drop(stop, name);
    const said = (text: string | undefined, length: number) =>
      withoutUnknownHours(sanitizeModelTexts(text, length, this.#secrets), known ?? null, date, times.start);
    return {
      ...times,
      kind: stop.kind,
      place,
      title: known?.name ?? name ?? "",
      area: sanitizeModelText(stop.area, LENGTHS.area, this.#secrets),
      why: said(stop.why, LENGTHS.why),
      order: said(stop.order, LENGTHS.order),
      way: sanitizeModelText(stop.way, LENGTHS.way, this.#secrets)?.replace(/[.\s]+$/, "") ?? null,
      cost: stop.cost ?? null,
      from: pointOf(stop.starts_at),
      to: pointOf(stop.ends_at),
    };
  }

  #own(stop: AnsweredStop, name: string): Candidate | null {
    const point = pointOf(stop.at);
    if (stop.kind === "ride" || stop.kind === "free" || !point || this.#isRefused(stop, point)) return null;
    const category = stop.category ?? (stop.kind === "meal" ? "food" : stop.kind === "evening" ? "nightlife" : "sight");
    const place = unconfirmedPlace(this.#request, {
      ...{ name, point, category },
      area: sanitizeModelText(stop.area, LENGTHS.area, this.#secrets) ?? undefined,
    });
    if (!place) return null;
    this.extra.set(place.id, place);
    return place;
  }

  /** Needs and wishes exclude it, also under another name. */
  #isRefused(stop: AnsweredStop, point: Point): boolean {
    return this.#isExcluded(stop) !== undefined || this.#excluded.some((it) => distanceKm(it, point) < SAME_SPOT_KM);
  }

  #drop({ id, name: said, kind }: AnsweredStop, name: string | null): null {
    if (kind !== "free") this.dropped.set(name ?? id ?? said ?? "", name);
    return null;
  }

  #texts(texts: readonly string[]): readonly string[] {
    return texts.slice(0, MOST_TEXTS).flatMap((it) => sanitizeModelTexts(it, LENGTHS.text, this.#secrets) ?? []);
  }
}

function timesOf({ from, to }: AnsweredStop): { readonly start: number; readonly minutes: number } | null {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === null || end === null) return null;
  const minutes = end > start ? end - start : end + 1440 - start;
  // "23:00 to 01:00" goes past midnight; "14:00 to 13:00" is a slip.
  return minutes === 0 || (end < start && end > SMALL_HOURS) ? null : { start, minutes };
}

function minuteOf(clock: string): number | null {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d{2})/.exec(clock) ?? [];
  const padded = `${hour.padStart(2, "0")}:${minute}`;
  return Number(hour) > 24 || Number(minute) > 59 ? null : Math.min(1440, minutesOf(padded));
}

function pointOf(at: readonly [number, number] | undefined): Point | null {
  if (!at) return null;
  const [lat, lng] = at;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
