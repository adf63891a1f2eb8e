"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field, FormAlert } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { formatDate } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { type ApiKey, isOver } from "./key.ts";
import { draftOfLimits, lifetimes, limitsOf } from "./key-choices.ts";
import { LimitChoice } from "./limit-choice.tsx";
import { t } from "./messages/index.ts";
import { TripChoice } from "./trip-choice.tsx";

const keep = "keep";

/** Changes what a key may do, from its next call on, and renews it. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const update = useMutation(useApi().keys.update.mutationOptions());
  const [trips, setTrips] = useState<readonly string[] | null>(apiKey.trip_ids.length === 0 ? null : apiKey.trip_ids);
  const [limits, setLimits] = useState(draftOfLimits(apiKey));
  const over = isOver(apiKey, Date.now());
  const [lifetime, setLifetime] = useState(over ? "90" : keep);
  const [problem, setProblem] = useState<string | null>(null);
  const until = apiKey.expires_at ? formatDate(apiKey.expires_at.slice(0, 10)) : t("never");
  const save = async () => {
    if (trips?.length === 0) return setProblem(t("problem.trips"));
    setProblem(null);
    try {
      await update.mutateAsync({
        ...{ key_id: apiKey.id, trip_ids: [...(trips ?? [])], ...limitsOf(limits) },
        ...(lifetime !== keep && { expires_in_days: lifetime === "never" ? null : Number(lifetime) }),
      });
      toast({ title: t("edit.saved", { agent: apiKey.agent_name }) });
      onClose();
    } catch (error) {
      setProblem(domainError(error).message);
    }
  };
  return (
    <FormDialog
      title={t("edit.title", { agent: apiKey.agent_name })}
      description={t("edit.text")}
      saveLabel={over ? t("renew") : t("save")}
      saving={update.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Field label={t("expiresAfter")} {...(over && { hint: t("renew.hint") })}>
        <Select
          options={[...(over ? [] : [{ value: keep, label: t("edit.keep", { date: until }) }]), ...lifetimes()]}
          value={lifetime}
          onValueChange={setLifetime}
        />
      </Field>
      <TripChoice value={trips} onValueChange={setTrips} />
      {apiKey.scopes.some((it) => it.endsWith(":write")) && <LimitChoice value={limits} onValueChange={setLimits} />}
      {problem && <FormAlert>{problem}</FormAlert>}
    </FormDialog>
  );
}
