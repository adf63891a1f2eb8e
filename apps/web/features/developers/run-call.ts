/** What a call answered, for the console. */
export interface CallResult {
  readonly status: number;
  readonly milliseconds: number;
  /** Of the rate limit, with what they say. */
  readonly limits: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Of an answer; more would make the page slow. */
const LONGEST = 40_000;
const limitHeaders = ["ratelimit", "ratelimit-policy", "retry-after"];

/**
 * Runs a verb for real, at the task endpoint.
 *
 * @param key an API key; null: the session of this browser
 */
export async function runCall(verb: string, sent: unknown, key: string | null): Promise<CallResult> {
  const began = performance.now();
  const answer = await fetch("/api/agent/task", {
    method: "POST",
    // With a key, the session has to stay out of it.
    credentials: key === null ? "same-origin" : "omit",
    headers: { "content-type": "application/json", ...(key !== null && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ capability: verb, arguments: sent }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    milliseconds: Math.round(performance.now() - began),
    limits: limitHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body: pretty(text),
  };
}

function pretty(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // A proxy answered with something else, which is shown as it is.
  }
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}\n…` : shown;
}
