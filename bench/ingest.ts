import type { Confirmation } from "../packages/core/src/kernel/ports.ts";
import { readEverything } from "../packages/integrations/src/confirmation-reader/read-confirmation.ts";
import {
  bytes,
  flightReservation,
  mailOf,
  pageWith,
  pdfOf,
  ticketPdf,
} from "../packages/integrations/test/confirmations.ts";
import { exponent } from "./support/exponent.ts";
import { isSmall, missed, printFigures, textOption } from "./support/figures.ts";
import { hostileTexts, noise, ticket } from "./support/hostile-texts.ts";
import { peakMemoryOf } from "./support/peak-memory.ts";

/**
 * Reading confirmations as the worker does: how many of each kind in a second, and how time grows with length for noise
 * and for hostile text, compared with JSON.parse and a scan for numbers in the same text. `npm run bench -- ingest
 * [--only=<part of a name>]`. Fails when anything grows faster than its length, or five megabytes take longer than the
 * worker's timeout.
 */
const only = textOption("only") ?? "";
const TODAY = "2027-05-01";
const LENGTHS = isSmall ? [2_000, 4_000] : [10_000, 100_000, 1_000_000, 5_000_000];
const PAGES = isSmall ? 2 : 40;
const STEEPEST = 1.25;
const PATIENCE_MS = 30_000;
/** Repetitions of a short reading, for a stable median. */
const SHORTEST_MS = isSmall ? 10 : 300;

const read = (confirmation: Confirmation) => readEverything(confirmation, TODAY);

await sorts();
await growth();

async function sorts(): Promise<void> {
  const html = pageWith(flightReservation, `<table><tr><td>Flight</td><td>LH 809</td></tr></table>`);
  const pages = await pdfOf((pdf) => {
    for (let page = 0; page < PAGES; page++) pdf.text(`${ticket}\n${noise(2_000)}`).addPage();
  });
  const sorted: readonly (readonly [string, Confirmation])[] = [
    ["words, 1 KB", { origin: "text", text: `${ticket}${noise(800)}` }],
    ["words, 20 KB", { origin: "text", text: `${ticket}${noise(20_000)}` }],
    ["page with JSON-LD, 20 KB", { origin: "text", text: html.replace("</body>", `<p>${noise(20_000)}</p></body>`) }],
    [
      "mail with PDF, 5 KB",
      {
        origin: "eml",
        bytes: bytes(
          mailOf([
            { type: "text/plain", content: ticket },
            { type: "application/pdf", content: await ticketPdf() },
          ]),
        ),
      },
    ],
    ["PDF, 1 page", { origin: "pdf", bytes: await ticketPdf() }],
    [`PDF, ${PAGES} pages, ${Math.round(pages.length / 1024)} KB`, { origin: "pdf", bytes: pages }],
  ];
  const rows = [];
  // Warm-up: files are read at first use, and code is slow before it is compiled.
  for (let round = 0; round < (isSmall ? 1 : 20); round++) for (const [, it] of sorted) await read(it);
  for (const [name, confirmation] of sorted) {
    if (!name.includes(only)) continue;
    const ms = await median(() => read(confirmation));
    rows.push({ sort: name, "CPU ms": ms.toFixed(1), "a second": (1000 / ms).toFixed(0) });
  }
  printFigures(rows);
}

async function growth(): Promise<void> {
  for (const [name, textOf] of Object.entries(hostileTexts)) {
    if (!name.includes(only)) continue;
    const points: (readonly [number, number])[] = [];
    const rows = [];
    let fault: unknown;
    for (const length of LENGTHS) {
      const text = textOf(length);
      const json = JSON.stringify(text);
      try {
        const ms = await median(() => read({ origin: "text", text }));
        const memory = await peakMemoryOf(() => read({ origin: "text", text }));
        points.push([length, ms]);
        rows.push({
          [name]: length,
          "CPU ms": ms.toFixed(1),
          "MB/s": (length / 1000 / ms).toFixed(2),
          "to JSON.parse": (ms / perRun(() => JSON.parse(json))).toFixed(0),
          "to a scan": (ms / perRun(() => spacesIn(text))).toFixed(0),
          "peak MB": (memory / 1024 / 1024).toFixed(0),
        });
        // Ten times the length would show nothing new.
        if (ms > PATIENCE_MS) break;
      } catch (error) {
        fault = error;
        break;
      }
    }
    printFigures(rows);
    // For shorter texts, fixed costs hide the growth.
    const slope = exponent(points.filter(([length]) => isSmall || length >= 100_000));
    const last = points.at(-1)?.[1] ?? 0;
    // A text without any content takes no time, however long it is.
    const steep = last > SHORTEST_MS && !(slope <= STEEPEST);
    if (fault !== undefined) process.exitCode = 1;
    if (steep || last > PATIENCE_MS) missed(`${name}: too slow`);
    const fails = fault === undefined ? "" : `, fails: ${String(fault).slice(0, 80)}`;
    console.log(`${name}: exponent ${slope.toFixed(2)}${fails}\n`);
  }
}

/** CPU time of this thread. Long work is done only once. */
async function median(work: () => unknown): Promise<number> {
  const times: number[] = [];
  let spent = 0;
  while (times.length < 25 && (times.length < 1 || spent < SHORTEST_MS)) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push(Math.max(0.001, (user + system) / 1000));
    spent += times.at(-1) as number;
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

/** For work far shorter than the clock's resolution: the mean of many runs. */
function perRun(work: () => unknown): number {
  let runs = 0;
  const before = process.threadCpuUsage();
  for (;;) {
    work();
    runs++;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > (isSmall ? 1_000 : 30_000)) return (user + system) / 1000 / runs;
  }
}

/** Reads every character once. */
function spacesIn(text: string): number {
  let spaces = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 32) spaces++;
  return spaces;
}
