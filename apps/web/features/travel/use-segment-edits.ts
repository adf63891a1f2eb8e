import { useQueryClient } from "@tanstack/react-query";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import { toast } from "@/ui/toast.tsx";
import { lineOf } from "./segment-words.ts";
import type { Segment, SegmentChange, SegmentKind } from "./types.ts";

/** Every change to the segments of a trip. `add` and `save` throw for a form to handle; `remove` says itself what became of it. */
export function useSegmentEdits(tripId: string) {
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const readAgain = async () => {
    void cache.invalidateQueries(api.trips.check.queryFilter({ trip_id: tripId }));
    void cache.invalidateQueries(api.expenses.pathFilter());
    await cache.invalidateQueries(api.segments.list.queryFilter({ trip_id: tripId }));
  };
  const putBack = async (segment: Segment) => {
    try {
      await client.segments.update.mutate({ segment_id: segment.id, removed: false });
      await readAgain();
      toast({ title: `${lineOf(segment)} is back` });
    } catch (failure) {
      toast({ title: "It could not be put back", description: domainError(failure).message, tone: "danger" });
    }
  };
  return {
    async add(change: SegmentChange & { readonly kind: SegmentKind }) {
      const { segment } = await client.segments.add.mutate({ trip_id: tripId, ...change });
      await readAgain();
      return segment;
    },
    async save(id: string, change: SegmentChange) {
      const { segment } = await client.segments.update.mutate({ segment_id: id, ...change });
      await readAgain();
      return segment;
    },
    /** True when it is off. */
    async remove(segment: Segment): Promise<boolean> {
      try {
        await client.segments.remove.mutate({ segment_id: segment.id });
      } catch (failure) {
        toast({
          title: `${lineOf(segment)} was not taken off`,
          description: domainError(failure).message,
          tone: "danger",
        });
        return false;
      }
      await readAgain();
      toast({
        title: `Took ${lineOf(segment)} off the trip`,
        description: "The same confirmation will not bring it back.",
        action: { label: "Undo", onPress: () => void putBack(segment) },
      });
      return true;
    },
  };
}
