"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import { groupChangeOf, groupDraftOf } from "./group-draft.ts";
import { GroupFields } from "./group-fields.tsx";
import type { Group } from "./types.ts";
import { useGroupDraft } from "./use-group-draft.ts";

/** The creator changes what they said when the group was made. */
export function EditGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  // As it was when the dialog was opened: what others change meanwhile is not undone.
  const [before] = useState(() => groupDraftOf(group));
  const update = useMutation(
    api.groups.update.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: group.trip_code }), { group_trip });
        void cache.invalidateQueries(api.groups.list.pathFilter());
        toast({ title: "Group changed" });
        onClose();
      },
    }),
  );
  const { draft, refused, change, fault, check } = useGroupDraft(before, update.error);
  const save = () => {
    if (!check()) return;
    const changed = groupChangeOf(group.trip_code, draft, before);
    if (changed) update.mutate(changed);
    else onClose();
  };
  return (
    <FormDialog
      title="Edit details"
      saveLabel="Save"
      saving={update.isPending}
      alert={refused?.message}
      onSave={save}
      onClose={onClose}
    >
      <GroupFields draft={draft} onChange={change} fault={fault} />
    </FormDialog>
  );
}
