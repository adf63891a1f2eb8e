import { useEffect, useState } from "react";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { deviceOf, type KeptTrip } from "./database.ts";
import { announceKept, onKept } from "./kept-channel.ts";

/**
 * Reads something of a trip from the device, again whenever that changes. Undefined: not read yet, or no storage.
 *
 * @param ask always the same function
 */
export function useKept<Found>(
  tripId: string,
  ask: (account: string, tripId: string) => Promise<Found>,
): Found | undefined {
  const account = usePageAccount();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!account) return;
    let current = true;
    const look = async () => {
      const answer = await ask(account, tripId).catch(() => undefined);
      if (current) setFound(answer);
    };
    void look();
    const stop = onKept(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [account, tripId, ask]);
  return found;
}

export async function keptTrips(account: string): Promise<readonly KeptTrip[]> {
  const trips = await (await deviceOf(account)).getAll("trips").catch(() => []);
  return trips.sort((a, b) => a.start_date.localeCompare(b.start_date));
}

export async function noteKept(account: string, trip: KeptTrip): Promise<void> {
  await (await deviceOf(account)).put("trips", trip);
  announceKept("trips");
}

/** Removes the mark of other trips, which are over or far ahead. Their answers stay until they are old. */
export async function noteOnly(account: string, ids: ReadonlySet<string>): Promise<void> {
  const device = await deviceOf(account);
  for (const id of await device.getAllKeys("trips")) if (!ids.has(id)) await device.delete("trips", id);
  announceKept("trips");
}

/** Whether this trip can be read without a connection, and as of when. Undefined: not looked yet. */
export function useKeptTrip(tripId: string): KeptTrip | null | undefined {
  return useKept(tripId, keptTrip);
}

async function keptTrip(account: string, tripId: string): Promise<KeptTrip | null> {
  return (await (await deviceOf(account)).get("trips", tripId)) ?? null;
}
