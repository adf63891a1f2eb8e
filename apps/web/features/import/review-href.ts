/** Where a confirmation is looked at; the trip that it was brought in for comes along. */
export function reviewHref(confirmationId: string, tripId: string | null): string {
  return `/import/${confirmationId}${tripId === null ? "" : `?trip=${encodeURIComponent(tripId)}`}`;
}
