import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
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
export async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What another theme can change about a page that is otherwise the same. */
export const colours = ["color-contrast", "link-in-text-block"];
