"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import type { ApiKey } from "./key.ts";
import { mergeReports, type RevertReport } from "./revert-report.ts";

const mostCalls = 50;

/** Reverting everything that was done with a key, and a preview of it. The key is revoked first, so that nothing new comes meanwhile. */
export function useRevertKey(apiKey: ApiKey) {
  const api = useApi();
  const client = useApiClient();
  const run = useRunMutation();
  const [revoked, setRevoked] = useState(apiKey.revoked_at !== null);
  const preview = useQuery({
    queryKey: ["preview of reverting a key", apiKey.id],
    queryFn: () => client.keys.revertEdits.mutate({ key_id: apiKey.id, preview: true }),
    gcTime: 0,
    // It stays as it was read while the person makes up their mind, and also while it is being done.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const revert = useMutation({
    mutationFn: async () => {
      if (!revoked) await run(api.keys.revoke.mutationOptions(), { key_id: apiKey.id });
      setRevoked(true);
      let report: RevertReport | null = null;
      // A long history takes several calls, each for older edits.
      for (let calls = 0; calls < mostCalls; calls += 1) {
        const now: RevertReport = await run(api.keys.revertEdits.mutationOptions(), { key_id: apiKey.id });
        report = mergeReports(report, now);
        if (!now.trips.some((it) => it.more && it.taken_back.length > 0)) break;
      }
      return report;
    },
  });
  return { preview, revert, revoked };
}
