import type { Page } from "@playwright/test";

/**
 * Where keys go up the page although what they reach stands in one column, as "from what -> back up to what". Pins lie where
 * their places lie; what floats or sticks has no place of its own.
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
