"use client";

import type { AppRouter } from "@caravan/api/router";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { type ReactNode, useEffect, useState } from "react";
import { IdentityCheck, identityLink } from "@/features/account/identity-check.tsx";
import { accountHeader } from "@/features/api-client/account-header.ts";
import { ApiContext } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/index.ts";
import { invalidateAffected, invalidateAfterRefusal } from "@/features/api-client/invalidation.ts";
import { keptLink } from "@/features/offline/index.ts";
import { isSigningOut, signInAgain } from "@/ui/sign-in-out.ts";

const url = "/api/trpc";

// Mutations are sent alone, so that one can be aborted without the others.
function apiClient(queries: QueryClient) {
  return createTRPCClient<AppRouter>({
    links: [
      keptLink((path, input, data) =>
        queries.setQueriesData({ queryKey: [path.split("."), { input, type: "query" }], exact: true }, data),
      ),
      splitLink({
        condition: (operation) => operation.type === "mutation",
        true: [
          identityLink,
          httpLink({
            url,
            // An idempotency key for each call, so that a call repeated after a lost answer is done once.
            headers: ({ op }) => ({
              ...accountHeader(),
              ...(typeof op.context.idempotencyKey === "string" && { "idempotency-key": op.context.idempotencyKey }),
            }),
          }),
        ],
        false: splitLink({
          condition: (operation) => operation.context.longInput === true,
          true: httpLink({ url, methodOverride: "POST", headers: accountHeader }),
          false: httpBatchLink({ url, maxURLLength: 4_000, maxItems: 20, headers: accountHeader }),
        }),
      }),
    ],
  });
}

function queryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signInAgainAfter }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, input, _context, mutation) => invalidateAffected(client, mutation, input),
      onError: (error, input, _context, mutation) => invalidateAfterRefusal(client, error, mutation, input),
    }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        // Without a connection the link answers with copies on this device, so queries run anyway.
        networkMode: "always",
        refetchOnReconnect: "always",
        // A request that the server refuses will be refused again.
        retry: (failures, error) => failures < 2 && [0, 502, 503, 504].includes(domainError(error).status),
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/** A session that ended while the page was open. */
function signInAgainAfter(error: unknown) {
  if (domainError(error).status === 401 && !isSigningOut()) signInAgain();
}

function connect() {
  const queries = queryClient();
  return { queries, client: apiClient(queries) };
}

let begun: ReturnType<typeof connect> | undefined;

/**
 * In the browser the same until it is in use: while a part of a page is being loaded, React begins the first rendering again
 * without any state, and the answers that came with the page have to be there each time.
 */
function connection() {
  if (typeof window === "undefined") return connect();
  begun ??= connect();
  return begun;
}

/** Calls to the server, for everything inside it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [{ queries, client }] = useState(connection);
  useEffect(() => {
    begun = undefined;
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <ApiContext trpcClient={client} queryClient={queries}>
        {children}
        <IdentityCheck />
      </ApiContext>
    </QueryClientProvider>
  );
}
