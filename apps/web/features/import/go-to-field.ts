import type { FieldKey } from "@/features/travel/evidence.ts";

/** Brings the form's field for some words into view, or what it is folded into; with `focus` it is unfolded to type into. */
export function goToField(form: HTMLElement, [key]: readonly FieldKey[], focus = false) {
  if (!key) return;
  const card = `[data-segment="${key.split(":")[0]}"]`;
  const field = form.querySelector<HTMLElement>(`[data-field="${key}"]`) ?? form.querySelector<HTMLElement>(card);
  if (!field) return;
  const folded = field.closest<HTMLElement>("details:not([open])");
  if (focus) folded?.setAttribute("open", "");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (focus ? field : (folded ?? field)).scrollIntoView({
    block: focus ? "center" : "nearest",
    behavior: calm ? "auto" : "smooth",
  });
  if (focus) field.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus({ preventScroll: true });
}
