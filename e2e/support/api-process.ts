import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../../apps/web/config.ts";
import { startService } from "../../apps/web/service.ts";

// The service as `npm start` composes it, without the pages, which need Next's build and are not part of the API.
const server = createServer();
server.listen(0, "localhost");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
// Installations show the sample trip only with the embedded database, and this one has the database of the tests.
const config = { ...readConfig({ ...process.env, PORT: String(port) }), demo: true };
process.env.NEXTAUTH_URL = config.publicUrl;
const service = await startService(config, { proxies: "none", pageSecret: "no pages here" });
server.on("request", (request, response) => void service.handle(request, response));
server.on("upgrade", (request, socket, head) => void service.hub.upgrade(request, socket, head));
async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await service.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
// The parent process is gone, for example because the tests were killed.
process.on("disconnect", stop);
process.send?.(config.publicUrl);
