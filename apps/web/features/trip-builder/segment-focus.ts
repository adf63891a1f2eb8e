const mark = "segment:";

/** What list and map call a segment among the activities that they point at. */
export const segmentFocus = (segmentId: string) => `${mark}${segmentId}`;

/** Null of an activity. */
export function focusedSegment(focusId: string | null): string | null {
  return focusId?.startsWith(mark) ? focusId.slice(mark.length) : null;
}
