import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { prepareDataTemplate } from "../../packages/db/src/data-template.ts";
import { startService } from "../support/service.ts";
import { firstPages } from "./first-pages.ts";

/**
 * What Lighthouse says of the pages that people open first, on its phone settings: the median of RUNS (5). Lighthouse is no
 * dependency, because it is larger than the rest together: `npm install --prefix <folder> lighthouse@13.5.0`, then
 * `E2E_PORT=4180 LIGHTHOUSE=<folder> node e2e/measure/lighthouse.ts`. It estimates what a slow network would take; with
 * `THROTTLING=devtools` the network is slow.
 */
const folder = process.env.LIGHTHOUSE;
const port = Number(process.env.E2E_PORT);
const times = Number(process.env.RUNS ?? 5);
if (!folder || !port) throw new Error("LIGHTHOUSE has to name the folder of Lighthouse, and E2E_PORT a free port");
const { default: lighthouse } = await import(`${pathToFileURL(folder)}/node_modules/lighthouse/core/index.js`);

/** What of its report is used. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly id: string; readonly score: number; readonly auditRefs: readonly Ref[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue: number }>>;
}
interface Ref {
  readonly id: string;
  readonly weight: number;
}

const removeTemplate = await prepareDataTemplate();
const service = await startService({ port });
const debugging = port + 1;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [`--remote-debugging-port=${debugging}`, "--no-sandbox"],
});
try {
  const rows = [];
  for (const { name, path, cookie } of await firstPages(service.url)) {
    const runs: Report[] = [];
    for (let run = 0; run < times; run += 1) {
      const { lhr } = await lighthouse(service.url + path, {
        port: debugging,
        logLevel: "error",
        throttlingMethod: process.env.THROTTLING ?? "simulate",
        ...(cookie && { extraHeaders: { Cookie: cookie } }),
      });
      runs.push(lhr);
    }
    const score = ({ categories }: Report, category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const report = runs.toSorted((a, b) => score(a, "performance") - score(b, "performance"))[Math.floor(times / 2)];
    if (!report) throw new Error(`Lighthouse said nothing of ${name}`);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    rows.push({
      page: name,
      performance: score(report, "performance"),
      accessibility: score(report, "accessibility"),
      "best practices": score(report, "best-practices"),
      SEO: score(report, "seo"),
      "LCP, ms": Math.round(value("largest-contentful-paint")),
      "blocking, ms": Math.round(value("total-blocking-time")),
      CLS: value("cumulative-layout-shift").toFixed(3),
    });
    const failed = Object.values(report.categories)
      .filter((it) => it.id !== "performance")
      .flatMap((it) => it.auditRefs.filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0))
      .map(({ id }) => id);
    if (failed.length > 0) console.log(`${name}: ${failed.join(", ")}`);
  }
  console.table(rows);
} finally {
  await browser.close();
  await service.stop({ purge: true });
  removeTemplate();
}
