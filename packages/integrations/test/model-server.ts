import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export type Protocol = "openai" | "anthropic";

/** What the server answers to one request. */
export interface Reply {
  /** With another status than 200, only `body` is sent. */
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly wait?: number;
  /** Pieces of the text; a number is a pause of that many milliseconds. */
  readonly text?: Iterable<string | number>;
  /**
   * The finish reason in the words of the protocol; null closes the connection instead, "stall" keeps it open and
   * silent.
   */
  readonly finish?: string | null;
  /** Raw lines that are sent before the text. */
  readonly raw?: Iterable<string>;
  /** A refusal by the model, in the form of the protocol. */
  readonly refusal?: string;
  /** The text is sent as the input of a tool named "json" (Anthropic models without response formats). */
  readonly asTool?: boolean;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  readonly text: string;
}

/** A server with the wire protocol of a provider. It sends the replies in turn, and repeats the last one. */
export async function modelServer(protocol: Protocol, ...replies: readonly Reply[]) {
  const requests: Received[] = [];
  let closed = 0;
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? {};
    requests.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text), text });
    response.on("close", () => {
      closed += 1;
    });
    if (reply.wait) await delay(reply.wait);
    if (reply.status && reply.status !== 200) {
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.body ?? "{}");
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream", ...reply.headers });
    response.flushHeaders();
    for (const line of reply.raw ?? []) if (!(await written(response, line))) return;
    await (protocol === "openai" ? chatCompletion : messages)(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Responses that have ended, whichever side ended them. */
    closed: () => closed,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

async function chatCompletion(response: ServerResponse, reply: Reply): Promise<void> {
  const send = (delta: object, finish: string | null = null) =>
    written(
      response,
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  await send({ role: "assistant", content: "" });
  if (reply.refusal) await send({ refusal: reply.refusal });
  if (!(await spoken(reply.text ?? [], (content) => send({ content })))) return;
  if (reply.finish === null) return broken(response);
  if (reply.finish === "stall") return;
  await send({}, reply.finish ?? "stop");
  response.end("data: [DONE]\n\n");
}

async function messages(response: ServerResponse, reply: Reply): Promise<void> {
  const send = (data: { type: string }) => written(response, `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
  const event = (type: string, more: object) => send({ type, ...more });
  const message = { id: "m1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null };
  await event("message_start", { message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } });
  const block = reply.asTool ? { type: "tool_use", id: "t1", name: "json", input: {} } : { type: "text", text: "" };
  await event("content_block_start", { index: 0, content_block: block });
  const said = await spoken(reply.text ?? (reply.refusal ? [reply.refusal] : []), (text) =>
    event("content_block_delta", {
      index: 0,
      delta: reply.asTool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text },
    }),
  );
  if (!said) return;
  if (reply.finish === null) return broken(response);
  if (reply.finish === "stall") return;
  await event("content_block_stop", { index: 0 });
  const stop = reply.finish ?? (reply.refusal ? "refusal" : reply.asTool ? "tool_use" : "end_turn");
  await event("message_delta", { delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 9 } });
  await event("message_stop", {});
  response.end();
}

/** False when the client has disconnected. */
async function spoken(text: Iterable<string | number>, say: (piece: string) => Promise<boolean>): Promise<boolean> {
  for (const piece of text) {
    if (typeof piece === "number") await delay(piece);
    else if (!(await say(piece))) return false;
  }
  return true;
}

/** After the text has arrived: closing a connection discards what is still being sent. */
async function broken(response: ServerResponse): Promise<void> {
  await delay(50);
  response.destroy();
}

/** Waits until the socket accepts more; false when the client has disconnected. */
async function written(response: ServerResponse, text: string): Promise<boolean> {
  if (response.destroyed) return false;
  if (!response.write(text)) {
    await new Promise<void>((resolve) => {
      const over = () => {
        response.off("drain", over).off("close", over);
        resolve();
      };
      response.on("drain", over).on("close", over);
    });
  }
  return !response.destroyed;
}
