"use client";

import { useCallback } from "react";
import { type ApiInputs, toastError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/restore/index.ts";

interface Restored extends Pick<ApiInputs["trash"]["restore"], "kind" | "id"> {
  readonly title: string;
}

/** Restores something from the trash. Also used for an Undo that outlives the page on which it was deleted. */
export function useRestore() {
  const api = useApi();
  const run = useRunMutation();
  return useCallback(
    async ({ kind, id, title }: Restored): Promise<boolean> => {
      try {
        const { public_links: links } = await run(api.trash.restore.mutationOptions(), { kind, id });
        toast({
          title: t("done", { title }),
          ...(links > 0 && { description: t("links", { count: links }) }),
        });
        return true;
      } catch (error) {
        toastError(error, t("failed", { title }));
        return false;
      }
    },
    [api, run],
  );
}
