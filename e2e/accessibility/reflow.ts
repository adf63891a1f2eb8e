import { expect, type Page } from "@playwright/test";

const small = { width: 360, height: 780 };
/** A desktop of 1280 px at 400 % zoom, which WCAG 1.4.10 requires, and the smallest phones. */
const smallest = { width: 320, height: 640 };
const phone = { width: 375, height: 812 };

async function fits(page: Page, where: string): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `too wide ${where}`).toBe(0);
}

/** A bar that is fixed to the window does not widen the page: what does not fit is cut off or in a second line. */
async function barFits(page: Page, where: string): Promise<void> {
  const misplaced = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll("[data-bottom-bar]")].filter((it) =>
        it.querySelector("[role=radiogroup]"),
      );
      return bars.flatMap((bar) => {
        const all = [...bar.querySelectorAll("button, label")];
        const boxes = all.map((it) => ({
          name: it.getAttribute("aria-label") ?? it.textContent,
          at: it.getBoundingClientRect(),
        }));
        const shown = boxes.filter(({ at }) => at.width > 0);
        const line = (shown[0]?.at.top ?? 0) + (shown[0]?.at.height ?? 0) / 2;
        const isOut = ({ at }: (typeof shown)[number]) =>
          at.left < 0 || at.right > window.innerWidth || at.top > line || at.bottom < line;
        return shown.filter(isOut).map((it) => it.name);
      });
    });
  await expect.poll(misplaced, `outside the bottom bar ${where}`).toEqual([]);
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

/** The same for a finger, for which everything to press is larger, on the phones most people have. */
export async function fitsUnderFinger(page: Page): Promise<void> {
  for (const [width, letters] of [
    [320, ""],
    [320, "200%"],
    [390, "200%"],
  ] as const) {
    const where = `under a finger at ${width} px, letters ${letters || "as usual"}`;
    await page.setViewportSize({ width, height: 844 });
    await withLetters(page, letters);
    await fits(page, where);
    await barFits(page, where);
  }
  await withLetters(page, "");
}
