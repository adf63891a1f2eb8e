/** Where a confirmation is looked at; the trip that it was brought in for comes along. */
export function reviewAddress(confirmationId: string, tripId: string | null): string {
  return `/import/${confirmationId}${tripId === null ? "" : `?trip=${encodeURIComponent(tripId)}`}`;
}

/** The trip that an address names, if it looks like one. */
export function tripIdInAddress(value: string | readonly string[] | undefined): string | null {
  return typeof value === "string" && /^[\da-f-]{36}$/i.test(value) ? value : null;
}
