"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { useQueryClient } from "@tanstack/react-query";
import {
  Archive,
  CopyPlus,
  Download,
  History,
  Image as ImageIcon,
  ListChecks,
  MapPinOff,
  MessageCircle,
  RefreshCw,
  SlidersHorizontal,
  Trash2,
} from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactElement, useState } from "react";
import { toastError, useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import { useComments } from "@/features/comments/index.ts";
import { PhotosDialog } from "@/features/pictures/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { PlanAgainDialog } from "@/features/trips/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { loadedLater, overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { MenuPanel } from "@/ui/menu-panel.tsx";
import { toast } from "@/ui/toast.ts";
import { usePageIsOfGuest } from "@/ui/use-page-account.ts";
import { useBuilder } from "./builder-context.tsx";

const HistorySheet = overlayLoadedLater(() => import("./history-sheet.tsx").then((module) => module.HistorySheet));
const RegenerateDialog = loadedLater(() => import("./regenerate-dialog.tsx").then((module) => module.RegenerateDialog));
const TripDetailsDialog = dynamic(() => import("./trip-details-dialog.tsx").then((module) => module.TripDetailsDialog));

const ExportDialog = dynamic(() => import("./export-dialog.tsx").then((module) => module.ExportDialog));

type Open = "again" | "cover" | "export" | "details" | "regenerate" | "history" | "delete" | null;

/** The actions for the whole trip, with the dialogs that they open. */
export function TripMenuItems({ trigger, opens }: { trigger: ReactElement; opens: boolean }) {
  const { trip, canEdit, openLeftOut, openProposals } = useBuilder();
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const router = useRouter();
  const restore = useRestore();
  const run = useRunMutation();
  const isGuest = usePageIsOfGuest();
  const comments = useComments();
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
      toastError(error, "The trip couldn't be deleted");
      setBusy(false);
      close();
    }
  };

  const archive = async (archived: boolean) => {
    try {
      await run(api.trips.archive.mutationOptions(), { trip_id: trip.id, archived });
      if (archived) router.replace("/trips");
      toast({
        title: archived ? `"${trip.title}" is in your archive` : `"${trip.title}" is back among your trips`,
        ...(archived && { action: { label: "Undo", onPress: () => void archive(false) } }),
      });
    } catch (error) {
      toastError(error, "That wasn't saved");
    }
  };

  return (
    <>
      <MenuPanel
        align="start"
        trigger={trigger}
        opens={opens}
        groups={[
          canEdit
            ? [
                { label: "Edit trip details", icon: <SlidersHorizontal />, onSelect: () => setOpen("details") },
                { label: "Change the cover", icon: <ImageIcon />, onSelect: () => setOpen("cover") },
                { label: "Replan the trip", icon: <RefreshCw />, onSelect: () => setOpen("regenerate") },
              ]
            : [],
          [
            ...(canEdit ? [{ label: "Proposals", icon: <ListChecks />, onSelect: openProposals }] : []),
            { label: "Comments", icon: <MessageCircle />, onSelect: () => comments.open({ kind: "trip" }) },
            { label: "What was left out", icon: <MapPinOff />, onSelect: openLeftOut },
            { label: "History", icon: <History />, onSelect: () => setOpen("history") },
            { label: "Take it along", icon: <Download />, onSelect: () => setOpen("export") },
            { label: "Plan it again", icon: <CopyPlus />, onSelect: () => setOpen("again") },
            ...(isGuest ? [] : [{ label: "Archive", icon: <Archive />, onSelect: () => void archive(true) }]),
          ],
          trip.role === "owner"
            ? [{ label: "Delete trip", icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }]
            : [],
        ]}
      />
      {open === "again" && <PlanAgainDialog trip={trip} onClose={close} />}
      {open === "export" && <ExportDialog tripId={trip.id} onClose={close} />}
      {open === "cover" && <PhotosDialog tripId={trip.id} canEdit={canEdit} stop={null} onClose={close} />}
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
