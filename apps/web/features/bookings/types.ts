import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Booking = ApiOutputs["bookings"]["list"]["bookings"][number];
/** With its segments: a flight there and back has two. */
export type BookedSegment = ApiOutputs["bookings"]["get"]["segments"][number];
export type BookingKind = Booking["kind"];
export type NewBooking = ApiInputs["bookings"]["record"];
export type BookingChange = ApiInputs["bookings"]["update"];
