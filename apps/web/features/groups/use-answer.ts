import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.tsx";
import type { Answer, Group } from "./types.ts";

/** Sends what suits the person; what it changes for the group is read again. */
export function useAnswer(group: Pick<Group, "trip_code">, onSent: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const submit = useMutation(
    api.groups.submitPreferences.mutationOptions({
      onSuccess: async ({ warnings }) => {
        onSent();
        const [warning] = warnings ?? [];
        toast({ title: "Your answer is in", ...(warning && { description: warning.message }) });
        await Promise.all([
          cache.invalidateQueries(api.groups.pathFilter()),
          cache.invalidateQueries(api.alignment.pathFilter()),
        ]);
      },
    }),
  );
  return {
    send: (preferences: Answer) => submit.mutate({ trip_code: group.trip_code, preferences }),
    sending: submit.isPending,
    error: submit.error,
  };
}
