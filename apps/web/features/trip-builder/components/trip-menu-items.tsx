"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { withTexts } from "@caravan/languages/texts";
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
import { useRouter } from "next/navigation";
import { type ReactElement, useState } from "react";
import { toastError, useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import { useComments } from "@/features/comments/index.ts";
import { PhotosDialog } from "@/features/pictures/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { PlanAgainDialog } from "@/features/trips/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater, overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { MenuPanel } from "@/ui/menu-panel.tsx";
import { toast } from "@/ui/toast.ts";
import { usePageIsOfGuest } from "@/ui/use-page-account.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

const HistorySheet = overlayLoadedLater(() =>
  withTexts("trip-builder/history", () => import("./history-sheet.tsx")).then((module) => module.HistorySheet),
);
const RegenerateDialog = loadedLater(() => import("./regenerate-dialog.tsx").then((module) => module.RegenerateDialog));
const TripDetailsDialog = loadedApart(() =>
  withTexts("trip-builder/details", () => import("./trip-details-dialog.tsx")).then(
    (module) => module.TripDetailsDialog,
  ),
);

const ExportDialog = loadedApart(() =>
  withTexts("trip-builder/export", () => import("./export-dialog.tsx")).then((module) => module.ExportDialog),
);

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
        title: t("delete.done", { title: trip.title }),
        action: { label: t("undo"), onPress: () => void restore({ kind: "trip", id: trip.id, title: trip.title }) },
      });
      router.replace("/trips");
    } catch (error) {
      toastError(error, t("delete.failed"));
      setBusy(false);
      close();
    }
  };

  const archive = async (archived: boolean) => {
    try {
      await run(api.trips.archive.mutationOptions(), { trip_id: trip.id, archived });
      if (archived) router.replace("/trips");
      toast({
        title: t(archived ? "archive.done" : "archive.back", { title: trip.title }),
        ...(archived && { action: { label: t("undo"), onPress: () => void archive(false) } }),
      });
    } catch (error) {
      toastError(error, t("notSaved"));
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
                { label: t("menu.details"), icon: <SlidersHorizontal />, onSelect: () => setOpen("details") },
                { label: t("menu.cover"), icon: <ImageIcon />, onSelect: () => setOpen("cover") },
                { label: t("menu.replan"), icon: <RefreshCw />, onSelect: () => setOpen("regenerate") },
              ]
            : [],
          [
            ...(canEdit ? [{ label: t("menu.proposals"), icon: <ListChecks />, onSelect: openProposals }] : []),
            { label: t("comments"), icon: <MessageCircle />, onSelect: () => comments.open({ kind: "trip" }) },
            { label: t("menu.leftOut"), icon: <MapPinOff />, onSelect: openLeftOut },
            { label: t("menu.history"), icon: <History />, onSelect: () => setOpen("history") },
            { label: t("menu.export"), icon: <Download />, onSelect: () => setOpen("export") },
            { label: t("menu.again"), icon: <CopyPlus />, onSelect: () => setOpen("again") },
            ...(isGuest ? [] : [{ label: t("menu.archive"), icon: <Archive />, onSelect: () => void archive(true) }]),
          ],
          trip.role === "owner"
            ? [{ label: t("menu.delete"), icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }]
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
        title={t("delete.title")}
        description={t("delete.text", { title: trip.title, days: `${TRASH_DAYS}` })}
        confirmLabel={t("menu.delete")}
        danger
        loading={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
