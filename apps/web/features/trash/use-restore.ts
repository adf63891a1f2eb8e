"use client";

import { useCallback } from "react";
import { type ApiInputs, toastError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { count } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";

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
          title: `Restored "${title}"`,
          ...(links > 0 && {
            description: `${count(links, "public link")} to it ${links === 1 ? "works" : "work"} again.`,
          }),
        });
        return true;
      } catch (error) {
        toastError(error, `"${title}" couldn't be restored`);
        return false;
      }
    },
    [api, run],
  );
}
