import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * A TCP proxy in front of the service whose connections can be cut. Playwright's offline mode lets service workers and
 * open sockets through; this cuts all of them.
 */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #whole = true;

  private constructor(targetPort: number) {
    this.#server = createServer((near) => {
      if (!this.#whole) return void near.destroy();
      const far = connect(targetPort, "localhost");
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("close", () => this.#sockets.delete(socket));
        // The close handlers below end the other socket as well.
        socket.on("error", () => undefined);
      }
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
      near.pipe(far);
      far.pipe(near);
    });
  }

  static async to(port: number): Promise<TcpProxy> {
    const line = new TcpProxy(port);
    await new Promise<void>((resolve) => line.#server.listen(0, "localhost", resolve));
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the proxy has no port");
    return `http://localhost:${address.port}`;
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
