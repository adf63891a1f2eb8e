"use client";

import { useSyncExternalStore } from "react";

/** Not yet in the types of the DOM. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser can put Caravan beside the other apps: by asking, or only by a menu of its own. */
export type InstallOffer = "ask" | "by-hand-ios" | null;

let event: InstallEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallEvent | null) {
  event = next;
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (offered) => {
    // It comes when somebody looks for it, not as a bar over the page.
    offered.preventDefault();
    set(offered as InstallEvent);
  });
  window.addEventListener("appinstalled", () => set(null));
}

function offer(): InstallOffer {
  if (matchMedia("(display-mode: standalone)").matches) return null;
  if (event) return "ask";
  // iPads call themselves Macs; no Mac has a touch screen.
  const ios =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return ios ? "by-hand-ios" : null;
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    offer,
    () => null,
  );
}

/** Lets the browser ask. It may be asked once; then it says by itself when it may be again. */
export async function install(): Promise<void> {
  const asked = event;
  set(null);
  await asked?.prompt();
}
