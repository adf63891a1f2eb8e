import type { Advice, Alert, Evaluation, RepairOption, Situation } from "@caravan/domain/concierge/types";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import { verbatim } from "@caravan/domain/words/sentence";
import { addActivity } from "../src/activities/add-activity.ts";
import { subscribers } from "../src/composition.ts";
import { evaluateTraveller } from "../src/concierge/evaluate-traveller.ts";
import { getConciergeState } from "../src/concierge/get-concierge-state.ts";
import { updateConciergeSettings } from "../src/concierge/update-concierge-settings.ts";
import type { Person } from "../src/kernel/actor.ts";
import type { Ports } from "../src/kernel/ports.ts";
import { createTrip } from "../src/trips/create-trip.ts";
import { now, run } from "./context.ts";

/** A concierge with fixed answers, about a trip that is on. */

export const later = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);

/**
 * A day in Lisbon, where local time is UTC in November: 12:00 now, the castle at 14:00, the tram at 16:00, fado at
 * 20:00.
 */
export async function createDayTrip(ports: Ports, owner: Person) {
  const dates = { start_date: "2026-11-21", end_date: "2026-11-22" };
  const made = await run(createTrip, ports, owner, { destination: "Lisbon", ...dates, skip_ai_generation: true });
  const trip_id = made.trip.id;
  const add = async (title: string, start_time: string) =>
    (await run(addActivity, ports, owner, { trip_id, title, start_time, duration_minutes: 60 })).activity.id;
  return {
    tripId: trip_id,
    castle: await add("Castle", "14:00"),
    tram: await add("Tram", "16:00"),
    fado: await add("Fado", "20:00"),
  };
}

export function option(id: string, patch: TripPatch, more: Partial<RepairOption> = {}): RepairOption {
  const consequences = { moves: [], misses: [], cost: null, breaks: [] };
  return {
    id,
    kind: "shift",
    summary: verbatim(`Option ${id}`),
    headline: verbatim(`Option ${id}`),
    patch,
    consequences,
    ...more,
  };
}

/** Moves the first activity of today by an hour, or parks it. */
export function repairs({ days, startDate }: TripDocument): readonly RepairOption[] {
  const day = days[0];
  const first = day?.activities.find((it) => it.segmentId === null);
  if (!day || !first) return [];
  const { id: activityId, startTime, title } = first;
  const aside = { date: startDate, dayNotes: "", reason: "set_aside" } as const;
  return [
    option(
      "shift",
      [
        {
          op: "activity.set",
          activityId,
          before: { startTime },
          after: { startTime: startTime === "15:00" ? "14:00" : "15:00" },
        },
      ],
      {
        summary: verbatim(`Move ${title} to 15:00`),
        headline: verbatim(`Move ${title} to 15:00`),
        consequences: { moves: [verbatim(`${title} 14:00 → 15:00`)], misses: [], cost: null, breaks: [] },
      },
    ),
    option(
      "skip",
      [
        { op: "activity.move", activityId, from: { dayId: day.id, after: null }, to: { dayId: null, after: null } },
        { op: "activity.set", activityId, before: { parked: first.parked }, after: { parked: aside } },
      ],
      {
        kind: "skip",
        summary: verbatim(`Skip ${title}`),
        headline: verbatim(`Skip ${title}`),
        consequences: { moves: [], misses: [verbatim(title)], cost: "-12.5", breaks: [] },
      },
    ),
  ];
}

export function lateAdvice(trip: TripDocument, more: Partial<Advice> = {}): Advice {
  const first = trip.days[0]?.activities[0]?.id ?? "";
  return {
    situation: "late",
    key: "late:castle:2026-11-21",
    reason: verbatim("You said that you are running late."),
    activityIds: [first],
    expiresInMinutes: 60,
    options: repairs(trip),
    ...more,
  };
}

/** Ports whose engine returns the advice that was set last, and records its calls. */
export function withFakeConcierge(outside: Ports) {
  const asked: Situation[] = [];
  let say: (situation: Situation) => Evaluation | Promise<Evaluation> = () => ({ advice: null, alerts: [] });
  const evaluate = async (situation: Situation) => {
    asked.push(situation);
    return say(situation);
  };
  const ports: Ports = { ...outside, concierge: { evaluate } };
  const by = (at: Date) => ({
    ports,
    now: at,
    newId: () => crypto.randomUUID(),
    signal: new AbortController().signal,
    subscribers,
  });
  return {
    ports,
    asked,
    by,
    says(advice: ((trip: TripDocument) => Advice) | null, alerts: readonly Alert[] = []) {
      say = ({ trip }) => ({ advice: advice?.(trip) ?? null, alerts });
    },
    does(what: typeof say) {
      say = what;
    },
    /** Runs an evaluation as the queue does. */
    look(tripId: string, { userId }: Person, more: { asked?: boolean; wish?: "what_now"; at?: Date } = {}) {
      const { asked = false, wish = null, at = now } = more;
      return evaluateTraveller(by(at), { tripId, userId, asked, wish });
    },
    /** The whole state of a traveller. */
    async state(tripId: string, person: Person, at = now) {
      const answer = await run(getConciergeState, ports, person, { trip_id: tripId }, { now: at });
      const { state } = getConciergeState.output.parse(answer);
      if (!state) throw new Error("a whole state was asked for");
      return { ...state, trip_revision: answer.trip_revision, context_revision: answer.context_revision };
    },
    /** Makes a traveller late, and returns the recommendation. */
    async advised(tripId: string, person: Person, at = now) {
      await run(updateConciergeSettings, ports, person, { trip_id: tripId });
      say = ({ trip }) => ({ advice: lateAdvice(trip), alerts: [] });
      await evaluateTraveller(by(at), { tripId, userId: person.userId, asked: false, wish: null });
      const [recommendation] = (await this.state(tripId, person, at)).recommendations;
      if (!recommendation) throw new Error("nothing was recommended");
      return recommendation;
    },
  };
}
