"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiInputs, type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { t } from "./messages/index.ts";

export type PushSettings = ApiOutputs["push"]["settings"]["settings"];
type Change = ApiInputs["push"]["updateSettings"];

/** The settings of notifications. A change is shown at once and sent after earlier ones. */
export function usePushSettings() {
  const api = useApi();
  const queries = useQueryClient();
  const settings = useQuery(api.push.settings.queryOptions({}));
  const key = api.push.settings.queryKey({});
  const update = useMutation(
    api.push.updateSettings.mutationOptions({
      scope: { id: "push settings" },
      onMutate: async (change) => {
        await queries.cancelQueries({ queryKey: key });
        queries.setQueryData(key, (before) => before && { settings: changed(before.settings, change) });
      },
      onSuccess: (answer) => {
        // An answer to an earlier change would remove the later ones from the screen.
        if (queries.isMutating({ mutationKey: api.push.updateSettings.mutationKey() }) <= 1)
          queries.setQueryData(key, answer);
      },
      onError: (error) => {
        void queries.invalidateQueries({ queryKey: key });
        toastError(error, t("notSaved"));
      },
    }),
  );
  return { settings, update: update.mutate };
}

const changed = (before: PushSettings, { kinds, quiet_hours }: Change): PushSettings => ({
  kinds: { ...before.kinds, ...kinds },
  quiet_hours: quiet_hours === undefined ? before.quiet_hours : quiet_hours,
});
