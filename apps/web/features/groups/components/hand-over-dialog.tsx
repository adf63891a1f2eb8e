"use client";

import { id } from "@caravan/domain/fields";
import { z } from "zod";
import { FormField, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Select } from "@/ui/select.tsx";
import { useGroupMembers } from "../api/use-group-members.ts";
import type { Group } from "../model/types.ts";

/** Makes another member the lead. */
export function HandOverDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { handOver } = useGroupMembers(group, onClose);
  const form = useSchemaForm(newLead, {
    defaultValues: { user_id: "" },
    messages: { user_id: "Choose who should lead" },
  });
  const others = group.members.filter((it) => !it.is_lead);
  return (
    <SchemaFormDialog
      title="Hand over lead"
      saveLabel="Hand over"
      form={form}
      onSubmit={({ user_id }) => handOver(user_id)}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="user_id"
        label="New lead"
        hint={`The lead runs the rounds. ${group.creator.name} created the group and can take the lead back at any time.`}
      >
        {({ value, onChange }) => (
          <Select
            options={others.map((it) => ({
              value: it.user_id,
              label: it.user_id === group.you ? `${it.name} (you)` : it.name,
            }))}
            value={value || undefined}
            onValueChange={onChange}
            placeholder="Choose a member"
          />
        )}
      </FormField>
    </SchemaFormDialog>
  );
}

const newLead = z.object({ user_id: id });
