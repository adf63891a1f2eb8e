const coloursInTheme = 8;

/** The CSS colour of a day (`dayIndex` from 0); text on it is `var(--on-day)`. Days beyond the eighth begin again. */
export function dayColour(dayIndex: number): string {
  return `var(--day-${(((dayIndex % coloursInTheme) + coloursInTheme) % coloursInTheme) + 1})`;
}
