import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { RoomHub } from "../../src/rooms/room-hub.ts";
import type { TestApi } from "../api-server.ts";
import { authFor } from "../signed-in.ts";
import type { Outcome } from "./expected-outcomes.ts";

/** The rooms of a served API, on their own port. */
export async function roomConnections(api: TestApi) {
  const hub = new RoomHub({
    auth: authFor(api.ports, api.url),
    databaseUrl: api.database.url,
    rateLimiter: { take: async () => {} },
    addressOf: () => "127.0.0.1",
    report: (error) => void api.faults.push(error),
  });
  await hub.start();
  const server = createServer();
  server.on("upgrade", (incoming, socket, head) => void hub.upgrade(incoming, socket, head));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** `ok` when the room accepts the connection. */
    connect(path: string, authorization: string | undefined): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        const asked = request({
          port,
          host: "127.0.0.1",
          path,
          headers: {
            connection: "Upgrade",
            upgrade: "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": Buffer.from("0123456789abcdef").toString("base64"),
            ...(authorization ? { authorization } : {}),
          },
        });
        asked.on("upgrade", (_, socket) => {
          socket.destroy();
          resolve("ok");
        });
        asked.on("response", async (response) => {
          const text = Buffer.concat(await response.toArray()).toString();
          const challenged = response.headers["www-authenticate"]?.startsWith("Bearer ") ?? false;
          const lacking = response.statusCode === 401 && !challenged ? " without a challenge" : "";
          resolve(`${response.statusCode} ${JSON.parse(text).error.code}${lacking}` as Outcome);
        });
        asked.on("error", reject);
        asked.end();
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await hub.stop();
    },
  };
}
