"use client";

import type { Scope } from "@caravan/domain/scopes";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Checkbox } from "@/ui/checkbox.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { formatDate } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { type ApiKey, isOver } from "./key.ts";
import { draftOfLimits, lifetimes, limitsOf, scopeWords } from "./key-choices.ts";
import { LimitChoice, TripChoice } from "./key-fields.tsx";
import { t } from "./messages/index.ts";

const keep = "keep";

/** Changes what a key may do, from its next call on, and renews it. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const update = useMutation(useApi().keys.update.mutationOptions());
  const [trips, setTrips] = useState<readonly string[] | null>(apiKey.trip_ids.length === 0 ? null : apiKey.trip_ids);
  const [kept, setKept] = useState<readonly Scope[]>(apiKey.scopes);
  const [limits, setLimits] = useState(draftOfLimits(apiKey));
  const over = isOver(apiKey, Date.now());
  const [lifetime, setLifetime] = useState(over ? "90" : keep);
  const [problem, setProblem] = useState<string | null>(null);
  const until = apiKey.expires_at ? formatDate(apiKey.expires_at.slice(0, 10)) : t("never");
  const save = async () => {
    if (trips?.length === 0) return setProblem(t("problem.trips"));
    if (kept.length === 0) return setProblem(t("problem.scopes"));
    setProblem(null);
    try {
      await update.mutateAsync({
        ...{ key_id: apiKey.id, trip_ids: [...(trips ?? [])], ...limitsOf(limits) },
        ...(kept.length < apiKey.scopes.length && { scopes: [...kept] }),
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
      {apiKey.scopes.length > 1 && (
        <fieldset>
          <legend className="font-medium text-[0.9375rem]">{t("edit.scopes")}</legend>
          <p className="mt-1 text-muted text-sm">{t("edit.scopes.hint")}</p>
          <div className="mt-1 flex flex-col">
            {apiKey.scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeWords(scope)}
                checked={kept.includes(scope)}
                onCheckedChange={(isKept) =>
                  setKept(apiKey.scopes.filter((it) => (it === scope ? isKept : kept.includes(it))))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <TripChoice value={trips} onValueChange={setTrips} />
      {kept.some((it) => it.endsWith(":write")) && <LimitChoice value={limits} onValueChange={setLimits} />}
      {problem && <FormAlert>{problem}</FormAlert>}
    </FormDialog>
  );
}
