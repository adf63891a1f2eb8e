import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface KeyedProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Forwards every request with a credential, for programs that cannot send one. A forged Host header is forwarded
 * unchanged.
 */
export async function proxyWithKey(target: string, token: string): Promise<KeyedProxy> {
  const { host, hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const own = `localhost:${(server.address() as AddressInfo).port}`;
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    if (headers.host === own) headers.host = host;
    if (headers.origin === `http://${own}`) headers.origin = target;
    const onward = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
