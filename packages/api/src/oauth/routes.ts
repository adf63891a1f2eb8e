import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiOptions } from "../http/handler.ts";

export interface Open {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly options: ApiOptions;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Addresses that are answered before anybody asks for a credential: discovery, and how agents get a key. They have limits
 * of their own and the error body of OAuth.
 */
export const openRoutes: Readonly<Record<string, Readonly<Record<string, (it: Open) => Promise<void> | void>>>> = {};
