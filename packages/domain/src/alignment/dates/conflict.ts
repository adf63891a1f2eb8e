import { namesOf, type Sentence, said, together } from "../../words/sentence.ts";
import { formatDays, formatNames, formatSome, formatWindow } from "../format.ts";
import { consentToDates } from "../implied-consent-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import { byName } from "../participants.ts";
import type { Outcome } from "../reconcile.ts";
import { smallestRelaxations } from "../smallest-relaxations.ts";
import type { AlignmentMember, Conflict } from "../types.ts";
import type { DayNumber } from "./day-numbers.ts";
import { commonDates, excessOf, isEmpty, type MemberDateWish } from "./reconcile.ts";
import { dateRelaxations } from "./relaxations.ts";
import { bestWindowsIn } from "./search-windows.ts";

export function datesConflict(outcome: Outcome, cache: ParseCache): Conflict {
  const { wishes } = outcome.dates.question;
  if (wishes.length === 0) {
    const message = said`Nobody has said when they would like to go.`;
    return { dimension: "dates", code: "nothing_stated", message, memberIds: [], relaxations: [] };
  }
  const { code, message, members } = isEmpty(commonDates(wishes)) ? apart(outcome) : inTheWay(outcome);
  return {
    dimension: "dates",
    code,
    message: together([message, closest(outcome), ...consentToDates(outcome)]),
    memberIds: members.map((it) => it.id),
    relaxations: smallestRelaxations(outcome, "dates", dateRelaxations(outcome), cache),
  };
}

function closest({ dates: { window, question } }: Outcome): Sentence {
  if (!window) return said`No day is left.`;
  const unsuited = question.wishes.flatMap((it) => (it.member && excessOf(it, window) > 0 ? [it.member] : []));
  const dates = formatWindow(window);
  return unsuited.length === 0
    ? said`${dates} comes closest.`
    : said`${dates} comes closest, but does not suit ${formatNames(unsuited)}.`;
}

/** Names the two wishes that are furthest apart. */
function apart({ dates: { question, window } }: Outcome) {
  const [a, b] = furthestApart(question.wishes) as [MemberDateWish, MemberDateWish];
  const unsuited = question.wishes.filter((it) => window && excessOf(it, window) > 0);
  const members = [...new Set([a, b, ...unsuited].flatMap((it) => it.member ?? []))].sort(byName);
  const shared = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
  const [one, other] = [wishWords(a), wishWords(b)];
  const message =
    shared.start <= shared.end
      ? said`${one} and ${other}. They have only ${formatWindow(shared)} in common.`
      : said`${one} and ${other}, which do not overlap.`;
  return { code: "dates_apart" as const, message, members };
}

function wishWords(wish: MemberDateWish): Sentence {
  const { flexibility } = wish;
  const [name, dates] = [namesOf(wish.member ? [wish.member.name] : []), formatWindow(wish)];
  if (flexibility === 0) return said`${name} wants ${dates}`;
  return flexibility === 1
    ? said`${name} wants ${dates} (1 day either way)`
    : said`${name} wants ${dates} (${flexibility} days either way)`;
}

function furthestApart(wishes: readonly MemberDateWish[]): [MemberDateWish, MemberDateWish] {
  const gaps = (["start", "end"] as const).map((at) => {
    const latest = extreme(wishes, (it) => it[at] - it.flexibility);
    const earliest = extreme(wishes, (it) => -it[at] - it.flexibility);
    return { earliest, latest, gap: latest[at] - latest.flexibility - earliest[at] - earliest.flexibility };
  });
  const [starts, ends] = gaps as [(typeof gaps)[0], (typeof gaps)[0]];
  const { earliest, latest } = ends.gap > starts.gap ? ends : starts;
  return [earliest, latest];
}

/** The first maximum; members are sorted by name. */
function extreme(wishes: readonly MemberDateWish[], of: (wish: MemberDateWish) => number): MemberDateWish {
  return wishes.reduce((most, it) => (of(it) > of(most) ? it : most));
}

/** The dates that suit all wishes, and whose blackout dates prevent them. */
function inTheWay({ dates: { question } }: Outcome) {
  const [wanted] = bestWindowsIn(
    [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }],
    question.wishes,
    1,
  );
  const { start = 0, end = 0 } = wanted ?? {};
  const days = new Map<AlignmentMember, DayNumber[]>();
  for (const [day, owners] of question.blackouts)
    if (day >= start && day <= end)
      for (const it of owners) {
        const own = days.get(it);
        if (own) own.push(day);
        else days.set(it, [day]);
      }
  const members = [...days.keys()].sort(byName);
  const words = members.map((it) => said`${it.name} can't make ${formatDays(days.get(it) as DayNumber[])}`);
  const [range, but] = [formatWindow({ start, end }), formatSome(words)];
  const message = question.fromGroup
    ? said`The group's dates are ${range}, but ${but}.`
    : said`${range} would suit everybody's dates, but ${but}.`;
  return { code: "blackout_dates" as const, message, members };
}
