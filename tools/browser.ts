import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fromRoot } from "./project.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The headless shell: the same engine without windows and pushes, in two thirds of the time. */
const shellNames = ["chromium-headless-shell"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that `playwright install chromium` has downloaded, if any. */
function playwrightBrowser(): string | undefined {
  const manifest = fromRoot("e2e/package.json");
  if (!existsSync(manifest)) return undefined;
  const { chromium } = createRequire(manifest)("@playwright/test") as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

function onPath(names: readonly string[]): string[] {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const find = (paths: readonly (string | undefined)[]) => paths.find((path) => path && isExecutable(path));
const findBrowser = () => find([...onPath(names), ...applications, playwrightBrowser()]);
const findShell = () => find(onPath(shellNames));

const mayInstall = () => process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");

function install(...packages: string[]): void {
  console.log(`Installing what the browser tests need (apt-get install ${packages.join(" ")})`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}

export interface Browsers {
  readonly browser: string;
  /** The headless shell where there is one, otherwise the full browser. Most tests run in it. */
  readonly shell: string;
}

/** The paths of Chromium for the browser tests. Installs Debian's packages when running as root. */
export function ensureBrowsers(): Browsers {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program. Correct it or unset it.`);
    return { browser: chosen, shell: process.env.CHROMIUM_SHELL_PATH || chosen };
  }
  if (mayInstall() && !(findBrowser() && findShell())) {
    // In one call: they share files and must have the same version.
    install("chromium", "chromium-headless-shell");
    // Not every distribution has a package of the shell.
    if (!findBrowser()) install("chromium");
  }
  const browser = findBrowser();
  if (browser) return { browser, shell: findShell() ?? browser };
  throw new Error(
    "The browser tests need Chromium. Install it (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere: `npm run pnpm -- --filter @caravan/e2e exec playwright install chromium`) or set CHROMIUM_PATH to a Chrome or Chromium that you have.",
  );
}

/** The path of Firefox for its tests. Installs Debian's package when running as root. */
export function ensureFirefox(): string {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`FIREFOX_PATH is ${chosen}, which is not a program. Correct it or unset it.`);
  }
  const findFirefox = () =>
    find([...onPath(["firefox-esr", "firefox"]), "/Applications/Firefox.app/Contents/MacOS/firefox"]);
  if (mayInstall() && !findFirefox()) install("firefox-esr");
  const firefox = findFirefox();
  if (firefox) return firefox;
  throw new Error(
    "These tests need Firefox. Install it (Debian: `sudo apt-get install firefox-esr`) or set FIREFOX_PATH to one that you have.",
  );
}

/** The path of WebKit's WebDriver for its tests. Installs Debian's packages when running as root. */
export function ensureWebKit(): string {
  const chosen = process.env.WEBKIT_DRIVER_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`WEBKIT_DRIVER_PATH is ${chosen}, which is not a program. Correct it or unset it.`);
  }
  const findDriver = () => find(onPath(["WebKitWebDriver"]));
  const findDisplay = () => find(onPath(["Xvfb"]));
  if (mayInstall() && !(findDriver() && findDisplay())) install("webkit2gtk-driver", "xvfb");
  const driver = findDriver();
  if (driver && findDisplay()) return driver;
  throw new Error(
    "These tests need WebKitGTK with its driver, and Xvfb. Install them (Debian: `sudo apt-get install webkit2gtk-driver xvfb`) or set WEBKIT_DRIVER_PATH to a driver that you have.",
  );
}
