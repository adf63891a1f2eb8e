"use client";

import { useState } from "react";
import { domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { t } from "../messages/index.ts";
import { reportedWords } from "../messages.ts";
import type { EventKind, Stop, Wish } from "../types.ts";
import type { Concierge } from "./use-concierge.ts";

interface Report {
  readonly clientEventId: string;
  readonly kind: EventKind;
  readonly stop: Stop | null;
  readonly minutes: number | null;
  readonly at: string;
}

export interface ReportState {
  /** The last report or question in words, before the server has it. */
  readonly noted: string | null;
  /** The last question, if nothing was reported since. */
  readonly wish: Wish | null;
  /** Why the last one could not be sent; `again` then sends the same one. */
  readonly problem: string | null;
  readonly again: (() => void) | null;
  /** When the next question is accepted, from a refusal; milliseconds. */
  readonly nextAt: number | null;
  readonly report: (kind: EventKind, stop: Stop | null, minutes: number | null) => void;
  readonly ask: (wish: Wish | null) => void;
}

/** Sends events and questions. An event keeps its id through all attempts, so that it counts once. */
export function useReport({ trip, expectAnswer }: Concierge): ReportState {
  const api = useApi();
  const run = useRunMutation();
  const [noted, setNoted] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ message: string; again: (() => void) | null } | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [nextAt, setNextAt] = useState<number | null>(null);

  const send = async (event: Report) => {
    setNoted(`Noted: ${reportedWords(event, event.stop?.title)}.`);
    setWish(null);
    setProblem(null);
    try {
      await run(api.concierge.report.mutationOptions(), {
        trip_id: trip.id,
        client_event_id: event.clientEventId,
        kind: event.kind,
        occurred_at: event.at,
        ...(event.minutes !== null && { minutes: event.minutes }),
        ...(event.stop && { activity_id: event.stop.activity_id ?? event.stop.segment_id ?? undefined }),
      });
      expectAnswer();
    } catch (caught) {
      setNoted(null);
      setProblem({ message: domainError(caught).message, again: () => void send(event) });
    }
  };
  const ask = async (wish: Wish | null) => {
    setNoted(null);
    setWish(wish);
    setProblem(null);
    try {
      const { next_at } = await run(api.concierge.evaluate.mutationOptions(), {
        trip_id: trip.id,
        ...(wish && { wish }),
      });
      setNextAt(Date.parse(next_at));
      expectAnswer();
    } catch (caught) {
      const error = domainError(caught);
      if (error.status === 429) setNextAt(Date.now() + (error.retryAfter ?? 60) * 1_000);
      setProblem({
        message: error.status === 429 ? t("askedJust") : error.message,
        again: error.status === 429 ? null : () => void ask(wish),
      });
    }
  };
  return {
    noted,
    wish,
    problem: problem?.message ?? null,
    again: problem?.again ?? null,
    nextAt,
    report: (kind, stop, minutes) => {
      const at = new Date().toISOString();
      void send({ clientEventId: crypto.randomUUID(), kind, stop, minutes, at });
    },
    ask: (wish) => void ask(wish),
  };
}
