import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";

/**
 * Asks for what stands around and between the days together with the trip itself, in one request: what came after the days
 * would push them down while they are being read. False while the first answers are on their way; what was refused, or
 * could not be asked for, is not waited for.
 */
export function useAroundPlan(tripId: string): boolean {
  const api = useApi();
  const of = { trip_id: tripId };
  const questions = [
    useQuery(api.trips.check.queryOptions(of)),
    useQuery(api.trips.explain.queryOptions(of)),
    useQuery(api.segments.list.queryOptions(of)),
  ];
  return questions.every((it) => !it.isPending || it.failureCount > 0);
}
