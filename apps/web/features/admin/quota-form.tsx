"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { toast } from "@/ui/toast.ts";

interface QuotaFormProps {
  person: ApiOutputs["people"]["get"]["person"];
  /** The general quota in megabytes. */
  everybodys: number;
}

const megabytes = (number: number) => `${number.toLocaleString("en")} MB`;

/** How many megabytes of documents somebody may have; empty for the general quota. */
export function QuotaForm({ person, everybodys }: QuotaFormProps) {
  const [quota, setQuota] = useState(person.quota_mb);
  const save = useMutation(
    useApi().people.setQuota.mutationOptions({
      onSuccess: () => void toast({ title: "Quota saved" }),
      onError: (error) => toastError(error, "The quota wasn’t saved"),
    }),
  );
  return (
    <form
      className="mt-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ person_id: person.id, megabytes: quota });
      }}
    >
      <p className="text-muted">
        {megabytes(person.used_mb)} of {megabytes(person.quota_mb ?? everybodys)} used.
      </p>
      <Field label="Quota" hint={`Empty: ${megabytes(everybodys)}, as everybody. What is there already stays.`}>
        <NumberField value={quota} onValueChange={setQuota} min={0} max={10_000_000} suffix="MB" className="max-w-48" />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" loading={save.isPending}>
        Save quota
      </Button>
    </form>
  );
}
