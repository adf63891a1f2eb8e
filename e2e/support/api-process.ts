import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../../apps/web/config.ts";
import { startService } from "../../apps/web/service.ts";

// The service as `npm start` puts it together, without the pages: those need Next's build and play no part in the API.
const server = createServer();
server.listen(0, "localhost");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
// Only an installation on its own database shows the sample trip, and this one has that of the tests.
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
// The tests were killed.
process.on("disconnect", stop);
process.send?.(config.publicUrl);
