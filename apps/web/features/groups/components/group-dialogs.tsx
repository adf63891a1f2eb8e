"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { FormField, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { useGroupMembers } from "../api/use-group-members.ts";
import { t } from "../messages/index.ts";
import { type GroupDraft, groupChangeOf, groupDraftOf, groupFieldAt, groupForm } from "../model/group-form.ts";
import type { Group } from "../model/types.ts";
import { GroupFields } from "./group-form.tsx";

/** Lets the creator change the settings of the group. */
export function EditGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  // The values when the dialog was opened: untouched fields do not overwrite changes of others.
  const [before] = useState(() => groupDraftOf(group));
  const form = useSchemaForm(groupForm, { defaultValues: before });
  const update = useMutation(
    api.groups.update.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: group.trip_code }), { group_trip });
        toast({ title: t("updated") });
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
    <SchemaFormDialog title={t("edit")} saveLabel={t("save")} form={form} onSubmit={save} onClose={onClose}>
      <GroupFields form={form} />
    </SchemaFormDialog>
  );
}

/** Makes another member the lead. */
export function HandOverDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { handOver } = useGroupMembers(group, onClose);
  const form = useSchemaForm(newLead, { defaultValues: { user_id: "" } });
  const others = group.members.filter((it) => !it.is_lead);
  return (
    <SchemaFormDialog
      title={t("handOverLead")}
      saveLabel={t("handOver")}
      form={form}
      onSubmit={({ user_id }) => handOver(user_id)}
      onClose={onClose}
    >
      <FormField form={form} name="user_id" label={t("newLead")} hint={t("newLead.hint", { name: group.creator.name })}>
        {({ value, onChange }) => (
          <Select
            options={others.map((it) => ({
              value: it.user_id,
              label: it.user_id === group.you ? `${it.name} (you)` : it.name,
            }))}
            value={value || undefined}
            onValueChange={onChange}
            placeholder={t("newLead.choose")}
          />
        )}
      </FormField>
    </SchemaFormDialog>
  );
}

const newLead = schemaOf(({ user_id }: { user_id: string }) =>
  user_id ? [] : [{ path: "user_id", message: t("newLead.missing") }],
);
