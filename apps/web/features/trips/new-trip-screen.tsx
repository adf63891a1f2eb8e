"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import { type DomainError, domainError, wasAborted } from "@/features/api-client/domain-error.ts";
import { leaveNotices } from "./arrival-notices.ts";
import { blankTripDraft, draftProblems, newTripOf, type TripDraft } from "./new-trip-draft.ts";
import { NewTripForm } from "./new-trip-form.tsx";
import { PlanningPanel } from "./planning-panel.tsx";

/** Holds what was typed, so that a cancelled or refused attempt loses nothing. */
export function NewTripScreen() {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const [draft, setDraft] = useState<TripDraft>(blankTripDraft);
  const [error, setError] = useState<DomainError | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [planning, setPlanning] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const refuse = (problem: DomainError) => {
    setError(problem);
    setRefusals((times) => times + 1);
  };
  const submit = async () => {
    const problems = draftProblems(draft);
    if (problems.length) return refuse({ code: "incomplete", message: "", details: problems, status: 0 });
    const controller = new AbortController();
    request.current = controller;
    setError(null);
    setPlanning(true);
    try {
      const { trip, warnings } = await client.trips.create.mutate(newTripOf(draft), { signal: controller.signal });
      request.current = null;
      cache.setQueryData(api.trips.get.queryKey({ trip_id: trip.id }), { trip });
      void cache.invalidateQueries(api.trips.list.pathFilter());
      leaveNotices(trip.id, warnings);
      router.push(`/trips/${trip.id}`);
    } catch (failure) {
      setPlanning(false);
      if (!controller.signal.aborted && !wasAborted(failure)) refuse(domainError(failure));
    }
  };

  if (planning) {
    return (
      <PlanningPanel
        destination={draft.destination.trim()}
        planned={draft.planned}
        onCancel={() => request.current?.abort()}
      />
    );
  }
  return (
    <NewTripForm
      draft={draft}
      onDraftChange={(change) => {
        setDraft((now) => ({ ...now, ...change }));
        // A field that is being corrected no longer shows its old complaint.
        setError((now) => now && { ...now, details: now.details.filter((it) => !(it.path in change)) });
      }}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    />
  );
}
