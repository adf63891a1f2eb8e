"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import { type GroupDraft, groupChangeOf, groupDraftOf, groupFieldAt, groupForm } from "../model/group-form.ts";
import type { Group } from "../model/types.ts";
import { GroupFields } from "./group-form.tsx";

/** The creator changes what they said when the group was made. */
export function EditGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  // As it was when the dialog was opened: what others change meanwhile is not undone.
  const [before] = useState(() => groupDraftOf(group));
  const form = useSchemaForm(groupForm, { defaultValues: before });
  const update = useMutation(
    api.groups.update.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: group.trip_code }), { group_trip });
        toast({ title: "Group updated" });
        onClose();
      },
      onError: (error) => showRefusal(form, domainError(error), groupFieldAt),
    }),
  );
  const save = async (draft: GroupDraft) => {
    const changed = groupChangeOf(group.trip_code, draft, before);
    if (changed === null) return onClose();
    // A refusal is shown in the form.
    await update.mutateAsync(changed).catch(() => undefined);
  };
  return (
    <SchemaFormDialog title="Edit details" saveLabel="Save" form={form} onSubmit={save} onClose={onClose}>
      <GroupFields form={form} />
    </SchemaFormDialog>
  );
}
