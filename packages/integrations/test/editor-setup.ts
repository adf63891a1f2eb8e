import { inspect } from "node:util";
import type { PlannedDay } from "@caravan/domain/planning/types";
import { englishOf } from "@caravan/domain/words/sentence";
import { expect, onTestFinished, vi } from "vitest";
import { editWith } from "../../core/test/edit-with.ts";
import { modelEditor } from "../src/model/edit-plans.ts";
import type { ModelConfig } from "../src/model/language-model.ts";
import { isUsable, lisbon } from "./lisbon-plan-request.ts";
import { modelServer, type Protocol, type Reply } from "./model-server.ts";

export const KEY = "sk-very-secret-0123456789";

/** An editor whose model sends the given replies, and everything that can be observed of it. Stops with the test. */
export async function editorOn(
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
    maxTokens: 12_000,
    ...more,
  } as ModelConfig;
  const editor = modelEditor(config, (line) => log.push(line));
  /** Edits the plan of the rules; what results must always be usable and contain no secret. */
  const edit = async (
    request = lisbon(),
    signal = new AbortController().signal,
    onDay: (day: PlannedDay) => void = () => undefined,
  ) => {
    const { draft, made } = await editWith(editor, request, signal, onDay);
    expect(isUsable(request, made)).toBe(true);
    expect(JSON.stringify([made, log])).not.toContain(KEY);
    const ofModel = made.warnings.filter((it) => it.code.startsWith("model_"));
    return {
      made,
      draft,
      codes: ofModel.map((it) => it.code),
      said: ofModel.map((it) => englishOf(it.message)).join(" "),
    };
  };
  return { editor, edit, server, log };
}
