import { type BrowserContext, type CDPSession, chromium, expect, type Page, type Worker } from "@playwright/test";
import config, { browserWithWindows } from "../playwright.config.ts";
import { endSession } from "./browser.ts";
import { fakePushManager, fakePushManagerInWorker, type PushService } from "./fake-push-manager.ts";
import type { SignedInPerson } from "./people.ts";

/** A notification that is shown on the device. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean | null;
  readonly renotify: boolean;
}

/**
 * A browser with its own profile and with windows on no screen, because service workers get pushes nowhere else.
 * Without a network there is no real push service, so subscriptions come from `push`, and its messages are delivered to
 * the worker the way the browser does it.
 */
export class PushBrowser {
  private readonly context: BrowserContext;
  private readonly base: string;
  private readonly registrations = new Map<string, string>();
  private seat: { readonly page: Page; readonly cdp: CDPSession } | undefined;

  private constructor(context: BrowserContext, base: string) {
    this.context = context;
    this.base = base;
  }

  static async open(base: string, push: PushService): Promise<PushBrowser> {
    const { launchOptions, locale, timezoneId } = config.use ?? {};
    const context = await chromium.launchPersistentContext("", {
      ...launchOptions,
      executablePath: browserWithWindows,
      baseURL: base,
      serviceWorkers: "allow",
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    await context.grantPermissions(["notifications"], { origin: base });
    await fakePushManager(context, push);
    return new PushBrowser(context, base);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  get page(): Page {
    return this.seated.page;
  }

  /**
   * Switches to another person: opens a new window and clears all stored data except the service worker and its files.
   */
  async seats(who: SignedInPerson): Promise<void> {
    const left = this.context.pages();
    const page = await this.context.newPage();
    for (const it of left) await it.close();
    const cdp = await this.context.newCDPSession(page);
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const it of registrations)
        if (it.isDeleted) this.registrations.delete(it.scopeURL);
        else this.registrations.set(it.scopeURL, it.registrationId);
    });
    await cdp.send("ServiceWorker.enable");
    await cdp.send("Storage.clearDataForOrigin", { origin: this.base, storageTypes: "local_storage,indexeddb" });
    this.seat = { page, cdp };
    if (this.registrations.has(`${this.base}/`)) await this.clearTray();
    await this.signInAs(who);
  }

  private get seated() {
    if (!this.seat) throw new Error("nobody sits here yet");
    return this.seat;
  }

  private async clearTray(): Promise<void> {
    await (await this.worker()).evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      for (const it of await registration.getNotifications()) it.close();
    });
    await this.shows([]);
  }

  async signInAs(who: SignedInPerson): Promise<void> {
    const cookies = who.cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: this.base };
    });
    await endSession(this.page);
    await this.context.addCookies(cookies);
  }

  /** Leaves the application, and waits until the service worker knows that no window is open. */
  async leave(): Promise<void> {
    await this.page.goto("about:blank");
    const worker = await this.worker();
    const windows = () =>
      worker.evaluate(async () => {
        const { clients } = self as unknown as { clients: { matchAll(options: object): Promise<unknown[]> } };
        return (await clients.matchAll({ type: "window", includeUncontrolled: true })).length;
      });
    await expect.poll(windows).toBe(0);
  }

  async worker(): Promise<Worker> {
    return this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent("serviceworker"));
  }

  /** Delivers a push message as the browser does after decrypting it. Resolves when the worker has handled it. */
  async deliver(payload: object | string): Promise<void> {
    const worker = await this.worker();
    // Count pushes instead of reading notifications: reading them at this moment loses the one being shown.
    const before = await worker.evaluate(countPushes);
    const registrationId = this.registrations.get(`${this.base}/`);
    if (registrationId === undefined) throw new Error("no service worker is registered");
    const data = typeof payload === "string" ? payload : JSON.stringify(payload);
    await this.seated.cdp.send("ServiceWorker.deliverPushMessage", { origin: this.base, registrationId, data });
    await expect.poll(() => worker.evaluate(countPushes)).toBeGreaterThan(before);
  }

  async shown(): Promise<Shown[]> {
    return (await this.worker()).evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const all = (await registration.getNotifications()) as (Notification & { renotify: boolean })[];
      return all.map(({ title, body, tag, silent, renotify }) => ({ title, body, tag, silent, renotify }));
    });
  }

  /** Waits until exactly these notifications are shown. */
  async shows(titles: readonly string[]): Promise<void> {
    await expect.poll(async () => (await this.shown()).map((it) => it.title).sort()).toEqual([...titles].sort());
  }

  /**
   * Presses the notification. Browsers allow opening and focusing windows only after a real press, which is impossible
   * without a screen, so both calls are recorded instead. Navigating an open window is real.
   */
  async press(title: string): Promise<{ readonly focused: string[]; readonly opened: string[] }> {
    return (await this.worker()).evaluate(async (title) => {
      type Client = { url: string; focus(): Promise<unknown> };
      const worker = self as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(url: string): Promise<null> };
        WindowClient: { prototype: Client };
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const did = { focused: [] as string[], opened: [] as string[] };
      worker.WindowClient.prototype.focus = async function (this: Client) {
        did.focused.push(new URL(this.url).pathname);
        return this;
      };
      worker.clients.openWindow = async (url) => {
        did.opened.push(url);
        return null;
      };
      const notification = (await worker.registration.getNotifications()).find((it) => it.title === title);
      const press = new worker.NotificationEvent("notificationclick", { notification });
      const work: Promise<unknown>[] = [];
      Object.assign(press, { waitUntil: (it: Promise<unknown>) => work.push(it) });
      self.dispatchEvent(press);
      await Promise.all(work);
      return did;
    }, title);
  }

  /** Expires the subscription and tells the worker, which subscribes again and gets `next`. */
  async takeAway(endpoint: string, next: ReturnType<PushService["subscribe"]>): Promise<void> {
    const worker = await this.worker();
    await worker.evaluate(fakePushManagerInWorker, next);
    await worker.evaluate(async (endpoint) => {
      const change = Object.assign(new Event("pushsubscriptionchange"), { oldSubscription: { endpoint } });
      const work: Promise<unknown>[] = [];
      Object.assign(change, { waitUntil: (it: Promise<unknown>) => work.push(it) });
      self.dispatchEvent(change);
      await Promise.all(work);
    }, endpoint);
  }
}

/**
 * The number of pushes that the worker has handled since the first call. Serialized into the worker, so it must not use
 * anything from outside.
 */
function countPushes(): number {
  type Waiting = { waitUntil(work: Promise<unknown>): void };
  const worker = self as unknown as { pushesDone?: number; PushEvent: { prototype: Waiting } };
  if (worker.pushesDone === undefined) {
    worker.pushesDone = 0;
    const { prototype } = worker.PushEvent;
    const original = prototype.waitUntil;
    prototype.waitUntil = function (this: Waiting, work) {
      original.call(
        this,
        work.finally(() => {
          worker.pushesDone = (worker.pushesDone ?? 0) + 1;
        }),
      );
    };
  }
  return worker.pushesDone;
}
