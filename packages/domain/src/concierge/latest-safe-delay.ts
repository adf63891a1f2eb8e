import { type Look, lookAt } from "./day-view.ts";
import { isMissed } from "./disruptions.ts";
import type { Stop } from "./stops-of-day.ts";
import type { Situation } from "./types.ts";

const STEP = 5;
/** Nobody has to be warned of a train that would have to be two hours late. */
const MOST = 120;

/** What cannot be reached any more when something is late by so many minutes. */
export interface Brink {
  readonly delayed: Stop;
  readonly minutes: number;
  readonly missed: Stop;
}

/** Where somebody said that a thing is late and not by how much: from when on that costs them something that is fixed. */
export function brinksOf(look: Look, situation: Situation): readonly Brink[] {
  return look.stops
    .filter((it) => look.known.account.unsaid.has(it.activity.id) && it.end > look.standing.now)
    .flatMap((delayed) => brinkOf(look, situation, delayed) ?? []);
}

function brinkOf(look: Look, situation: Situation, delayed: Stop): Brink | null {
  const { account } = look.known;
  const missedAt = (minutes: number) => {
    const delays = new Map([...account.delays, [delayed.activity.id, minutes]]);
    return missedIn(lookAt(situation, look.trip, { ...account, delays }));
  };
  const already = new Set([delayed.activity.id, ...missedAt(0).map((it) => it.activity.id)]);
  for (let minutes = STEP; minutes <= MOST; minutes += STEP) {
    const missed = missedAt(minutes).find((it) => !already.has(it.activity.id));
    if (missed) return { delayed, minutes, missed };
  }
  return null;
}

function missedIn({ straight }: Look): readonly Stop[] {
  return straight.filter(isMissed).map(({ stop }) => stop);
}
