"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiOutputs, useApi, useApiClient } from "@/features/api-client/index.ts";
import type { ApiKey } from "./key.ts";
import { mergeReports } from "./revert-report.ts";

const atMost = 50;

export type RevertReport = ApiOutputs["keys"]["revertEdits"];
export type RevertedTrips = RevertReport["trips"];

/** What taking back everything of a key would do, and doing it: the key goes first, so that nothing new comes meanwhile. */
export function useRevertKey(apiKey: ApiKey) {
  const api = useApi();
  const client = useApiClient();
  const queries = useQueryClient();
  const [revoked, setRevoked] = useState(apiKey.revoked_at !== null);
  const preview = useQuery({
    queryKey: ["what taking back would do", apiKey.id],
    queryFn: () => client.keys.revertEdits.mutate({ key_id: apiKey.id, preview: true }),
    gcTime: 0,
    // It stays as it was read while the person makes up their mind, and also while it is being done.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const revert = useMutation({
    mutationFn: async () => {
      if (!revoked) await client.keys.revoke.mutate({ key_id: apiKey.id });
      setRevoked(true);
      let report: RevertReport | null = null;
      // A long history takes several goes, each for what is older.
      for (let goes = 0; goes < atMost; goes += 1) {
        const now: RevertReport = await client.keys.revertEdits.mutate({ key_id: apiKey.id });
        report = mergeReports(report, now);
        if (!now.trips.some((it) => it.more && it.taken_back.length > 0)) break;
      }
      return report;
    },
    onSettled: () => {
      for (const part of [api.keys, api.trips, api.history, api.proposals])
        void queries.invalidateQueries(part.pathFilter());
    },
  });
  return { preview, takeBack: revert, revoked };
}
