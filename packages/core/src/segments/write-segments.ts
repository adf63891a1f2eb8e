/** For the bookings context, which decides about segments because each is a piece of a booking. */
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
