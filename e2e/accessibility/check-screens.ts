import { expect, type Page, test } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { signInAs } from "../support/browser.ts";
import { focusOrderViolations } from "./focus-order.ts";
import { fitsSmallWindows } from "./reflow.ts";
import type { Screen } from "./screen.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until all animations that have an end are over. Endless ones, such as loading indicators, are ignored. */
async function settled(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter((it) => it.playState === "running");
      return running.filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY).length;
    });
  await expect.poll(moving).toBe(0);
}

/** The axe violations of the page, or only of the dialog or menu over it. The pages have no frames. */
export async function violations(page: Page, only?: readonly string[], over?: Screen["over"]): Promise<string[]> {
  await settled(page);
  const part = over && (over === "menu" ? "[role=menu]" : "[role=dialog], [role=alertdialog]");
  // A part that is missing would have no violations either.
  if (part) await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
  // Loading axe takes as long as one check, and each page is checked four times.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const runOnly = only ? { type: "rule", values: only } : { type: "tag", values: rules };
  const found = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: { run(where: unknown, options: object): Promise<AxeResults> } };
      // Descriptions of passed rules take most of the time of a check on a long page.
      return (await axe.run(part ?? document, { runOnly, resultTypes: ["violations"] })).violations;
    },
    { part, runOnly },
  );
  return found.flatMap((rule) =>
    rule.nodes
      // Pins are placed by coordinates and may be close together; the list offers the same targets in full size
      // (WCAG 2.5.8).
      .filter((node) => rule.id !== "target-size" || !/aria-label="Day \d+, stop \d+/.test(node.html))
      .map((node) => `${rule.id}: ${node.target.join(" ")} (${node.failureSummary?.replace(/\s+/g, " ")})`),
  );
}

/** Only the end state of a transition is checked; fading thousands of colours on a full page takes seconds. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The rules whose result can differ between themes on an otherwise identical page. */
const colours = ["color-contrast", "link-in-text-block"];

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Checks each screen at two sizes and in two themes, its focus order, and whether it fits small windows. */
export function checkScreens(screens: readonly Screen[]): void {
  for (const screen of screens) {
    test(`${screen.name}: no violations in light or dark, nothing too wide`, async ({ page, context }) => {
      test.slow();
      const theme = (colorScheme: "light" | "dark") => page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await theme("light");
      await withoutTransitions(page);
      await page.setViewportSize(sizes.desktop);
      if (screen.as) await signInAs(context, screen.as());
      await screen.open(page);
      expect.soft(await violations(page, undefined, screen.over), "desktop, light").toEqual([]);
      await page.setViewportSize(sizes.phone);
      // The scroll position after a resize is random, and the sticky header may then half cover something.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      expect.soft(await violations(page, undefined, screen.over), "phone, light").toEqual([]);
      expect.soft(await focusOrderViolations(page), "phone: keys go down the page").toEqual([]);
      await theme("dark");
      expect.soft(await violations(page, colours, screen.over), "phone, dark").toEqual([]);
      // A dialog or menu has the same colours at every size.
      if (!screen.over) {
        await page.setViewportSize(sizes.desktop);
        expect.soft(await violations(page, colours), "desktop, dark").toEqual([]);
      }
      await fitsSmallWindows(page);
    });
  }
}
