import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "@caravan/core/kernel/execute";
import type { Ports } from "@caravan/core/kernel/ports";
import type { Reader } from "@caravan/languages/texts";
import type { AuthOptions } from "./auth/authenticate.ts";
import { type PendingCredential, resolveCredential } from "./auth/resolve-credential.ts";
import type { EventLoopShare } from "./limits/event-loop-share.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { RoomWatchers } from "./rooms/room-watchers.ts";

export interface ApiOptions {
  readonly ports: Ports;
  readonly auth: AuthOptions;
  readonly rateLimiter: RateLimiter;
  readonly share?: EventLoopShare | undefined;
  /** What happens in rooms, for streams; undefined where nothing delivers it. */
  readonly watchers?: RoomWatchers | undefined;
  /** The secret with which inbound mail is signed; undefined without inbound mail. */
  readonly inboundMailSecret?: string | undefined;
  /** The caller's address: the socket's, or what a trusted proxy says. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** For whom its texts for people are worded. */
  readonly readerOf: (request: IncomingMessage) => Reader;
  readonly report: (id: string, error: unknown) => void;
  readonly clock: () => Date;
}

/** A request at a path that needs no credential. */
export interface PublicRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly options: ApiOptions;
  /** The network that limits by address count. */
  readonly network: string;
  readonly now: Date;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** A request within the rate limits, whose credential may still be being looked up. */
export interface CredentialRequest extends PublicRequest {
  readonly credential: PendingCredential;
  /** Anonymous until the credential is resolved. */
  readonly call: Call;
  /** The values of the `{name}` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The call of the resolved credential.
 *
 * @throws unauthenticated when it is not valid any more
 */
export async function resolvedCall({
  call,
  credential,
}: Pick<CredentialRequest, "call" | "credential">): Promise<Call> {
  const { actor } = await resolveCredential(credential);
  return { ...call, actor };
}
