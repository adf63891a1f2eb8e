"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Switch } from "@/ui/switch.tsx";
import { toast } from "@/ui/toast.tsx";
import type { ApiKey } from "./key.ts";

/** Whether the agent asks before it changes a plan; from its next call on, and back by the same switch. */
export function KeyMode({ apiKey }: { apiKey: ApiKey }) {
  const api = useApi();
  const queries = useQueryClient();
  const update = useMutation(
    api.keys.update.mutationOptions({
      onSettled: () => queries.invalidateQueries(api.keys.list.queryFilter()),
      onSuccess: ({ key }) =>
        void toast({
          title:
            key.mode === "propose"
              ? `${key.agent_name} now asks before it changes a plan`
              : `${key.agent_name} now changes plans by itself`,
        }),
      onError: (error) =>
        void toast({ title: "It is as it was", description: domainError(error).message, tone: "danger" }),
    }),
  );
  // What was pressed shows at once; the server's word replaces it.
  const mode = update.isPending ? update.variables.mode : apiKey.mode;
  return (
    <Switch
      label={
        <>
          Ask me first<span className="sr-only">: {apiKey.agent_name}</span>
        </>
      }
      hint="Changes to plans wait as proposals until you or another editor approves them."
      checked={mode === "propose"}
      onCheckedChange={(asks) => {
        if (!update.isPending) update.mutate({ key_id: apiKey.id, mode: asks ? "propose" : "apply" });
      }}
    />
  );
}
