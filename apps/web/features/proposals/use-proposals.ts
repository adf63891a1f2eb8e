"use client";

import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { useBuilder } from "@/features/trip-builder/builder-context.tsx";

/** What waits for a decision on this trip; asked for by those who decide. */
export function useProposals() {
  const { trip, canEdit } = useBuilder();
  return useQuery({ ...useApi().proposals.list.queryOptions({ trip_id: trip.id }), enabled: canEdit });
}
