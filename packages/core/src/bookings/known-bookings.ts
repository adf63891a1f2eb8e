import type { FileBooking, TripFile } from "@caravan/domain/trip-file/trip-file";
import { needsApproval, reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { segmentsOfBookings } from "../segments/write-segments.ts";
import { bookingOfFile } from "./booking-of-file.ts";
import { findOwnSame } from "./own-booking.ts";
import { type Booking, findBooking } from "./store.ts";

/** What of the bookings in a file its importer has already, by the ids that the file has. */
export interface KnownBookings {
  /** They stay on the trip on which they are, and are no part of the imported one. */
  readonly elsewhere: ReadonlyMap<string, Booking>;
  /** On no trip, so they come along. */
  readonly free: ReadonlyMap<string, { readonly booking: Booking; readonly hasSegments: boolean }>;
}

/**
 * What somebody bought is one record, also when a trip with it is imported: by the same id, as after an export of one's
 * own, or as the same booking ({@link findOwnSame}). Call `holdOwnBookings` first to rely on it.
 */
export async function knownBookings(
  ctx: Context,
  { bookings, segments }: Pick<TripFile, "bookings" | "segments">,
): Promise<KnownBookings> {
  const elsewhere = new Map<string, Booking>();
  const free = new Map<string, { booking: Booking; hasSegments: boolean }>();
  const found = new Set<string>();
  const named = new Set([...bookings.map((it) => it.id), ...segments.map((it) => it.bookingId)]);
  for (const id of named) {
    const sent = bookings.find((it) => it.id === id);
    const own = (await withId(ctx, id)) ?? (sent && (await same(ctx, sent)));
    // Two rooms of one night are two bookings, also when nothing tells them apart.
    if (!own || found.has(own.id)) continue;
    found.add(own.id);
    // Moving what is there needs a person, and is left undone where a key has to ask.
    if (own.tripId !== null || needsApproval(ctx.actor)) elsewhere.set(id, own);
    else free.set(id, { booking: own, hasSegments: (await segmentsOfBookings(ctx.sql, [own.id])).length > 0 });
  }
  return { elsewhere, free };
}

async function withId(ctx: Context, id: string): Promise<Booking | undefined> {
  const booking = await findBooking(ctx.sql, id, signedIn(ctx.actor).userId);
  return booking && reachesTrip(ctx.actor, booking.tripId) ? booking : undefined;
}

const same = async (ctx: Context, sent: FileBooking) =>
  sent.status === "confirmed" ? findOwnSame(ctx, bookingOfFile(ctx, sent, null), "hand") : undefined;
