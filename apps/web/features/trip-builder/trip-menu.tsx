"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, History, RefreshCw, SlidersHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useApi, useApiClient } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import { leaveNotices } from "@/features/trips/arrival-notices.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.tsx";
import { useBuilder } from "./builder-context.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { TripDetailsDialog } from "./trip-details-dialog.tsx";

type Open = "details" | "regenerate" | "history" | "delete" | null;

export function TripMenu() {
  const { trip, canEdit, edits } = useBuilder();
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);

  const regenerate = async () => {
    setBusy(true);
    const answer = await edits.regenerate();
    setBusy(false);
    close();
    if (!answer) return;
    leaveNotices(trip.id, answer.warnings);
    toast({ title: "There is a new plan", description: "Undo brings the old one back." });
  };
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
        trigger={<IconButton label="Trip options" icon={<Ellipsis />} variant="outline" tooltip={false} />}
        groups={[
          canEdit
            ? [
                { label: "Edit trip details", icon: <SlidersHorizontal />, onSelect: () => setOpen("details") },
                { label: "Regenerate", icon: <RefreshCw />, onSelect: () => setOpen("regenerate") },
              ]
            : [],
          [{ label: "History", icon: <History />, onSelect: () => setOpen("history") }],
          trip.role === "owner"
            ? [{ label: "Delete trip", icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }]
            : [],
        ]}
      />
      {open === "details" && <TripDetailsDialog onClose={close} />}
      <HistorySheet open={open === "history"} onOpenChange={(next) => !next && close()} />
      <ConfirmDialog
        open={open === "regenerate"}
        onOpenChange={(next) => !next && !busy && close()}
        title="Make a new plan?"
        description="Pinned activities and bookings stay where they are. Everything else is planned afresh; Undo brings it back."
        confirmLabel="Regenerate"
        loading={busy}
        onConfirm={() => void regenerate()}
      />
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
