"use client";

import { useQuery } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import type { PreferenceChanges } from "./preference.ts";
import { PreferenceForm } from "./preference-form.tsx";
import { PreferenceProfile } from "./preference-profile.tsx";
import { SignalForm } from "./signal-form.tsx";

export interface PreferencesProps {
  changes: PreferenceChanges;
  onChanges: (changes: PreferenceChanges) => void;
}

/** What a traveler likes and needs: stated in a form, learnt from signals, and read together as a profile. */
export function Preferences({ changes, onChanges }: PreferencesProps) {
  const preferences = useQuery(useApi().preferences.get.queryOptions({}));
  if (preferences.isPending) {
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-2">
        <span className="sr-only">Loading your preferences</span>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (preferences.isError) {
    return (
      <ErrorState
        title="Your preferences could not be loaded"
        description={domainError(preferences.error).message}
        onRetry={() => void preferences.refetch()}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PreferenceForm saved={preferences.data.preferences} changes={changes} onChanges={onChanges} />
      <div className="flex flex-col gap-6">
        <PreferenceProfile />
        <SignalForm />
      </div>
    </div>
  );
}
