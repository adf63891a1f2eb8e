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
 * Rendered once, beside all pages; does nothing for visitors. It reads again what a push was about, opens the page of a
 * pressed notification without a reload, checks once a visit whether this browser's subscription still belongs to the
 * person, and ends it when they sign out. It comes after the component that asks before signing out, because the
 * actions before signing out run in the order of the page.
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
    // A failure is ignored: the next page checks again.
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

/** The data that a page may be showing, for each kind of push. */
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
 * Whether something is being written: the page would ask before the tab is closed, a form covers the page, or a field
 * that is not empty has the focus.
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
 * Runs before signing out: ends the notifications of this person in this browser and removes those that are shown.
 * Never rejects and never takes long, because a slow push service must not prevent signing out.
 */
async function unsubscribeDevice(): Promise<void> {
  await Promise.race([forget().catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  // Not supported by every browser with service workers.
  if (registration.pushManager) await (await import("./push-subscription.ts")).unsubscribe(registration.pushManager);
}
