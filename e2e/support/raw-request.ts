import { request } from "node:http";
import { baseURL } from "./address.ts";
import type { Answer } from "./people.ts";

/**
 * A request whose body is written by hand, for what `fetch` would not send: a length that promises more, chunks without
 * one, bytes that are no text. The answer may come before all of it was sent.
 */
export function sendBytes(
  method: string,
  path: string,
  headers: Record<string, string>,
  chunks: Iterable<string | Uint8Array>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${baseURL}${path}`, { method, headers, agent: false });
    let answered = false;
    call.on("response", async (response) => {
      answered = true;
      let text = "";
      try {
        for await (const chunk of response.setEncoding("utf8")) text += chunk;
      } catch (error) {
        return reject(error);
      }
      const pairs = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(pairs),
        body: text === "" ? "" : JSON.parse(text),
      });
      call.destroy();
    });
    call.on("error", (error) => {
      // The service may close while we still send; what counts is that it answered.
      if (!answered) reject(error);
    });
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}
