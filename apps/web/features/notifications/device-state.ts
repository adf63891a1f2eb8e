import type { BrowserFacts } from "./browser-facts.ts";
import type { Listed } from "./subscriptions.ts";

/**
 * What can be done about pushes to this device. `closed`: this installation sends none. `on`: the browser is subscribed and
 * the account knows it; one without the other is `off`.
 */
export type DeviceState = "closed" | "install" | "unsupported" | "denied" | "off" | "on";

export function deviceState({ support, permission, endpoint }: BrowserFacts, listed: Listed): DeviceState {
  if (listed.vapid_public_key === null) return "closed";
  if (support === "install") return "install";
  if (support === "no") return "unsupported";
  if (permission === "denied") return "denied";
  const isListed = listed.subscriptions.some((it) => it.endpoint === endpoint);
  return permission === "granted" && isListed ? "on" : "off";
}
