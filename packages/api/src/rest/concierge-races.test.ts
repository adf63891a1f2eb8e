import { inspect } from "node:util";
import { addActivity } from "@caravan/core/activities/add-activity";
import { addSegment } from "@caravan/core/bookings/add-segment";
import { applyRecommendation } from "@caravan/core/concierge/apply-recommendation";
import { getConciergeState } from "@caravan/core/concierge/get-concierge-state";
import { reportStatusEvent } from "@caravan/core/concierge/report-status-event";
import { requestEvaluation } from "@caravan/core/concierge/request-evaluation";
import { respondToRecommendation } from "@caravan/core/concierge/respond-to-recommendation";
import { shareLocation } from "@caravan/core/concierge/share-location";
import { stopSharingLocation } from "@caravan/core/concierge/stop-sharing-location";
import { undoRecommendation } from "@caravan/core/concierge/undo-recommendation";
import { updateConciergeSettings } from "@caravan/core/concierge/update-concierge-settings";
import type { Person } from "@caravan/core/kernel/actor";
import { DomainError } from "@caravan/core/kernel/errors";
import { queues } from "@caravan/core/kernel/jobs";
import type { Ports } from "@caravan/core/kernel/ports";
import { changeRole } from "@caravan/core/members/change-role";
import { removeMember } from "@caravan/core/members/remove-member";
import { deleteTrip } from "@caravan/core/trips/delete-trip";
import { jobQueue, type RunningQueue } from "@caravan/integrations/job-queue";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addTripMember, now, run, setUp } from "../../../core/test/context.ts";
import { createDayTrip, lateAdvice, withFakeConcierge } from "../../../core/test/fake-concierge.ts";
import { deleteExpiredRows } from "../background/periodic-tasks.ts";
import { jobRunner } from "../background/run-job.ts";

/** Two processes with real queues, and all verbs at once. */
const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const faults: unknown[] = [];
const processes: RunningQueue[] = [];
const ROUNDS = 3;
const STEPS = 25;

beforeAll(async () => {
  const databaseUrl = database.url;
  const quick = Object.fromEntries(Object.entries(queues).map(([name, it]) => [name, { ...it, retrySeconds: 1 }]));
  const start = () =>
    jobQueue({ databaseUrl, queues: quick as unknown as typeof queues, report: (fault) => void faults.push(fault) });
  processes.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  for (const it of processes) await it.stop();
});

/** The same random numbers for the same seed. */
function dice(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it("concurrent calls do not deadlock, and fail only with expected refusals", async () => {
  const [one, two] = processes as [RunningQueue, RunningQueue];
  const portsOf = (jobs: RunningQueue): Ports => ({ ...concierge.ports, jobs });
  for (const it of processes) await it.work(jobRunner(portsOf(it), () => now));
  const { seed = 0 } = fc.readConfigureGlobal();
  const advice = dice(seed);
  concierge.says((trip) => lateAdvice(trip, { key: `late:${advice(2)}` }));

  for (let round = 0; round < ROUNDS; round++) {
    const ports = portsOf(round % 2 === 0 ? one : two);
    const { tripId: trip_id } = await createDayTrip(ports, ana);
    const others = await Promise.all(
      ["Rui", "Eva", "Kim"].map((name) => addTripMember(database, trip_id, "editor", name)),
    );
    const here = () => ({
      latitude: 38.71,
      longitude: -9.13,
      captured_at: new Date(now.getTime() - 1000).toISOString(),
    });
    const roll = dice(seed + round);
    const fresh = async (who: Person) => {
      const { state } = getConciergeState.output.parse(await run(getConciergeState, ports, who, { trip_id }));
      return state?.recommendations ?? [];
    };
    const acts: ((who: Person) => Promise<unknown>)[] = [
      async (who) => {
        const [open] = (await fresh(who)).filter((it) => it.status === "open");
        if (open)
          await run(
            applyRecommendation,
            ports,
            who,
            { trip_id, recommendation_id: open.id },
            { idempotencyKey: open.id },
          );
      },
      async (who) => {
        const done = (await fresh(who)).find((it) => it.applied?.undoable);
        if (done) await run(undoRecommendation, ports, who, { trip_id, recommendation_id: done.id });
      },
      async (who) => {
        const [open] = await fresh(who);
        const action = (["dismiss", "keep_plan", "snooze"] as const)[roll(3)] ?? "dismiss";
        if (open)
          await run(respondToRecommendation, ports, who, {
            trip_id,
            recommendation_id: open.id,
            version: open.version,
            action,
          });
      },
      (who) => run(reportStatusEvent, ports, who, { trip_id, client_event_id: `${roll(8)}` }),
      (who) => run(requestEvaluation, ports, who, { trip_id }),
      (who) => run(updateConciergeSettings, ports, who, { trip_id, max_detour_minutes: roll(60) }),
      (who) => run(shareLocation, ports, who, { trip_id, ...here() }),
      (who) => run(stopSharingLocation, ports, who, { trip_id }),
      (who) => run(addActivity, ports, who, { trip_id, title: "Tea", start_time: "17:00" }),
      (who) => run(addSegment, ports, who, { trip_id, kind: "other", title: "Talk", start: "2026-11-21T18:00" }),
      (who) => run(changeRole, ports, ana, { trip_id, user_id: who.userId, role: roll(2) === 0 ? "viewer" : "editor" }),
      async (who) => {
        if (roll(3) !== 0) return;
        await run(removeMember, ports, who, { trip_id, user_id: who.userId });
        // Nobody comes back to a trip that has been deleted meanwhile.
        await database.pool.query(
          `insert into members (trip_id, user_id, role, created_at)
           select id, $2, 'editor', $3 from trips where id = $1 for key share`,
          [trip_id, who.userId, now],
        );
      },
      () => jobRunner(ports, () => now)("concierge.monitor", {}, new AbortController().signal),
      () => deleteExpiredRows(ports),
    ];
    const all = [ana, ...others];
    const life = all.map(async (who) => {
      for (let step = 0; step < STEPS; step++) {
        const act = acts[roll(acts.length)] as (typeof acts)[number];
        await act(who).catch((error: unknown) => {
          if (!(error instanceof DomainError)) faults.push(error);
        });
      }
    });
    const gone = async () => {
      if (round % 3 !== 2) return;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await run(deleteTrip, ports, ana, { trip_id }).catch((error: unknown) => void faults.push(error));
    };
    await Promise.all([...life, gone()]);
  }
  const { rows } = await database.pool.query(
    "select name, output from pgboss.job where output is not null and state in ('retry', 'failed')",
  );
  expect([faults, rows], inspect([faults, rows])).toEqual([[], []]);
});
