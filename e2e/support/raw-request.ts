import { request } from "node:http";
import { baseURL } from "./address.ts";
import type { Answer } from "./people.ts";

/**
 * Sends a body byte by byte, for requests that `fetch` refuses to send: a wrong length, chunks without a length, bytes
 * that are not text. The answer may come before the whole body was sent.
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
      // The service may close the connection while the body is being sent; only the answer counts.
      if (!answered) reject(error);
    });
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}
