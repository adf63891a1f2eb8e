"use client";

import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatDate, formatRelative } from "@/ui/format.ts";
import { Switch } from "@/ui/switch.tsx";
import { toast } from "@/ui/toast.ts";
import { type ApiKey, activitySummary, isOver, keyState } from "./key.ts";
import { KeyActivity } from "./key-activity.tsx";
import { scopeWords } from "./key-choices.ts";
import { t } from "./messages/index.ts";

const states = () =>
  ({
    active: { tone: "success", label: t("state.active") },
    expired: { tone: "warning", label: t("state.expired") },
    revoked: { tone: "neutral", label: t("state.revoked") },
  }) as const;

export interface KeyCardProps {
  apiKey: ApiKey;
  /** Milliseconds; shared, so that all cards agree on what has expired. */
  now: number;
  onEdit: () => void;
  onRevoke: () => void;
  onTakeBack: () => void;
}

export function KeyCard({ apiKey, now, onEdit, onRevoke, onTakeBack }: KeyCardProps) {
  const state = keyState(apiKey, now);
  const name = apiKey.agent_name;
  const waiting = apiKey.pending_proposals;
  const didSomething = activitySummary(apiKey) !== null;
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="wrap-anywhere min-w-0 font-semibold text-lg">{name}</h2>
          <Badge tone={states()[state].tone}>{states()[state].label}</Badge>
          {state === "active" && isOver(apiKey, now) && <Badge tone="warning">{t("state.soon")}</Badge>}
          <code className="text-muted text-sm">
            <span className="sr-only">{t("endingIn")} </span>
            <span aria-hidden="true">…</span>
            {apiKey.last_four}
          </code>
        </div>
        <ul aria-label={t("permissions")} className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>{scopeWords(scope)}</span>
            </li>
          ))}
        </ul>
        {state === "active" && apiKey.scopes.some((it) => it.endsWith(":write")) && <KeyMode apiKey={apiKey} />}
        <KeyFacts apiKey={apiKey} now={now} />
        <div className="border-t pt-2">
          <KeyActivity apiKey={apiKey} />
          {waiting > 0 && <p className="text-muted">{t("waiting", { count: waiting })}</p>}
        </div>
        {(state !== "revoked" || didSomething) && (
          <div className="flex flex-wrap gap-2">
            {state !== "revoked" && (
              <Button size="sm" variant="secondary" onClick={onEdit}>
                {isOver(apiKey, now) ? t("renew") : t("edit")}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
            {state === "active" && (
              <Button size="sm" variant="danger-quiet" aria-label={t("revokeFor", { name })} onClick={onRevoke}>
                {t("revoke")}
              </Button>
            )}
            {didSomething && (
              <Button size="sm" variant="danger-quiet" onClick={onTakeBack}>
                {apiKey.revoked_at ? t("undoDid") : t("revokeAndUndoDid")}
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
    : t("never");
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t pt-4 text-sm">
      <Fact name={t("fact.created")}>{formatDate(apiKey.created_at.slice(0, 10))}</Fact>
      <Fact name={t("fact.lastUsed")}>
        {apiKey.last_used_at ? formatRelative(apiKey.last_used_at, now) : t("never")}
      </Fact>
      {apiKey.revoked_at ? (
        <Fact name={t("state.revoked")}>{formatDate(apiKey.revoked_at.slice(0, 10))}</Fact>
      ) : (
        <Fact name={keyState(apiKey, now) === "expired" ? t("state.expired") : t("fact.expires")}>{expiry}</Fact>
      )}
      <Fact name={t("trips")}>{tripWords(apiKey)}</Fact>
      {apiKey.changes_an_hour !== null && (
        <Fact name={t("changes")}>{t("limit.changes", { count: String(apiKey.changes_an_hour) })}</Fact>
      )}
      {apiKey.webhook && (
        <Fact name={t("fact.webhook")}>
          {apiKey.webhook.status === "active"
            ? apiKey.webhook.host
            : t("fact.webhookOff", { host: apiKey.webhook.host })}
        </Fact>
      )}
      {apiKey.most_trips !== null && <Fact name={t("newTrips")}>{t("limit.trips", { count: apiKey.most_trips })}</Fact>}
    </dl>
  );
}

function tripWords({ trip_ids, trips }: ApiKey): string {
  if (trip_ids.length === 0) return t("all");
  const unseen = trip_ids.length - trips.length;
  const titles = trips.map((it) => it.title).join(", ");
  if (unseen === 0) return titles;
  const rest = t("unseen", { count: unseen });
  return titles ? t("and", { titles, rest }) : rest;
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
              ? t("now.propose", { agent: key.agent_name })
              : t("now.write", { agent: key.agent_name }),
        }),
      onError: (error) => toastError(error, t("nothingChanged")),
    }),
  );
  // A change is shown at once; the server's answer replaces it.
  const mode = update.isPending ? update.variables.mode : apiKey.mode;
  return (
    <Switch
      label={
        <>
          {t("needsApproval")}
          <span className="sr-only">: {apiKey.agent_name}</span>
        </>
      }
      hint={t("needsApproval.hint")}
      checked={mode === "propose"}
      onCheckedChange={(needed) => {
        if (!update.isPending) update.mutate({ key_id: apiKey.id, mode: needed ? "propose" : "apply" });
      }}
    />
  );
}
