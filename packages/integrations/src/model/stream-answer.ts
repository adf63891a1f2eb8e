import { setTimeout as delay } from "node:timers/promises";
import { APICallError, asSchema, type LanguageModel, Output, type OutputInterface, streamText } from "ai";
import type { z } from "zod";

/** How an answer ended. */
export type Ending =
  | { readonly kind: "finished" | "cut_off" | "timed_out" | "refused" }
  /** `status` of the response, or null without one; `detail` is a code and never a text of the server. */
  | { readonly kind: "failed"; readonly status: number | null; readonly detail: string };

/** The task of a model and the format of its answer: constant texts, without data. */
export interface Task {
  readonly instructions: string;
  readonly output: OutputInterface<string, string, never>;
}

interface Call {
  readonly model: LanguageModel;
  readonly task: Task;
  readonly message: string;
  readonly maxTokens: number;
  /** The caller's signal and the timeout together. */
  readonly signal: AbortSignal;
  /** True when the answer is complete: the rest is not awaited. */
  readonly onText: (text: string) => boolean;
}

/** The maximum length of the text; usual answers need a twentieth of it. */
const MOST_CHARACTERS = 200_000;
const BEFORE_SECOND_ATTEMPT = 500;
const droppedConnection = /^(?:ECONNRESET|UND_ERR_SOCKET)$/;

/**
 * Asks once, and a second time when there was no answer and a retry may help: after a pause for a server error, at once
 * when the request was refused (400, 422), as by servers without response formats. The second attempt has no response
 * format; if that helped, later calls have none either. Never rejects; when the signal is aborted the caller knows why.
 */
export async function streamAnswer(call: Call, formats: { structured: boolean }): Promise<Ending> {
  const first = await attempt(call, formats.structured);
  if (first.kind !== "failed" || call.signal.aborted) return first;
  const refused = formats.structured && (first.status === 400 || first.status === 422);
  // "Too many requests" is not retried.
  const mayPass = first.status === null ? droppedConnection.test(first.detail) : first.status >= 500;
  if (!refused && !mayPass) return first;
  if (!refused) await delay(BEFORE_SECOND_ATTEMPT, undefined, { signal: call.signal }).catch(() => undefined);
  if (call.signal.aborted) return first;
  const second = await attempt(call, false);
  if (refused && second.kind !== "failed") formats.structured = false;
  return second;
}

async function attempt(
  { model, task, message, maxTokens, signal, onText }: Call,
  structured: boolean,
): Promise<Ending> {
  let length = 0;
  const done = new AbortController();
  try {
    const { stream } = streamText({
      model,
      instructions: task.instructions,
      prompt: message,
      output: structured ? task.output : Output.text(),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, done.signal]),
      telemetry: { isEnabled: false },
      // The schema requires only what every model returns.
      providerOptions: { model: { strictJsonSchema: false } },
      // Without a handler the SDK prints errors with the request and the provider's message.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "text-delta") {
        const text = part.text.slice(0, MOST_CHARACTERS - length);
        length += text.length;
        if (onText(text)) return { kind: "finished" };
        if (length === MOST_CHARACTERS) return { kind: "cut_off" };
      } else if (part.type === "error") {
        return length > 0 ? { kind: "cut_off" } : failure(part.error);
      } else if (part.type === "finish") {
        if (part.finishReason === "content-filter") return { kind: "refused" };
        return { kind: part.finishReason === "length" ? "cut_off" : "finished" };
      }
    }
    return { kind: "cut_off" };
  } catch (error) {
    return length > 0 ? { kind: "cut_off" } : failure(error);
  } finally {
    // Leaving the loop alone would keep the connection open.
    done.abort();
  }
}

/** Requests the schema, but parses leniently, since many servers ignore it. */
export function taskOf(instructions: string, name: string, schema: z.ZodType): Task {
  const responseFormat = Promise.resolve(asSchema(schema).jsonSchema).then((shape) => ({
    type: "json" as const,
    name,
    schema: shape,
  }));
  return { instructions, output: { ...Output.text(), responseFormat } };
}

function failure(error: unknown): Ending {
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  return { kind: "failed", status, detail: codeIn(error) };
}

/** The innermost error code ("ECONNREFUSED", "ENOTFOUND"), else the name of the error. */
function codeIn(error: unknown): string {
  let code = error instanceof Error ? error.name : "error";
  for (let it = error; it instanceof Error; it = it.cause) {
    if ("code" in it && typeof it.code === "string" && /^[A-Z_]{3,40}$/.test(it.code)) code = it.code;
  }
  return code;
}
