import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fromRoot } from "./project.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

/** The browser that `playwright install chromium` downloads, when somebody ran that. */
function playwrightBrowser(): string | undefined {
  const manifest = fromRoot("e2e/package.json");
  if (!existsSync(manifest)) return undefined;
  const { chromium } = createRequire(manifest)("@playwright/test") as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

function findBrowser(): string | undefined {
  const onPath = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return [...onPath, ...applications, playwrightBrowser()].find((path) => path && isExecutable(path));
}

/** The path of a Chromium for the browser tests; installs Debian's when we may. */
export function ensureBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program. Correct it or unset it.`);
    return chosen;
  }
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests (apt-get install chromium)");
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium. Install it (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere: `npm run pnpm -- --filter @caravan/e2e exec playwright install chromium`) or set CHROMIUM_PATH to a Chrome or Chromium that you have.",
  );
}
