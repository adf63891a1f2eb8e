import type { Page } from "@playwright/test";

/**
 * The steps at which Tab goes up the page although the elements are in one column, as "from -> to". Pins are left out
 * because they are placed by coordinates, and so is what floats or sticks.
 */
export function focusOrderViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = "a[href], button, input, select, textarea, summary, [tabindex]";
    const floats = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    const reached = [...document.querySelectorAll<HTMLElement>(`main :is(${pressable})`)].filter(
      (it) =>
        it.tabIndex >= 0 &&
        !it.matches(":disabled") &&
        it.checkVisibility({ visibilityProperty: true }) &&
        it.getBoundingClientRect().height > 1 &&
        !it.closest('[inert], [aria-label^="Map of"]') &&
        !floats(it),
    );
    const nameOf = (it: Element) => it.getAttribute("aria-label") ?? it.textContent?.trim().slice(0, 40) ?? it.tagName;
    return reached.flatMap((it, index) => {
      const before = reached[index - 1];
      if (!before) return [];
      const [a, b] = [before.getBoundingClientRect(), it.getBoundingClientRect()];
      const sameColumn = a.left < b.right && b.left < a.right;
      return sameColumn && b.bottom <= a.top ? [`${nameOf(before)} -> ${nameOf(it)}`] : [];
    });
  });
}
