import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import { secondsToRetryAfter } from "../retry-after.ts";

/** An error of the source; `pauseMs` is the pause that it asked for. */
export class ServiceFault extends LiveSourceUnavailable {
  readonly pauseMs: number | null;
  constructor(message: string, pauseMs: number | null = null) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

export interface SourceRequest {
  readonly url: URL;
  readonly userAgent: string;
  /** Sent as a form by POST; without it, a GET. */
  readonly form?: Readonly<Record<string, string>>;
  /** JSON unless this says that the answer is to be taken as text. */
  readonly format?: "text";
}

/** Far above what the queries can return. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_PAUSE_MS = 10 * 60_000;

/**
 * One request, limited in size and by the signal. Redirects are refused: only the operator's address is used. Errors
 * are a {@link ServiceFault} without addresses.
 */
export async function fetchFromSource(
  { url, userAgent, form, format }: SourceRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      headers: { "user-agent": userAgent, accept: format === "text" ? "*/*" : "application/json" },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: "manual",
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ServiceFault(`the source answered ${response.status}`, pauseOf(response));
    }
    const text = await boundedText(response);
    return format === "text" ? text : JSON.parse(text);
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    if (signal.aborted) throw new ServiceFault("the source took too long");
    if (error instanceof SyntaxError) throw new ServiceFault("the source answered something that is not JSON");
    throw new ServiceFault("the source could not be reached");
  }
}

/** The size is counted after decompression; a declared length proves nothing. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new ServiceFault("the source's answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function pauseOf(response: Response): number | null {
  const seconds = secondsToRetryAfter(response.headers.get("retry-after") ?? undefined, new Date());
  return seconds === null || seconds === 0 ? null : Math.min(LONGEST_PAUSE_MS, seconds * 1000);
}
