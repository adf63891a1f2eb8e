"use client";

import { Share, SquarePlus } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Dialog } from "./dialog.tsx";
import { t } from "./messages/index.ts";
import { richText } from "./rich-text.tsx";

const bold = (words: readonly ReactNode[]) => <strong>{words}</strong>;

/** For browsers that install from their own menu. */
export function InstallHint({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t("install.title")}
      description={t("install.text")}
    >
      <ol className="flex flex-col gap-4 [&>li]:flex [&>li]:items-center [&>li]:gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        <li>
          <Share aria-hidden="true" />
          <span>{richText(t.parts("install.share", { b: bold }))}</span>
        </li>
        <li>
          <SquarePlus aria-hidden="true" />
          <span>{richText(t.parts("install.add", { b: bold }))}</span>
        </li>
      </ol>
    </Dialog>
  );
}

/** Not yet in the types of the DOM. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser can install Caravan: by a prompt, or only from its own menu. */
type InstallOffer = "ask" | "by-hand-ios" | null;

let event: InstallEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallEvent | null) {
  event = next;
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (offered) => {
    // Shown when somebody looks for it, not as a bar over the page.
    offered.preventDefault();
    set(offered as InstallEvent);
  });
  window.addEventListener("appinstalled", () => set(null));
}

function offer(): InstallOffer {
  if (matchMedia("(display-mode: standalone)").matches) return null;
  if (event) return "ask";
  // iPads claim to be Macs; no Mac has a touch screen.
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

/** Shows the browser's prompt. It can be used once; the browser announces when it can be used again. */
export async function install(): Promise<void> {
  const asked = event;
  set(null);
  await asked?.prompt();
}
