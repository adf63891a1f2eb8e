"use client";

import { withTexts } from "@caravan/languages/texts";
import { useQuery } from "@tanstack/react-query";
import { Luggage } from "lucide-react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { progressWords } from "./checklist-progress.ts";
import { t } from "./messages/link/index.ts";

const ChecklistsSheet = overlayLoadedLater(() =>
  withTexts("checklists", () => import("./checklists-sheet.tsx")).then((module) => module.ChecklistsSheet),
);

/** Opens what to pack and what to do, and says how far that is. */
export function ChecklistsLink({ tripId, canShare }: { tripId: string; canShare: boolean }) {
  const { data } = useQuery(useApi().checklists.list.queryOptions({ trip_id: tripId }));
  const progress = data ? progressWords(data.checklists) : null;
  return (
    <ChecklistsSheet
      tripId={tripId}
      canShare={canShare}
      trigger={
        <Button variant="secondary" size="sm" icon={<Luggage />}>
          {progress ? t("openWith", { progress }) : t("open")}
        </Button>
      }
    />
  );
}
