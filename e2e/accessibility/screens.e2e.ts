import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import {
  call,
  dayOf,
  interactive,
  join,
  pinsOf,
  signInAs,
  stopOf,
  tripOf,
  visit,
  withoutWebGl,
} from "../support/browser.ts";
import { inDays, key, person, type SignedInPerson, send } from "../support/people.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const narrow = { width: 360, height: 780 };

/** Ana has a planned trip with something of everything, Bo has none. */
let ana: SignedInPerson;
let bo: SignedInPerson;
/** May look at Ana's trip, and suggests. */
let vera: SignedInPerson;
let tripPath: string;
let sharePath: string;
let invitePath: string;
let businessPath: string;
let reviewPath: string;
/** Of Ana's, with Bo and Vera: after a round that found little, with something in every lane of its board. */
let groupCode: string;
let bookingPath: string;

test.beforeAll(async () => {
  [ana, bo, vera] = await Promise.all([person("Ana"), person("Bo"), person("Vera")]);
  const { trip } = await call(ana, "trips.create", {
    destination: "Lisbon",
    start_date: inDays(30),
    end_date: inDays(33),
    interests: ["food", "museums"],
  });
  tripPath = `/trips/${trip.id}`;
  await call(ana, "activities.add", {
    trip_id: trip.id,
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung",
    location: "Terreiro do Paço",
    notes: "Sit on the left",
    estimated_cost: 12.5,
    date: inDays(30),
  });
  await call(ana, "days.updateNotes", { trip_id: trip.id, day_number: 1, notes: "Buy tram tickets first" });
  // A shorter trip leaves what was planned for its last day in the tray.
  await call(ana, "trips.update", { trip_id: trip.id, end_date: inDays(32) });
  sharePath = new URL((await call(ana, "shares.create", { trip_id: trip.id })).share.url).pathname;
  invitePath = new URL((await call(ana, "invitations.create", { trip_id: trip.id, role: "editor" })).url).pathname;
  await key(ana.token, ["trips:read"]);
  const { booking } = await call(ana, "bookings.record", {
    destination: { name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenhotel", city: "Lisbon" },
    dates: { start: inDays(30), end: inDays(32) },
    guests: { adults: 2, children: 1 },
    preferences: { kind: "stay", provider: "Booking.com", price: 480, currency: "EUR", room_type: "Double" },
  });
  bookingPath = `/bookings/${booking.id}`;
  await proposeAndDo(trip.id);
  await decideTogether();
  await bookAndSpend();
});

/** A trip of Ana's with travel of every kind, papers and money, and a confirmation that waits to be saved. */
async function bookAndSpend(): Promise<void> {
  const [first, last] = [inDays(90), inDays(93)];
  const text = `Date: Mon, 02 Nov 2026 09:14:02 +0000
Booking reference: K3X9QF
Flight TP 1351
Departure: ${first} 09:40, London Heathrow (LHR)
Arrival: ${first} 12:25, Lisbon (LIS)
Total price: 318.40 EUR`;
  const { trip_id } = await call(ana, "confirmations.ingest", { text });
  businessPath = `/trips/${trip_id}`;
  const add = (segment: object) => call(ana, "segments.add", { trip_id, ...segment });
  await add({
    kind: "hotel",
    provider: "Hotel Lumen",
    place: "Hotel Lumen, Lisbon",
    start: `${first}T15:00`,
    end: last,
  });
  await add({
    kind: "car_rental",
    provider: "Sixt",
    from: "Lisbon",
    to: "Lisbon",
    start: `${first}T16:00`,
    end: `${last}T09:00`,
  });
  await add({
    kind: "meeting",
    title: "Lunch with Rita",
    start: `${first}T12:30`,
    end: `${first}T14:00`,
    status: "changed",
  });
  await add({
    kind: "train",
    train_number: "IC 571",
    from: "Lisboa",
    to: "Porto",
    start: `${last}T08:00`,
    status: "cancelled",
  });
  await call(ana, "documents.addText", { trip_id, name: "Door code", text: "4711" });
  await call(ana, "expenses.add", {
    trip_id,
    title: "Dinner",
    amount: 42.5,
    currency: "USD",
    date: first,
    paid_by: ana.id,
  });
  const { confirmation } = await call(ana, "confirmations.read", { text: text.replaceAll("K3X9QF", "Q7M2LA") });
  reviewPath = `/import/${confirmation.id}`;
}

async function decideTogether(): Promise<void> {
  const made = await call(ana, "groups.create", {
    title: "Three in May",
    destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
    tentative_dates: { start: inDays(60), end: inDays(64) },
    currency: "EUR",
  });
  groupCode = made.trip_code;
  const group = { trip_code: groupCode };
  for (const it of [bo, vera]) await call(it, "groups.join", group);
  const says = (it: SignedInPerson, start: number, top_choices: string[], budget: object) => {
    const dates = { ideal_start: inDays(start), ideal_end: inDays(start + 4), flexibility_days: 1 };
    const blackout_dates = [inDays(start + 8)];
    const preferences = { dates: { ...dates, blackout_dates }, destination: { top_choices }, budget };
    return call(it, "groups.submitPreferences", { ...group, preferences });
  };
  await says(ana, 60, ["Lisbon, Portugal"], { min: 300, max: 900 });
  await says(bo, 63, ["Porto, Portugal"], { max: 700, private: true });
  await says(vera, 70, ["Rome, Italy"], { max: 1200 });
  await call(ana, "alignment.run", group);
  await call(bo, "groups.submitPreferences", { ...group, preferences: {} });
  const { candidates: read } = await call(ana, "board.inspire", { ...group, text: "Belém Tower\nCarmo Convent" });
  const names = ["Time Out Market", "LX Factory", "Jerónimos Monastery"];
  const places: string[] = [];
  for (const name of names) {
    const { candidates } = await call(bo, "board.inspire", { ...group, place: { name, city: "Lisbon" } });
    places.push(candidates[0].id);
  }
  const [market, factory, monastery] = places;
  const vote = (it: SignedInPerson, candidate_id: string | undefined, more: object) =>
    call(it, "board.react", { ...group, candidate_id, ...more });
  await vote(ana, market, { vote: "in", starred: true });
  await vote(bo, market, { vote: "out", reason: "Too crowded on a Saturday" });
  for (const it of [bo, vera]) await vote(it, factory, { vote: "out", reason: "Seen it" });
  await call(ana, "board.update", { ...group, candidate_id: monastery, action: "confirm" });
  await call(ana, "board.inspire", { ...group, url: "http://127.0.0.1:1/ten-places" });
  const agent = await key(ana.token, ["group_trips:read", "group_trips:write"], { agent_name: "Planner" });
  const advise = { candidate_id: read[0].id, vote: "in" };
  await send("PUT", `/api/group-trips/${groupCode}/board/${read[0].id}/reaction`, { token: agent, body: advise });
}

async function openGroup(page: Page, tab: string, sign: string | RegExp): Promise<void> {
  await visit(page, `/groups/${groupCode}?tab=${tab}`);
  await expect(page.getByRole("tabpanel").getByText(sign).filter({ visible: true }).first()).toBeVisible();
}

/** An agent proposes, of which a part no longer fits; another one changes; Vera suggests. */
async function proposeAndDo(tripId: string): Promise<void> {
  const writes = ["trips:read", "trips:write"];
  const asking = await key(ana.token, writes, { agent_name: "Planner", mode: "propose" });
  const doing = await key(ana.token, writes, { agent_name: "Concierge" });
  const path = `/api/trips/${tripId}`;
  await send("PUT", path, { token: asking, body: { title: "A long weekend", travelers: 3 } });
  await call(ana, "trips.update", { trip_id: tripId, title: "Lisbon, slowly" });
  const added = await send("POST", `${path}/activities`, { token: doing, body: { title: "Fado", date: inDays(32) } });
  const change = { trip_id: tripId, activity_id: added.body.activity.id, notes: "Ask for a table at the back" };
  await send("POST", `${path}/activities`, { token: doing, body: { title: "Tram 28", date: inDays(32) } });
  await call(ana, "activities.update", change);
  await join(ana, tripId, vera, "viewer");
  await call(vera, "activities.add", { trip_id: tripId, title: "Tile workshop", propose: true });
}

interface Screen {
  readonly name: string;
  readonly as?: () => SignedInPerson;
  /** What lies over a page that has a row of its own: then only this part is looked at. */
  readonly over?: "dialog" | "menu";
  /** The map has a row of its own too, and drawing it takes half of the time. */
  readonly still?: true;
  readonly open: (page: Page) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function openTrip(page: Page): Promise<void> {
  await visit(page, tripPath);
  await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Plan check" })).toBeVisible();
}

async function openTripWithMap(page: Page): Promise<void> {
  await openTrip(page);
  await expect(pinsOf(page).first()).toBeVisible();
}

async function openProfile(page: Page, tab: string, sign: RegExp): Promise<void> {
  await visit(page, `/profile?tab=${tab}`);
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: sign }).first()).toBeVisible();
}

/** Up to what an agent asks for, as the person sees it. */
async function openConsent(page: Page): Promise<void> {
  const body = {
    agent_name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltungsassistent",
    requested_scopes: ["trips:read", "trips:write", "bookings:read"],
  };
  const { user_code } = (await send("POST", "/api/agent-auth/device", { body })).body;
  await visit(page, `/connect?code=${user_code}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "An agent asks for access")).toBeVisible();
}

/** The events of that many days. */
function plannedDays(days: number): string {
  const names = [
    "Belém Tower",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung",
    "Time Out Market",
    "Alfama",
  ];
  const activities = names.map((title, index) => ({ title, activity_type: "sightseeing", start_time: `1${index}:00` }));
  return Array.from({ length: days }, (_, index) => {
    const day = { date: inDays(30 + index), day_number: index + 1, reason: "Around Belém and Alfama.", activities };
    return `event: day\ndata: ${JSON.stringify(day)}\n\n`;
  }).join("");
}

const screens: readonly Screen[] = [
  {
    name: "landing",
    async open(page) {
      await visit(page, "/");
      await expect(heading(page, /hold together/)).toBeVisible();
    },
  },
  {
    name: "sign-up with errors",
    async open(page) {
      await visit(page, "/sign-up");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "sign-in refused",
    async open(page) {
      await visit(page, "/sign-in");
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("a wrong password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "trips, none yet",
    as: () => bo,
    async open(page) {
      await visit(page, "/trips");
      await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
    },
  },
  {
    name: "trips",
    as: () => ana,
    async open(page) {
      await visit(page, "/trips");
      await expect(page.getByRole("list", { name: "Trips" }).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "bookings, none yet",
    as: () => bo,
    async open(page) {
      await visit(page, "/bookings");
      await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
    },
  },
  {
    name: "bookings, with dates that are taken",
    as: () => ana,
    async open(page) {
      await visit(page, "/bookings");
      const ask = page.getByRole("button", { name: "Are these dates free?" });
      if (await ask.isVisible()) await ask.click();
      await page.getByLabel("From", { exact: true }).fill(inDays(30));
      await expect(page.getByText(/^1 booking, /)).toBeVisible();
    },
  },
  {
    name: "new booking with errors",
    as: () => ana,
    async open(page) {
      await visit(page, "/bookings/new");
      await page.getByRole("button", { name: "Keep booking" }).click();
      await expect(page.getByLabel("Name of the place", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "booking",
    as: () => ana,
    async open(page) {
      await visit(page, bookingPath);
      await expect(page.getByRole("heading", { name: "Also sent with it" })).toBeVisible();
    },
  },
  {
    name: "booking, put on a trip",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await visit(page, bookingPath);
      await page.getByRole("button", { name: "Change trip" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "new trip with errors",
    as: () => ana,
    async open(page) {
      await visit(page, "/trips/new");
      await page.getByRole("button", { name: "Add interest food" }).click();
      await page.getByRole("button", { name: "Plan trip" }).click();
      await expect(page.getByLabel("Destination", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "planning",
    as: () => ana,
    async open(page) {
      await page.route("**/api/trips", () => {});
      await visit(page, "/trips/new");
      await page.getByLabel("Destination", { exact: true }).fill("Lisbon");
      await page.getByLabel("Start date", { exact: true }).fill(inDays(30));
      await page.getByLabel("End date", { exact: true }).fill(inDays(31));
      await page.getByRole("button", { name: "Plan trip" }).click();
      await expect(heading(page, "Planning Lisbon")).toBeVisible();
    },
  },
  {
    name: "new trip, asked which place is meant",
    as: () => ana,
    async open(page) {
      await visit(page, "/trips/new");
      await page.getByLabel("Destination", { exact: true }).fill("Springfield");
      await page.getByLabel("Start date", { exact: true }).fill(inDays(30));
      await page.getByLabel("End date", { exact: true }).fill(inDays(31));
      await page.getByRole("button", { name: "Plan trip" }).click();
      await expect(page.getByRole("group", { name: "Which place do you mean?" })).toBeVisible();
    },
  },
  {
    name: "planning with its first days",
    as: () => ana,
    async open(page) {
      await page.addInitScript((text) => {
        const real = window.fetch;
        // A stream that goes silent and does not end.
        const body = () => new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode(text)) });
        window.fetch = (input, init) =>
          init?.method === "POST" && String(input).endsWith("/api/trips")
            ? Promise.resolve(new Response(body(), { headers: { "content-type": "text/event-stream" } }))
            : real(input, init);
      }, plannedDays(4));
      await visit(page, "/trips/new");
      await page.getByLabel("Destination", { exact: true }).fill("Lisbon");
      await page.getByLabel("Start date", { exact: true }).fill(inDays(30));
      await page.getByLabel("End date", { exact: true }).fill(inDays(36));
      await page.getByRole("button", { name: "Plan trip" }).click();
      await expect(page.getByRole("progressbar", { name: "Day 4 of 7" })).toBeVisible();
    },
  },
  { name: "trip builder", as: () => ana, open: openTripWithMap },
  {
    name: "trip builder with its check, a chosen stop and a note being written",
    as: () => ana,
    async open(page) {
      await openTripWithMap(page);
      await page.getByRole("region", { name: "Plan check" }).getByRole("button").first().click();
      await page.getByRole("button", { name: "Edit the note for day 1" }).click();
      await pinsOf(page).first().press("Enter");
      await expect(pinsOf(page).first()).toHaveAttribute("aria-pressed", "true");
    },
  },
  {
    name: "menu of an activity",
    over: "menu",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page
        .getByRole("article")
        .getByRole("button", { name: /^Options for/ })
        .first()
        .click();
      await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    },
  },
  {
    name: "something else for a slot",
    still: true,
    as: () => ana,
    async open(page) {
      await openTrip(page);
      const stop = dayOf(page, 2).getByRole("article").first();
      await stop.getByRole("button", { name: /^Options for/ }).click();
      await page.getByRole("menuitem", { name: "Something else here" }).click();
      await expect(page.getByRole("region", { name: / instead of / })).toBeVisible();
    },
  },
  {
    name: "a day that is being planned anew",
    still: true,
    as: () => ana,
    async open(page) {
      await page.route("**/regenerate", () => {});
      await openTrip(page);
      await page.getByRole("button", { name: "Options for day 2" }).click();
      await page.getByRole("menuitem", { name: "Plan this day anew" }).click();
      await expect(dayOf(page, 2).getByRole("progressbar")).toBeVisible();
    },
  },
  {
    name: "dialog: regenerate, under way",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await page.route("**/regenerate", () => {});
      await openTrip(page);
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "Regenerate" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Regenerate" }).click();
      await expect(page.getByRole("dialog", { name: "Making a new plan" })).toBeVisible();
    },
  },
  {
    name: "what was left out",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page.getByRole("button", { name: "What was left out" }).click();
      const sheet = page.getByRole("dialog", { name: "What was left out" });
      await expect(sheet.getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "dialog: add activity, with an error",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page.getByRole("button", { name: "Add activity", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Add activity" });
      await dialog.getByRole("button", { name: "Add activity" }).click();
      await expect(dialog.getByLabel("Title", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "dialog: share",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page.getByRole("button", { name: "Share" }).click();
      const dialog = page.getByRole("dialog", { name: "Share this trip" });
      await expect(dialog.getByText("Ana (you)")).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "Public link" })).toBeVisible();
      await expect(dialog.getByText("Anyone with the invitation link").first()).toBeVisible();
    },
  },
  {
    name: "trip details",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "Edit trip details" }).click();
      await expect(page.getByRole("dialog").getByLabel("Start date", { exact: true })).toBeVisible();
    },
  },
  {
    name: "history",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openTrip(page);
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "History" }).click();
      await expect(page.getByRole("dialog", { name: "History" }).getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "proposals, of which a part no longer fits",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await visit(page, `${tripPath}?proposals=1`);
      const sheet = page.getByRole("dialog", { name: "Proposals" });
      await expect(sheet.getByRole("article")).toHaveCount(2);
      await expect(sheet.getByText("Does not fit any more")).toBeVisible();
    },
  },
  {
    name: "trip builder of a viewer, with what they suggested",
    still: true,
    as: () => vera,
    async open(page) {
      await openTrip(page);
      await page.getByText("1 suggestion of yours waits").click();
      await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
    },
  },
  { name: "profile: preferences", as: () => ana, open: (page) => openProfile(page, "preferences", /How you travel/) },
  {
    name: "profile: API keys",
    as: () => ana,
    async open(page) {
      await openProfile(page, "keys", /How an agent uses its key/);
      await expect(page.getByRole("list", { name: "API keys" })).toBeVisible();
    },
  },
  {
    name: "what an agent did, and taking it back",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openProfile(page, "keys", /How an agent uses its key/);
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Concierge" }) });
      await card.getByRole("button", { name: /^What it did/ }).click();
      await expect(card.getByRole("link").first()).toBeVisible();
      await card.getByRole("button", { name: /^Revoke and undo/ }).click();
      await expect(page.getByRole("dialog")).toContainText("1 change stays");
    },
  },
  {
    name: "profile: an agent's changes listed",
    as: () => ana,
    async open(page) {
      await openProfile(page, "keys", /How an agent uses its key/);
      await page.getByRole("button", { name: /^What it did 2/ }).click();
      await expect(page.getByRole("list", { name: "API keys" }).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "dialog: create an API key",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openProfile(page, "keys", /How an agent uses its key/);
      await page.getByRole("button", { name: "Create key" }).click();
      await expect(page.getByRole("dialog", { name: "Create an API key" })).toBeVisible();
    },
  },
  { name: "profile: account", as: () => ana, open: (page) => openProfile(page, "account", /Account/) },
  {
    name: "shared trip",
    async open(page) {
      await visit(page, sharePath);
      await expect(page.getByRole("region", { name: /^Day 1/ })).toBeVisible();
      await expect(pinsOf(page).first()).toBeVisible();
    },
  },
  {
    name: "shared trip that has ended",
    async open(page) {
      await visit(page, "/shared/no-such-link");
      await expect(heading(page, "This link has ended")).toBeVisible();
    },
  },
  {
    name: "invitation",
    as: () => bo,
    async open(page) {
      await visit(page, invitePath);
      await expect(page.getByRole("button", { name: "Join trip" })).toBeVisible();
    },
  },
  {
    name: "invitation that has ended",
    async open(page) {
      await visit(page, "/invite/no-such-invitation");
      await expect(heading(page, "This invitation has ended")).toBeVisible();
    },
  },
  {
    name: "connect an agent, signed out",
    async open(page) {
      await page.goto("/connect?code=CVN-7K2M");
      await expect(heading(page, "Connect an agent")).toBeVisible();
    },
  },
  {
    name: "connect an agent, what is no code",
    as: () => ana,
    async open(page) {
      await visit(page, "/connect");
      await page.getByLabel("Code", { exact: true }).fill("CVN-10");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "an agent asks for access, with everything that can be chosen",
    as: () => ana,
    async open(page) {
      await openConsent(page);
      await page.getByRole("checkbox", { name: /Create and change trips/ }).check();
      await page.getByRole("switch", { name: "Ask me first" }).click();
      await page.getByRole("radio", { name: "Chosen ones" }).check();
      await expect(page.getByRole("list", { name: "Your trips" })).toBeVisible();
      await page.getByRole("button", { name: "Approve" }).click();
      await expect(page.getByText("Choose at least one trip, or all of them.")).toBeVisible();
    },
  },
  {
    name: "an agent was let in",
    as: () => ana,
    async open(page) {
      await openConsent(page);
      await page.getByRole("button", { name: "Approve" }).click();
      await expect(heading(page, "Access given")).toBeVisible();
    },
  },
  {
    name: "an agent's request that is not there",
    as: () => ana,
    async open(page) {
      await page.goto("/connect?request=0b1f6f0e-8a51-4d13-9c1d-2f5a3a9c7e11");
      await expect(heading(page, "There is no such request")).toBeVisible();
    },
  },
  {
    name: "groups",
    as: () => ana,
    async open(page) {
      await visit(page, "/groups");
      await expect(page.getByText("Three in May")).toBeVisible();
    },
  },
  {
    name: "create a group, with errors",
    as: () => ana,
    async open(page) {
      await visit(page, "/groups/new");
      await page.getByLabel("Budget from").fill("900");
      await page.getByLabel("Budget to").fill("300");
      await page.getByRole("button", { name: "Create group" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "what a join code is for, signed out",
    async open(page) {
      await visit(page, `/join/${groupCode}`);
      await expect(heading(page, "Three in May")).toBeVisible();
    },
  },
  {
    name: "a join code that opens nothing",
    as: () => ana,
    async open(page) {
      await visit(page, "/join");
      await page.getByLabel("Join code").fill("NOBODYS2");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "group: what would it take",
    as: () => ana,
    open: (page) => openGroup(page, "agree", "What would it take?"),
  },
  {
    name: "group: your answer",
    over: "dialog",
    as: () => ana,
    async open(page) {
      await openGroup(page, "agree", "What would it take?");
      await page.getByRole("button", { name: "Say what suits you" }).click();
      await expect(page.getByRole("dialog", { name: "What suits you" })).toBeVisible();
    },
  },
  {
    name: "group: the board, with a reason being given",
    as: () => vera,
    async open(page) {
      await openGroup(page, "board", "Time Out Market");
      await page.getByRole("radio", { name: "Cards" }).check();
      const card = page.getByRole("article", { name: "Time Out Market", exact: true });
      await card.getByRole("button", { name: "Out", exact: true }).click();
      await expect(card.getByLabel("Reason")).toBeVisible();
    },
  },
  {
    name: "group: the deck",
    as: () => vera,
    async open(page) {
      await openGroup(page, "board", "Time Out Market");
      await page.getByRole("radio", { name: "Deck" }).check();
      await expect(page.getByRole("region", { name: "Deck" })).toBeVisible();
    },
  },
  {
    name: "group: the rounds",
    as: () => bo,
    open: (page) => openGroup(page, "rounds", "Round 1"),
  },
  {
    name: "group: the people, for its creator",
    as: () => ana,
    open: (page) => openGroup(page, "people", "Vera"),
  },
  {
    name: "import",
    as: () => bo,
    async open(page) {
      await visit(page, "/import");
      await page.getByRole("button", { name: "Read it" }).click();
      await expect(page.getByText("Paste the text first")).toBeVisible();
    },
  },
  {
    name: "a confirmation under review",
    as: () => ana,
    async open(page) {
      await visit(page, reviewPath);
      await expect(page.locator("mark").filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: "travel",
    as: () => ana,
    async open(page) {
      await visit(page, `${businessPath}/travel`);
      await expect(page.getByRole("article", { name: /Hotel Lumen/ })).toBeVisible();
    },
  },
  {
    name: "documents",
    as: () => ana,
    async open(page) {
      await visit(page, `${businessPath}/documents`);
      await expect(page.getByRole("list", { name: "Documents" })).toContainText("Door code");
    },
  },
  {
    name: "money",
    as: () => ana,
    async open(page) {
      await visit(page, `${businessPath}/money`);
      await expect(page.getByText("Dinner", { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: "no such page",
    async open(page) {
      await visit(page, "/no-such-page");
      await expect(heading(page, "There is nothing at this address")).toBeVisible();
    },
  },
];

/** Movements that end have ended; what pulses for ever has no end to wait for. */
async function settled(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter((it) => it.playState === "running");
      return running.filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY).length;
    });
  await expect.poll(moving).toBe(0);
}

async function violations(page: Page, only?: readonly string[], over?: Screen["over"]): Promise<string[]> {
  await settled(page);
  // No page of ours has frames: what the other mode does for them, a second page for each look, is time alone.
  // Nor is anybody told what was found to be right, which for a long page takes most of a look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (over) {
    const part = over === "menu" ? "[role=menu]" : "[role=dialog], [role=alertdialog]";
    // An empty part would have no violations either.
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
    axe.include(part);
  }
  const found = await (only ? axe.withRules([...only]) : axe.withTags(rules)).analyze();
  return found.violations.flatMap((rule) =>
    rule.nodes
      // Pins lie where their places lie, however close; the list has the same targets in full size (WCAG 2.5.8).
      .filter((node) => rule.id !== "target-size" || !/aria-label="Day \d+, stop \d+/.test(node.html))
      .map((node) => `${rule.id}: ${node.target.join(" ")} (${node.failureSummary?.replace(/\s+/g, " ")})`),
  );
}

/** What is looked at is where movements end; on a full page, thousands of colours that fade take seconds to get there. */
async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What another theme can change about a page that is otherwise the same. */
const colours = ["color-contrast", "link-in-text-block"];

for (const screen of screens) {
  test(`${screen.name}: no violations in light or dark, nothing too wide`, async ({ page, context }) => {
    test.slow();
    const theme = (colorScheme: "light" | "dark") => page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await theme("light");
    await withoutTransitions(page);
    if (screen.over || screen.still) await withoutWebGl(context);
    await page.setViewportSize(sizes.desktop);
    if (screen.as) await signInAs(context, screen.as());
    await screen.open(page);
    expect.soft(await violations(page, undefined, screen.over), "desktop, light").toEqual([]);
    await page.setViewportSize(sizes.phone);
    expect.soft(await violations(page, undefined, screen.over), "phone, light").toEqual([]);
    await theme("dark");
    expect.soft(await violations(page, colours, screen.over), "phone, dark").toEqual([]);
    await page.setViewportSize(sizes.desktop);
    expect.soft(await violations(page, colours, screen.over), "desktop, dark").toEqual([]);
    await page.setViewportSize(narrow);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, "too wide at 360 px").toBe(0);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone, the map of the trip builder, ${colorScheme}: no violations`, async ({ page, context }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize(sizes.phone);
    await signInAs(context, ana);
    await visit(page, tripPath);
    await page.getByRole("radio", { name: "Map" }).check();
    // With the keyboard: pins of neighbours may lie over it.
    await pinsOf(page).first().press("Enter");
    await expect(page.getByRole("button", { name: "Show in list" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show in list" }).click();
    await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  });
}

test("signing in and adding an activity takes no mouse", async ({ page }) => {
  test.slow();
  const eve = await person("Eve");
  const trip = await tripOf(eve);
  const { keyboard } = page;
  /** Walks with Tab, as far as it takes, until that is in focus. */
  const tabTo = async (role: "link" | "button" | "textbox", name: string) => {
    const target = page.getByRole(role, { name, exact: true }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`${role} "${name}" cannot be reached with Tab`);
  };

  await visit(page, trip.path);
  await interactive(page);
  await tabTo("textbox", "Email");
  await keyboard.type(eve.email);
  await tabTo("textbox", "Password");
  await keyboard.type(eve.password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(trip.path);

  await expect(page.getByRole("button", { name: "Add activity", exact: true })).toBeVisible();
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo("button", "Add activity");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add activity" });
  await expect(dialog).toBeVisible();
  await tabTo("textbox", "Title");
  await keyboard.type("Belém Tower");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(stopOf(dayOf(page, 1), "Belém Tower")).toBeVisible();

  // Escape leaves a dialog and gives the focus back to what opened it.
  await tabTo("button", "Share");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share this trip" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});
