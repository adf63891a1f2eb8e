"use client";

import { useQuery } from "@tanstack/react-query";
import { Luggage } from "lucide-react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { progressWords } from "./checklist-progress.ts";

const ChecklistsSheet = overlayLoadedLater(() =>
  import("./checklists-sheet.tsx").then((module) => module.ChecklistsSheet),
);

/** How far the lists of a trip are; null without any. */
export function useChecklistProgress(tripId: string): string | null {
  const { data } = useQuery(useApi().checklists.list.queryOptions({ trip_id: tripId }));
  return data ? progressWords(data.checklists) : null;
}

/** Opens what to pack and what to do. */
export function ChecklistsLink({ tripId, canShare }: { tripId: string; canShare: boolean }) {
  const progress = useChecklistProgress(tripId);
  return (
    <ChecklistsSheet
      tripId={tripId}
      canShare={canShare}
      trigger={
        <Button variant="secondary" size="sm" icon={<Luggage />}>
          {progress ? `Checklists: ${progress}` : "Packing and to-do lists"}
        </Button>
      }
    />
  );
}
