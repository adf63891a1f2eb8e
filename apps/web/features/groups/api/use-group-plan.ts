import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import {
  ConnectionLost,
  connectionLost,
  type DomainError,
  domainError,
  type NewTrip,
  type Notice,
  streamCall,
  type Trip,
  useApi,
  useApiClient,
  useRunMutation,
} from "@/features/api-client/index.ts";
import { leaveNotices, usePlanProgress } from "@/features/trips/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import type { Group } from "../model/types.ts";

/** Makes the plan of a group and opens it. Cancelling while it is made changes nothing. */
export function useGroupPlan(group: Pick<Group, "trip_code" | "title" | "trip_id">) {
  const { trip_code, title } = group;
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const run = useRunMutation();
  const { progress, begin, onEvent, settled } = usePlanProgress();
  const [planning, setPlanning] = useState(false);
  const [problem, setProblem] = useState<DomainError | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const open = (trip: Trip, warnings?: readonly Notice[]) => {
    cache.setQueryData(api.trips.get.queryKey({ trip_id: trip.id }), { trip, group_trip: { trip_code, title } });
    leaveNotices(trip.id, warnings);
    router.push(`/trips/${trip.id}`);
  };

  /** The answer never came; a plan that the group did not have before shows that it was stored. */
  const afterLoss = async (input: NewTrip): Promise<DomainError | null> => {
    try {
      const { group_trip } = await client.groups.get.query({ trip_code: group.trip_code });
      if (group_trip.trip_id !== null && group_trip.trip_id !== group.trip_id) {
        const { trip } = await client.trips.get.query({ trip_id: group_trip.trip_id });
        // No answer, so nothing was invalidated.
        for (const noun of [api.trips, api.groups, api.alignment]) void cache.invalidateQueries(noun.pathFilter());
        open(trip, [
          {
            code: "connection_lost",
            message: t("connection.made"),
          },
        ]);
        return null;
      }
      return connectionLost(input.regeneration_mode === "replace" ? t("connection.updating") : t("connection.nothing"));
    } catch {
      return connectionLost(t("connection.none"));
    }
  };

  const plan = async (input: NewTrip) => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    begin();
    setProblem(null);
    setPlanning(true);
    try {
      const { trip, warnings } = await run(
        {
          mutationKey: api.trips.create.mutationKey(),
          mutationFn: (sent: NewTrip) => streamCall("trips.create", sent, { signal, onEvent }),
        },
        input,
      );
      // Cancelled after the plan was stored, while its last days were being shown: it stays, for everybody.
      if (signal.aborted) return sayMade(trip);
      await settled(signal);
      if (signal.aborted) return sayMade(trip);
      open(trip, warnings);
    } catch (failure) {
      const refused =
        failure instanceof ConnectionLost && !signal.aborted ? await afterLoss(input) : domainError(failure);
      if (refused === null) return;
      setPlanning(false);
      if (!signal.aborted) setProblem(refused);
    }
  };
  const sayMade = (trip: Trip) => {
    toast({
      title: t("plan.finished"),
      action: { label: t("open"), onPress: () => router.push(`/trips/${trip.id}`) },
    });
  };

  return { planning, progress, problem, plan, cancel: () => request.current?.abort() };
}
