import type { Page } from "@playwright/test";
import { chooseView, interactive, visit } from "../support/browser.ts";
import { call, inDays, person, type SignedInPerson } from "../support/people.ts";

/** A page in a state that no address leads to, and who looks at it. */
export interface State {
  readonly name: string;
  readonly as: SignedInPerson;
  readonly open: (page: Page) => Promise<void>;
}

/** Ways to show a plan, what opens above it, and pages that wait, fail or have no connection. */
export async function states(): Promise<readonly State[]> {
  const as = await person("Maria da Conceição");
  const dates = { start_date: inDays(40), end_date: inDays(44) };
  const { trip } = await call(as, "trips.create", {
    ...{ destination: "Lisbon, Portugal", ...dates, interests: ["food", "history"] },
    ...{ travelers: 3, budget: 2_000 },
  });
  const trip_id = trip.id;
  const path = `/trips/${trip_id}`;
  const copy = (start: number) => call(as, "trips.copy", { trip_id, start_date: inDays(start) });
  const [{ trip: archived }] = [await copy(60), await copy(80)];
  await call(as, "trips.archive", { trip_id: archived.id, archived: true });
  await call(as, "shares.create", { trip_id, show_day_notes: true, show_bookings: true, expires_in_days: 7 });
  const { share: template } = await call(as, "shares.create", { trip_id, template: true });
  const link = new URL(template.url).pathname;
  await call(as, "expenses.add", { trip_id, title: "Sushi", amount: 5_400, currency: "JPY", date: dates.start_date });
  await call(as, "expenses.add", { trip_id, title: "Tram", amount: 12, currency: "EUR", date: dates.start_date });
  const first = trip.itinerary[0].activities[0].title as string;

  const share = async (page: Page) => {
    await visit(page, path);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByText(/^Embed .* on a website$/)
      .first()
      .waitFor();
  };
  return [
    {
      name: "state: days as columns",
      as,
      async open(page) {
        await visit(page, path);
        await chooseView(page, "Days side by side");
      },
    },
    {
      name: "state: list alone",
      as,
      async open(page) {
        await visit(page, path);
        await chooseView(page, "List only");
      },
    },
    {
      name: "state: stops whole",
      as,
      async open(page) {
        await visit(page, path);
        await chooseView(page, "Show stops in full");
      },
    },
    {
      name: "state: menu of a stop",
      as,
      async open(page) {
        await visit(page, path);
        await page.getByRole("button", { name: `Options for ${first}`, exact: true }).click();
        await page.getByRole("menu").waitFor();
      },
    },
    { name: "state: share dialog with links", as, open: share },
    {
      name: "state: share dialog, embed",
      as,
      async open(page) {
        await share(page);
        const embed = page
          .getByRole("dialog")
          .getByText(/^Embed .* on a website$/)
          .first();
        await embed.click();
        await embed.scrollIntoViewIfNeeded();
      },
    },
    { name: "state: template", as, open: (page) => visit(page, link) },
    { name: "state: taking a template over", as, open: (page) => visit(page, link.replace("/shared/", "/take/")) },
    { name: "state: trips with duplicates", as, open: (page) => visit(page, "/trips") },
    { name: "state: archive", as, open: (page) => visit(page, "/archive") },
    {
      name: "state: money with a rate to enter",
      as,
      async open(page) {
        await visit(page, `${path}/money`);
        await page.getByRole("heading", { name: "Exchange rates" }).scrollIntoViewIfNeeded();
      },
    },
    {
      name: "state: trips, waiting",
      as,
      async open(page) {
        await page.route("**/api/trpc/**", () => {});
        await page.goto("/trips");
        await interactive(page);
      },
    },
    {
      name: "state: trips, failed",
      as,
      async open(page) {
        await page.route("**/api/trpc/**", (route) => route.fulfill({ status: 503, json: {} }));
        await page.goto("/trips");
        await page.getByRole("main").getByRole("alert").waitFor();
      },
    },
    {
      name: "state: trip without a connection",
      as,
      async open(page) {
        await visit(page, path);
        await page.context().setOffline(true);
        await page.getByText("No connection").first().waitFor();
      },
    },
  ];
}
