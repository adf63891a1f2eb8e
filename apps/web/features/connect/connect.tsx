"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Loading } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { CodeForm } from "./code-form.tsx";
import { Consent, type ConsentProps } from "./consent.tsx";
import { t } from "./messages/index.ts";
import { type AccessRequest, endingOf } from "./request.ts";
import { RequestEnded } from "./request-outcome.tsx";

export interface ConnectProps {
  user: CurrentUser;
  requestId: string | null;
  givenCode: string | null;
}

/** Leads from a code, or from a request in the address, to the consent. */
export function Connect({ user, requestId, givenCode }: ConnectProps) {
  const [asked, setAsked] = useState({ requestId, givenCode });
  const [found, setFound] = useState<{ request: AccessRequest; code: string } | null>(null);
  const startAgain = () => {
    window.history.replaceState(null, "", "/connect");
    setAsked({ requestId: null, givenCode: null });
    setFound(null);
  };

  const shared = { user, onAnother: startAgain };
  if (found) return <Consent {...found} {...shared} />;
  if (asked.requestId !== null) return <RequestById requestId={asked.requestId} {...shared} />;
  return <CodeForm givenCode={asked.givenCode} onFound={(request, code) => setFound({ request, code })} />;
}

interface AskedFromBrowserProps extends Omit<ConsentProps, "request" | "code"> {
  requestId: string;
}

/** A request in the address: the agent itself has sent a browser here. */
function RequestById({ requestId, ...rest }: AskedFromBrowserProps) {
  // Requested once: it must not change while a person decides, nor afterwards.
  const options = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;
  const found = useQuery(useApi().accessRequests.get.queryOptions({ request_id: requestId }, options));

  if (found.isPending) return <Loading label={t("loading")} blocks={["h-144 rounded-card"]} />;
  if (found.isError) {
    const { code, status, message } = domainError(found.error);
    // 400: a truncated address does not contain an id.
    const ending = endingOf(code) ?? (status === 404 || status === 400 ? "unknown" : null);
    if (ending) return <RequestEnded how={ending} kind={null} onAnother={rest.onAnother} />;
    return <ErrorState headingLevel={1} description={message} onRetry={() => void found.refetch()} />;
  }
  const { request } = found.data;
  if (request.status !== "pending")
    return <RequestEnded how="answered" kind={request.kind} onAnother={rest.onAnother} />;
  return <Consent request={request} code={null} {...rest} />;
}
