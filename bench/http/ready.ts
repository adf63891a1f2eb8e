import type { Server } from "node:http";
import { turns } from "../support/event-loop-turns.ts";

export interface Started {
  readonly port: number;
}

/** Listens on a free port, sends it to the benchmark, and answers with this process's CPU time or with {@link turns}. */
export function ready(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address) process.send?.({ port: address.port } satisfies Started);
  });
  process.on("message", (question) => {
    if (question === "turns") return process.send?.(turns());
    const { user, system } = process.cpuUsage();
    return process.send?.((user + system) / 1000);
  });
}
