import type { TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { RecordKind, RoomEventIds, RoomEventType } from "@caravan/domain/trip/room-event";

/** Facts that other contexts react to, in the transaction in which they happen. */
export interface DomainEvents {
  trip_created: { readonly tripId: string };
  /** Something happened on a trip or in a group that its room is told, other than a change of a plan. */
  room_event: { readonly type: RoomEventType; readonly ids: RoomEventIds };
  /** Public links of the trip were made, changed or revoked. */
  shares_changed: { readonly tripId: string };
  /** A record beside the document has changed: a segment, booking, document, expense or member. */
  records_changed: { readonly tripId: string; readonly records: RecordKind };
  member_role_changed: { readonly tripId: string; readonly userId: string };
  /** All credentials of the account were removed; whatever else acts or listens in its name has to end. */
  credentials_dropped: { readonly userId: string };
  /** Before an account is deleted: its groups go to their heirs, or are deleted. */
  account_leaves_groups: {
    readonly userId: string;
    readonly created: readonly { readonly id: string; readonly heirId: string | null }[];
  };
  /**
   * What the account added to trips of others belongs to a former member from now on; everything else is deleted with
   * its row.
   */
  account_deleted: { readonly userId: string; readonly formerId: string };
  /** What the guest has planned belongs to the account from now on. */
  guest_signs_in: { readonly guestId: string; readonly userId: string };
  group_member_removed: { readonly groupId: string; readonly userId: string };
}

type Subscriber<Ctx, Event> = (ctx: Ctx, event: Event) => Promise<void>;

/** Reacts to changes of a trip's plan. */
export interface TripChangeSubscriber<Ctx> {
  /**
   * An SQL condition: whether this change concerns the subscriber. It is evaluated in the statement that saves the
   * change, which saves a second round trip.
   */
  readonly condition: (parameters: TripChangeParameters) => string;
  readonly react: Subscriber<Ctx, { readonly tripId: string }>;
}

/** An activity of a booking that was linked, moved to another day or given other times. */
export interface BookedActivity {
  readonly id: string;
  readonly bookingId: string;
  /** The date of its day; null in the parked tray. */
  readonly date: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** It was not linked to this booking before the change. */
  readonly isNew: boolean;
}

/**
 * Reacts to activities of bookings before the change is saved, under the lock of the trip.
 *
 * @returns further changes of the plan, for the trip after the change
 */
export type BookedActivitySubscriber<Ctx> = (
  ctx: Ctx,
  change: { readonly trip: TripDocument; readonly activities: readonly BookedActivity[] },
) => Promise<TripPatch>;

/** SQL expressions of the change that is being saved. */
export interface TripChangeParameters {
  readonly tripId: string;
  readonly revision: string;
  readonly now: string;
  /** Id of the recommendation or similar that the change applies, or null. */
  readonly carriesOut: string;
}

type EventSubscribers<Ctx> = {
  readonly [Name in keyof DomainEvents]: readonly Subscriber<Ctx, DomainEvents[Name]>[];
};

/** Which contexts react to what; composition.ts has the list. */
export interface Subscribers<Ctx> extends EventSubscribers<Ctx> {
  readonly trip_changed: readonly TripChangeSubscriber<Ctx>[];
  readonly booked_activities_change: BookedActivitySubscriber<Ctx>;
}

/** Calls the subscribers one after the other. An error rolls back the change. */
export async function publish<Ctx extends { readonly subscribers: Subscribers<Ctx> }, Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  const subscribers: EventSubscribers<Ctx> = ctx.subscribers;
  for (const react of subscribers[name]) await react(ctx, event);
}
