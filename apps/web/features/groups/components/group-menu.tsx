"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Crown, Ellipsis, LogOut, SlidersHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.tsx";
import { useGroupMembers } from "../api/use-group-members.ts";
import { groupTitle } from "../messages.ts";
import { memberOf } from "../model/next-step.ts";
import type { Group } from "../model/types.ts";
import { EditGroupDialog } from "./group-form.tsx";
import { LeaveDialog } from "./members-tab.tsx";

type Open = "details" | "lead" | "leave" | "delete" | null;

export function GroupMenu({ group }: { group: Group }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isCreator = group.role === "creator";
  const me = memberOf(group, group.you) ?? null;
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label="Group options" icon={<Ellipsis />} variant="outline" tooltip={false} />}
        groups={[
          [
            ...(isCreator
              ? [{ label: "Edit details", icon: <SlidersHorizontal />, onSelect: () => setOpen("details") }]
              : []),
            ...((isCreator || group.is_lead) && group.members.length > 1
              ? [{ label: "Hand over lead", icon: <Crown />, onSelect: () => setOpen("lead") }]
              : []),
          ],
          [
            isCreator
              ? { label: "Delete group", icon: <Trash2 />, danger: true, onSelect: () => setOpen("delete") }
              : { label: "Leave group", icon: <LogOut />, onSelect: () => setOpen("leave") },
          ],
        ]}
      />
      {open === "details" && <EditGroupDialog group={group} onClose={close} />}
      {open === "lead" && <HandOverDialog group={group} onClose={close} />}
      <LeaveDialog group={group} member={open === "leave" ? me : null} onClose={close} />
      <DeleteDialog group={group} open={open === "delete"} onClose={close} />
    </>
  );
}

function DeleteDialog({ group, open, onClose }: { group: Group; open: boolean; onClose: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  const remove = useMutation(
    api.groups.delete.mutationOptions({
      onSuccess: () => {
        toast({ title: `Deleted "${groupTitle(group)}"` });
        router.replace("/groups");
        void cache.invalidateQueries(api.groups.list.pathFilter());
      },
      onError: (error) => {
        onClose();
        toast({ title: "The group was not deleted", description: domainError(error).message, tone: "danger" });
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !remove.isPending && onClose()}
      title="Delete this group?"
      description={`"${groupTitle(group)}" goes for everybody, with its answers, rounds and board. This cannot be undone.${
        group.trip_id === null ? "" : " The planned trip stays."
      }`}
      confirmLabel="Delete group"
      danger
      loading={remove.isPending || remove.isSuccess}
      onConfirm={() => remove.mutate({ trip_code: group.trip_code })}
    />
  );
}

/** Makes another member the lead. */
function HandOverDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const { handOver, handingOver } = useGroupMembers(group, onClose);
  const others = group.members.filter((it) => !it.is_lead);
  return (
    <FormDialog
      title="Hand over lead"
      saveLabel="Hand over"
      saving={handingOver}
      blocked={chosen === undefined}
      onSave={() => chosen !== undefined && handOver(chosen)}
      onClose={onClose}
    >
      <Field
        label="Who leads from now on"
        hint={`The lead runs the rounds. ${group.creator.name} made the group and can take the lead back at any time.`}
      >
        <Select
          options={others.map((it) => ({
            value: it.user_id,
            label: it.user_id === group.you ? `${it.name} (you)` : it.name,
          }))}
          value={chosen}
          onValueChange={setChosen}
          placeholder="Choose a member"
        />
      </Field>
    </FormDialog>
  );
}
