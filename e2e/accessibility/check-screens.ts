import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "../support/browser.ts";
import { focusOrderViolations } from "./focus-order.ts";
import { fitsSmallWindows } from "./reflow.ts";
import type { Screen } from "./screen.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Movements that end have ended; what pulses for ever has no end to wait for. */
async function settled(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter((it) => it.playState === "running");
      return running.filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY).length;
    });
  await expect.poll(moving).toBe(0);
}

export async function violations(page: Page, only?: readonly string[], over?: Screen["over"]): Promise<string[]> {
  await settled(page);
  // No page of ours has frames: what the other mode does for them, a second page for each look, is time alone.
  // Nor is anybody told what was found to be right, which for a long page takes most of a look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (over) {
    const part = over === "menu" ? "[role=menu]" : "[role=dialog], [role=alertdialog]";
    // An empty part would have no violations either.
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
    axe.include(part);
  }
  const found = await (only ? axe.withRules([...only]) : axe.withTags(rules)).analyze();
  return found.violations.flatMap((rule) =>
    rule.nodes
      // Pins lie where their places lie, however close; the list has the same targets in full size (WCAG 2.5.8).
      .filter((node) => rule.id !== "target-size" || !/aria-label="Day \d+, stop \d+/.test(node.html))
      .map((node) => `${rule.id}: ${node.target.join(" ")} (${node.failureSummary?.replace(/\s+/g, " ")})`),
  );
}

/** What is looked at is where movements end; on a full page, thousands of colours that fade take seconds to get there. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What another theme can change about a page that is otherwise the same. */
const colours = ["color-contrast", "link-in-text-block"];

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Each screen at two sizes and in two themes, the way that keys take through it, and whether it fits small windows. */
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
      // Where another width would leave it is chance, and with it what lies half under the header that stays.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      expect.soft(await violations(page, undefined, screen.over), "phone, light").toEqual([]);
      expect.soft(await focusOrderViolations(page), "phone: keys go down the page").toEqual([]);
      await theme("dark");
      expect.soft(await violations(page, colours, screen.over), "phone, dark").toEqual([]);
      // What lies over a page has the same colours at every size.
      if (!screen.over) {
        await page.setViewportSize(sizes.desktop);
        expect.soft(await violations(page, colours), "desktop, dark").toEqual([]);
      }
      await fitsSmallWindows(page);
    });
  }
}
