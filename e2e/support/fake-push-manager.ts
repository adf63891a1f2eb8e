import type { BrowserContext } from "@playwright/test";
import type { pushService } from "../../packages/integrations/test/push-service.ts";

export type PushService = Awaited<ReturnType<typeof pushService>>;

const kept = "test-push-subscription";

/**
 * Replaces the browser's `pushManager` with one that takes endpoints and keys from the local push service.
 * Subscriptions survive the page, as real ones do. Everything else is the browser's own.
 */
export async function fakePushManager(context: BrowserContext, push: PushService): Promise<void> {
  await context.exposeFunction("subscribeAtTestService", (key: string) => push.subscribe(key));
  await context.addInitScript((kept) => {
    if (!("PushManager" in window)) return;
    const asked = Notification.requestPermission.bind(Notification);
    Object.assign(window, { permissionAsked: 0 });
    Notification.requestPermission = () => {
      (window as unknown as { permissionAsked: number }).permissionAsked += 1;
      return asked();
    };
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0)).buffer;
    const textOf = (bytes: BufferSource) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const read = () => {
      const text = localStorage.getItem(kept);
      if (text === null) return null;
      const { key, subscription } = JSON.parse(text);
      return {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => read();
    PushManager.prototype.subscribe = async (options) => {
      const key = textOf(options?.applicationServerKey as BufferSource);
      const { subscribeAtTestService } = window as unknown as {
        subscribeAtTestService(key: string): Promise<PushSubscriptionJSON>;
      };
      localStorage.setItem(kept, JSON.stringify({ key, subscription: await subscribeAtTestService(key) }));
      return read() as PushSubscription;
    };
  }, kept);
}

/**
 * The same within the service worker, which shares no storage with the page. Serialized into the worker, so it must not
 * use anything from outside.
 */
export function fakePushManagerInWorker(next: object): void {
  let here: object | null = null;
  const read = () =>
    here && {
      ...here,
      options: { applicationServerKey: null },
      toJSON: () => here,
      unsubscribe: async () => {
        here = null;
        return true;
      },
    };
  PushManager.prototype.getSubscription = async () => read() as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    here = next;
    return read() as unknown as PushSubscription;
  };
}
