import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import {
  ConnectionLost,
  connectionLost,
  type DomainError,
  domainError,
  type Notice,
  ResponseError,
  streamCall,
  type Trip,
  useApi,
  useApiClient,
  useRunMutation,
} from "@/features/api-client/index.ts";
import { t } from "../messages/new/index.ts";
import { leaveNotices } from "../model/arrival-notices.ts";
import { newTripOf, type TripDraft } from "../model/new-trip-draft.ts";
import { usePlanProgress } from "../model/plan-progress.ts";

/** The tolerated error of a clock when a new trip is told from an old one. */
const clockSlackMs = 120_000;

/** Creates a trip and opens it. Cancelled before the builder opens, it leaves nothing behind. */
export function useCreateTrip(asGuest: boolean, onRefused: (problem: DomainError) => void) {
  const api = useApi();
  const client = useApiClient();
  const run = useRunMutation();
  const cache = useQueryClient();
  const router = useRouter();
  const { progress, begin, onEvent, settled } = usePlanProgress();
  const [planning, setPlanning] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const open = (trip: Trip, warnings: readonly Notice[] | undefined) => {
    request.current = null;
    cache.setQueryData(api.trips.get.queryKey({ trip_id: trip.id }), { trip, group_trip: null });
    leaveNotices(trip.id, warnings);
    router.push(`/trips/${trip.id}`);
  };

  /** The trip that was stored although its answer never came. */
  const strayTrip = async (draft: TripDraft, since: number): Promise<Trip | null> => {
    const { trips } = await client.trips.list.query({ limit: 100 });
    const wanted = newTripOf(draft);
    const like = trips.filter(
      (it) =>
        it.destination === wanted.destination && it.start_date === wanted.start_date && it.end_date === wanted.end_date,
    );
    // Ids begin with the time of their creation.
    const [newest] = like.map((it) => it.id).sort((a, b) => b.localeCompare(a));
    if (newest === undefined) return null;
    const { trip } = await client.trips.get.query({ trip_id: newest });
    return Date.parse(trip.created_at) >= since - clockSlackMs ? trip : null;
  };

  const afterLoss = async (draft: TripDraft, since: number): Promise<DomainError | null> => {
    try {
      const stray = await strayTrip(draft, since);
      if (!stray) return connectionLost(t("lost.nothing"));
      const message = t("lost.saved");
      open(stray, [{ code: "connection_lost", message }]);
      return null;
    } catch {
      return connectionLost(t("lost.unknown"));
    }
  };

  const create = async (draft: TripDraft) => {
    const controller = new AbortController();
    const { signal } = controller;
    const since = Date.now();
    request.current = controller;
    begin();
    setPlanning(true);
    try {
      if (asGuest) await startGuestSession();
      const mutationFn = () => streamCall("trips.create", newTripOf(draft), { signal, onEvent });
      const { trip, warnings } = await run({ mutationKey: api.trips.create.mutationKey(), mutationFn }, undefined);
      await settled(signal);
      if (!signal.aborted) return open(trip, warnings);
      // Cancelled while the last days were being shown: the trip had just been stored.
      await run(api.trips.delete.mutationOptions(), { trip_id: trip.id });
      setPlanning(false);
    } catch (failure) {
      const problem =
        failure instanceof ConnectionLost && !signal.aborted ? await afterLoss(draft, since) : domainError(failure);
      if (problem === null) return;
      setPlanning(false);
      if (!signal.aborted) onRefused(problem);
    }
  };

  return { planning, progress, create, cancel: () => request.current?.abort() };
}

/** A visitor becomes a guest: the cookie of this answer leads to the trip. */
async function startGuestSession(): Promise<void> {
  const answer = await fetch("/api/session/guest", { method: "POST" });
  if (!answer.ok) throw ResponseError.of(answer.status, await answer.json().catch(() => null), answer.headers);
}
