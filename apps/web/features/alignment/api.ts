"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { domainError, toastError, useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";
import { restoredAnswer } from "./model/answer-changes.ts";
import type { Answer, SimulationInput } from "./model/types.ts";

/** The result that a round would have with some changes. Requested again whenever somebody answers. */
export function useSimulation(input: SimulationInput) {
  return useQuery({
    // The steps of many members are too long for the address of a query.
    ...useApi().alignment.simulate.queryOptions(input, { trpc: { context: { longInput: true } } }),
    placeholderData: keepPreviousData,
  });
}

/** Changes the person's answer, with an undo. */
export function useChangeAnswer(group: Group) {
  const trip = { trip_code: group.trip_code };
  const submit = useMutation(useApi().groups.submitPreferences.mutationOptions());
  const send = (preferences: Answer) => submit.mutateAsync({ ...trip, preferences });
  return {
    busy: submit.isPending,
    problem: submit.error ? domainError(submit.error).message : null,
    /** Whether it succeeded; if not, `problem` says why. */
    async give(answer: Answer): Promise<boolean> {
      const before = group.members.find((it) => it.user_id === group.you)?.preferences ?? null;
      try {
        await send(answer);
      } catch {
        return false;
      }
      const undo = () => void send(restoredAnswer(answer, before)).catch((error) => toastError(error));
      toast({ title: t("changed"), action: { label: t("undo"), onPress: undo } });
      return true;
    },
  };
}
