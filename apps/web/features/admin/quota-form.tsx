"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { formatNumber } from "@/ui/format.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

interface QuotaFormProps {
  person: ApiOutputs["people"]["get"]["person"];
  /** The general quota in megabytes. */
  everybodys: number;
}

const megabytes = (number: number) => t("megabytes", { number: formatNumber(number) });

/** How many megabytes of documents somebody may have; empty for the general quota. */
export function QuotaForm({ person, everybodys }: QuotaFormProps) {
  const [quota, setQuota] = useState(person.quota_mb);
  const save = useMutation(
    useApi().people.setQuota.mutationOptions({
      onSuccess: () => void toast({ title: t("quota.saved") }),
      onError: (error) => toastError(error, t("quota.notSaved")),
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
        {t("quota.used", { used: megabytes(person.used_mb), all: megabytes(person.quota_mb ?? everybodys) })}
      </p>
      <Field label={t("quota")} hint={t("quota.hint", { all: megabytes(everybodys) })}>
        <NumberField value={quota} onValueChange={setQuota} min={0} max={10_000_000} suffix="MB" className="max-w-48" />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" loading={save.isPending}>
        {t("quota.save")}
      </Button>
    </form>
  );
}
