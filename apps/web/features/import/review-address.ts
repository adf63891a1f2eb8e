/** The address of a confirmation's review, with the trip on whose page it was added. */
export function reviewAddress(confirmationId: string, tripId: string | null): string {
  return `/import/${confirmationId}${tripId === null ? "" : `?trip=${encodeURIComponent(tripId)}`}`;
}

/** The trip in an address, if it looks like an id. */
export function tripIdInAddress(value: string | readonly string[] | undefined): string | null {
  return typeof value === "string" && /^[\da-f-]{36}$/i.test(value) ? value : null;
}
