import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "@/features/api-client/index.ts";
import type { Group } from "./types.ts";

/** The clock of the server may be a little behind ours. */
const graceMs = 1_000;
/** As far ahead as a timer can be set. */
const furthestMs = 2_147_483_647;

/** When the time to answer is up, who is awaited becomes who was silent: nobody tells, so it is read again. */
export function useDeadline({ response_deadline }: Pick<Group, "response_deadline">): void {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    const wait = Date.parse(response_deadline ?? "") - Date.now() + graceMs;
    if (!(wait > 0 && wait < furthestMs)) return;
    const timer = setTimeout(() => {
      void cache.invalidateQueries(api.groups.pathFilter());
      void cache.invalidateQueries(api.alignment.pathFilter());
    }, wait);
    return () => clearTimeout(timer);
  }, [response_deadline, api, cache]);
}
