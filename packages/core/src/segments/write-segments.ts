/** For the context of bookings, which decides what becomes of segments: a segment is a piece of a booking. */
export {
  deleteSegments,
  findSegment,
  insertSegment,
  markRemoved,
  moveSegments,
  type NewSegment,
  type StoredSegment,
  saveSegment,
  segmentsOfBookings,
  segmentsToMerge,
  takeOffSegments,
} from "./store.ts";
