import { writeFile } from "node:fs/promises";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { baseURL } from "../support/address.ts";
import { signInAs, visit } from "../support/browser.ts";
import { type Settings, setUp } from "./settings.ts";

/**
 * Takes the pictures of the product on the landing page from the service at E2E_PORT, which is running and has
 * `RATE_LIMIT=off`: each in light and dark, as AVIF in two widths and as WebP.
 */
const folder = new URL("../../apps/web/features/landing/pictures/", import.meta.url);
const desktop = { width: 1180, height: 760 };
const phone = { width: 390, height: 760 };

interface Picture {
  readonly name: string;
  readonly size: typeof desktop;
  readonly open: (page: Page, settings: Settings) => Promise<void>;
}

const shown = (locator: Locator) => locator.first().waitFor();

const pictures: readonly Picture[] = [
  {
    name: "check",
    size: desktop,
    async open(page, { plan }) {
      await visit(page, plan);
      await page.getByRole("button", { name: /^Plan check/ }).click();
      await shown(page.getByRole("region", { name: "Plan check" }).getByRole("listitem"));
    },
  },
  {
    name: "group",
    size: desktop,
    async open(page, { group }) {
      await visit(page, group);
      const dates = page.getByRole("region", { name: /^Dates / });
      await shown(dates);
      // With the result above it.
      await dates.evaluate((it) => scrollTo(0, scrollY + it.getBoundingClientRect().top - 330));
    },
  },
  {
    name: "phone",
    size: phone,
    async open(page, { proposal }) {
      await visit(page, proposal.replace(/\?.*/, ""));
      await page.getByRole("radio", { name: "List and map" }).check();
      await page.getByRole("navigation", { name: "Days" }).getByRole("button").nth(1).click();
      await shown(page.getByRole("button", { name: /^Day 1, stop 1:/ }));
    },
  },
  {
    name: "assistant",
    size: desktop,
    async open(page, { proposal }) {
      await visit(page, proposal);
      await shown(page.getByRole("dialog").getByText("Fado in Alfama"));
    },
  },
];

const settings = await setUp();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  for (const colorScheme of ["light", "dark"] as const)
    for (const picture of pictures) {
      const isPhone = picture.size === phone;
      const context = await browser.newContext({
        viewport: picture.size,
        deviceScaleFactor: 2,
        isMobile: isPhone,
        hasTouch: isPhone,
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-GB",
        baseURL,
      });
      await take(context, picture, colorScheme);
      await context.close();
    }
} finally {
  await browser.close();
}

async function take(context: BrowserContext, { name, open }: Picture, scheme: string): Promise<void> {
  await signInAs(context, settings.ana);
  const page = await context.newPage();
  await open(page, settings);
  await page.mouse.move(0, 0);
  // The map draws its last frame after its pins.
  await page.waitForTimeout(2_500);
  const shot = await page.screenshot();
  const { width = 0 } = await sharp(shot).metadata();
  const save = async (ending: string, bytes: Promise<Buffer>) =>
    writeFile(new URL(`${name}-${scheme}${ending}`, folder), await bytes);
  await save(
    ".avif",
    sharp(shot)
      .resize(Math.round(width * 0.6))
      .avif({ quality: 58 })
      .toBuffer(),
  );
  await save(
    "-small.avif",
    sharp(shot)
      .resize(Math.round(width * 0.35))
      .avif({ quality: 58 })
      .toBuffer(),
  );
  await save(
    ".webp",
    sharp(shot)
      .resize(Math.round(width * 0.6))
      .webp({ quality: 80 })
      .toBuffer(),
  );
}
