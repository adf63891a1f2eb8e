import type { IncomingMessage, ServerResponse } from "node:http";
import { invalidAt, notFound } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import { toDomainError } from "../http/error-response.ts";
import { MAX_BODY_BYTES } from "../http/read-body.ts";
import { appRouter } from "../router.ts";

const MOST_IN_BATCH = 20;

/**
 * The procedures of a request. Queries may be batched, and the limits count each; a mutation must be alone, so that one
 * request is one change.
 */
export function proceduresIn(method: string, sent: string): string[] {
  const names = decoded(sent).split(",");
  if (names.length > (method === "GET" ? MOST_IN_BATCH : 1))
    throw invalidAt("batch", `at most ${MOST_IN_BATCH} queries at a time, and one change`);
  return names;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound("address");
  }
}

export async function serveTrpc(it: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly call: Call;
  readonly report: (id: string, error: unknown) => void;
}): Promise<void> {
  const { request, response, path, call, report } = it;
  // The adapter waits until the answer is sent, which never happens when the caller has disconnected.
  if (response.destroyed) return;
  const closed = new Promise<void>((resolve) => response.once("close", resolve));
  const answered = nodeHTTPRequestHandler({
    req: request,
    res: response,
    path,
    router: appRouter,
    createContext: async () => call,
    onError: ({ error }) => {
      if (!toDomainError(error) && !call.signal.aborted && error.code !== "NOT_FOUND") report("trpc", error);
    },
    maxBodySize: MAX_BODY_BYTES,
    // A query whose input is too long for an address is sent as a POST.
    allowMethodOverride: true,
  });
  return Promise.race([answered, closed]);
}
