import { type CaravanError, errorOf } from "./error.ts";
import { waited } from "./retries.ts";

export interface SignInOptions {
  /** The address of the installation. */
  readonly baseUrl: string;
  /** The person sees it when they decide, and in everything that is done with the key. */
  readonly agentName: string;
  /** Such as `trips:read`; the person may grant fewer. */
  readonly scopes: readonly string[];
  /** Called once: show the person the address and the code. */
  readonly onCode: (code: SignInCode) => void;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

export interface SignInCode {
  readonly userCode: string;
  /** Where the person enters the code. */
  readonly verificationUri: string;
  /** The same with the code filled in. */
  readonly verificationUriComplete: string;
  readonly expiresInSeconds: number;
}

export interface SignedIn {
  readonly key: string;
  readonly scopes: readonly string[];
  /** Whether changes wait for a person. */
  readonly asksFirst: boolean;
  /** The trips to which the key is limited; undefined: all. */
  readonly tripIds?: readonly string[];
}

/** By RFC 8628, what is added to the interval when the service asks to slow down. */
const SLOWER_SECONDS = 5;

/**
 * Gets a key by the device flow (RFC 8628). Resolves when the person has agreed.
 *
 * @throws CaravanError `access_denied` when they said no, `expired_token` when nobody decided in time
 */
export async function signIn(options: SignInOptions): Promise<SignedIn> {
  const { baseUrl, agentName, scopes, onCode, signal, fetch: send = fetch } = options;
  const base = baseUrl.replace(/\/+$/, "");
  const post = (path: string, body: object) =>
    send(`${base}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  const started = await post("/api/agent-auth/device", { agent_name: agentName, requested_scopes: scopes });
  if (!started.ok) throw await errorOf(started);
  const codes = (await started.json()) as Codes;
  onCode({
    userCode: codes.user_code,
    verificationUri: codes.verification_uri,
    verificationUriComplete: codes.verification_uri_complete,
    expiresInSeconds: codes.expires_in,
  });
  let seconds = codes.interval;
  for (;;) {
    await waited(seconds * 1000, signal);
    const answer = await post("/api/agent-auth/token", { device_code: codes.device_code });
    if (answer.ok) return signedIn((await answer.json()) as Token);
    const error = await errorOf(answer);
    if (!isPending(error)) throw error;
    if (error.code === "slow_down") seconds += SLOWER_SECONDS;
  }
}

const isPending = ({ code }: CaravanError) => code === "authorization_pending" || code === "slow_down";

function signedIn({ access_token, scope, asks_first, trip_ids }: Token): SignedIn {
  return {
    key: access_token,
    scopes: scope.split(" "),
    asksFirst: asks_first ?? false,
    ...(trip_ids ? { tripIds: trip_ids } : {}),
  };
}

interface Codes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
  readonly interval: number;
}

interface Token {
  readonly access_token: string;
  readonly scope: string;
  readonly asks_first?: boolean;
  readonly trip_ids?: readonly string[];
}
