"use client";

import { useEffect } from "react";
import { useApiClient } from "@/features/api-client/index.ts";
import { useWarningBeforeLeaving } from "@/ui/use-warning-before-leaving.ts";
import { isReachable, onConnection } from "../connection.ts";
import { filesKeeper } from "../device/keep-files.ts";
import { keepComingTrips } from "../device/keep-trips.ts";
import { onKept } from "../device/kept-channel.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { startWorker } from "../worker.ts";
import { comesToDevice } from "./device-account.ts";
import { OfflineBar } from "./offline-bar.tsx";

const againMs = 15 * 60_000;

/** Keeps what is needed without a connection, and sends what waits. */
export function OfflineWork({ account }: { account: string }) {
  const client = useApiClient();
  // What waits since another visit goes out wherever its author is.
  const { fleeting } = useOutbox(account).state;

  useWarningBeforeLeaving(fleeting);

  useEffect(() => {
    let stopped = false;
    let busy = false;
    let opens = false;
    const files = filesKeeper(account);
    // Where no page opens without a connection, there is nothing to keep for it.
    const isTime = () => opens && !busy && !stopped && isReachable();
    const keep = async () => {
      if (!isTime() || document.hidden) return;
      busy = true;
      // Nobody waits for this: without storage, or when the connection goes again, there is only less to read later.
      await keepComingTrips(client, account, new Date()).catch(() => undefined);
      busy = false;
      // The plans first, of all trips: they are small.
      if (isTime()) void files();
    };
    // A ticket that was uploaded a moment ago may be needed in the next; a trip that is gone takes its files along.
    const stopHearing = onKept((what) => what !== "files" && isTime() && void files());
    const begin = async () => {
      await comesToDevice(account).catch(() => undefined);
      opens = await startWorker();
      await keep();
    };
    const afterLoad = () => void begin();
    // The page itself first.
    if (document.readyState === "complete") afterLoad();
    else window.addEventListener("load", afterLoad, { once: true });
    const timer = setInterval(() => void keep(), againMs);
    const stopListening = onConnection(() => void keep());
    return () => {
      stopped = true;
      window.removeEventListener("load", afterLoad);
      clearInterval(timer);
      stopListening();
      stopHearing();
    };
  }, [account, client]);

  return <OfflineBar account={account} />;
}
