"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import type { Group } from "@/features/groups/types.ts";
import { toast } from "@/ui/toast.tsx";
import { takenBack } from "./own-answer.ts";
import type { Answer } from "./types.ts";

/** Changes what you said, with a way back. */
export function useOwnAnswer(group: Group) {
  const api = useApi();
  const queries = useQueryClient();
  const submit = useMutation(
    api.groups.submitPreferences.mutationOptions({
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries(api.groups.get.queryFilter({ trip_code: group.trip_code })),
          queries.invalidateQueries(api.alignment.pathFilter()),
        ]),
    }),
  );
  const send = (preferences: Answer) => submit.mutateAsync({ trip_code: group.trip_code, preferences });
  return {
    busy: submit.isPending,
    problem: submit.error ? domainError(submit.error).message : null,
    /** Whether it went through; if not, `problem` says why. */
    async give(answer: Answer): Promise<boolean> {
      const before = group.members.find((it) => it.user_id === group.you)?.preferences ?? null;
      try {
        await send(answer);
      } catch {
        return false;
      }
      const undo = () =>
        void send(takenBack(answer, before)).catch((error) =>
          toast({ title: domainError(error).message, tone: "danger" }),
        );
      toast({ title: "Your answer is changed", action: { label: "Undo", onPress: undo } });
      return true;
    },
  };
}
