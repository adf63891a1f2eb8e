import { expect, type Page } from "@playwright/test";

const small = { width: 360, height: 780 };
/** A desktop of 1280 px at 400 % zoom, which WCAG 1.4.10 requires, and the smallest phones. */
const smallest = { width: 320, height: 640 };
const phone = { width: 375, height: 812 };

async function fits(page: Page, where: string): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `too wide ${where}`).toBe(0);
}

async function withLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((it) => {
    document.documentElement.style.fontSize = it;
  }, size);
}

/** Checks that nothing scrolls sideways: on small phones, zoomed in, and with text at 200 % (WCAG 1.4.4). */
export async function fitsSmallWindows(page: Page): Promise<void> {
  await page.setViewportSize(small);
  await fits(page, "at 360 px");
  await page.setViewportSize(smallest);
  await fits(page, "at 320 px");
  await page.setViewportSize(phone);
  await withLetters(page, "200%");
  await fits(page, "at 375 px with letters of twice the size");
  await withLetters(page, "");
}
