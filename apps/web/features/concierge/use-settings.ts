"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { SettingsChange } from "./types.ts";
import type { Concierge } from "./use-concierge.ts";

/** Settings act at once: a change is shown before it is answered, and as it was when it is refused. */
export function useSettings({ trip, state, readAgain }: Concierge) {
  const api = useApi();
  const cache = useQueryClient();
  const key = api.concierge.state.queryKey({ trip_id: trip.id });
  const update = useMutation(
    api.concierge.updateSettings.mutationOptions({
      onMutate: async ({ trip_id: _, ...change }) => {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(
          key,
          (now) =>
            now && {
              ...now,
              state: now.state && { ...now.state, settings: { ...now.state.settings, ...defined(change) } },
            },
        );
      },
      onError: () => readAgain(),
    }),
  );
  const problem = update.error ? domainError(update.error).message : null;
  return {
    settings: state.settings,
    problem,
    change: (change: SettingsChange) => update.mutate({ trip_id: trip.id, ...change }),
  };
}

function defined<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
