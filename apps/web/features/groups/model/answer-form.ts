import { parsePlaceName, samePlace, vetoCovers } from "@caravan/domain/alignment/place-name";
import { addDays, datesFrom, daysBetween, isCalendarDate } from "@caravan/domain/calendar";
import type { ErrorDetail } from "@/features/api-client/index.ts";
import { schemaOf } from "@/ui/form.tsx";
import { t } from "../messages/index.ts";
import type { Answer, StatedPreferences } from "./types.ts";

/** The form for somebody's wishes. Dates are empty until they are chosen. */
export interface AnswerDraft {
  readonly start: string;
  readonly end: string;
  readonly flexibility: number;
  readonly blackout: readonly string[];
  readonly choices: readonly string[];
  readonly veto: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
  readonly private: boolean;
  readonly accommodation: string;
  readonly activities: readonly string[];
}

const blank: AnswerDraft = {
  start: "",
  end: "",
  flexibility: 0,
  blackout: [],
  choices: [],
  veto: [],
  min: null,
  max: null,
  private: false,
  accommodation: "",
  activities: [],
};

/** The form filled with the earlier answer. */
export function draftOf(stated: StatedPreferences | null): AnswerDraft {
  if (!stated) return blank;
  const { dates, destination, budget, accommodation, activities } = stated;
  const kept = budget?.ignored ? null : budget;
  return {
    start: dates?.ideal_start ?? "",
    end: dates?.ideal_end ?? "",
    flexibility: dates?.flexibility_days ?? 0,
    blackout: dates?.blackout_dates ?? [],
    choices: destination?.top_choices ?? [],
    veto: destination?.veto ?? [],
    // The server sends 0 for a missing minimum.
    min: kept?.min || null,
    max: kept?.max ?? null,
    private: kept?.private ?? false,
    accommodation: accommodation ?? "",
    activities: activities ?? [],
  };
}

/**
 * What has to be sent: the parts that differ from the earlier answer, null for one that is removed. `{}` when nothing
 * differs, which confirms the earlier answer.
 */
export function answerOf(draft: AnswerDraft, before: AnswerDraft): Answer {
  const [now, then] = [wholeOf(draft), wholeOf(before)];
  const differ = (key: keyof Answer) => JSON.stringify(now[key]) !== JSON.stringify(then[key]);
  return Object.fromEntries(Object.entries(now).filter(([key]) => differ(key as keyof Answer)));
}

function wholeOf(draft: AnswerDraft): Required<Answer> {
  const { start, end, flexibility, blackout, choices, veto, min, max } = draft;
  return {
    dates:
      start || end || blackout.length > 0
        ? {
            ...(start && end && { ideal_start: start, ideal_end: end, flexibility_days: flexibility }),
            blackout_dates: [...blackout],
          }
        : null,
    destination: choices.length > 0 || veto.length > 0 ? { top_choices: [...choices], veto: [...veto] } : null,
    budget:
      min !== null || max !== null
        ? { ...(min !== null && { min }), ...(max !== null && { max }), private: draft.private }
        : null,
    accommodation: draft.accommodation.trim() || null,
    activities: draft.activities.length > 0 ? [...draft.activities] : null,
  };
}

/** The checks that need no server. */
export function answerProblems({ start, end, blackout, choices, veto, min, max }: AnswerDraft): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const say = (path: string, message: string) => problems.push({ path, message });
  if (start && !end) say("end", t("problem.lastToo"));
  else if (end && !start) say("start", t("problem.firstToo"));
  else if (start && end < start) say("end", t("problem.order"));
  else if (start && blackout.some((day) => day >= start && day <= end)) say("blackout", t("problem.within"));
  for (const ruledOut of veto) {
    const wanted = choices.find((choice) => vetoCovers(parsePlaceName(ruledOut), parsePlaceName(choice)));
    if (wanted !== undefined) say("veto", t("problem.vetoed", { wanted, ruledOut }));
  }
  if (min !== null && max !== null && max < min) say("max", t("problem.less"));
  return problems;
}

export const answerForm = schemaOf(answerProblems);

/** The form's field for a path of the request. */
export function answerFieldAt(path: string): keyof AnswerDraft | null {
  return fieldAtPath[path.replace(/^preferences\./, "")] ?? null;
}

const fieldAtPath: Readonly<Record<string, keyof AnswerDraft>> = {
  "dates.ideal_start": "start",
  "dates.ideal_end": "end",
  "dates.flexibility_days": "flexibility",
  "dates.blackout_dates": "blackout",
  "destination.top_choices": "choices",
  "destination.veto": "veto",
  "budget.min": "min",
  "budget.max": "max",
  accommodation: "accommodation",
  activities: "activities",
};

/** The result of the last round. */
export interface Proposed {
  readonly proposed_dates: { readonly start: string; readonly end: string } | null;
  readonly proposed_destination: string | null;
}

/**
 * The form of somebody who accepts the proposal: its dates become their ideal, and its place their first choice.
 * Flexibility, budget and everything else stay as they stated them, because nobody has asked to change them.
 */
export function acceptProposal(draft: AnswerDraft, { proposed_dates, proposed_destination }: Proposed): AnswerDraft {
  const place = parsePlaceName(proposed_destination ?? "");
  return {
    ...draft,
    ...(proposed_dates && {
      start: proposed_dates.start,
      end: proposed_dates.end,
      blackout: draft.blackout.filter((day) => day < proposed_dates.start || day > proposed_dates.end),
    }),
    ...(proposed_destination !== null && {
      choices: [proposed_destination, ...draft.choices.filter((it) => !samePlace(it, proposed_destination))],
      veto: draft.veto.filter((it) => !vetoCovers(parsePlaceName(it), place)),
    }),
  };
}

/** More than a year and a month of days cannot be meant. */
const mostDays = 400;

/** The days with those from `from` to `to`, sorted; null when these are no dates or too many. */
export function withDays(days: readonly string[], from: string, to: string): string[] | null {
  const last = to || from;
  if (!isCalendarDate(from) || !isCalendarDate(last) || last < from || daysBetween(from, last) >= mostDays) return null;
  const all = [...new Set([...days, ...datesFrom(from, last)])].sort();
  return all.length > mostDays ? null : all;
}

/** Consecutive days as one range. */
export function groupDays(days: readonly string[]): { start: string; end: string }[] {
  const runs: { start: string; end: string }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return runs;
}
