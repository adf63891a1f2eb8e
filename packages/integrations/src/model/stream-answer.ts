import { setTimeout as delay } from "node:timers/promises";
import { APICallError, asSchema, type LanguageModel, Output, type OutputInterface, streamText } from "ai";
import type { z } from "zod";

/** How an answer ended. */
export type Ending =
  | { readonly kind: "finished" | "cut_off" | "timed_out" | "refused" }
  /** `status` of the answer, or null when there was none; `detail` is a code and never a text of the other side. */
  | { readonly kind: "failed"; readonly status: number | null; readonly detail: string };

/** What a model is to do and what its answer looks like: constant texts, with nothing of anybody's data in them. */
export interface Task {
  readonly instructions: string;
  readonly output: OutputInterface<string, string, never>;
}

interface Call {
  readonly model: LanguageModel;
  readonly task: Task;
  readonly message: string;
  readonly maxTokens: number;
  /** The caller's and the time budget in one. */
  readonly signal: AbortSignal;
  /** True when the answer has all that is wanted: the rest is not waited for. */
  readonly onText: (text: string) => boolean;
}

/** Of the text; the answers that are wanted need a twentieth of it. */
const MOST_CHARACTERS = 200_000;
const BEFORE_SECOND_ATTEMPT = 500;
const droppedConnection = /^(?:ECONNRESET|UND_ERR_SOCKET)$/;

/**
 * Asks once, and once more when there was no answer at all and another attempt may help: after a moment when the server had a
 * fault, at once when it refused the request (400, 422), as those do that know no response formats. The second attempt does
 * without a format; where that was what helped, so do later calls. Never rejects; when the signal is aborted the caller
 * knows why.
 */
export async function streamAnswer(call: Call, formats: { structured: boolean }): Promise<Ending> {
  const first = await attempt(call, formats.structured);
  if (first.kind !== "failed" || call.signal.aborted) return first;
  const refused = formats.structured && (first.status === 400 || first.status === 422);
  // Somebody who says "too many requests" is not helped by another one.
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
      // Nothing is required of the schema that a model could not leave out.
      providerOptions: { model: { strictJsonSchema: false } },
      // Without one the SDK prints errors, and with them the request and what the provider said.
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
    // Leaving the loop alone keeps the connection, and a model on it that goes on talking.
    done.abort();
  }
}

/** Asks for the schema and leaves the reading to the caller, which is as lenient as many servers need. */
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

/** The code of the fault at the bottom ("ECONNREFUSED", "ENOTFOUND"), else the name of the error. */
function codeIn(error: unknown): string {
  let code = error instanceof Error ? error.name : "error";
  for (let it = error; it instanceof Error; it = it.cause) {
    if ("code" in it && typeof it.code === "string" && /^[A-Z_]{3,40}$/.test(it.code)) code = it.code;
  }
  return code;
}
