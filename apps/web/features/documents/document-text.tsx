"use client";

import { useQuery } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { useReachable } from "@/features/offline/connection.ts";
import { keptBytes } from "@/features/offline/kept/file-table.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { beginningIn } from "./text-beginning.ts";
import type { TripDocument } from "./types.ts";

/** A written document as words on the page. */
export function DocumentText({ document }: { document: TripDocument }) {
  const { found, error, onRetry } = useText(document);
  if (!found && error)
    return (
      <ErrorState title="The text could not be loaded" description={domainError(error).message} onRetry={onRetry} />
    );
  if (!found) return <Skeleton className="h-40 w-full" />;
  return (
    <div
      // Long ones are scrolled, also by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="wrap-anywhere max-h-[65dvh] overflow-y-auto whitespace-pre-wrap rounded-control bg-sunken px-4 py-3"
    >
      {found.text}
      {found.text_cut && <p className="mt-4 text-muted">This is the beginning. Download it to read the rest.</p>}
    </div>
  );
}

/** What the server says that it says, and without a connection what its file on this device says. */
function useText({ id, trip_id }: TripDocument) {
  const api = useApi();
  const account = usePageAccount();
  const reachable = useReachable();
  const asked = useQuery(api.documents.get.queryOptions({ trip_id, document_id: id }, { enabled: reachable }));
  const kept = useQuery({
    queryKey: ["text on this device", account, id],
    queryFn: () => textHere(account, id),
    enabled: !reachable,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const now = reachable ? asked : kept;
  return { found: asked.data?.document ?? kept.data, error: now.error, onRetry: () => void now.refetch() };
}

async function textHere(account: string | null, id: string) {
  const kept = account === null ? null : await keptBytes(account, id);
  if (!kept) throw new Error("the text is not on this device");
  return beginningIn(kept.bytes);
}
