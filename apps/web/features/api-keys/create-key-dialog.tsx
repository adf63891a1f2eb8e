"use client";

import { longestAgentName } from "@caravan/domain/fields";
import { type Scope, scopeMeaning, scopes } from "@caravan/domain/scopes";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { TripChoice } from "./trip-choice.tsx";

export interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: () => void;
}

/** Asks what the key is for, then shows its secret, which nobody can show again. */
export function CreateKeyDialog({ open, onOpenChange, onCreated }: CreateKeyDialogProps) {
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
        title={`The key of ${created.agentName}`}
        description="Copy it now and keep it where you keep passwords. We hold only a fingerprint of it, so it cannot be shown again."
        footer={<Button onClick={() => change(false)}>I have copied it</Button>}
      >
        <CopyField label="API key" value={created.secret} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Create an API key"
      description="For one agent, with no more rights than it needs."
    >
      <CreateKeyForm
        onCancel={() => change(false)}
        onCreated={(agentName, secret) => {
          setCreated({ agentName, secret });
          onCreated();
        }}
      />
    </Dialog>
  );
}

const reads = scopes.filter((scope) => scope.endsWith(":read"));
const writes = scopes.filter((scope) => scope.endsWith(":write"));

const lifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
  { value: "never", label: "Never" },
];

interface CreateKeyFormProps {
  onCancel: () => void;
  onCreated: (agentName: string, secret: string) => void;
}

/** Looking is ticked from the start, changing is asked for. */
function CreateKeyForm({ onCancel, onCreated }: CreateKeyFormProps) {
  const [agentName, setAgentName] = useState("");
  const [granted, setGranted] = useState<ReadonlySet<Scope>>(new Set(reads));
  const [asksFirst, setAsksFirst] = useState(false);
  const [tripIds, setTripIds] = useState<readonly string[] | null>(null);
  const [lifetime, setLifetime] = useState("90");
  const [tried, setTried] = useState(false);
  const create = useMutation(
    useApi().keys.create.mutationOptions({ onSuccess: ({ key, secret }) => onCreated(key.agent_name, secret) }),
  );
  const error = create.error ? domainError(create.error) : null;
  const noTrip = tripIds?.length === 0;
  const nameError = tried && !agentName.trim() ? "Say which agent this key is for" : fieldError(error, "agent_name");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!agentName.trim() || granted.size === 0 || noTrip || create.isPending) return;
    create.mutate({
      agent_name: agentName.trim(),
      scopes: scopes.filter((scope) => granted.has(scope)),
      mode: asksFirst && granted.has("trips:write") ? "propose" : "apply",
      trip_ids: [...(tripIds ?? [])],
      ...(lifetime !== "never" && { expires_in_days: Number(lifetime) }),
    });
  };
  const grant = (scope: Scope, allowed: boolean) => {
    const next = new Set(granted);
    if (allowed) next.add(scope);
    else next.delete(scope);
    setGranted(next);
  };
  const group = (title: string, members: readonly Scope[]) => (
    <fieldset>
      <legend className="font-medium text-[0.9375rem]">{title}</legend>
      <div className="mt-1 flex flex-col">
        {members.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeMeaning[scope]}
            hint={<code className="text-[0.8125rem]">{scope}</code>}
            checked={granted.has(scope)}
            onCheckedChange={(allowed) => grant(scope, allowed)}
          />
        ))}
      </div>
    </fieldset>
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Field label="Agent" error={nameError} hint="Its name stands beside everything that it changes.">
        <Input
          autoComplete="off"
          maxLength={longestAgentName}
          value={agentName}
          onChange={(event) => setAgentName(event.currentTarget.value)}
        />
      </Field>
      {group("It may look", reads)}
      {group("It may change", writes)}
      {granted.has("trips:write") && (
        <Switch
          label="Ask me first"
          hint="Its changes to plans wait as proposals until you or another editor approves them. New trips are made at once."
          checked={asksFirst}
          onCheckedChange={setAsksFirst}
        />
      )}
      <TripChoice value={tripIds} onValueChange={setTripIds} />
      <Field label="Ends after">
        <Select options={lifetimes} value={lifetime} onValueChange={setLifetime} />
      </Field>
      {tried && noTrip && <FormAlert>Choose at least one trip, or all of them.</FormAlert>}
      {tried && granted.size === 0 && <FormAlert>Tick at least one thing that the agent may do.</FormAlert>}
      {error && !fieldError(error, "agent_name") && <FormAlert>{error.message}</FormAlert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending}>
          Create key
        </Button>
      </div>
    </form>
  );
}
