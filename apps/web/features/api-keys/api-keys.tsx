"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Bot, KeyRound, Plus } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { formatDateRange, formatList } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { toast } from "@/ui/toast.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { EditKeyDialog } from "./edit-key-dialog.tsx";
import { type ApiKey, keyState } from "./key.ts";
import { KeyCard } from "./key-card.tsx";
import { t } from "./messages/index.ts";
import { RevertKeyDialog } from "./revert-key-dialog.tsx";

/** The keys that a person has given to agents. */
export function ApiKeys() {
  const api = useApi();
  const [editing, setEditing] = useState<ApiKey | null>(null);
  const [creating, setCreating] = useState(false);
  const [takingBack, setTakingBack] = useState<ApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = useQuery(api.keys.list.queryOptions({}));
  const revoke = useMutation(
    api.keys.revoke.mutationOptions({
      onSuccess: ({ key }) => {
        setRevoking(null);
        toast({ title: t("revoked.toast", { agent: key.agent_name }) });
      },
      onError: (error) => toastError(error),
    }),
  );

  const now = Date.now();
  const create = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/connect" variant="secondary">
        {t("connect")}
      </ButtonLink>
      <Button icon={<Plus />} onClick={() => setCreating(true)}>
        {t("create")}
      </Button>
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      {keys.isPending && (
        <Loading label={t("loading")} className="flex flex-col gap-4" blocks={Array(2).fill("h-36 rounded-card")} />
      )}
      {keys.isError && <QueryError title={t("failed")} query={keys} />}
      {keys.data?.keys.length === 0 && (
        <EmptyState art={<KeyRound />} title={t("none")} description={t("none.text")} action={create} />
      )}
      {keys.data && keys.data.keys.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-prose text-muted">{t("text")}</p>
            {create}
          </div>
          <AgentWeek onUndo={(id) => setTakingBack(keys.data.keys.find((it) => it.id === id) ?? null)} />
          <ul aria-label={t("keys")} className="flex flex-col gap-4">
            {[...keys.data.keys]
              .sort((a, b) => Number(keyState(a, now) !== "active") - Number(keyState(b, now) !== "active"))
              .map((key) => (
                <KeyCard
                  key={key.id}
                  apiKey={key}
                  now={now}
                  onEdit={() => setEditing(key)}
                  onRevoke={() => setRevoking(key)}
                  onTakeBack={() => setTakingBack(key)}
                />
              ))}
          </ul>
        </>
      )}
      <HowToUse />
      <CreateKeyDialog open={creating} onOpenChange={setCreating} />
      {editing && <EditKeyDialog apiKey={editing} onClose={() => setEditing(null)} />}
      {takingBack && <RevertKeyDialog apiKey={takingBack} onClose={() => setTakingBack(null)} />}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={t("revoke.title", { agent: revoking?.agent_name ?? "" })}
        description={t("revoke.text")}
        confirmLabel={t("revokeKey")}
        danger
        loading={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate({ key_id: revoking.id })}
      />
    </div>
  );
}

const never = () => () => {};

function HowToUse() {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "https://caravan.example",
  );
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("how")}</h2>
      <p className="mt-2 max-w-prose text-muted">
        {richText(
          t.parts("how.text", {
            manifest: (words) => (
              <a href="/api/agent-manifest" className="text-accent underline underline-offset-4">
                {words}
              </a>
            ),
            api: (words) => (
              <a href="/api/openapi.json" className="text-accent underline underline-offset-4">
                {words}
              </a>
            ),
          }),
        )}
      </p>
      <div className="mt-5">
        <CopyField label={t("tryIt")} value={`curl -H "Authorization: Bearer $CARAVAN_KEY" ${origin}/api/trips`} />
      </div>
    </Card>
  );
}

type OfWeek = ApiOutputs["keys"]["week"]["agents"][number];

/** What the person's agents did in the last seven days; nothing when they did nothing. */
function AgentWeek({ onUndo }: { onUndo: (keyId: string) => void }) {
  const week = useQuery(useApi().keys.week.queryOptions({}));
  if (!week.data || week.data.agents.length === 0) return null;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section aria-label={t("week")}>
      <Card padding="lg">
        <h2 className="heading-section">{t("week")}</h2>
        <p className="mt-1 text-muted">{formatDateRange(week.data.since.slice(0, 10), today)}</p>
        <ul className="mt-4 flex flex-col divide-y">
          {week.data.agents.map((agent) => (
            <li
              key={agent.key_id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 last:pb-0"
            >
              <Agent agent={agent} />
              {agent.trips.length > 0 && (
                <Button size="sm" variant="danger-quiet" onClick={() => onUndo(agent.key_id)}>
                  {t("undoDid")}
                  <span className="sr-only">: {agent.agent_name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Agent({ agent }: { agent: OfWeek }) {
  const { approved, rejected, waiting, undone } = agent;
  const outcomes = [
    approved > 0 && t("week.approved", { count: approved }),
    rejected > 0 && t("week.rejected", { count: rejected }),
    waiting > 0 && t("week.waiting", { count: waiting }),
  ].filter((it) => it !== false);
  return (
    <div className="min-w-0">
      <h3 className="wrap-anywhere flex items-center gap-2 font-semibold">
        <Bot aria-hidden="true" className="size-4 shrink-0 text-faint" />
        {agent.agent_name}
      </h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {agent.trips.map((trip) => (
          <li key={trip.id} className="wrap-anywhere">
            <Link href={`/trips/${trip.id}`} className="text-accent underline underline-offset-4">
              {trip.title}
            </Link>
            : {t("n.changes", { count: trip.changes })}
          </li>
        ))}
        {outcomes.length > 0 && (
          <li className="text-muted">{t("week.proposals", { outcomes: formatList(outcomes) })}</li>
        )}
        {undone > 0 && <li className="text-muted">{t("week.undone", { count: undone })}</li>}
      </ul>
    </div>
  );
}
