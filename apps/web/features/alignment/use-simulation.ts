"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { simulate } from "./simulate.ts";
import type { SimulationInput } from "./types.ts";

/** Read again with everything else when somebody answers: what was true a minute ago may not be. */
export function useSimulation(input: SimulationInput, enabled = true) {
  return useQuery({
    queryKey: useApi().alignment.simulate.queryKey(input),
    queryFn: ({ signal }) => simulate(input, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}
