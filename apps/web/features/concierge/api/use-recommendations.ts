"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ApiOutputs, type DomainError, domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { t } from "../messages/index.ts";
import { refreshesRecommendations, refusalWords, whoIntervened } from "../messages.ts";
import type { Option, Recommendation } from "../types.ts";
import type { Concierge } from "./use-concierge.ts";

/** What was done or failed, shown beside the recommendations. */
interface Feedback {
  /** `unseen`: for screen readers only. */
  readonly tone: "plain" | "unseen" | "problem";
  readonly text: string;
}

/** All answers to recommendations; one at a time. */
export function useRecommendations(concierge: Concierge, viewerId: string) {
  const api = useApi();
  const run = useRunMutation();
  const cache = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [word, setWord] = useState<Feedback | null>(null);
  const [appliedHere, setAppliedHere] = useState<ReadonlySet<string>>(new Set());
  const keys = useRef(new Map<string, string>());
  const tripId = concierge.trip.id;

  // The outcome belongs to the recommendation that was shown.
  const looking = concierge.answer === "looking";
  useEffect(() => {
    if (looking) setWord((now) => (now?.tone === "problem" ? now : null));
  }, [looking]);

  const attempt = async (
    what: string,
    work: () => Promise<Feedback | null>,
    why?: (error: DomainError) => Promise<string>,
  ) => {
    if (busy !== null) return;
    setBusy(what);
    setWord(null);
    try {
      setWord(await work());
    } catch (caught) {
      const error = domainError(caught);
      setWord({ tone: "problem", text: (await why?.(error)) ?? refusalWords(error) });
      if (refreshesRecommendations(error)) concierge.expectAnswer();
      else if (error.status !== 0) await concierge.readAgain();
    } finally {
      setBusy(null);
    }
  };

  const apply = (recommendation: Recommendation, option: Option) =>
    attempt(`apply ${option.id}`, async () => {
      const { id, version } = recommendation;
      const tap = `${id} ${version} ${option.id}`;
      const key = keys.current.get(tap) ?? crypto.randomUUID();
      keys.current.set(tap, key);
      try {
        await applyOption(api, run, { tripId, recommendation, option, idempotencyKey: key });
      } catch (error) {
        // Answered, so the next press is another call. Without an answer it is a repeat of the same one.
        if (domainError(error).status !== 0) keys.current.delete(tap);
        throw error;
      }
      keys.current.delete(tap);
      setAppliedHere((now) => new Set([...now, id]));
      return null;
    });

  const undo = ({ id }: Recommendation) =>
    attempt(
      `undo ${id}`,
      async () => {
        await run(api.concierge.undo.mutationOptions(), { trip_id: tripId, recommendation_id: id });
        return { tone: "plain", text: t("undone") };
      },
      async (error) => (error.code === "edit_intervened" ? intervention() : refusalWords(error)),
    );

  const intervention = async () => {
    const last = await cache
      .fetchQuery({ ...api.history.list.queryOptions({ trip_id: tripId, limit: 1 }), staleTime: 0 })
      .catch(() => null);
    return whoIntervened(last?.entries[0]?.author, viewerId);
  };

  const respond = (
    { id, version }: Recommendation,
    action: "dismiss" | "keep_plan" | "snooze",
    snoozeMinutes?: number,
  ) =>
    attempt(`${action} ${id}`, async () => {
      await run(api.concierge.respond.mutationOptions(), {
        trip_id: tripId,
        recommendation_id: id,
        action,
        version,
        ...(snoozeMinutes !== undefined && { snooze_minutes: snoozeMinutes }),
      });
      return { tone: action === "snooze" ? "unseen" : "plain", text: responseWords()[action] };
    });

  return { busy, word, appliedHere, apply, undo, respond };
}

const responseWords = () => ({
  dismiss: t("response.dismiss"),
  keep_plan: t("response.keep"),
  snooze: t("response.snooze"),
});

export type Answers = ReturnType<typeof useRecommendations>;

const pausesMs = [1_000, 3_000];

interface ApplyCall {
  readonly tripId: string;
  readonly recommendation: Pick<Recommendation, "id" | "version" | "trip_revision">;
  readonly option: Pick<Option, "id">;
  /** The idempotency key of the call: however often it is sent, the plan changes once. */
  readonly idempotencyKey: string;
}

/**
 * Applies an option. When the connection fails, sends it again with the same key. Rejects with what `domainError`
 * reads.
 */
async function applyOption(
  api: ReturnType<typeof useApi>,
  run: ReturnType<typeof useRunMutation>,
  { tripId, recommendation, option, idempotencyKey }: ApplyCall,
): Promise<ApiOutputs["concierge"]["applyOption"]> {
  const options = api.concierge.applyOption.mutationOptions({ trpc: { context: { idempotencyKey } } });
  const send = () =>
    run(options, {
      trip_id: tripId,
      recommendation_id: recommendation.id,
      option_id: option.id,
      version: recommendation.version,
      trip_revision: recommendation.trip_revision,
    });
  for (const pause of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!maySucceedLater(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

/** No answer, a gateway's answer, or the first attempt has arrived and is still running. */
function maySucceedLater(error: unknown): boolean {
  const { status, code } = domainError(error);
  return status === 0 || status >= 502 || code === "idempotency_in_progress";
}
