import { chromium, devices } from "@playwright/test";
import { prepareDataTemplate } from "../../packages/db/src/data-template.ts";
import { signInAs } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";
import { startService } from "../support/service.ts";

/**
 * A plan of 60 days and 600 stops: when its first stop is seen, when it can be used, and what a frame of a drag costs.
 * `E2E_PORT=4180 node e2e/measure/long-plan.ts`, after `npm test -- build`. The phone is four times slower than this machine.
 */
const days = 60;
const stopsADay = 10;
const runs = 3;
const dragFrames = 60;

const port = Number(process.env.E2E_PORT);
if (!port) throw new Error("E2E_PORT has to be a free port");
const removeTemplate = await prepareDataTemplate();
const service = await startService({ port });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });

/** The number in the middle of all. */
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function longPlan(ana: Awaited<ReturnType<typeof person>>): Promise<string> {
  const { trip } = await call(ana, "trips.create", {
    destination: "Lisbon, Portugal",
    start_date: inDays(40),
    end_date: inDays(39 + days),
    skip_ai_generation: true,
  });
  for (const [index, day] of trip.itinerary.entries()) {
    const changes = Array.from({ length: stopsADay }, (_, at) => ({
      op: "activity.add",
      at: { itinerary_id: day.id },
      activity: {
        title: `Stop ${index + 1}.${at + 1}`,
        activity_type: "sightseeing",
        start_time: `${String(8 + at).padStart(2, "0")}:00`,
        duration_minutes: 45,
        lat: 38.7 + 0.001 * at,
        lng: -9.13 - 0.0005 * index,
      },
    }));
    await call(ana, "plan.applyChanges", { trip_id: trip.id, changes });
  }
  return `/trips/${trip.id}`;
}

/** Milliseconds of script in a frame while a stop is dragged over its day. */
async function dragged(page: Awaited<ReturnType<typeof browser.newPage>>): Promise<number> {
  const handle = page.locator("article button[aria-describedby=drag-help]").nth(1);
  const box = await handle.boundingBox();
  if (!box) throw new Error("the first stops cannot be seen");
  const [x, y] = [box.x + 8, box.y + 8];
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const scripts = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find((it) => it.name === "ScriptDuration")?.value ?? Number.NaN) * 1_000;
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  const spent: number[] = [];
  for (let frame = 1; frame <= dragFrames; frame += 1) {
    const before = await scripts();
    await page.mouse.move(x, y + frame * 6);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    spent.push((await scripts()) - before);
  }
  await page.mouse.up();
  return middle(spent);
}

try {
  const ana = await person("Ana", service.url);
  const path = await longPlan(ana);
  const rows = [];
  for (const kind of ["desktop", "phone"] as const) {
    const figures: { first: number; works: number; drag: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const size = kind === "phone" ? devices["Pixel 7"] : { viewport: { width: 1440, height: 900 } };
      const context = await browser.newContext({ ...size, baseURL: service.url });
      await signInAs(context, ana);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      if (kind === "phone") await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(() => {
        const look = () => {
          const stop = document.querySelector("article");
          if (stop && performance.getEntriesByName("first").length === 0) performance.mark("first");
          if (stop && !stop.closest("[inert]")) performance.mark("works");
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName("works").length > 0);
      const [first = Number.NaN, works = Number.NaN] = await page.evaluate(() =>
        ["first", "works"].map((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN),
      );
      // The library for drags is loaded when the page has nothing else to do.
      await page.waitForTimeout(2_000);
      figures.push({ first, works, drag: kind === "phone" ? Number.NaN : await dragged(page) });
      await context.close();
    }
    rows.push({
      window: kind,
      "first stop, ms": Math.round(middle(figures.map((it) => it.first))),
      "can be used, ms": Math.round(middle(figures.map((it) => it.works))),
      "script in a frame of a drag, ms": kind === "phone" ? "-" : middle(figures.map((it) => it.drag)).toFixed(1),
    });
  }
  console.table(rows);
} finally {
  await browser.close();
  await service.stop({ purge: true });
  removeTemplate();
}
