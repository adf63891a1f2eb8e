"use client";

import type { AppRouter } from "@caravan/api/router";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCContext } from "@trpc/tanstack-react-query";

/** What the server takes and gives, by procedure: `ApiOutputs["trips"]["get"]["trip"]`. */
export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;

const context = createTRPCContext<AppRouter>();

export const ApiContext = context.TRPCProvider;

/** Options for react-query: `useQuery(useApi().trips.get.queryOptions({trip_id}))`. */
export const useApi = context.useTRPC;

/** The bare client, for a call that must be aborted: `useApiClient().trips.create.mutate(input, { signal })`. */
export const useApiClient = context.useTRPCClient;
