import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { signInAs } from "../support/browser.ts";
import { focusOrderViolations } from "./focus-order.ts";
import { fitsSmallWindows } from "./reflow.ts";
import type { Screen, SharedPage } from "./screen.ts";

/** Minified, which saves a third of the time that loading it takes in each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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

function partOf(over: NonNullable<Screen["over"]>): string {
  return over === "menu" ? "[role=menu]" : "[role=dialog], [role=alertdialog]";
}

/** The axe violations of the page, or only of the dialog or menu over it. The pages have no frames. */
export async function violations(page: Page, only?: readonly string[], over?: Screen["over"]): Promise<string[]> {
  await settled(page);
  const part = over && partOf(over);
  // A part that is missing would have no violations either.
  if (part) await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
  // Loading axe takes as long as one check, and each page is checked four times.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const runOnly = only ? { type: "rule", values: only } : { type: "tag", values: rules };
  const found = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: { run(where: unknown, options: object): Promise<AxeResults> } };
      const parts = part ? [...document.querySelectorAll(part)] : [];
      const isOpaque = (it: Element) => /^rgb\(/.test(getComputedStyle(it).backgroundColor);
      const behind = parts.every(isOpaque) ? parts.flatMap(() => [...document.body.children]) : [];
      const hidden = new Set(
        behind.filter((it) => it.ariaHidden === "true" && !parts.some((over) => it.contains(over))),
      );
      const isPlaced = (it: Node) =>
        !hidden.has(it as Element) && !(it.parentElement?.matches("svg[aria-hidden=true]") ?? false);
      // Most of the time axe finds out where each element is: needless for shapes of icons and what an opaque dialog hides.
      document.createTreeWalker = (root: Node, what?: number) =>
        Document.prototype.createTreeWalker.call(document, root, what, (it) =>
          isPlaced(it) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
        );
      try {
        // Descriptions of passed rules take most of the time of a check on a long page.
        return (await axe.run(part ?? document, { runOnly, resultTypes: ["violations"] })).violations;
      } finally {
        Reflect.deleteProperty(document, "createTreeWalker");
      }
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

/** A new browser context costs as much as a page in it, so screens of one person share contexts, so many each. */
const MOST_IN_CONTEXT = 6;

/**
 * Checks each screen at two sizes and in two themes, its focus order, and whether it fits small windows. Neighbours on the
 * same shared page are one test, so that the page is loaded once; the others are one test with others of their person.
 */
export function checkScreens(screens: readonly Screen[]): void {
  for (const { on, as, screens: together } of byContext(screens)) {
    const name = on?.name ?? together.map((it) => it.name).join("; ");
    test(`${name}: no violations in light or dark, nothing too wide`, async ({ page, context }) => {
      test.slow();
      await withoutTransitions(page);
      if (as) await signInAs(context, as());
      let before: Screen | undefined;
      for (const screen of together) {
        await test.step(screen.name, async () => {
          await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
          await page.setViewportSize(sizes.desktop);
          if (!before) await on?.open(page);
          else if (before.over) await close(page, before.over);
          await screen.open(page);
          await check(page, screen);
        });
        before = screen;
      }
    });
  }
}

interface ScreensOfContext {
  readonly on: SharedPage | undefined;
  readonly as: Screen["as"];
  readonly screens: readonly Screen[];
}

function byContext(screens: readonly Screen[]): readonly ScreensOfContext[] {
  const all: (ScreensOfContext & { screens: Screen[] })[] = [];
  for (const screen of screens) {
    const as = screen.on?.as ?? screen.as;
    const others = all.findLast((it) =>
      screen.on ? it.on === screen.on : !it.on && it.as === as && it.screens.length < MOST_IN_CONTEXT,
    );
    if (others && !screen.alone && !others.screens[0]?.alone) others.screens.push(screen);
    else all.push({ on: screen.on, as, screens: [screen] });
  }
  return all;
}

async function close(page: Page, over: NonNullable<Screen["over"]>): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator(partOf(over)).filter({ visible: true })).toHaveCount(0);
}

async function check(page: Page, { name, over }: Screen): Promise<void> {
  const theme = (colorScheme: "light" | "dark") => page.emulateMedia({ reducedMotion: "reduce", colorScheme });
  // Wherever the page was scrolled to, the sticky header may half cover something there.
  const scrollToTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await scrollToTop();
  expect.soft(await violations(page, undefined, over), `${name}: desktop, light`).toEqual([]);
  await page.setViewportSize(sizes.phone);
  await scrollToTop();
  expect.soft(await violations(page, undefined, over), `${name}: phone, light`).toEqual([]);
  expect.soft(await focusOrderViolations(page), `${name}: phone: keys go down the page`).toEqual([]);
  await theme("dark");
  expect.soft(await violations(page, colours, over), `${name}: phone, dark`).toEqual([]);
  // A dialog or menu has the same colours at every size.
  if (!over) {
    await page.setViewportSize(sizes.desktop);
    expect.soft(await violations(page, colours), `${name}: desktop, dark`).toEqual([]);
  }
  await fitsSmallWindows(page);
}
