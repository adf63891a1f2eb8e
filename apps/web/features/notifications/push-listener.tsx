"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { beforeSignOut } from "@/ui/sign-in-out.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { isOpenPathRequest, type OpenPathAnswer } from "./push-messages.ts";

const looked = "caravan-looked-after-pushes";

/**
 * Stands once, beside all pages, and is idle for visitors. Reads again what a push was about; goes where a notification that
 * was pressed leads, without reloading the page; looks, once a visit, whether this browser's subscription is still the
 * person's own; and ends it when they sign out. Stands behind what asks whether somebody really wants to: what is done before
 * leaving is done in the order of the page.
 */
export function PushListener() {
  const userId = usePageAccount();
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const hear = ({ data, ports }: MessageEvent) => {
      if (isOpenPathRequest(data)) {
        const answer: OpenPathAnswer = hasUnsavedText(document) ? "busy" : "gone";
        if (answer === "gone") router.push(data.path);
        ports[0]?.postMessage(answer);
      }
      if (data?.type !== "push") return;
      for (const part of queriesOf(api, data.kind)) void cache.invalidateQueries(part);
    };
    worker.addEventListener("message", hear);
    return () => worker.removeEventListener("message", hear);
  }, [api, cache, router]);
  useEffect(() => {
    // A failure is no news: the next page looks again.
    if (userId !== null) void repairSubscriptionOnce(userId).catch(() => {});
  }, [userId]);
  useEffect(() => {
    if (userId === null) return;
    return beforeSignOut(async () => {
      await unsubscribeDevice();
      return true;
    });
  }, [userId]);
  return null;
}

/** What a page may be showing of each kind of push. */
function queriesOf(api: ReturnType<typeof useApi>, kind: unknown) {
  switch (kind) {
    case "proposal":
      return [api.proposals.list.pathFilter(), api.history.list.pathFilter()];
    case "round":
      return [api.groups.pathFilter(), api.alignment.pathFilter(), api.board.pathFilter()];
    case "recommendation":
      return [api.concierge.state.pathFilter()];
    case "shared":
      return [api.trips.list.pathFilter()];
    case "test":
      return [api.push.list.pathFilter()];
    default:
      return [api.proposals.list.pathFilter(), api.concierge.state.pathFilter(), api.trips.list.pathFilter()];
  }
}

async function repairSubscriptionOnce(userId: string): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return;
  if (sessionStorage.getItem(looked) === userId) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await (await import("./push-subscription.ts")).repairSubscription(registration.pushManager);
  sessionStorage.setItem(looked, userId);
}

const writable = new Set(["text", "search", "email", "url", "tel", "number", "password", "date", "time"]);

/**
 * Whether something is being written: who would ask before the tab is closed says so, a form lies over the page, or a field
 * that is not empty has the cursor.
 */
function hasUnsavedText(page: Document): boolean {
  if (!window.dispatchEvent(new Event("beforeunload", { cancelable: true }))) return true;
  if (page.querySelector("[role=dialog] form, [role=alertdialog] form")) return true;
  const field = page.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value !== "";
  return field instanceof HTMLInputElement && writable.has(field.type) && field.value !== "";
}

const mostMs = 4_000;

/**
 * Before somebody is signed out: this browser takes no more of their notifications, and shows none of those that came. Never
 * rejects and never takes long, since nobody should have to stay signed in because a push service is slow.
 */
async function unsubscribeDevice(): Promise<void> {
  await Promise.race([forget().catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  // Not in every browser that has workers.
  if (registration.pushManager) await (await import("./push-subscription.ts")).unsubscribe(registration.pushManager);
}
