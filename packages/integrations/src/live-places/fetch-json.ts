import { LivePlacesUnavailable } from "@caravan/core/kernel/ports";
import { secondsToRetryAfter } from "../retry-after.ts";

/** A fault of the source; `pauseMs` is how long it asked to be left alone, if it did. */
export class ServiceFault extends LivePlacesUnavailable {
  readonly pauseMs: number | null;
  constructor(message: string, pauseMs: number | null = null) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

export interface JsonRequest {
  readonly url: URL;
  readonly userAgent: string;
  /** Sent as a form by POST; a GET without. */
  readonly form?: Readonly<Record<string, string>>;
}

/** Far above what the queries can return by their own limits. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_PAUSE_MS = 10 * 60_000;

/**
 * One request, one JSON answer, bounded in size and by the signal. Redirects are refused: the address is the operator's
 * choice, and another host is none of it. What goes wrong is a {@link ServiceFault} that names no address.
 */
export async function fetchJson({ url, userAgent, form }: JsonRequest, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      headers: { "user-agent": userAgent, accept: "application/json" },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: "manual",
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ServiceFault(`the source answered ${response.status}`, pauseOf(response));
    }
    return JSON.parse(await boundedText(response));
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    if (signal.aborted) throw new ServiceFault("the source took too long");
    if (error instanceof SyntaxError) throw new ServiceFault("the source answered something that is not JSON");
    throw new ServiceFault("the source could not be reached");
  }
}

/** The size is counted after decompression, as it arrives: a declared length proves nothing. */
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
