import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { readConfig } from "../../apps/web/config.ts";
import { startService } from "../../apps/web/service.ts";
import { ready } from "./ready.ts";

// The service as `npm start` runs it, with its rooms and limits, but without pages, which would need Next's build.
const service = await startService(readConfig(process.env), { proxies: "none", pageSecret: randomUUID() });
const server = createServer((request, response) => void service.handle(request, response));
server.on("upgrade", (request, socket, head) => void service.hub.upgrade(request, socket, head));
ready(server);
process.on("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await service.stop();
  process.exit(0);
});
