"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { useMutation } from "@tanstack/react-query";
import { Crown, Ellipsis, Link2, LogOut, SlidersHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { sentences } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { groupTitle } from "../model/group-title.ts";
import { memberOf } from "../model/next-step.ts";
import type { Group } from "../model/types.ts";
import { LeaveDialog } from "./members-tab.tsx";

const EditGroupDialog = loadedApart(() => import("./group-dialogs.tsx").then((module) => module.EditGroupDialog));
const LinkTripDialog = loadedApart(() => import("./link-trip-dialog.tsx").then((module) => module.LinkTripDialog));
const HandOverDialog = loadedApart(() => import("./group-dialogs.tsx").then((module) => module.HandOverDialog));

type Open = "details" | "trip" | "lead" | "leave" | "delete" | null;

export function GroupMenu({ group }: { group: Group }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isCreator = group.role === "creator";
  const me = memberOf(group, group.you) ?? null;
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={t("options")} icon={<Ellipsis />} variant="outline" />}
        groups={[
          [
            ...(isCreator
              ? [{ label: t("edit"), icon: <SlidersHorizontal />, onSelect: () => setOpen("details") }]
              : []),
            ...(isCreator && group.trip_id === null
              ? [{ label: t("linkTrip"), icon: <Link2 />, onSelect: () => setOpen("trip") }]
              : []),
            ...((isCreator || group.is_lead) && group.members.length > 1
              ? [{ label: t("handOverLead"), icon: <Crown />, onSelect: () => setOpen("lead") }]
              : []),
          ],
          [
            isCreator
              ? { label: t("delete"), icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }
              : { label: t("leave"), icon: <LogOut />, onSelect: () => setOpen("leave") },
          ],
        ]}
      />
      {open === "details" && <EditGroupDialog group={group} onClose={close} />}
      {open === "trip" && <LinkTripDialog group={group} onClose={close} />}
      {open === "lead" && <HandOverDialog group={group} onClose={close} />}
      <LeaveDialog group={group} member={open === "leave" ? me : null} onClose={close} />
      <DeleteDialog group={group} open={open === "delete"} onClose={close} />
    </>
  );
}

function DeleteDialog({ group, open, onClose }: { group: Group; open: boolean; onClose: () => void }) {
  const api = useApi();
  const router = useRouter();
  const restore = useRestore();
  const remove = useMutation(
    api.groups.delete.mutationOptions({
      onSuccess: () => {
        const title = groupTitle(group);
        toast({
          title: t("deleted", { title }),
          action: { label: t("undo"), onPress: () => void restore({ kind: "group_trip", id: group.id, title }) },
        });
        router.replace("/groups");
      },
      onError: (error) => {
        onClose();
        toastError(error, t("notDeleted"));
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !remove.isPending && onClose()}
      title={t("delete.title")}
      description={sentences([
        t("delete.text", { title: groupTitle(group), days: String(TRASH_DAYS) }),
        ...(group.trip_id === null ? [] : [t("delete.tripStays")]),
      ])}
      confirmLabel={t("delete")}
      danger
      loading={remove.isPending || remove.isSuccess}
      onConfirm={() => remove.mutate({ trip_code: group.trip_code })}
    />
  );
}
