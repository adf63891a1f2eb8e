/** For the bookings context, which writes segments because each is part of a booking. */
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
