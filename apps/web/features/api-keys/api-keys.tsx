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
import { toast } from "@/ui/toast.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { type ApiKey, keyState } from "./key.ts";
import { KeyCard } from "./key-card.tsx";
import { RevertKeyDialog } from "./revert-key-dialog.tsx";

/** The keys that a person has given to agents. */
export function ApiKeys() {
  const api = useApi();
  const [creating, setCreating] = useState(false);
  const [takingBack, setTakingBack] = useState<ApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = useQuery(api.keys.list.queryOptions({}));
  const revoke = useMutation(
    api.keys.revoke.mutationOptions({
      onSuccess: ({ key }) => {
        setRevoking(null);
        toast({ title: `The key for ${key.agent_name} no longer works` });
      },
      onError: (error) => toastError(error),
    }),
  );

  const now = Date.now();
  const create = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/connect" variant="secondary">
        Connect an agent with a code
      </ButtonLink>
      <Button icon={<Plus />} onClick={() => setCreating(true)}>
        Create key
      </Button>
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      {keys.isPending && (
        <Loading
          label="Loading your keys"
          className="flex flex-col gap-4"
          blocks={Array(2).fill("h-36 rounded-card")}
        />
      )}
      {keys.isError && <QueryError title="Your keys couldn't be loaded" query={keys} />}
      {keys.data?.keys.length === 0 && (
        <EmptyState
          art={<KeyRound />}
          title="No agent has a key yet"
          description="A key lets an assistant or a script plan for you. You choose what it can do, and can revoke it at any time."
          action={create}
        />
      )}
      {keys.data && keys.data.keys.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-prose text-muted">
              Each key belongs to one agent and can do only what is listed. Changes an agent makes carry its name.
            </p>
            {create}
          </div>
          <ul aria-label="API keys" className="flex flex-col gap-4">
            {[...keys.data.keys]
              .sort((a, b) => Number(keyState(a, now) !== "active") - Number(keyState(b, now) !== "active"))
              .map((key) => (
                <KeyCard
                  key={key.id}
                  apiKey={key}
                  now={now}
                  onRevoke={() => setRevoking(key)}
                  onTakeBack={() => setTakingBack(key)}
                />
              ))}
          </ul>
        </>
      )}
      <HowToUse />
      <CreateKeyDialog open={creating} onOpenChange={setCreating} />
      {takingBack && <RevertKeyDialog apiKey={takingBack} onClose={() => setTakingBack(null)} />}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={`Revoke the key for ${revoking?.agent_name ?? "this agent"}?`}
        description="It stops working right away and can't be restored. What the agent has planned stays."
        confirmLabel="Revoke key"
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
      <h2 className="heading-section">How an agent uses its key</h2>
      <p className="mt-2 max-w-prose text-muted">
        It sends the key with every request as a bearer token. What it can call is described in the{" "}
        <a href="/api/agent-manifest" className="text-accent underline underline-offset-4">
          agent manifest
        </a>{" "}
        and the{" "}
        <a href="/api/openapi.json" className="text-accent underline underline-offset-4">
          API description
        </a>
        .
      </p>
      <div className="mt-5">
        <CopyField
          label="Try it in a terminal"
          value={`curl -H "Authorization: Bearer $CARAVAN_KEY" ${origin}/api/trips`}
        />
      </div>
    </Card>
  );
}
