import { type Capability, capabilities } from "@caravan/core/agents/capability-wire";
import { errorMeanings } from "@caravan/core/agents/error-guide";
import type { Call } from "@caravan/core/kernel/execute";
import { oneLine } from "@caravan/domain/export/markdown-text";
import { nearestNames } from "@caravan/domain/nearest-name";
import { type CallToolResult, ProtocolError, ProtocolErrorCode, type Tool } from "@modelcontextprotocol/server";
import { describedVerbs } from "../agents/action-tools.ts";
import { isCapability, runCapability } from "../agents/run-capability.ts";
import { errorBodyOf, type Report } from "./protocol-errors.ts";
import { saidOnce } from "./said-once.ts";
import { answersInWords, structuredAnswers } from "./structured-answers.ts";

/** Every capability, also those without a scope of the caller's key: calling one names the missing scope. */
export function listTools(): { tools: Tool[] } {
  return { tools: tools() };
}

function tools(): Tool[] {
  listed ??= saidOnce(capabilities(describedVerbs()).map(toolOf));
  return listed;
}
let listed: Tool[] | undefined;

/**
 * Without titles, which would repeat the names, and with few output schemas: all of them together would use too many of a
 * model's tokens.
 */
function toolOf(it: Capability): Tool {
  const structured = structuredAnswers[it.name];
  return {
    name: it.name,
    description: it.description,
    inputSchema: { ...it.input_schema, type: "object" },
    ...(structured ? { outputSchema: structured.schema } : {}),
    annotations: annotationsOf(it),
  };
}

/** Only what differs from the defaults of the protocol, and for tools that change something whether they are destructive. */
function annotationsOf({ read_only, destructive, idempotent }: Capability): Tool["annotations"] {
  // Tools change only data of Caravan; nothing is booked or sent elsewhere.
  if (read_only) return { readOnlyHint: true, openWorldHint: false };
  return { destructiveHint: destructive, ...(idempotent ? { idempotentHint: true } : {}), openWorldHint: false };
}

/**
 * Runs a capability. An unknown name is a protocol error; every other error is a result with `isError`, so that the
 * model can react to it.
 */
export async function callTool(call: Call, name: string, args: unknown, report: Report): Promise<CallToolResult> {
  if (!isCapability(name)) {
    const near = nearestNames(
      name,
      tools().map((it) => it.name),
    );
    const meant = near.length > 0 ? `. Did you mean ${near.join(" or ")}?` : "";
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 80)}${meant}`);
  }
  try {
    const output = await runCapability(call, name, args, "name");
    if (isMarkdown(args, output)) return { content: [text(output.markdown)] };
    const structured = structuredAnswers[name];
    // Who asks for more than is usual gets it in the text too.
    const view = (args as { readonly view?: unknown } | null | undefined)?.view;
    const isUsual = view === undefined || view === "summary";
    const inLines = isUsual ? answersInWords[name] : undefined;
    if (inLines) return { content: [text(inLines(output as never))] };
    // Without an output schema the text is the answer: many clients would show the model structured content besides.
    if (!structured) return { content: [text(JSON.stringify(output))] };
    const words = isUsual ? structured.text(output as never) : JSON.stringify(output);
    return { content: [text(words)], structuredContent: output as Readonly<Record<string, unknown>> };
  } catch (error) {
    if (call.signal.aborted) throw error;
    const failure = errorBodyOf(error, report);
    return { content: [text(inWords(failure))], structuredContent: { error: failure }, isError: true };
  }
}

const isMarkdown = (args: unknown, output: object): output is { readonly markdown: string } =>
  (args as { readonly view?: unknown } | undefined)?.view === "markdown" && "markdown" in output;

const text = (it: string) => ({ type: "text" as const, text: it });

function inWords({ code, message, details }: ReturnType<typeof errorBodyOf>): string {
  const places = (details as readonly { path: string; message: string; fields?: readonly string[] }[]).map((it) => {
    const fields = it.fields && it.fields.length > 0 ? ` (${it.fields.join(", ")})` : "";
    return oneLine(`- ${it.path}: ${it.message}${fields}`);
  });
  const next = errorMeanings([code]).find((it) => it.code === code)?.what_to_do;
  return [oneLine(`${code}: ${message}`), ...places, ...(next === undefined ? [] : [`What to do: ${next}.`])].join(
    "\n",
  );
}
