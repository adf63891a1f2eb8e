const writable = new Set(["text", "search", "email", "url", "tel", "number", "password", "date", "time"]);

/**
 * Whether something is being written: who would ask before the tab is closed says so, a form lies over the page, or a field
 * that is not empty has the cursor.
 */
export function isBeingWritten(page: Document): boolean {
  if (!window.dispatchEvent(new Event("beforeunload", { cancelable: true }))) return true;
  if (page.querySelector("[role=dialog] form, [role=alertdialog] form")) return true;
  const field = page.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value !== "";
  return field instanceof HTMLInputElement && writable.has(field.type) && field.value !== "";
}
