import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { baseURL, port } from "../support/address.ts";
import { call, inDays, person } from "../support/people.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";
import { WebKit } from "../support/webkit.ts";
import type { WebKitWindow } from "../support/webkit-window.ts";

// Searching by role takes this engine a while on a busy machine.
test.slow();

let webkit: WebKit;
test.beforeEach(async () => {
  webkit = await WebKit.start();
});
test.afterEach(async () => {
  const run = test.info();
  if (run.status !== run.expectedStatus)
    for (const [number, png] of (await webkit.pictures()).entries())
      await writeFile(run.outputPath(`window-${number + 1}.png`), png, "base64");
  await webkit.stop();
});

/** Opens the form of a stop, changes a field and saves. */
async function edit(window: WebKitWindow, stop: string, field: string, text: string): Promise<void> {
  await window.press("button", `Options for ${stop}`);
  await window.press("menuitem", "Edit");
  const dialog = await window.find("dialog", "Edit activity");
  await window.fill(field, text, dialog);
  await window.press("button", "Save", dialog);
  await window.gone("dialog", "Edit activity");
}

const day = (window: WebKitWindow, number: number) => window.find("region", new RegExp(`Day ${number}$`));

test("a trip is planned, kept with an account, edited, dragged, undone and shared", async () => {
  const ana = await webkit.open();
  await ana.visit(baseURL);

  await test.step("plan without an account, from the landing page", async () => {
    await ana.fill("Where to?", "4 days in Porto with my parents");
    await ana.press("button", "Plan my trip");
    const destination = await ana.find("field", "Destination");
    await expect.poll(() => destination.getAttribute("value")).toBe("Porto");
    await ana.press("button", "Plan trip");
    await ana.at(/\/trips\/[0-9a-f-]{36}$/);
    await ana.find("heading", "Trip to Porto");
  });

  await test.step("keep the plan with an account", async () => {
    await ana.press("link", "Keep it with a free account");
    await ana.at(/\/sign-up\?/);
    await ana.interactive();
    await ana.fill("Name", "Ana");
    await ana.fill("Email", `${randomUUID()}@example.com`);
    await ana.fill("Password", "a quiet road by night");
    await ana.press("button", "Create account");
    await ana.at(/\/trips\/[0-9a-f-]{36}$/);
    await ana.find("button", "Account");
    await ana.interactive();
  });

  await test.step("add a stop, edit it and drag it to another day", async () => {
    await ana.press("button", "Add activity to day 2");
    const dialog = await ana.find("dialog", "Add activity");
    await ana.fill("Title", "Fado", dialog);
    await ana.press("button", "Add activity", dialog);
    await ana.find("article", "Fado", await day(ana, 2));
    await edit(ana, "Fado", "Title", "Fado in a cellar");
    await ana.find("article", "Fado in a cellar", await day(ana, 2));
    // The first chip is that of all days.
    const [, , , third] = await ana.all("button", /./, await ana.find("navigation", "Days"));
    if (!third) throw new Error("the third day has no chip");
    await ana.drag(await ana.find("button", "Reorder Fado in a cellar"), third);
    await ana.find("article", "Fado in a cellar", await day(ana, 3));
    await ana.readsNo(/Saving…/);
  });

  await test.step("undo", async () => {
    await ana.press("button", /^Undo/);
    await ana.find("article", "Fado in a cellar", await day(ana, 2));
    await ana.readsNo(/Saving…/);
  });

  await test.step("share it; somebody without an account reads it", async () => {
    await ana.press("button", "Share");
    const dialog = await ana.find("dialog", "Share this trip");
    await ana.press("button", "Create public link", dialog);
    const link = await (await ana.find("field", "Public link", dialog)).getProperty("value");
    const stranger = await webkit.open();
    await stranger.visit(link);
    await stranger.find("heading", "Trip to Porto");
    await stranger.find("heading", "Fado in a cellar");
    await stranger.gone("button", /Add|Edit|Options|Reorder|Share|Undo|note/);
  });
});

test("somebody joins by an invitation, and both see each other's edits at once", async () => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const id = await tripWith(ana, "Castle");
  const { url } = await call(ana, "invitations.create", { trip_id: id, role: "editor" });
  const hers = await webkit.open();
  await hers.driver.get(baseURL);
  await hers.signIn(ana);
  await hers.visit(`${baseURL}/trips/${id}`);
  const his = await webkit.open();
  await his.driver.get(baseURL);
  await his.signIn(bo);
  await his.visit(url);
  await his.press("button", "Join trip");
  await his.at(new RegExp(`/trips/${id}$`));
  await his.interactive();
  await edit(his, "Castle", "Title", "Castle at dusk");
  await hers.find("article", "Castle at dusk");
  await edit(hers, "Castle at dusk", "Title", "Castle at dawn");
  await his.find("article", "Castle at dawn");
});

test("a trip is read and edited without a connection, and sent when there is one", async () => {
  const ana = await person("Ana");
  const id = await tripWith(ana, "Castle");
  const line = await TcpProxy.to(port);
  try {
    const window = await webkit.open();
    await window.driver.get(line.url);
    await window.signIn(ana);
    await window.visit(`${line.url}/trips/${id}`);
    await window.reads(/Saved for offline, as of \d\d:\d\d/);
    line.cut();
    await window.driver.executeScript("dispatchEvent(new Event('offline'))");
    await window.reads(/No connection\./);
    await edit(window, "Castle", "Title", "Castle at dusk");
    await window.reads(/Waiting for a connection \(1\)/);
    await window.driver.navigate().refresh();
    await window.interactive();
    await window.find("article", "Castle at dusk");
    await window.reads(/Waiting for a connection \(1\)/);
    line.restore();
    await window.driver.executeScript("dispatchEvent(new Event('online'))");
    await window.readsNo(/Waiting for a connection/);
    await window.find("article", "Castle at dusk");
    await window.readsNo(/Not sent yet/);
  } finally {
    await line.close();
  }
});

async function tripWith(of: Awaited<ReturnType<typeof person>>, title: string): Promise<string> {
  const dates = { start_date: inDays(30), end_date: inDays(31) };
  const { trip } = await call(of, "trips.create", { destination: "Lisbon", ...dates, skip_ai_generation: true });
  await call(of, "activities.add", { trip_id: trip.id, itinerary_id: trip.itinerary[0].id, title });
  return trip.id;
}
