/** The trip that an address names, if it looks like one. */
export function tripInAddress(value: string | readonly string[] | undefined): string | null {
  return typeof value === "string" && /^[\da-f-]{36}$/i.test(value) ? value : null;
}
