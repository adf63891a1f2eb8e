import { chromium, devices } from "@playwright/test";
import { prepareDataTemplate } from "../../packages/db/src/data-template.ts";
import { startService } from "../support/service.ts";
import { type FirstPage, firstPages } from "./first-pages.ts";

/**
 * When the pages that people open first show something, and when their largest part, on a phone with a slow network: what
 * Lighthouse calls slow 4G, really as slow, and a processor as many times slower as CPU says (4). The median of RUNS (5).
 * `E2E_PORT=4180 node e2e/measure/largest-paint.ts`, after `npm test -- build`.
 */
const port = Number(process.env.E2E_PORT);
if (!port) throw new Error("E2E_PORT has to be a free port");
const runs = Number(process.env.RUNS ?? 5);
const slower = Number(process.env.CPU ?? 4);
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

interface Paints {
  readonly answer: number;
  readonly html: number;
  readonly first: number;
  readonly largest: number;
  /** What the largest part was. */
  readonly what: string;
}

const removeTemplate = await prepareDataTemplate();
const service = await startService({ port });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });

async function open({ path, cookie }: FirstPage): Promise<Paints> {
  const context = await browser.newContext({ ...devices["Moto G4"], serviceWorkers: "block", baseURL: service.url });
  const cookies = cookie?.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: service.url };
  });
  if (cookies) await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(path, { waitUntil: "load" });
  // What may still come and be larger.
  await page.waitForTimeout(3_000);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((done) => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => {
          type Largest = PerformanceEntry & { readonly element: Element | null };
          const last = list.getEntries().at(-1) as Largest | undefined;
          const { element = null } = last ?? {};
          done({
            answer: navigation?.responseStart ?? Number.NaN,
            html: navigation?.encodedBodySize ?? Number.NaN,
            first,
            largest: last?.startTime ?? Number.NaN,
            what: element ? `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 24) ?? ""}` : "",
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paints;
}

const middle = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

try {
  const rows = [];
  for (const page of await firstPages(service.url)) {
    // The first answer of a page compiles its code.
    await open(page);
    const all: Paints[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await open(page));
    rows.push({
      page: page.name,
      "HTML, KB": (middle(all.map((it) => it.html)) / 1000).toFixed(1),
      "answer, ms": middle(all.map((it) => it.answer)),
      "first paint, ms": middle(all.map((it) => it.first)),
      "largest, ms": middle(all.map((it) => it.largest)),
      what: all[0]?.what,
    });
  }
  console.table(rows);
} finally {
  await browser.close();
  await service.stop({ purge: true });
  removeTemplate();
}
