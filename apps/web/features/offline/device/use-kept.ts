import { useEffect, useState } from "react";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { onKept } from "./kept-channel.ts";

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
