"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, History, ListChecks, MapPinOff, RefreshCw, SlidersHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { domainError, useApi, useApiClient } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.tsx";
import { useBuilder } from "./builder-context.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { RegenerateDialog } from "./regenerate-dialog.tsx";
import { TripDetailsDialog } from "./trip-details-dialog.tsx";

type Open = "details" | "regenerate" | "history" | "delete" | null;

export function TripMenu() {
  const { trip, canEdit, openLeftOut, openProposals } = useBuilder();
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);

  const remove = async () => {
    setBusy(true);
    try {
      await client.trips.delete.mutate({ trip_id: trip.id });
      void cache.invalidateQueries(api.trips.list.pathFilter());
      toast({ title: `Deleted "${trip.title}"` });
      router.replace("/trips");
    } catch (error) {
      toast({ title: "The trip was not deleted", description: domainError(error).message, tone: "danger" });
      setBusy(false);
      close();
    }
  };

  return (
    <>
      <DropdownMenu
        align="start"
        trigger={<IconButton label="Trip options" icon={<Ellipsis />} variant="outline" />}
        groups={[
          canEdit
            ? [
                { label: "Edit trip details", icon: <SlidersHorizontal />, onSelect: () => setOpen("details") },
                { label: "Regenerate", icon: <RefreshCw />, onSelect: () => setOpen("regenerate") },
              ]
            : [],
          [
            ...(canEdit ? [{ label: "Proposals", icon: <ListChecks />, onSelect: openProposals }] : []),
            { label: "What was left out", icon: <MapPinOff />, onSelect: openLeftOut },
            { label: "History", icon: <History />, onSelect: () => setOpen("history") },
          ],
          trip.role === "owner"
            ? [{ label: "Delete trip", icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }]
            : [],
        ]}
      />
      {open === "details" && <TripDetailsDialog onClose={close} />}
      <HistorySheet open={open === "history"} onOpenChange={(next) => !next && close()} />
      {open === "regenerate" && <RegenerateDialog onClose={close} />}
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={(next) => !next && !busy && close()}
        title="Delete this trip?"
        description={`"${trip.title}" goes for everybody who is on it, with its days, history and share links. This cannot be undone.`}
        confirmLabel="Delete trip"
        danger
        loading={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
