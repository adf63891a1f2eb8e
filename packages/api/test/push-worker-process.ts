import type { Ports } from "@caravan/core/kernel/ports";
import { createDatabase } from "@caravan/db/client";
import { jobQueue } from "@caravan/integrations/job-queue";
import { pushSender } from "@caravan/integrations/web-push/push-sender";
import { vapidKeys } from "@caravan/integrations/web-push/vapid-keys";
import { secretBoxOf } from "../src/auth/derived-keys.ts";
import { jobRunner } from "../src/background/run-job.ts";
import { quickQueues } from "./fast-queues.ts";

// A worker process for tests that kill it during a job: push-worker.ts <database> <trusted host>.
const [databaseUrl = "", trustedHost = ""] = process.argv.slice(2);
const report = (error: unknown) => console.error(error);
const database = createDatabase(databaseUrl);
const unset = { publicKey: undefined, privateKey: undefined, subject: undefined };
const push = pushSender(await vapidKeys({ database, secretBox: secretBoxOf(["s".repeat(32)]) }, unset, ""), {
  trustedHosts: [trustedHost],
});
const jobs = await jobQueue({ databaseUrl, queues: quickQueues, report });
// Pushes need nothing else.
await jobs.work(jobRunner({ database, push, jobs, languages: ["en"] } as unknown as Ports, () => new Date()));
console.log("ready");
