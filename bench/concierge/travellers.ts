import { randomUUID } from "node:crypto";
import { insertTrip } from "../../packages/core/src/kernel/save-trip.ts";
import type { DatabaseWithPrisma } from "../../packages/db/src/prisma.ts";
import { sqlOf } from "../../packages/db/src/sql.ts";
import { momentIn } from "../../packages/domain/src/calendar.ts";
import type { TripDocument } from "../../packages/domain/src/trip/document.ts";
import { aroundThen, outings } from "./situations.ts";

/** Of ten travellers, one has a cancelled stop, three are far away from the next one, and six are on schedule. */
const situations = ["cancelled", "far", "far", "far", "well", "well", "well", "well", "well", "well"] as const;

/** Creates this many travellers, each with a trip and a stop ahead. Monitoring is still off. */
export async function travellers(database: DatabaseWithPrisma, count: number): Promise<void> {
  const now = new Date();
  const timezone = zoneAtEleven(now);
  const { date, minutes } = momentIn(timezone, now);
  const abroad = outings(date).flatMap(({ trip }) => {
    const around = aroundThen(trip, minutes);
    return around && around.next.start - minutes <= 90 ? [{ trip, around }] : [];
  });
  const users = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), email: `${index}@example.com` }));
  await database.prisma.user.createMany({ data: users });
  const all = users.map(({ id: userId }, index) => {
    const { trip: plan, around } = abroad[index % abroad.length] as (typeof abroad)[number];
    const { trip, idOf } = own(plan, userId, timezone);
    return {
      userId,
      trip,
      around,
      nextId: idOf(around.next.activity.id),
      situation: situations[index % situations.length],
    };
  });
  await Promise.all(all.map(({ trip }) => insertTrip(sqlOf(database), trip)));
  await database.prisma.concierge.createMany({
    data: all.map(({ userId, trip, around, situation }) => ({
      ...{ tripId: trip.id, userId, transportMode: "transit", transportModeConfirmed: true },
      ...{ locationSharing: true, accuracyM: 20, capturedAt: now, lng: around.before.place.lng },
      lat: around.before.place.lat + (situation === "far" ? 0.36 : 0),
      locationExpiresAt: new Date(now.getTime() + 30 * 60_000),
    })),
  });
  await database.prisma.statusEvent.createMany({
    data: all.flatMap(({ userId, trip, nextId, situation }) => {
      const what = { clientEventId: "it", kind: "cancelled", activityId: nextId, occurredAt: now, receivedAt: now };
      return situation === "cancelled" ? [{ id: randomUUID(), tripId: trip.id, userId, ...what }] : [];
    }),
  });
  await database.pool.query("vacuum analyze");
}

/** A time zone where it is between 11:00 and 12:00, whenever this runs. */
function zoneAtEleven(now: Date): string {
  const ahead = 11 - now.getUTCHours();
  return ahead === 0 ? "Etc/UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

function own(plan: TripDocument, ownerId: string, timezone: string) {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const found = ids.get(id) ?? randomUUID();
    ids.set(id, found);
    return found;
  };
  const days = plan.days.map((day) => ({
    ...day,
    id: idOf(day.id),
    activities: day.activities.map((it) => ({ ...it, id: idOf(it.id) })),
  }));
  return { trip: { ...plan, id: randomUUID(), ownerId, timezone, status: "active" as const, days }, idOf };
}
