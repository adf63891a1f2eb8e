"use client";

import type { AppRouter } from "@caravan/api/router";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { ApiContext } from "./api.ts";
import { domainError } from "./domain-error.ts";

const url = "/api/trpc";

// Mutations travel alone, so that one can be aborted without the others.
function apiClient() {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "mutation",
        true: httpLink({ url }),
        false: httpBatchLink({ url, maxURLLength: 4_000, maxItems: 20 }),
      }),
    ],
  });
}

function queryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: signInAgain }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        // What the server refuses, it will refuse again.
        retry: (failures, error) => failures < 2 && [0, 502, 503, 504].includes(domainError(error).status),
      },
    },
  });
}

/** A session that ended while the page was open. */
function signInAgain(error: unknown) {
  if (domainError(error).status !== 401) return;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/sign-in?callbackUrl=${encodeURIComponent(here)}`);
}

/** Stands once, in the root layout. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(queryClient);
  const [client] = useState(apiClient);
  return (
    <QueryClientProvider client={queries}>
      <ApiContext trpcClient={client} queryClient={queries}>
        {children}
      </ApiContext>
    </QueryClientProvider>
  );
}
