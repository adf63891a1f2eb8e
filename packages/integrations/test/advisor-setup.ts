import { inspect } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import type { ModelConfig } from "../src/model/language-model.ts";
import { modelAdvisor } from "../src/model/recommend-places.ts";
import { isUsable, lisbon, planWith } from "./lisbon-plan-request.ts";
import { modelServer, type Protocol, type Reply } from "./model-server.ts";

export const KEY = "sk-very-secret-0123456789";

/** An advisor whose model sends the given replies, and everything that can be observed of it. Stops with the test. */
export async function advisorOn(
  protocol: Protocol,
  replies: readonly Reply[],
  more: Partial<Record<keyof ModelConfig, unknown>> = {},
) {
  const server = await modelServer(protocol, ...replies);
  onTestFinished(server.stop);
  const log: string[] = [];
  // A library's own output is in the operator's log as well.
  const printed = vi
    .spyOn(console, "error")
    .mockImplementation((...words) => void log.push(words.map((it) => inspect(it)).join()));
  onTestFinished(() => printed.mockRestore());
  const config = {
    provider: protocol,
    url: server.url,
    name: "claude-sonnet-4-5",
    apiKey: KEY,
    timeoutSeconds: 30,
    maxTokens: 4000,
    ...more,
  } as ModelConfig;
  const advisor = modelAdvisor(config, (line) => log.push(line));
  /** Asks, and makes the plan from the answer; the plan must always be usable and contain no secret. */
  const advise = async (
    request = lisbon(),
    signal = new AbortController().signal,
    onProgress: (count: number) => void = () => undefined,
  ) => {
    const answer = await advisor.advise(request, signal, onProgress);
    const made = planWith(request, answer);
    expect(isUsable(request, made)).toBe(true);
    expect(JSON.stringify([answer, made, log])).not.toContain(KEY);
    const codes = answer.warnings.map((it) => it.code);
    return { ...answer, made, codes, said: answer.warnings.map((it) => it.message).join(" ") };
  };
  return { advisor, advise, server, log };
}
