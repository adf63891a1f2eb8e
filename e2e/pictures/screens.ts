import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { prepareDataTemplate } from "../../packages/db/src/data-template.ts";
import { createFixture } from "../accessibility/fixture.ts";
import { screens } from "../accessibility/screens/index.ts";
import { baseURL } from "../support/address.ts";
import { signInAs, visit } from "../support/browser.ts";
import { listDensity } from "../support/list-density.ts";
import { type SignedInPerson, signUpAdministrator } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { much, nothing } from "./much-and-nothing.ts";
import { states } from "./states.ts";

/**
 * Takes every screen to be looked at, after `npm test -- build`:
 * `E2E_PORT=4180 node e2e/pictures/screens.ts <folder> [words of names]`. One picture for each: desktop in light over
 * dark, then the phone in light and in dark. They are the screens of the accessibility tests, those of somebody
 * without anything and of somebody with very much, and pages in states that no address leads to.
 */
const [folder = "", ...words] = process.argv.slice(2);
const port = Number(process.env.E2E_PORT);
if (!folder || !port) throw new Error("a folder for the pictures has to be named, and E2E_PORT has to be a free port");
mkdirSync(folder, { recursive: true });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Of a long page on the phone, so much is shown. */
const most = 2 * desktop.height;

interface Shown {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly map?: true;
}

const launch = (...more: string[]) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...more],
  });

/** @param density of the stops; people who have chosen none have lines */
async function newPage(browser: Browser, as: SignedInPerson | undefined, density?: "comfortable"): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: desktop, locale: "en-GB", timezoneId: "Europe/Lisbon", reducedMotion: "reduce" },
    serviceWorkers: "block",
  });
  if (as) await signInAs(context, as);
  if (density)
    await context.addInitScript(([key, it]) => localStorage.setItem(key, it), [listDensity, density] as const);
  return context.newPage();
}

async function take(page: Page, { name }: Shown): Promise<void> {
  const at = async (viewport: typeof desktop, colorScheme: "light" | "dark") => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const fullPage = viewport === phone && (await page.getByRole("dialog").count()) === 0;
    const input = await page.screenshot({ fullPage, animations: "disabled" });
    const { height = 0 } = await sharp(input).metadata();
    return fullPage && height > most
      ? await sharp(input).extract({ left: 0, top: 0, width: phone.width, height: most }).toBuffer()
      : input;
  };
  const pictures = [
    { input: await at(desktop, "light"), left: 0, top: 0 },
    { input: await at(desktop, "dark"), left: 0, top: desktop.height },
    { input: await at(phone, "light"), left: desktop.width + 8, top: 0 },
    { input: await at(phone, "dark"), left: desktop.width + phone.width + 16, top: 0 },
  ];
  const size = { width: desktop.width + 2 * phone.width + 16, height: most };
  const file = `${name.replaceAll(/[^\p{L}\d]+/gu, "-").slice(0, 80)}.png`;
  await sharp({ create: { ...size, channels: 3, background: "#f0f" } })
    .composite(pictures)
    .png({ palette: true })
    .toFile(join(folder, file));
}

const removeTemplate = await prepareDataTemplate();
const service = await startService({ port });
const plain = await launch("--disable-gpu");
const drawing = await launch("--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing");
const wanted = ({ name }: { name: string }) => words.length === 0 || words.some((it) => name.includes(it));

async function show(shown: Shown, page: Page): Promise<void> {
  try {
    await shown.open(page);
    await take(page, shown);
    console.log(shown.name);
  } catch (error) {
    console.error(`${shown.name} could not be shown: ${error}`);
    process.exitCode = 1;
  }
}

try {
  await signUpAdministrator();
  await createFixture();
  const addresses = [...(await nothing()), ...(await much())];
  let shared: { on: unknown; page: Page } | undefined;
  for (const screen of screens.filter(wanted)) {
    if (!shared || !screen.on || shared.on !== screen.on) {
      await shared?.page.context().close();
      shared = {
        on: screen.on,
        page: await newPage(screen.map ? drawing : plain, (screen.on?.as ?? screen.as)?.(), "comfortable"),
      };
      await screen.on?.open(shared.page);
    } else {
      await shared.page.setViewportSize(desktop);
      await shared.page.keyboard.press("Escape");
    }
    await show(screen, shared.page);
  }
  const opened = addresses.map(({ path, ...it }) => ({ ...it, open: (page: Page) => visit(page, path) }));
  for (const { as, ...shown } of [...opened, ...(await states())].filter(wanted)) {
    const page = await newPage(plain, as);
    await show(shown, page);
    await page.context().close();
  }
} finally {
  await plain.close();
  await drawing.close();
  await service.stop({ purge: true });
  removeTemplate();
}
