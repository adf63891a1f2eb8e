import { askWorker } from "@/features/offline/app/worker.ts";

const settleMs = 1_000;

/**
 * The first page of a browser loads before there is a service worker, and so does what fetches tiles for its maps: what they
 * ask for passes the worker by for as long as they live.
 */
const isUnheard = "serviceWorker" in navigator && navigator.serviceWorker.controller === null;
const unheard = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the worker keep what the map asks for, such as a style or a tile, when it cannot see it itself. */
export function heard(address: string): void {
  if (!isUnheard) return;
  unheard.add(address);
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), settleMs);
}

async function tell(): Promise<void> {
  await navigator.serviceWorker.ready;
  const addresses = [...unheard];
  unheard.clear();
  await askWorker({ type: "keep-tiles", addresses });
}
