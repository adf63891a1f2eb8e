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

/** Keeps coming trips and their files on the device, and sends waiting edits. */
export function OfflineWork({ account }: { account: string }) {
  const client = useApiClient();
  // Edits that wait since an earlier visit are sent from any page.
  const { fleeting } = useOutbox(account).state;

  useWarningBeforeLeaving(fleeting);

  useEffect(() => {
    let stopped = false;
    let busy = false;
    let opens = false;
    const files = filesKeeper(account);
    // Without a service worker no page opens offline, so nothing is kept.
    const isTime = () => opens && !busy && !stopped && isReachable();
    const keep = async () => {
      if (!isTime() || document.hidden) return;
      busy = true;
      // A failure (no storage, no connection) only means that less can be read offline.
      await keepComingTrips(client, account, new Date()).catch(() => undefined);
      busy = false;
      // Plans of all trips come before files: they are small.
      if (isTime()) void files();
    };
    // Fetches files of new documents at once, and removes those of trips that are gone.
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
