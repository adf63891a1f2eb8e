"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { domainError, type Trip, useApi, useApiClient, useShownAtOnce } from "@/features/api-client/index.ts";
import type { ConciergeState, Settings, SettingsChange } from "../types.ts";

const everyMs = 60_000;
const awaitingEveryMs = 1_500;
const patienceMs = 20_000;

/** The answer to what the traveller reported or asked. */
type Answer = "none" | "looking" | "found" | "fine" | "slow";

export interface Concierge {
  readonly trip: Trip;
  readonly state: ConciergeState;
  /** When the state was read. */
  readonly readAt: number;
  /** The last read failed, and what is shown is older. */
  readonly behind: boolean;
  readonly answer: Answer;
  /** The answer is to a press in this window, and not to something earlier. */
  readonly wasAsked: boolean;
  /** An answer is expected: reads more often for a while. */
  readonly expectAnswer: () => void;
  readonly readAgain: () => Promise<unknown>;
}

interface Awaited {
  readonly since: number;
  /** When the day was last evaluated before; undefined when only a running evaluation is awaited. */
  readonly lookedAt: string | null | undefined;
  readonly answer: Exclude<Answer, "none">;
}

/**
 * The traveller's own state. Read once a minute while the page is visible, because it also changes with the time. While
 * an answer is expected it is read every second or two, by revision and every other time in full, because an evaluation
 * that finds nothing changes no revision.
 */
export function useConcierge(trip: Trip) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const input = { trip_id: trip.id };
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const looking = awaited?.answer === "looking";

  const turn = useRef(0);
  const options = api.concierge.state.queryOptions(input);
  const query = useQuery({
    ...options,
    queryFn: async ({ signal }) => {
      turn.current = looking ? turn.current + 1 : 0;
      const shown = cache.getQueryData(options.queryKey);
      const before = turn.current % 2 === 1 ? shown : undefined;
      const known = before && { trip_revision: before.trip_revision, context_revision: before.context_revision };
      // A copy that this device keeps for offline use is not newer than what is shown.
      const context = { fresh: shown !== undefined };
      const answer = await client.concierge.state.query({ ...input, ...known }, { signal, context });
      return before && !answer.changed ? before : answer;
    },
    refetchInterval: looking ? awaitingEveryMs : everyMs,
    refetchOnWindowFocus: "always",
  });
  const { data, dataUpdatedAt, refetch } = query;
  const state = data?.state ?? null;

  const expected = state !== null && (state.evaluation.pending || state.recommendations.some(isRenewed));
  useEffect(() => {
    if (expected) setAwaited((now) => now ?? { since: 0, lookedAt: undefined, answer: "looking" });
    else setAwaited((now) => (now?.answer === "slow" ? null : now));
  }, [expected]);

  const evaluatedAt = state?.evaluation.evaluated_at;
  const found = state?.recommendations.some((it) => it.status === "open") ?? false;
  useEffect(() => {
    if (!looking || expected || dataUpdatedAt <= awaited.since || awaited.lookedAt === evaluatedAt) return;
    setAwaited({ ...awaited, answer: found ? "found" : "fine" });
  }, [looking, expected, awaited, dataUpdatedAt, evaluatedAt, found]);

  useEffect(() => {
    if (!looking) return;
    const timer = setTimeout(() => setAwaited((now) => now && { ...now, answer: "slow" }), patienceMs);
    return () => clearTimeout(timer);
  }, [looking]);

  // Somebody changed the plan, so the outlook has changed too.
  const seen = useRef(trip.revision);
  useEffect(() => {
    if (seen.current === trip.revision) return;
    seen.current = trip.revision;
    void refetch();
  }, [trip.revision, refetch]);

  const concierge: Concierge | null = state && {
    trip,
    state,
    readAt: dataUpdatedAt,
    behind: query.isError,
    answer: awaited?.answer ?? "none",
    wasAsked: awaited?.lookedAt !== undefined,
    expectAnswer: () => {
      setAwaited({ since: Date.now(), lookedAt: state.evaluation.evaluated_at, answer: "looking" });
      void refetch();
    },
    readAgain: refetch,
  };
  return { concierge, error: state ? null : query.error, retry: () => void refetch() };
}

/** The plan has changed, and new options are being computed. */
const isRenewed = ({ status, stale }: ConciergeState["recommendations"][number]) => status === "open" && stale;

/** Settings act at once: a change is shown before the answer, and reverted when it is refused. */
export function useSettings({ trip, state, readAgain }: Concierge) {
  const api = useApi();
  const cache = useQueryClient();
  const key = api.concierge.state.queryKey({ trip_id: trip.id });
  const [settings, save] = useShownAtOnce(state.settings, withChange);
  const update = useMutation(
    api.concierge.updateSettings.mutationOptions({
      onMutate: async ({ trip_id: _, ...change }) => {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(
          key,
          (now) =>
            now && {
              ...now,
              state: now.state && { ...now.state, settings: withChange(now.state.settings, change) },
            },
        );
      },
      onError: () => readAgain(),
    }),
  );
  const problem = update.error ? domainError(update.error).message : null;
  return {
    settings,
    problem,
    change: (change: SettingsChange) => {
      // A refusal is the problem above.
      save(change, () => update.mutateAsync({ trip_id: trip.id, ...change })).catch(() => undefined);
    },
  };
}

const withChange = (settings: Settings, change: SettingsChange): Settings => ({ ...settings, ...defined(change) });

function defined<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
