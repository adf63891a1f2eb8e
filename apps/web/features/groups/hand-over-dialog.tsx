"use client";

import { useState } from "react";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Select } from "@/ui/select.tsx";
import type { Group } from "./types.ts";
import { usePeople } from "./use-people.ts";

/** Makes another member the lead. */
export function HandOverDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const { handOver, handingOver } = usePeople(group, onClose);
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
