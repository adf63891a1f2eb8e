import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Booking = ApiOutputs["bookings"]["list"]["bookings"][number];
export type BookingKind = Booking["kind"];
export type NewBooking = ApiInputs["bookings"]["record"];
export type BookingChange = ApiInputs["bookings"]["update"];
