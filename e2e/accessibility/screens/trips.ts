import { expect, type Page } from "@playwright/test";
import { chooseView, dayOf, pinsOf, visit } from "../../support/browser.ts";
import { inDays } from "../../support/people.ts";
import { ana, bo, fixture, vera } from "../fixture.ts";
import { heading, type Screen, type SharedPage } from "../screen.ts";

async function openTrip(page: Page): Promise<void> {
  await visit(page, fixture.tripPath);
  await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Plan check" })).toBeVisible();
}

const builder: SharedPage = { name: "a menu and dialogs of the trip builder", as: ana, open: openTrip };

async function openTripWithMap(page: Page): Promise<void> {
  await openTrip(page);
  await expect(pinsOf(page).first()).toBeVisible();
}

/** The server-sent events of a plan with this many days. */
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

/** Trips, from the empty list to the builder. */
export const tripScreens: readonly Screen[] = [
  {
    name: "trips, none yet",
    as: bo,
    async open(page) {
      await visit(page, "/trips");
      await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
    },
  },
  {
    name: "trips",
    as: ana,
    async open(page) {
      await visit(page, "/trips");
      await expect(page.getByRole("list", { name: "Trips" }).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "bring a trip, with what a file becomes",
    as: ana,
    async open(page) {
      await visit(page, "/trips/bring");
      const buffer = Buffer.from(`title,date\nCastle,${inDays(30)}\nTower,03/04/2030\n,x\n`);
      await page.getByLabel("File with a trip").setInputFiles({ name: "Lisbon.csv", mimeType: "text/csv", buffer });
      await expect(page.getByRole("heading", { name: "Left out" })).toBeVisible();
    },
  },
  {
    name: "new trip with errors",
    as: ana,
    async open(page) {
      await visit(page, "/trips/new");
      await page.getByRole("button", { name: "Add interest food" }).click();
      await page.getByRole("button", { name: "Plan trip" }).click();
      await expect(page.getByLabel("Destination", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "planning",
    alone: true,
    as: ana,
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
    name: "new trip: choosing between places of the same name",
    alone: true,
    as: ana,
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
    name: "planning, with the first days shown",
    alone: true,
    as: ana,
    async open(page) {
      await page.addInitScript((text) => {
        const real = window.fetch;
        // The stream stays open and sends nothing more.
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
  { name: "trip builder", map: true, as: ana, open: openTripWithMap },
  {
    name: "trip builder with findings, a selected stop and an open note",
    map: true,
    as: ana,
    async open(page) {
      await openTripWithMap(page);
      await page.getByRole("region", { name: "Plan check" }).getByRole("button").first().click();
      await page.getByRole("button", { name: "Edit the note for day 1" }).click();
      await pinsOf(page).first().press("Enter");
      await expect(pinsOf(page).first()).toHaveAttribute("aria-pressed", "true");
    },
  },
  {
    name: "stops as lines, one of them open",
    alone: true,
    as: ana,
    async open(page) {
      await openTrip(page);
      await chooseView(page, "Show stops as lines");
      await page
        .getByRole("article")
        .getByRole("button", { name: /^Open / })
        .first()
        .click();
      await expect(page.getByRole("button", { name: /^Move to… / })).toBeVisible();
    },
  },
  {
    name: "menu of an activity",
    over: "menu",
    on: builder,
    async open(page) {
      await page
        .getByRole("article")
        .getByRole("button", { name: /^Options for/ })
        .first()
        .click();
      await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    },
  },
  {
    name: "dialog: change the dates, with what that would do",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: /· 3 days$/ }).click();
      const dialog = page.getByRole("dialog", { name: "Change the dates" });
      await dialog.getByLabel("First day", { exact: true }).fill(inDays(33));
      await dialog.getByLabel("Last day", { exact: true }).fill(inDays(34));
      await expect(dialog.getByText("The whole plan moves 3 days later.")).toBeVisible();
    },
  },
  {
    name: "dialog: replan a day",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "Options for day 2" }).click();
      await page.getByRole("menuitem", { name: "Replan this day" }).click();
      await expect(page.getByRole("dialog", { name: /^Replan / })).toBeVisible();
    },
  },
  {
    name: "places that were left out",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "What was left out" }).click();
      const sheet = page.getByRole("dialog", { name: "What was left out" });
      await expect(sheet.getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "dialog: add activity, with an error",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "Add activity", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Add activity" });
      await dialog.getByRole("button", { name: "Add activity" }).click();
      await expect(dialog.getByLabel("Title", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "dialog: add activity, with places found",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "Add activity", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Add activity" });
      await dialog.getByLabel("Title", { exact: true }).fill("museum");
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await dialog.getByLabel("Title", { exact: true }).press("ArrowDown");
    },
  },
  {
    name: "the page of a place",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link").first().click();
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Directions" })).toBeVisible();
    },
  },
  {
    name: "dialog: share",
    over: "dialog",
    on: builder,
    async open(page) {
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
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "Edit trip details" }).click();
      await expect(page.getByRole("dialog").getByLabel("Start date", { exact: true })).toBeVisible();
    },
  },
  {
    name: "history",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "History" }).click();
      await expect(page.getByRole("dialog", { name: "History" }).getByRole("listitem").first()).toBeVisible();
    },
  },
  // The last on its page, because its plan never comes.
  {
    name: "dialog: replan the trip, in progress",
    over: "dialog",
    on: builder,
    async open(page) {
      await page.route("**/regenerate", () => {});
      await page.getByRole("button", { name: "Trip options" }).click();
      await page.getByRole("menuitem", { name: "Replan the trip" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Replan" }).click();
      await expect(page.getByRole("dialog", { name: "Replanning the trip" })).toBeVisible();
    },
  },
  {
    name: "dialog: replace a stop",
    alone: true,
    as: ana,
    async open(page) {
      await openTrip(page);
      const stop = dayOf(page, 2).getByRole("article").first();
      await stop.getByRole("button", { name: /^Options for/ }).click();
      await page.getByRole("menuitem", { name: "Something else here" }).click();
      await expect(page.getByRole("region", { name: /^Instead of / })).toBeVisible();
    },
  },
  {
    name: "proposals that no longer fit completely",
    over: "dialog",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.tripPath}?proposals=1`);
      const sheet = page.getByRole("dialog", { name: "Proposals" });
      await expect(sheet.getByRole("article")).toHaveCount(2);
      await expect(sheet.getByText("No longer fits")).toBeVisible();
    },
  },
  {
    name: "trip builder of a viewer, with suggestions",
    as: vera,
    async open(page) {
      await openTrip(page);
      await page.getByText("One of your suggestions is waiting").click();
      await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
    },
  },
];
