"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { Group, GroupMember } from "@/features/groups/index.ts";
import { toast } from "@/ui/toast.tsx";
import type { StatedPreferences } from "../model/alignment-input.ts";
import { restoredAnswer } from "../model/answer-changes.ts";
import type { Answer } from "../model/types.ts";

/** Changes what you said, with a way back. */
export function useChangeAnswer(group: Group) {
  const api = useApi();
  const queries = useQueryClient();
  const trip = { trip_code: group.trip_code };
  const withPreferences = (preferences: StatedPreferences) => (member: GroupMember) =>
    member.user_id === group.you ? { ...member, preferences } : member;
  const submit = useMutation(
    api.groups.submitPreferences.mutationOptions({
      onSuccess: ({ preferences }) => {
        queries.setQueryData(
          api.groups.get.queryKey(trip),
          (now) =>
            now && {
              group_trip: { ...now.group_trip, members: now.group_trip.members.map(withPreferences(preferences)) },
            },
        );
      },
      // Not waited for: what was sent stands, and what it changes for the group comes when it comes.
      onSettled: () => {
        void queries.invalidateQueries(api.groups.pathFilter());
        void queries.invalidateQueries(api.alignment.pathFilter());
      },
    }),
  );
  const send = (preferences: Answer) => submit.mutateAsync({ ...trip, preferences });
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
        void send(restoredAnswer(answer, before)).catch((error) =>
          toast({ title: domainError(error).message, tone: "danger" }),
        );
      toast({ title: "Your answer is changed", action: { label: "Undo", onPress: undo } });
      return true;
    },
  };
}
