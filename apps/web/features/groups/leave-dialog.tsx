"use client";

import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import type { Group, GroupMember } from "./types.ts";
import { usePeople } from "./use-people.ts";

export interface LeaveDialogProps {
  group: Group;
  /** Who goes: somebody whom the creator takes off, or the person who looks. Null: nobody is asked about. */
  member: Pick<GroupMember, "user_id" | "name"> | null;
  onClose: () => void;
}

export function LeaveDialog({ group, member, onClose }: LeaveDialogProps) {
  const { remove, removing } = usePeople(group, onClose);
  const itIsMe = member?.user_id === group.you;
  const name = member?.name ?? "This person";
  return (
    <ConfirmDialog
      open={member !== null}
      onOpenChange={(open) => !open && !removing && onClose()}
      title={itIsMe ? "Leave this group?" : `Take ${name} off this group?`}
      description={
        itIsMe
          ? "Your answer and your votes go with you. With the code you can join again."
          : `Their answer and their votes go too, and the code no longer lets them in. You can let ${name} back in later.`
      }
      confirmLabel={itIsMe ? "Leave group" : "Take off"}
      danger
      loading={removing}
      onConfirm={() => member && remove(member.user_id)}
    />
  );
}
