import { nightsWithPosition } from "@caravan/domain/segments/stays";
import type { NightInStay } from "@caravan/domain/trip/night-in-stay";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { domainError, type Trip, toastError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/page/index.ts";
import { lineOf } from "../messages.ts";
import { dayMoments } from "../model/day-moments.ts";
import { homeZoneOf } from "../model/home-zone.ts";
import type { Segment, SegmentChange, SegmentKind } from "../types.ts";

const none: readonly Segment[] = [];

/** The segments of the trip; none while they load, because the plan does not wait for them. */
export function useSegments(trip: Trip): readonly Segment[] {
  const api = useApi();
  return useQuery(api.segments.list.queryOptions({ trip_id: trip.id })).data?.segments ?? none;
}

export function useDayMoments(trip: Trip) {
  const segments = useSegments(trip);
  const { itinerary, stops, place } = trip;
  return useMemo(
    () => dayMoments(segments, homeZoneOf({ stops, place }), itinerary),
    [segments, stops, place, itinerary],
  );
}

/** The known stays of the trip, by the date of the evening. */
export function useNights(trip: Trip): ReadonlyMap<string, NightInStay> {
  const segments = useSegments(trip);
  const { place } = trip;
  return useMemo(() => new Map(nightsWithPosition(segments, place).map((it) => [it.date, it])), [segments, place]);
}

/** All changes of the trip's segments. `add` and `save` throw for a form to handle; `remove` shows its own result. */
export function useSegmentEdits(tripId: string) {
  const api = useApi();
  const run = useRunMutation();
  const putBack = async (segment: Segment) => {
    try {
      await run(api.segments.update.mutationOptions(), { segment_id: segment.id, removed: false });
      toast({ title: t("isBack", { name: lineOf(segment) }) });
    } catch (failure) {
      toastError(failure, t("notRestored"));
    }
  };
  return {
    async add(change: SegmentChange & { readonly kind: SegmentKind }) {
      const { segment } = await run(api.segments.add.mutationOptions(), { trip_id: tripId, ...change });
      return segment;
    },
    async save(id: string, change: SegmentChange) {
      const { segment } = await run(api.segments.update.mutationOptions(), { segment_id: id, ...change });
      return segment;
    },
    /** True when it was removed. */
    async remove(segment: Segment): Promise<boolean> {
      try {
        await run(api.segments.remove.mutationOptions(), { segment_id: segment.id });
      } catch (failure) {
        toast({
          title: t("notRemoved", { name: lineOf(segment) }),
          description: domainError(failure).message,
          tone: "danger",
        });
        return false;
      }
      toast({
        title: t("removed", { name: lineOf(segment) }),
        description: t("removed.text"),
        action: { label: t("undo"), onPress: () => void putBack(segment) },
      });
      return true;
    },
  };
}
