import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { interactive, signInAs, tripOf, visit } from "../support/browser.ts";
import { type Answer, call, person, type SignedInPerson, send } from "../support/people.ts";

/** A person lets an agent in, from the code that the agent shows to the key that it gets. */

const everything = ["trips:read", "trips:write", "bookings:read", "bookings:write", "preferences:read"];

interface Device {
  readonly user_code: string;
  readonly device_code: string;
}

async function begin(requested_scopes = everything, agent_name = "Trip Helper"): Promise<Device> {
  const body = { agent_name, requested_scopes };
  const answer = await send("POST", "/api/agent-auth/device", { body, headers: { "user-agent": "trip-helper/2.1" } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const poll = ({ device_code }: Device): Promise<Answer> =>
  send("POST", "/api/agent-auth/token", { body: { device_code } });

async function keyOf(device: Device): Promise<{ secret: string; scopes: string[] }> {
  const { status, body } = await poll(device);
  expect(status, JSON.stringify(body)).toBe(200);
  return { secret: body.access_token, scopes: body.scope.split(" ") };
}

const field = (page: Page) => page.getByLabel("Code", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const scope = (page: Page, name: string) => page.getByRole("checkbox", { name });

async function openConsent(page: Page, device: Device): Promise<void> {
  await visit(page, `/connect?code=${device.user_code}`);
  await press(page, "Continue");
  await expect(heading(page, "An agent is asking for access")).toBeVisible();
}

async function signIn(page: Page, who: SignedInPerson): Promise<void> {
  await interactive(page);
  await page.getByLabel("Email", { exact: true }).fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await press(page, "Sign in");
}

test("a code typed in lower case and with spaces leads to a read-only key", async ({ page, context }) => {
  const ana = await person("Ana Silva");
  await signInAs(context, ana);
  const device = await begin();
  await visit(page, "/connect");
  await field(page).fill(` ${device.user_code.toLowerCase().replace("-", " ").split("").join(" ")} `);
  await press(page, "Continue");

  await expect(heading(page, "An agent is asking for access")).toBeFocused();
  const asks = page.getByRole("region", { name: "Who is asking" });
  await expect(asks.getByRole("heading", { name: "“Trip Helper”" })).toBeVisible();
  await expect(asks).toContainText("Not verified");
  await expect(asks).toContainText("trip-helper 2.1");
  await expect(asks).toContainText("just now");
  await expect(asks).toContainText(device.user_code);
  await expect(page.getByText(ana.email)).toBeVisible();
  await expect(scope(page, "See your trips")).toBeChecked();
  await expect(scope(page, "Create and change trips")).not.toBeChecked();
  await expect(scope(page, "Add and change booking records")).not.toBeChecked();
  // Scopes that the agent did not request are not offered.
  await expect(scope(page, "Take part in group trips")).toHaveCount(0);
  expect((await poll(device)).body.error).toBe("authorization_pending");

  const decisions: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("accessRequests.decide")) decisions.push(request.url());
  });
  await page.getByRole("button", { name: "Approve" }).dblclick();
  await expect(heading(page, "Access granted")).toBeFocused();
  expect(decisions).toHaveLength(1);
  // A typed code must not appear in the address or the history.
  await expect(page).toHaveURL("/connect");

  const { secret, scopes } = await keyOf(device);
  expect(scopes).toEqual(["trips:read", "bookings:read", "preferences:read"]);
  expect((await send("GET", "/api/trips", { token: secret })).status).toBe(200);
  const writing = await send("POST", "/api/trips", { token: secret, body: { destination: "Lisbon" } });
  expect(writing.status).toBe(403);

  await page.getByRole("link", { name: "API keys" }).click();
  const card = page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: "Trip Helper" });
  await expect(card.first()).toContainText("Active");
});

test("a code from the address is looked up only after confirmation", async ({ page, context }) => {
  await signInAs(context, await person());
  const device = await begin();
  let lookedUp = 0;
  page.on("request", (request) => {
    if (request.url().includes("accessRequests.lookUp")) lookedUp += 1;
  });
  await visit(page, `/connect?code=${device.user_code.toLowerCase()}`);
  await expect(field(page)).toHaveValue(device.user_code);
  await expect(field(page)).toHaveAccessibleDescription(/Only continue if your agent shows the same code/);
  expect(lookedUp).toBe(0);
  await press(page, "Continue");
  await expect(heading(page, "An agent is asking for access")).toBeVisible();
  expect(lookedUp).toBe(1);
});

test("the whole address can be pasted; an invalid code is reported next to the field", async ({ page, context }) => {
  await signInAs(context, await person());
  await visit(page, "/connect");
  await press(page, "Continue");
  await expect(field(page)).toHaveAccessibleDescription(/Enter the code/);
  await field(page).fill("CVN-10");
  await press(page, "Continue");
  await expect(field(page)).toHaveAccessibleDescription(/four letters or digits/);
  await expect(field(page)).toBeFocused();
  const { user_code } = await begin();
  await field(page).fill(`https://caravan.example/connect?code=${user_code}`);
  await expect(field(page)).toHaveValue(user_code);
});

test("signed out: sign in first, then back with the code; another account can sign in", async ({ page }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const device = await begin(["trips:read"]);
  await page.goto(`/connect?code=${device.user_code}`);
  await expect(heading(page, "Connect an agent")).toBeVisible();
  const back = `callbackUrl=${encodeURIComponent(`/connect?code=${device.user_code}`)}`;
  await expect(page.getByRole("link", { name: "Create account" })).toHaveAttribute("href", `/sign-up?${back}`);
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, ana);
  await expect(page).toHaveURL(`/connect?code=${device.user_code}`);
  await expect(field(page)).toHaveValue(device.user_code);
  // Before React has taken over, pressing the button would submit the form as a page load.
  await interactive(page);
  await press(page, "Continue");
  await expect(page.getByText(ana.email)).toBeVisible();

  await press(page, "Switch account");
  await expect(page).toHaveURL(`/sign-in?${back}`);
  await signIn(page, bo);
  await expect(page).toHaveURL(`/connect?code=${device.user_code}`);
  await interactive(page);
  await press(page, "Continue");
  await expect(page.getByText(bo.email)).toBeVisible();
  await press(page, "Approve");
  await expect(heading(page, "Access granted")).toBeVisible();
  const { secret } = await keyOf(device);
  expect((await send("GET", "/api/users/me/api-keys", { token: bo.token })).body.keys).toHaveLength(1);
  expect((await send("GET", "/api/users/me/api-keys", { token: ana.token })).body.keys).toHaveLength(0);
  expect(secret).toMatch(/^cvn_/);
});

test("after five wrong codes the right one is refused for a while too", async ({ page, context }) => {
  await signInAs(context, await person());
  const device = await begin();
  await visit(page, "/connect");
  for (const wrong of ["ZZZ2", "ZZZ3", "ZZZ4", "ZZZ5", "ZZZ6"]) {
    await field(page).fill(wrong);
    await press(page, "Continue");
    await expect(field(page)).toHaveAccessibleDescription(/No agent is waiting with this code/);
    await expect(page.getByRole("button", { name: "Continue" })).not.toHaveAttribute("aria-busy");
  }
  await field(page).fill(device.user_code);
  await press(page, "Continue");
  await expect(field(page)).toHaveAccessibleDescription(/Wait 10 min and try again/);
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
});

test("a request that expires while its page is open says so, and another code can be entered", async ({
  page,
  context,
}) => {
  await signInAs(context, await person());
  await page.clock.install();
  await openConsent(page, await begin());
  await page.clock.fastForward("10:01");
  await expect(heading(page, "This request has expired")).toBeFocused();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await press(page, "Enter another code");
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL("/connect");
});

test("a request that was answered in one window cannot be answered in another", async ({ page, context }) => {
  await signInAs(context, await person());
  const device = await begin();
  const second = await context.newPage();
  await openConsent(page, device);
  await openConsent(second, device);
  await press(page, "Deny");
  await expect(heading(page, "Access denied")).toBeVisible();
  await press(second, "Approve");
  await expect(heading(second, "This request was already answered")).toBeVisible();
  expect((await poll(device)).body.error).toBe("access_denied");
});

test("a key for chosen trips only, that needs approval", async ({ page, context }) => {
  const ana = await person();
  const [open, closed] = [await tripOf(ana, [{ title: "Castle" }]), await tripOf(ana)];
  await call(ana, "trips.update", { trip_id: open.id, title: "For the agent" });
  await signInAs(context, ana);
  const device = await begin(["trips:read", "trips:write"]);
  await openConsent(page, device);
  await expect(page.getByRole("switch", { name: "Changes need my approval" })).not.toBeChecked();
  await scope(page, "Create and change trips").check();
  await page.getByRole("switch", { name: "Changes need my approval" }).click();
  await expect(page.getByText(/add new things.*but not change, cancel or delete what is there/)).toBeVisible();
  await page.getByRole("radio", { name: "Selected trips" }).check();
  await press(page, "Approve");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/Choose at least one trip/);
  await page.getByRole("list", { name: "Your trips" }).getByRole("checkbox", { name: "For the agent" }).check();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Expires after" }).click();
  await page.getByRole("option", { name: "30 days" }).click();
  await page.getByRole("combobox", { name: "New trips" }).click();
  await page.getByRole("option", { name: "None" }).click();
  await press(page, "Approve");
  await expect(heading(page, "Access granted")).toBeVisible();

  const { secret } = await keyOf(device);
  const seen = await send("GET", "/api/trips", { token: secret });
  expect(seen.body.trips.map((trip: { id: string }) => trip.id)).toEqual([open.id]);
  expect((await send("GET", `/api/trips/${closed.id}?view=full`, { token: secret })).status).toBe(404);
  const change = await send("PUT", `/api/trips/${open.id}`, { token: secret, body: { title: "Changed" } });
  expect(change.status, JSON.stringify(change.body)).toBe(202);
  expect((await send("GET", `/api/trips/${open.id}?view=full`, { token: secret })).body.trip.title).toBe(
    "For the agent",
  );
  const [made] = (await send("GET", "/api/users/me/api-keys", { token: ana.token })).body.keys;
  expect(made).toMatchObject({ mode: "propose", trip_ids: [open.id], most_trips: 0, changes_an_hour: null });
  const days = (new Date(made.expires_at).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test("from the code to the key by keyboard alone", async ({ page, context }) => {
  await signInAs(context, await person());
  const device = await begin(["trips:read", "trips:write"]);
  await visit(page, "/connect");
  const { keyboard } = page;
  const tabTo = async (role: "textbox" | "checkbox" | "button", name: string | RegExp) => {
    const target = page.getByRole(role, { name });
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 30; steps += 1) {
      await keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${role} ${name} cannot be reached with Tab`);
  };
  await tabTo("textbox", "Code");
  await keyboard.type(device.user_code);
  await keyboard.press("Enter");
  await expect(heading(page, "An agent is asking for access")).toBeFocused();
  // Pressing Enter once too often must not approve.
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await tabTo("checkbox", /Create and change trips/);
  await keyboard.press("Space");
  await tabTo("button", "Approve");
  await keyboard.press("Enter");
  await expect(heading(page, "Access granted")).toBeFocused();
  expect((await keyOf(device)).scopes).toEqual(["trips:read", "trips:write"]);
});

test("a request that asks to write, from an agent with a hostile name, is answered with Deny", async ({
  page,
  context,
}) => {
  await signInAs(context, await person());
  const name = `${"W".repeat(60)}\u202e${"\u0300".repeat(20)}<b>bold</b>`;
  const device = await begin(["trips:write"], name);
  await openConsent(page, device);

  await test.step("Approve and Deny look equally important", async () => {
    const look = (name: string) =>
      page.getByRole("button", { name, exact: true }).evaluate((element) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height, top } = element.getBoundingClientRect();
        return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height, top };
      });
    await page.mouse.move(0, 0);
    await expect.poll(() => look("Approve")).toEqual(await look("Deny"));
  });

  await test.step("the agent's name cannot reverse the text or break the page", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const shown = page.getByRole("region", { name: "Who is asking" }).getByRole("heading");
    await expect(shown).toContainText("<b>bold</b>");
    expect(await shown.textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\u0300{3}/);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  });

  await test.step("nothing can be approved when no scope is selected", async () => {
    await press(page, "Approve");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(/Tick at least one thing/);
    expect((await poll(device)).body.error).toBe("authorization_pending");
  });

  await test.step("a denied agent gets no key", async () => {
    await press(page, "Deny");
    await expect(heading(page, "Access denied")).toBeFocused();
    expect((await poll(device)).body.error).toBe("access_denied");
  });
});

test("an agent that came through the browser gets its answer only there", async ({ page, context }) => {
  await signInAs(context, await person());
  const arrived: string[] = [];
  const listener = createServer((request, response) => {
    arrived.push(`${request.url} ${request.headers.referer ?? "without referrer"}`);
    response.setHeader("content-type", "text/html").end("<h1>Back at the agent</h1>");
  }).listen(0, "127.0.0.1");
  try {
    await new Promise((done) => listener.once("listening", done));
    const callback = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
    const body = { client_name: "Desk Planner", redirect_uris: [callback] };
    const { client_id } = (await send("POST", "/api/agent-auth/register", { body })).body;
    const question = new URLSearchParams({
      response_type: "code",
      client_id,
      redirect_uri: callback,
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
      scope: "trips:read",
      state: "kept",
    });
    await page.goto(`/api/agent-auth/authorize?${question}`);
    await expect(heading(page, "An agent is asking for access")).toBeFocused();
    const asks = page.getByRole("region", { name: "Who is asking" });
    await expect(asks).toContainText("Desk Planner");
    await expect(asks).toContainText(new URL(callback).host);
    await interactive(page);
    await press(page, "Deny");
    await expect(heading(page, "Access denied")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go there now" })).toBeVisible();
    await page.waitForURL(/\/callback\?/);
    expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
    expect(new URL(page.url()).searchParams.get("state")).toBe("kept");
    expect(arrived[0]).toMatch(/without referrer$/);
    await page.goBack();
    await expect(heading(page, "This request was already answered")).toBeVisible();
  } finally {
    listener.closeAllConnections();
    listener.close();
  }
});

test("an address without a request says so", async ({ page, context }) => {
  await signInAs(context, await person());
  for (const id of ["0b1f6f0e-8a51-4d13-9c1d-2f5a3a9c7e11", "cut"]) {
    await page.goto(`/connect?request=${id}`);
    await expect(heading(page, "This request doesn't exist")).toBeVisible();
  }
});

test("the page cannot be framed", async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}/connect"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
