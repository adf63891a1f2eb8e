"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { takeJoinIntent } from "./join-intent.ts";

/**
 * Joins at a press; or at once, when the press came before signing in and brought the person back here. The address alone
 * joins nobody: what counts is kept by the tab that was pressed in.
 */
export function JoinButton({ code, signedInAs }: { code: string; signedInAs: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  const join = useMutation(
    api.groups.join.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: code }), { group_trip });
        void cache.invalidateQueries(api.groups.list.pathFilter());
        // In place of this page, which has done what it was for.
        router.replace(`/groups/${code}`);
      },
    }),
  );
  const goOn = useEffectEvent(() => {
    const isBack = new URLSearchParams(window.location.search).get("join") === "1";
    if (isBack && takeJoinIntent(() => window.sessionStorage, code, Date.now())) join.mutate({ trip_code: code });
  });
  useEffect(() => goOn(), []);

  const error = join.error && domainError(join.error);
  // Pressing again would change nothing: it is for the creator to let them back in.
  if (error?.status === 403) return <FormAlert>{error.message}</FormAlert>;
  return (
    <>
      {error && (
        <div className="mb-4">
          <FormAlert>{error.message}</FormAlert>
        </div>
      )}
      {/* Still busy after success: the group's page is on its way. */}
      <Button
        size="lg"
        block
        loading={join.isPending || join.isSuccess}
        onClick={() => join.mutate({ trip_code: code })}
      >
        Join trip
      </Button>
      <p className="wrap-anywhere mt-3 text-center text-faint text-sm">Signed in as {signedInAs}</p>
    </>
  );
}
