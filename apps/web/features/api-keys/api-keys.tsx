"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { toast } from "@/ui/toast.ts";
import { AgentWeek } from "./agent-week.tsx";
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
