"use client";

import { longestAgentName } from "@caravan/domain/field-choices";
import { agentName, id } from "@caravan/domain/fields";
import { type Scope, scopes } from "@caravan/domain/scopes";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { type ApiInputs, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Form, FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { lifetimes, limitsToSend, noLimits, scopeWords } from "./key-choices.ts";
import { LimitChoice, TripChoice } from "./key-fields.tsx";
import { t } from "./messages/index.ts";

export interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what the key is for, then shows its secret, which cannot be shown again. */
export function CreateKeyDialog({ open, onOpenChange }: CreateKeyDialogProps) {
  const [created, setCreated] = useState<{ agentName: string; secret: string } | null>(null);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setCreated(null);
  };
  if (created) {
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title={t("created.title", { agent: created.agentName })}
        description={t("created.text")}
        footer={<Button onClick={() => change(false)}>{t("copied")}</Button>}
      >
        <CopyField label={t("key")} value={created.secret} />
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onOpenChange={change} title={t("create.title")} description={t("create.text")}>
      <CreateKeyForm
        onCancel={() => change(false)}
        onCreated={(agentName, secret) => setCreated({ agentName, secret })}
      />
    </Dialog>
  );
}

const reads = scopes.filter((scope) => scope.endsWith(":read"));
const writes = scopes.filter((scope) => scope.endsWith(":write"));

const newKey = z
  .object({
    agent_name: agentName,
    scopes: z.array(z.enum(scopes)).min(1),
    needs_approval: z.boolean(),
    /** Null: all trips, also later ones. */
    trip_ids: z.array(id).min(1).max(100).nullable(),
    lifetime: z.string(),
    limits: z.object({ changes: z.string(), trips: z.string() }),
  })
  .transform((it): ApiInputs["keys"]["create"] => ({
    agent_name: it.agent_name,
    scopes: scopes.filter((scope) => it.scopes.includes(scope)),
    mode: it.needs_approval && it.scopes.some((scope) => writes.includes(scope)) ? "propose" : "apply",
    trip_ids: it.trip_ids ?? [],
    ...limitsToSend(it.limits),
    ...(it.lifetime !== "never" && { expires_in_days: Number(it.lifetime) }),
  }));

interface CreateKeyFormProps {
  onCancel: () => void;
  onCreated: (agentName: string, secret: string) => void;
}

/** Reading is preselected; changing has to be chosen. */
function CreateKeyForm({ onCancel, onCreated }: CreateKeyFormProps) {
  const create = useMutation(useApi().keys.create.mutationOptions());
  const form = useSchemaForm(newKey, {
    defaultValues: {
      ...{ agent_name: "", scopes: reads, needs_approval: false, trip_ids: null, lifetime: "90" },
      limits: noLimits,
    },
    messages: {
      agent_name: t("problem.agent"),
      scopes: t("problem.scopes"),
      trip_ids: t("problem.trips"),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const granted = form.watch("scopes");
  const submit = async (input: z.output<typeof newKey>) => {
    try {
      const { key, secret } = await create.mutateAsync(input);
      onCreated(key.agent_name, secret);
    } catch (error) {
      showRefusal(form, domainError(error));
    }
  };
  const revalidate = { shouldValidate: form.formState.isSubmitted };
  const group = (title: string, members: readonly Scope[]) => (
    <fieldset>
      <legend className="font-medium text-[0.9375rem]">{title}</legend>
      <div className="mt-1 flex flex-col">
        {members.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords(scope)}
            hint={<code className="text-[0.8125rem]">{scope}</code>}
            checked={granted.includes(scope)}
            onCheckedChange={(allowed) =>
              form.setValue("scopes", allowed ? [...granted, scope] : granted.filter((it) => it !== scope), revalidate)
            }
          />
        ))}
      </div>
    </fieldset>
  );

  return (
    <Form form={form} onSubmit={submit} className="flex flex-col gap-6">
      <FormField form={form} name="agent_name" label={t("agent")} hint={t("agent.hint")}>
        {(field) => <Input {...field} autoComplete="off" maxLength={longestAgentName} />}
      </FormField>
      {group(t("canSee"), reads)}
      {group(t("canChange"), writes)}
      {granted.some((scope) => writes.includes(scope)) && (
        <Switch
          label={t("needsApproval")}
          hint={t("needsApproval.hint")}
          checked={form.watch("needs_approval")}
          onCheckedChange={(needed) => form.setValue("needs_approval", needed)}
        />
      )}
      <TripChoice
        value={form.watch("trip_ids")}
        onValueChange={(ids) => form.setValue("trip_ids", ids && [...ids], revalidate)}
      />
      {granted.some((scope) => writes.includes(scope)) && (
        <LimitChoice value={form.watch("limits")} onValueChange={(limits) => form.setValue("limits", limits)} />
      )}
      <FormField form={form} name="lifetime" label={t("expiresAfter")}>
        {({ value, onChange }) => <Select options={lifetimes()} value={value} onValueChange={onChange} />}
      </FormField>
      {errors.trip_ids?.message && <FormAlert>{errors.trip_ids.message}</FormAlert>}
      {errors.scopes?.message && <FormAlert>{errors.scopes.message}</FormAlert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t("create")}
        </Button>
      </div>
    </Form>
  );
}
