"use client";

import { scopeMeaning } from "@caravan/domain/scopes";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count, formatDate, formatRelative } from "@/ui/format.ts";
import { Switch } from "@/ui/switch.tsx";
import { toast } from "@/ui/toast.ts";
import { type ApiKey, activitySummary, keyState } from "./key.ts";
import { KeyActivity } from "./key-activity.tsx";

const states = {
  active: { tone: "success", label: "Active" },
  expired: { tone: "warning", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
} as const;

export interface KeyCardProps {
  apiKey: ApiKey;
  /** Milliseconds; shared, so that all cards agree on what has expired. */
  now: number;
  onRevoke: () => void;
  onTakeBack: () => void;
}

export function KeyCard({ apiKey, now, onRevoke, onTakeBack }: KeyCardProps) {
  const state = keyState(apiKey, now);
  const name = apiKey.agent_name;
  const waiting = apiKey.pending_proposals;
  const didSomething = activitySummary(apiKey) !== null;
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="wrap-anywhere min-w-0 font-semibold text-lg">{name}</h2>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          <code className="text-muted text-sm">
            <span className="sr-only">Key ending in </span>
            <span aria-hidden="true">…</span>
            {apiKey.last_four}
          </code>
        </div>
        <ul aria-label="Permissions" className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>{scopeMeaning[scope]}</span>
            </li>
          ))}
        </ul>
        {state === "active" && apiKey.scopes.some((it) => it.endsWith(":write")) && <KeyMode apiKey={apiKey} />}
        <KeyFacts apiKey={apiKey} now={now} />
        <div className="border-t pt-2">
          <KeyActivity apiKey={apiKey} />
          {waiting > 0 && (
            <p className="text-muted">
              {waiting === 1 ? "One of its proposals is" : `${waiting} of its proposals are`} waiting for a decision.
            </p>
          )}
        </div>
        {(state === "active" || didSomething) && (
          <div className="flex flex-wrap gap-2">
            {state === "active" && (
              <Button size="sm" variant="danger-quiet" aria-label={`Revoke the key for ${name}`} onClick={onRevoke}>
                Revoke
              </Button>
            )}
            {didSomething && (
              <Button size="sm" variant="danger-quiet" onClick={onTakeBack}>
                {apiKey.revoked_at ? "Undo what it did" : "Revoke and undo what it did"}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        )}
      </Card>
    </li>
  );
}

/** When a key was created and expires, and for which trips it is. */
function KeyFacts({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const expiry = apiKey.expires_at
    ? `${formatDate(apiKey.expires_at.slice(0, 10))} (${formatRelative(apiKey.expires_at, now)})`
    : "Never";
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t pt-4 text-sm">
      <Fact name="Created">{formatDate(apiKey.created_at.slice(0, 10))}</Fact>
      <Fact name="Last used">{apiKey.last_used_at ? formatRelative(apiKey.last_used_at, now) : "Never"}</Fact>
      {apiKey.revoked_at ? (
        <Fact name="Revoked">{formatDate(apiKey.revoked_at.slice(0, 10))}</Fact>
      ) : (
        <Fact name={keyState(apiKey, now) === "expired" ? "Expired" : "Expires"}>{expiry}</Fact>
      )}
      <Fact name="Trips">{tripWords(apiKey)}</Fact>
    </dl>
  );
}

function tripWords({ trip_ids, trips }: ApiKey): string {
  if (trip_ids.length === 0) return "All";
  const unseen = trip_ids.length - trips.length;
  const titles = trips.map((it) => it.title).join(", ");
  if (unseen === 0) return titles;
  const rest = `${count(unseen, "trip")} you can no longer see`;
  return titles ? `${titles} and ${rest}` : rest;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Whether the agent's changes need approval, from its next call on. */
function KeyMode({ apiKey }: { apiKey: ApiKey }) {
  const api = useApi();
  const update = useMutation(
    api.keys.update.mutationOptions({
      onSuccess: ({ key }) =>
        void toast({
          title:
            key.mode === "propose"
              ? `${key.agent_name} now needs your approval for changes`
              : `${key.agent_name} now makes changes without approval`,
        }),
      onError: (error) => toastError(error, "Nothing was changed"),
    }),
  );
  // A change is shown at once; the server's answer replaces it.
  const mode = update.isPending ? update.variables.mode : apiKey.mode;
  return (
    <Switch
      label={
        <>
          Changes need my approval<span className="sr-only">: {apiKey.agent_name}</span>
        </>
      }
      hint="Changes to plans wait until you or another editor approves them. It can add new things, but not change, cancel or delete what is there."
      checked={mode === "propose"}
      onCheckedChange={(needed) => {
        if (!update.isPending) update.mutate({ key_id: apiKey.id, mode: needed ? "propose" : "apply" });
      }}
    />
  );
}
