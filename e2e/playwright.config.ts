import { defineConfig } from "@playwright/test";
import { baseURL } from "./support/address.ts";

// Without a network, the browser's own background requests would only fail, many at a time.
const args = ["--no-sandbox", "--disable-background-networking"];
/** The browser that people have: only it takes pushes. */
export const browserWithWindows = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/** The same engine without the windows needs two thirds of the time. */
const executablePath = process.env.CHROMIUM_SHELL_PATH ?? browserWithWindows;

/**
 * For files that look at maps: the processor draws their WebGL, which costs half as much again for each page with a map. All
 * others see the still map. `test.use(drawsMaps)` at the top of a file.
 */
export const drawsMaps = {
  launchOptions: { executablePath, args: [...args, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] },
};

export default defineConfig({
  testDir: ".",
  testMatch: /.*\.e2e\.ts/,
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // No test is about time: a busy machine must fail none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
    // Who acts waits until things stand still, so movements only cost frames: a quarter of the time of a page that loads.
    contextOptions: { reducedMotion: "reduce" },
    // It would be installed anew for each test; those that are about it allow it.
    serviceWorkers: "block",
    // A trace of every test costs a quarter of the time: E2E_TRACE=1 makes those of the tests that fail.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // Playwright itself allows WebGL on the processor: without the second switch, all pages would draw their maps so.
    launchOptions: { executablePath, args: [...args, "--disable-gpu", "--disable-software-rasterizer"] },
  },
});
