"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type DomainError, useApi } from "@/features/api-client/index.ts";
import { type DestinationQuestion, questionAbout } from "./destination-question.ts";
import { blankTripDraft, draftProblems, type TripDraft } from "./new-trip-draft.ts";
import { NewTripForm } from "./new-trip-form.tsx";
import { PlanningPanel } from "./planning-panel.tsx";
import { useNewTrip } from "./use-new-trip.ts";

/** What the server takes of a name that is looked for. */
const longestQuery = 120;

/** Holds what was typed, so that a cancelled or refused attempt loses nothing. */
export function NewTripScreen() {
  const api = useApi();
  const cache = useQueryClient();
  const [draft, setDraft] = useState<TripDraft>(blankTripDraft);
  const [error, setError] = useState<DomainError | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [question, setQuestion] = useState<DestinationQuestion | null>(null);
  const [checking, setChecking] = useState(false);
  const refuse = (problem: DomainError) => {
    setError(problem);
    setRefusals((times) => times + 1);
  };
  const trip = useNewTrip(refuse);
  const [cancelled, setCancelled] = useState(false);
  const cancel = () => {
    setCancelled(true);
    trip.cancel();
  };

  const ask = async (destination: string) => {
    const query = destination.trim().slice(0, longestQuery);
    setChecking(true);
    const search = { ...api.destinations.search.queryOptions({ query }), staleTime: 300_000, retry: false };
    const asked = await questionAbout(() => cache.fetchQuery(search));
    setChecking(false);
    return asked;
  };
  const submit = async (answer?: { destination?: string; asItIs: true }) => {
    const wanted = { ...draft, ...(answer?.destination !== undefined && { destination: answer.destination }) };
    setDraft(wanted);
    setQuestion(null);
    setCancelled(false);
    const problems = draftProblems(wanted);
    if (problems.length) return refuse({ code: "incomplete", message: "", details: problems, status: 0 });
    setError(null);
    const asked = answer?.asItIs ? null : await ask(wanted.destination);
    if (asked) setQuestion(asked);
    else await trip.create(wanted);
  };

  if (trip.planning) return <PlanningPanel draft={draft} progress={trip.progress} onCancel={cancel} />;
  return (
    <NewTripForm
      draft={draft}
      onDraftChange={(change) => {
        setDraft((now) => ({ ...now, ...change }));
        if (change.destination !== undefined) setQuestion(null);
        // A field that is being corrected no longer shows its old complaint.
        setError((now) => now && { ...now, details: now.details.filter((it) => !(it.path in change)) });
      }}
      error={error}
      refusals={refusals}
      question={question}
      checking={checking}
      resumed={cancelled}
      onSubmit={(answer) => void submit(answer)}
    />
  );
}
