"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { dayCount, formatDateRange } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { Progress } from "@/ui/progress.tsx";
import { useCreateTrip } from "../api/use-new-trip.ts";
import { t } from "../messages/new/index.ts";
import { askAboutDestination, type DestinationQuestion } from "../model/destination.ts";
import {
  blankTripDraft,
  draftFromWords,
  mayBeSentence,
  newTripFieldAt,
  newTripForm,
  type TripDraft,
} from "../model/new-trip-draft.ts";
import type { PlanProgress } from "../model/plan-progress.ts";
import { NewTripForm } from "./new-trip-form.tsx";
import { PlanProgressView } from "./plan-progress-view.tsx";

/** The longest text that the server accepts for a search. */
const longestQuery = 120;

interface NewTripScreenProps {
  /** Fields that the address has, from the form of the landing page. */
  given: Partial<Pick<TripDraft, "destination" | "start_date" | "end_date">>;
  /** A visitor, who becomes a guest by planning. */
  asGuest: boolean;
}

/** Keeps the typed values, so that a cancelled or refused attempt loses nothing. */
export function NewTripScreen({ given, asGuest }: NewTripScreenProps) {
  const api = useApi();
  const cache = useQueryClient();
  const form = useSchemaForm(newTripForm, { defaultValues: { ...blankTripDraft, ...given } });
  const [question, setQuestion] = useState<DestinationQuestion | null>(null);
  const [read, setRead] = useState<"dates" | "assumed" | null>(null);
  const [checking, setChecking] = useState(false);
  const trip = useCreateTrip(asGuest, (problem) => showRefusal(form, problem, newTripFieldAt));
  const [cancelled, setCancelled] = useState(false);
  const cancel = () => {
    setCancelled(true);
    trip.cancel();
  };

  const ask = async ({ destination, start_date, end_date }: TripDraft) => {
    const query = destination.slice(0, longestQuery);
    setChecking(true);
    const search = { ...api.destinations.search.queryOptions({ query }), staleTime: 300_000, retry: false };
    const asked = await askAboutDestination(() => cache.fetchQuery(search), dayCount(start_date, end_date) - 1);
    setChecking(false);
    return asked;
  };
  const plan = async (draft: TripDraft, asItIs: boolean) => {
    setQuestion(null);
    setCancelled(false);
    const asked = asItIs ? null : await ask(draft);
    if (asked) setQuestion(asked);
    else await trip.create(draft);
  };

  const submit = form.handleSubmit((draft) => plan(draft, false));
  /** What a sentence says stands in the form first, to be corrected before planning. */
  const readOrSubmit = async () => {
    // The server reads sentences too, so a reader that cannot be loaded keeps nobody from planning.
    const found = await draftFromWords(form.getValues()).catch(() => null);
    setRead(found && (found.isAssumed ? "assumed" : "dates"));
    if (!found) return submit();
    setQuestion(null);
    const { destination, start_date, end_date, travelers, notes } = found.fields;
    for (const [name, value] of Object.entries({ destination, start_date, end_date, travelers, notes }))
      form.setValue(name as keyof typeof found.fields, value, { shouldDirty: true });
  };

  const begin = useEffectEvent(() => void readOrSubmit());
  useEffect(() => {
    if (Object.keys(given).length === 0) return;
    // Loading the page again plans nothing again.
    window.history.replaceState(null, "", "/trips/new");
    // Another site's link fills the form in, and does no more.
    if (document.referrer.startsWith(`${window.location.origin}/`)) begin();
  }, [given]);

  if (trip.planning) return <PlanningPanel draft={form.getValues()} progress={trip.progress} onCancel={cancel} />;
  return (
    <NewTripForm
      form={form}
      question={question}
      checking={checking}
      resumed={cancelled}
      read={read}
      onDestinationChange={() => setQuestion(null)}
      onSubmit={(draft) => plan(draft, false)}
      onSubmitCapture={(event) => {
        if (!mayBeSentence(form.getValues("destination"))) return setRead(null);
        event.preventDefault();
        event.stopPropagation();
        if (!form.formState.isSubmitting) void readOrSubmit();
      }}
      onAnswer={(destination) => {
        if (destination !== undefined) form.setValue("destination", destination);
        void form.handleSubmit((draft) => plan(draft, true))();
      }}
    />
  );
}

/** Shows the progress of the planning: its stage, then each day when it is final. Escape cancels. */
function PlanningPanel({
  draft,
  progress,
  onCancel,
}: {
  draft: TripDraft;
  progress: PlanProgress;
  onCancel: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  const { start_date, end_date, planned } = draft;

  return (
    <Card padding="lg" className="mx-auto w-full max-w-2xl animate-rise">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="heading-page break-words outline-none">
            {t(planned ? "planning" : "creating", { destination: draft.destination.trim() })}
          </h1>
          <p className="mt-1 text-muted">{formatDateRange(start_date, end_date)}</p>
        </div>
        <Button variant="secondary" size="sm" aria-keyshortcuts="Escape" onClick={onCancel} className="shrink-0">
          {ui("cancel")}
        </Button>
      </div>
      <div className="mt-7">
        {planned ? (
          <PlanProgressView progress={progress} total={dayCount(start_date, end_date)} />
        ) : (
          <Progress label={t("moment")} value={null} />
        )}
      </div>
    </Card>
  );
}
