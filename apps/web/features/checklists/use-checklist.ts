"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiInputs, toastError, useApi, useShownAtOnce } from "@/features/api-client/index.ts";
import { type Checklist, withTicks } from "./checklist-progress.ts";
import { t } from "./messages/index.ts";

type Change = Omit<ApiInputs["checklists"]["update"], "checklist_id">;

/** Changes one list. Ticks are shown at once, and taken back when they were refused. */
export function useChecklist(saved: Checklist) {
  const api = useApi();
  const cache = useQueryClient();
  const [list, save] = useShownAtOnce(saved, ticked);
  const key = api.checklists.list.queryKey({ trip_id: list.trip_id });
  const refused = (error: unknown) => toastError(error, t("notSaved"));
  const update = useMutation(
    api.checklists.update.mutationOptions({
      onMutate: async (change) => {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(
          key,
          (now) => now && { checklists: now.checklists.map((it) => (it.id === list.id ? ticked(it, change) : it)) },
        );
      },
      onError: (error) => {
        void cache.invalidateQueries({ queryKey: key });
        refused(error);
      },
    }),
  );
  const remove = useMutation(api.checklists.delete.mutationOptions({ onError: refused }));
  return {
    list,
    change: (change: Change) => save(change, () => update.mutateAsync({ checklist_id: list.id, ...change })),
    remove: () => remove.mutate({ checklist_id: list.id }),
    removing: remove.isPending,
  };
}

const ticked = (list: Checklist, { done = [], not_done = [] }: Change): Checklist =>
  withTicks(withTicks(list, done, true), not_done, false);
