"use client";

import type { AppRouter } from "@caravan/api/router";
import { type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { useCallback } from "react";

/** Inputs and outputs of the server, by procedure: `ApiOutputs["trips"]["get"]["trip"]`. */
export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;

const context = createTRPCContext<AppRouter>();

export const ApiContext = context.TRPCProvider;

/** Options for react-query: `useQuery(useApi().trips.get.queryOptions({trip_id}))`. */
export const useApi = context.useTRPC;

/** The bare client. For queries outside the cache and for the outbox only: its mutations invalidate nothing. */
export const useApiClient = context.useTRPCClient;

/**
 * Runs a mutation where no component shows its state: `await run(api.trips.delete.mutationOptions(), { trip_id })`. Rejects
 * with what `domainError` reads.
 */
export function useRunMutation() {
  const cache = useQueryClient();
  return useCallback(
    <Output, Failure, Input>(
      options: UseMutationOptions<Output, Failure, Input>,
      input: NoInfer<Input>,
    ): Promise<Output> => cache.getMutationCache().build(cache, options).execute(input),
    [cache],
  );
}
