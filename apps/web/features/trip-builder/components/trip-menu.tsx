"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { useQueryClient } from "@tanstack/react-query";
import { CopyPlus, Ellipsis, History, ListChecks, MapPinOff, RefreshCw, SlidersHorizontal, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { domainError, useApi, useApiClient } from "@/features/api-client/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { PlanAgainDialog, PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.ts";
import { useBuilder } from "./builder-context.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { useReplan } from "./use-replan.ts";

const TripDetailsDialog = dynamic(() => import("./trip-details-dialog.tsx").then((module) => module.TripDetailsDialog));

type Open = "again" | "details" | "regenerate" | "history" | "delete" | null;

export function TripMenu() {
  const { trip, canEdit, openLeftOut, openProposals } = useBuilder();
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const restore = useRestore();
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);

  const remove = async () => {
    setBusy(true);
    try {
      await client.trips.delete.mutate({ trip_id: trip.id });
      void cache.invalidateQueries(api.trips.list.pathFilter());
      void cache.invalidateQueries(api.trash.list.pathFilter());
      toast({
        title: `Deleted "${trip.title}"`,
        action: { label: "Undo", onPress: () => void restore({ kind: "trip", id: trip.id, title: trip.title }) },
      });
      router.replace("/trips");
    } catch (error) {
      toast({ title: "The trip couldn't be deleted", description: domainError(error).message, tone: "danger" });
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
                { label: "Replan the trip", icon: <RefreshCw />, onSelect: () => setOpen("regenerate") },
              ]
            : [],
          [
            ...(canEdit ? [{ label: "Proposals", icon: <ListChecks />, onSelect: openProposals }] : []),
            { label: "What was left out", icon: <MapPinOff />, onSelect: openLeftOut },
            { label: "History", icon: <History />, onSelect: () => setOpen("history") },
            { label: "Plan it again", icon: <CopyPlus />, onSelect: () => setOpen("again") },
          ],
          trip.role === "owner"
            ? [{ label: "Delete trip", icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }]
            : [],
        ]}
      />
      {open === "again" && <PlanAgainDialog trip={trip} onClose={close} />}
      {open === "details" && <TripDetailsDialog onClose={close} />}
      <HistorySheet open={open === "history"} onOpenChange={(next) => !next && close()} />
      {open === "regenerate" && <RegenerateDialog onClose={close} />}
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={(next) => !next && !busy && close()}
        title="Delete this trip?"
        description={`"${trip.title}" will be deleted for everybody on it, with its days, history and share links. You can restore it from the trash for ${TRASH_DAYS} days.`}
        confirmLabel="Delete trip"
        danger
        loading={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}

/** Asks first, then shows the new plan day by day. Closing it cancels. */
function RegenerateDialog({ onClose }: { onClose: () => void }) {
  const { trip } = useBuilder();
  const { busy, progress, run, cancel } = useReplan();
  const leave = () => {
    cancel();
    onClose();
  };
  const start = async () => {
    await run();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size={busy ? "md" : "sm"}
      title={busy ? "Replanning the trip" : "Replan the trip?"}
      description={
        busy
          ? "The old plan stays until the new one is complete."
          : "Pinned activities and bookings stay where they are. Everything else is planned from scratch. Undo brings the old plan back."
      }
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          {!busy && <Button onClick={() => void start()}>Replan</Button>}
        </>
      }
    >
      {busy && <PlanProgressView progress={progress} total={trip.itinerary.length} newest={2} />}
    </Dialog>
  );
}
