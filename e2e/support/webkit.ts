import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect } from "@playwright/test";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { WebKitWindow } from "./webkit-window.ts";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

const size = { x: 0, y: 0, width: 1440, height: 960 };

/**
 * WebKit as Debian ships it, by WebDriver. Each window is a browser of its own, with a driver of its own because one has one
 * session. They are on a display in memory, because WebKitGTK has no mode without one.
 */
export class WebKit {
  readonly #display: ChildProcess;
  readonly #name: string;
  readonly #open: { readonly driver: WebDriver; readonly service: ChildProcess }[] = [];

  private constructor(display: ChildProcess, name: string) {
    this.#display = display;
    this.#name = name;
  }

  static async start(): Promise<WebKit> {
    const screen = `${size.width}x${size.height}x24`;
    const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [number] = await once(display.stdout, "data");
    return new WebKit(display, `:${String(number).trim()}`);
  }

  async open(): Promise<WebKitWindow> {
    const program = process.env.WEBKIT_DRIVER_PATH;
    if (!program) throw new Error("WEBKIT_DRIVER_PATH has to name the WebDriver of WebKit");
    const port = await freePort();
    const env = { ...process.env, DISPLAY: this.#name, TZ: "Europe/Lisbon" };
    const service = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
    const address = `http://127.0.0.1:${port}`;
    await expect(async () => void (await fetch(`${address}/status`))).toPass();
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    this.#open.push({ driver, service });
    await driver.manage().window().setRect(size);
    return new WebKitWindow(driver);
  }

  /** What each window shows, as PNG. */
  pictures(): Promise<readonly string[]> {
    return Promise.all(this.#open.map(({ driver }) => driver.takeScreenshot()));
  }

  async stop(): Promise<void> {
    for (const { driver, service } of this.#open) {
      await driver.quit();
      await ended(service);
    }
    await ended(this.#display);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
