import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from "ai";

export interface ModelConfig {
  /** The protocol: chat completions (also Ollama, vLLM and gateways) or Anthropic messages. */
  readonly provider: "openai" | "anthropic";
  /** The address before `/chat/completions` or `/messages`; undefined is the provider's. */
  readonly url: string | undefined;
  readonly name: string;
  /** A local model may need none. */
  readonly apiKey: string | undefined;
  /** For everything: connection, second attempt and the whole answer. */
  readonly timeoutSeconds: number;
  /** The maximum tokens of an answer. */
  readonly maxTokens: number;
}

const OPENAI = "https://api.openai.com/v1";
const ANTHROPIC = "https://api.anthropic.com/v1";
/** The bytes of an answer; each token is in a frame of a few hundred bytes. */
const MOST_BYTES = 8 * 1024 * 1024;

export function addressOf(config: ModelConfig): string {
  return (config.url ?? (config.provider === "openai" ? OPENAI : ANTHROPIC)).replace(/\/+$/, "");
}

/** The configured model. Reads no environment variables, and follows no redirects. */
export function languageModel(config: ModelConfig): LanguageModel {
  const baseURL = addressOf(config);
  const model =
    config.provider === "anthropic"
      ? // Without a key it would look for one in the environment; a gateway of one's own ignores this one.
        createAnthropic({ baseURL, apiKey: config.apiKey ?? "none", fetch: guardedFetch })(config.name)
      : createOpenAICompatible({
          name: "model",
          baseURL,
          fetch: guardedFetch,
          supportsStructuredOutputs: true,
          ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
          ...(baseURL === OPENAI ? { transformRequestBody: withCompletionTokens } : {}),
        })(config.name);
  // Reasoning models: a draft among the thoughts is not the answer.
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: "think" }) });
}

/** OpenAI's newer models refuse `max_tokens`; most other servers know only that. */
function withCompletionTokens({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

/** A redirect would send the key elsewhere; an endless answer is aborted. */
const guardedFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: "error" });
  if (!response.body) return response;
  let left = MOST_BYTES;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        left -= bytes.byteLength;
        if (left < 0) controller.terminate();
        else controller.enqueue(bytes);
      },
    }),
  );
  return new Response(body, response);
};
