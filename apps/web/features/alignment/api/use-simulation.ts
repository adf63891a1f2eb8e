"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import type { SimulationInput } from "../model/types.ts";

/** What a round would give if some things were different. Read again whenever somebody answers. */
export function useSimulation(input: SimulationInput) {
  return useQuery({
    // The steps of many members are too long for the address of a query.
    ...useApi().alignment.simulate.queryOptions(input, { trpc: { context: { longInput: true } } }),
    placeholderData: keepPreviousData,
  });
}
