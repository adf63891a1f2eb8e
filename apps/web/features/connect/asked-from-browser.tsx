"use client";

import { useQuery } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { Consent, type ConsentProps } from "./consent.tsx";
import { Ended } from "./ended.tsx";
import { endingOf } from "./request.ts";

export interface AskedFromBrowserProps extends Omit<ConsentProps, "request" | "code"> {
  requestId: string;
}

/** A request that the address names: a browser was sent here by the agent itself. */
export function AskedFromBrowser({ requestId, ...rest }: AskedFromBrowserProps) {
  // Asked once: what a person is deciding on must not change under their hands, nor after they have.
  const options = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;
  const found = useQuery(useApi().accessRequests.get.queryOptions({ request_id: requestId }, options));

  if (found.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading the request</span>
        <Skeleton className="h-144 rounded-card" />
      </div>
    );
  }
  if (found.isError) {
    const { code, status, message } = domainError(found.error);
    // 400: an address that was cut is no id.
    const ending = endingOf(code) ?? (status === 404 || status === 400 ? "unknown" : null);
    if (ending) return <Ended how={ending} kind={null} onAnother={rest.onAnother} />;
    return <ErrorState headingLevel={1} description={message} onRetry={() => void found.refetch()} />;
  }
  const { request } = found.data;
  if (request.status !== "pending") return <Ended how="answered" kind={request.kind} onAnother={rest.onAnother} />;
  return <Consent request={request} code={null} {...rest} />;
}
