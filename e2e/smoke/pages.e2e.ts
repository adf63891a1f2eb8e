import { expect, test } from "@playwright/test";
import { signInAs, stopOf, tripOf } from "../support/browser.ts";
import { call, person } from "../support/people.ts";

for (const path of ["/connect", "/connect?code=CVN-ABCD"]) {
  test(`the page ${path} cannot be framed, is not indexed, and sends no referrer to other sites`, async ({
    request,
  }) => {
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    const headers = page.headers();
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const html = await page.text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toContain('name="referrer" content="no-referrer"');
  });
}

test("health checks say whether the process runs and whether it can answer", async ({ request }) => {
  for (const [path, status] of [
    ["/healthz", "alive"],
    ["/readyz", "ready"],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), await answer.json()]).toEqual([200, { status }]);
  }
});

const scriptsOf = (policy = "") => /script-src ([^;]*)/.exec(policy)?.[1] ?? "";

test("every script of a page has the nonce of its answer, and each answer another one", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/sign-in", "/offline", "/connect", "/no-such-page"]) {
    // As a browser asks: programs get no page where there is none.
    const page = await request.get(path, { headers: { accept: "text/html" } });
    const scripts = scriptsOf(page.headers()["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] as string;
    expect(scripts, path).toBe(`'nonce-${nonce}' 'strict-dynamic' 'self'`);
    nonces.add(nonce);
    const html = await page.text();
    const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length, path).toBeGreaterThan(1);
    expect(
      tags.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
  }
  expect(nonces.size).toBe(5);
  // The service worker and static files have no inline scripts, so their policy has no nonce.
  for (const path of ["/service-worker.js", "/manifest.webmanifest"])
    expect(scriptsOf((await request.get(path)).headers()["content-security-policy"])).toBe("'self'");
});

test("pages work under their content security policy, and an injected script does not run", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (it) => {
    if (/content security policy/i.test(it.text())) violations.push(it.text());
  });
  for (const path of ["/", "/sign-in", "/demo", "/no-such-page"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(violations).toEqual([]);
  // Simulates user text that was written into the page without escaping.
  await page.route("**/sign-in", async (route) => {
    const answer = await route.fetch();
    const hostile = '<script>window.hostile = "script"</script><img src="x:" onerror="window.hostile = \'handler\'">';
    await route.fulfill({ response: answer, body: (await answer.text()).replace("</main>", `${hostile}</main>`) });
  });
  await page.goto("/sign-in");
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => ("hostile" in window ? window.hostile : null))).toBeNull();
});

test.describe("pages of a trip", () => {
  // What depends on the device must not be part of what the server renders.
  test.use({ timezoneId: "Asia/Tokyo" });

  test("they come with their content, ask for none of it again, and show what changed meanwhile", async ({
    page,
    context,
  }) => {
    const ana = await person("Ana");
    const trip = await tripOf(ana, [{ title: "Castle" }]);
    await signInAs(context, ana);
    const html = await (await page.request.get(trip.path)).text();
    expect(html.replaceAll(/<script.*?<\/script>/gs, "")).toContain("Castle");

    const asked: string[] = [];
    page.on("request", (it) => {
      const [, paths = ""] = /\/api\/trpc\/([^?]+)/.exec(it.url()) ?? [];
      asked.push(...paths.split(",").filter(Boolean));
    });
    const faults: string[] = [];
    page.on("pageerror", (it) => faults.push(it.message));
    for (const tab of ["", "/today", "/travel", "/documents", "/money"]) {
      const greeted = page.waitForEvent("websocket").then((room) => room.waitForEvent("framereceived"));
      await page.goto(`${trip.path}${tab}`);
      await greeted;
      await page.waitForLoadState("networkidle");
    }
    const beside = ["inbox.count", "account.pictures", "pictures.photo", "destinations.labels", "push.list"];
    expect(asked.filter((it) => !beside.includes(it))).toEqual([]);
    expect(faults).toEqual([]);

    // Between the page's answers and its connection to the room.
    let change: Promise<unknown> | undefined;
    await page.routeWebSocket(/\/room$/, async (socket) => {
      change = call(ana, "activities.add", { trip_id: trip.id, title: "Tram 28", itinerary_id: trip.dayIds[0] });
      await change;
      socket.connectToServer();
    });
    await page.goto(trip.path);
    await expect(stopOf(page, "Tram 28")).toBeVisible();
    expect(await change).toBeTruthy();
  });
});
