import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { jpeg, pdf } from "../../packages/domain/test/files/samples.ts";
import { interactive, signInAs, tripOf, visit } from "../support/browser.ts";
import { deviceOf, endDevices, offline, online, waitUntilSavedOffline } from "../support/device.ts";
import { person, send } from "../support/people.ts";

test.use({ serviceWorkers: "allow" });

test.afterEach(endDevices);

/** A device that allows 200 KB for files. */
const smallDevice = () => {
  navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 0 });
};

const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(300_000, " "), pdf.subarray(9)]);

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Documents" }).getByRole("listitem").filter({ hasText: name });

/** Waits until the browser has drawn the picture itself and not only its frame. */
async function drawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

/** The names of everything that this browser has stored. */
function heldBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map((it) => it.name ?? "");
    const pages = await (await caches.open("caravan-pages")).keys();
    return [...databases, ...pages.map((it) => it.url)].join(" ");
  });
}

test("files of documents open offline, and those that are not on the device are marked", async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana);
  const device = await deviceOf(browser, ana, { acceptDownloads: true });
  const { page, connection: line, at } = device;
  await page.addInitScript(smallDevice);
  await visit(page, at(`${trip.path}/documents`));
  await waitUntilSavedOffline(page);
  await page.locator("input[type=file]").setInputFiles([
    { name: "Boarding pass.jpg", mimeType: "image/jpeg", buffer: jpeg },
    { name: "Voucher.pdf", mimeType: "application/pdf", buffer: pdf },
    { name: "All of it.pdf", mimeType: "application/pdf", buffer: large },
  ]);
  for (const name of ["Boarding pass", "Voucher"])
    await expect(rowOf(page, name)).toContainText("on this device", { timeout: 60_000 });
  await expect(page.getByText(/^Saved for offline, as of \d\d:\d\d, without 1 file$/)).toBeVisible();
  await expect(rowOf(page, "All of it")).not.toContainText("on this device");

  await offline(device);
  await page.reload();
  // The kept page shows its rows before it hears a press.
  await interactive(page);
  await drawn(rowOf(page, "Boarding pass").locator("img"));
  await rowOf(page, "Boarding pass").getByRole("button", { name: "Boarding pass.jpg", exact: true }).click();
  const shown = page.getByRole("dialog", { name: "Boarding pass.jpg" });
  await drawn(shown.getByRole("img", { name: "Boarding pass.jpg" }));
  // The headers that the server sends also apply here: no script in the file can run.
  const address = await shown.getByRole("link", { name: "Open in a new tab" }).getAttribute("href");
  const told = await page.evaluate(async (it) => [...(await fetch(it)).headers], address ?? "");
  expect(Object.fromEntries(told)).toMatchObject({
    "content-type": "image/jpeg",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
    "x-content-type-options": "nosniff",
  });
  await page.keyboard.press("Escape");

  await rowOf(page, "Voucher").getByRole("button", { name: "Voucher.pdf", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog", { name: "Voucher.pdf" }).getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("Voucher.pdf");
  expect((await readFile(await (await download).path())).equals(pdf)).toBe(true);
  await page.keyboard.press("Escape");

  await expect(rowOf(page, "All of it")).toContainText("Needs a connection");
  await rowOf(page, "All of it").getByRole("button", { name: "All of it.pdf", exact: true }).click();
  const missing = page.getByRole("dialog", { name: "All of it.pdf" });
  await expect(missing).toContainText("This file is not on this device. It needs a connection.");
  await expect(missing.getByRole("button", { name: "Download" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await online(device);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  // Signing out leads to the public URL of the service, not to that of the proxy.
  await expect(page).toHaveURL(/:\d+\/$/);
  await signInAs(page.context(), bo);
  await visit(page, at("/trips"));
  await expect(page.getByText("No trips yet")).toBeVisible();
  line.cut();
  const found = page.evaluate((it) => fetch(it).then(({ status }) => status), address ?? "");
  await expect(found).rejects.toThrow("Failed to fetch");
  // Asking for the file must not store who was here before either.
  const left = await heldBy(page);
  expect(left).not.toContain(ana.id);
  expect(left).not.toContain(trip.id);
});

/** The contents of an older version's database by store. The stores that have an index or a key path get them too. */
type Left = Readonly<Record<string, readonly (readonly [key: string, value: unknown])[]>>;

async function leave(page: Page, name: string, version: number, left: Left): Promise<void> {
  await page.evaluate(
    ([of, number, stores]) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(of, number);
        opening.onupgradeneeded = () => {
          const { result: db } = opening;
          const keyPaths: Record<string, string> = { trips: "id", edits: "place", files: "id" };
          for (const [it, values] of Object.entries(stores)) {
            const store = db.createObjectStore(it, { keyPath: keyPaths[it] ?? null });
            if (it === "answers") store.createIndex("at", "at");
            if (it === "files") store.createIndex("tripId", "tripId");
            for (const [key, value] of values) store.put(value, it in keyPaths ? undefined : key);
          }
        };
        opening.onsuccess = () => resolve(opening.result.close());
      }),
    [name, version, left] as const,
  );
}

/** Version 1 used temporary ids for new activities; up to version 3 there were five kinds of edits. */
const olderVersions = [
  { version: 1, stores: ["answers", "trips", "edits", "names"], prefix: "new-", idOf: "temporaryId" },
  { version: 3, stores: ["answers", "trips", "edits", "files", "bytes"], prefix: "", idOf: "activityId" },
];
for (const { version, stores, prefix, idOf } of olderVersions) {
  test(`edits that were stored by version ${version} of the database are sent`, async ({ browser }) => {
    const ana = await person();
    const trip = await tripOf(ana, [{ title: "Castle", start_time: "10:00" }, { title: "Boat" }]);
    const read = async () => (await send("GET", `/api/trips/${trip.id}?view=full`, { token: ana.token })).body.trip;
    const kept = await read();
    const [castle, boat] = kept.itinerary[0].activities;
    const { page, at } = await deviceOf(browser, ana);
    const name = `caravan-of-${ana.id}`;
    const edit = (place: number, it: object) => ({
      ...{ place, id: crypto.randomUUID(), tripId: trip.id, suggests: false, edit: it, madeAt: place },
      ...{ waited: true, triedAt: null, trouble: null, ...(version === 1 && { forRevision: null }) },
    });
    const [one, two] = trip.dayIds;
    const added = `${prefix}${crypto.randomUUID()}`;
    const edits = [
      // Without a day, it goes to the first day that this device knows.
      edit(1, { kind: "add", [idOf]: added, fields: { title: "Fado", estimated_cost: 12.5 } }),
      edit(2, { kind: "move", activityId: added, title: "Fado", dayId: two, afterId: null, fromDayId: one }),
      edit(3, {
        ...{ kind: "change", activityId: version === 1 ? "given here" : castle.id, title: "Castle" },
        change: { notes: "Tickets", before: { notes: null } },
      }),
      edit(4, { kind: "notes", dayId: one, notes: "By tram", before: "" }),
      edit(5, { kind: "remove", activityId: boat.id, title: "Boat", seen: boat }),
    ];
    const answer = { data: { trip: kept }, at: Date.now(), tripId: trip.id };
    const left: Left = {
      ...Object.fromEntries(stores.map((it) => [it, []])),
      answers: [[`trips.get ${JSON.stringify([["trip_id", trip.id]])}`, answer]],
      edits: edits.map((it) => ["", it]),
      ...(version === 1 && { names: [["given here", castle.id]] }),
    };
    // A file of the service, so that the database can be written before the application runs.
    await page.goto(at("/manifest.webmanifest"));
    await leave(page, name, version, left);
    await visit(page, at(trip.path));
    await waitUntilSavedOffline(page);
    await expect
      .poll(async () => {
        const { itinerary } = await read();
        return itinerary.map((day: (typeof kept.itinerary)[number]) => [
          day.notes,
          ...day.activities.map((it: typeof castle) => [it.title, it.notes, it.estimated_cost]),
        ]);
      })
      .toEqual([
        ["By tram", ["Castle", "Tickets", null]],
        ["", ["Fado", null, 12.5]],
      ]);
    const found = await page.evaluate(
      (of) =>
        new Promise((resolve) => {
          const opening = indexedDB.open(of);
          opening.onsuccess = () => {
            const { result: db } = opening;
            const asked = db.transaction("edits").objectStore("edits").count();
            asked.onsuccess = () => resolve([[...db.objectStoreNames], asked.result]);
          };
        }),
      name,
    );
    expect(found).toEqual([["answers", "bytes", "edits", "files", "trips"], 0]);
  });
}
