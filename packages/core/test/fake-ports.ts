import type { Database } from "@caravan/db/client";
import { evaluate } from "@caravan/domain/concierge/evaluate";
import { runPlanFileTask } from "@caravan/domain/export/plan-file";
import { runCheckTask } from "@caravan/domain/fixes/check-task";
import { readImport } from "@caravan/domain/import/read-import";
import { plan } from "@caravan/domain/planning/plan";
import { zoneAt } from "@caravan/gazetteer/zone-at";
import { languages } from "@caravan/languages/language";
import { FetchRefused, type FileStore, type Ports } from "../src/kernel/ports.ts";
import { secretBox } from "../src/kernel/secret-box.ts";

/** Ports on a real database; the outside world is missing, or answered in-process. */
export function fakePorts(database: Database): Ports {
  return {
    database,
    planner: { plan: async (request, _who, _signal, onDay) => plan(request, onDay) },
    checker: { run: async (task) => runCheckTask(task, () => crypto.randomUUID()) },
    planEditor: null,
    livePlaces: null,
    weather: null,
    rates: null,
    photos: null,
    liveSources: () => [],
    throttle: { take: async () => {}, giveBack: () => {} },
    mailer: { configured: false, send: async () => {} },
    fetcher: { get: () => Promise.reject(new FetchRefused("nothing is fetched here")) },
    pages: { read: async () => null },
    pictures: { thumbnail: async () => null, photo: async (bytes) => bytes, portrait: async (bytes) => bytes },
    files: memoryFiles(),
    quotas: { account: 2e9, trip: 1e9 },
    confirmations: { read: async () => null, text: async () => null },
    imports: { read: async (task) => readImport(task, zoneAt) },
    planFiles: { write: async (task) => runPlanFileTask(task) },
    printer: { pdf: async (trip) => Buffer.from(JSON.stringify(trip)) },
    jobs: { add: async () => {} },
    concierge: { evaluate: async (situation) => evaluate(situation, () => crypto.randomUUID()) },
    push: { publicKey: "a public key", refuses: () => null, send: async () => ({ outcome: "sent" }) },
    webhooks: { refuses: () => null, post: async () => ({ outcome: "answered", status: 204, afterSeconds: null }) },
    passwords: {
      hash: async (it) => `hashed ${it}`,
      verify: async (stored, it) => stored === `hashed ${it}`,
      isKnown: (it) => it === "a known password",
    },
    codeHash: (code) => `hashed ${[...code].reverse().join("")}`,
    secretBox: secretBox([new Uint8Array(32).fill(7)]),
    announcer: { announce: () => {} },
    catalogue: { verbs: () => [] },
    publicUrl: "http://localhost:3000",
    languages,
    fixedSettings: {},
    demo: false,
  };
}

export function memoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    delete: async (key) => void kept.delete(key),
  };
}
