import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { baseURL } from "./support/address.ts";
import { listDensity } from "./support/list-density.ts";

// Without a network, the browser's own background requests only fail and cost time.
const args = ["--no-sandbox", "--disable-background-networking"];
/**
 * Pages live for seconds: what the optimizing compilers make of their code is hardly used, and takes a tenth of the
 * browser's processor time.
 */
const interpreted = "--js-flags=--no-opt --no-maglev --no-sparkplug";
/** The full browser, because the headless shell has no push messages. */
export const browserWithWindows = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/** The headless shell is the same engine and takes two thirds of the time. */
const executablePath = process.env.CHROMIUM_SHELL_PATH ?? browserWithWindows;

// Playwright allows WebGL on the processor by default; the second switch turns it off.
const withoutWebGl = ["--disable-gpu", "--disable-software-rasterizer"];

/** The Firefox in which the tests with the tag @firefox run instead (`npm test -- firefox`). */
const firefox = process.env.FIREFOX_PATH;
/** With it, the tests of the folder webkit run instead, which start that WebKit themselves (`npm test -- webkit`). */
const webkit = process.env.WEBKIT_DRIVER_PATH;

const inFirefox = {
  executablePath: join(import.meta.dirname, "support/firefox.ts"),
  // As `reducedMotion` below.
  firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
};

/** For files whose scripts work for long on one page: `test.use(compilesScripts)` at the top. */
export const compilesScripts = firefox ? {} : { launchOptions: { executablePath, args: [...args, ...withoutWebGl] } };

/**
 * For files that look at maps: `test.use(drawsMaps)` at the top. WebGL runs on the processor, which makes each page
 * with a map half as slow again, so all other tests get the still map.
 */
export const drawsMaps = firefox
  ? {}
  : {
      launchOptions: {
        executablePath,
        // Only the map's own canvas is drawn by WebGL. Composing the whole page with it takes three times as long.
        args: [...args, "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing"],
      },
    };

const otherEngines = ["**/firefox/**", "**/webkit/**"];
/** Its services start one after the other: as the last file it would leave a core idle. */
const longest = "**/smoke/durability.e2e.ts";
const longestFirst = [
  { name: "longest", testMatch: longest },
  { name: "others", testIgnore: [longest, ...otherEngines] },
];

export default defineConfig({
  testDir: ".",
  testMatch: webkit ? "**/webkit/*.e2e.ts" : "**/*.e2e.ts",
  ...(firefox && { grep: /@firefox/ }),
  ...(!firefox && !webkit && { projects: longestFirst }),
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  // Two Firefoxes want more memory than small machines have, and the WebKits of a test share one port.
  workers: firefox || webkit ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because no test measures time and none may fail on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
    // Actions wait until animations end, which takes a quarter of the time of a page load.
    contextOptions: { reducedMotion: "reduce" },
    // Stops are listed whole, as most tests read them; tests of lines choose these themselves.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: listDensity, value: "comfortable" }] }],
    },
    // Each test would install it again; tests of the service worker allow it themselves.
    serviceWorkers: "block",
    // Traces take a quarter of the time. E2E_TRACE=1 keeps those of failed tests.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    ...(firefox
      ? { browserName: "firefox", channel: "moz-firefox", launchOptions: inFirefox }
      : { launchOptions: { executablePath, args: [...args, ...withoutWebGl, interpreted] } }),
  },
});
