import { said } from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { portsOn, run, setUp } from "../../test/context.ts";
import { runJob } from "../composition.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { createTrip } from "../trips/create-trip.ts";
import type { Ports } from "./ports.ts";
import { sendMail } from "./queue-mail.ts";

const { database, ana } = await setUp();

/** Ports with a mail server that is down until it is restored. */
function withMailServer() {
  const outside = portsOn(database);
  const state = { down: true, sent: [] as string[], unsubscribeUrls: [] as (string | null | undefined)[] };
  const mailer = {
    configured: true,
    send: async ({ to, unsubscribeUrl }: Parameters<Ports["mailer"]["send"]>[0]) => {
      if (state.down)
        throw Object.assign(new Error(`550 <${to}> is refused`), { code: "EENVELOPE", responseCode: 550 });
      state.sent.push(to);
      state.unsubscribeUrls.push(unsubscribeUrl);
    },
  };
  return { ...outside, state, ports: { ...outside.ports, mailer } };
}

async function invite(ports: ReturnType<typeof withMailServer>["ports"], email: string) {
  const start = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, ana, start);
  return run(createInvitation, ports, ana, { trip_id: trip.id, role: "viewer", email });
}

/** Rows are deleted after the answer, so this waits. */
async function eventuallyKept(count: number) {
  await expect.poll(async () => (await database.pool.query("select id from outgoing_mails")).rows.length).toBe(count);
}

describe("a mail that the mail server refuses", () => {
  it("fails no answer, and is sent from the queue once the server is back", async () => {
    const { ports, jobs, state } = withMailServer();
    const answer = await invite(ports, "rui@example.com");
    expect(answer).toMatchObject({ mailed: true, url: expect.stringContaining("/invite/") });
    await eventuallyKept(1);
    const job = jobs.find((it) => it.name === "mail.send");
    if (job?.name !== "mail.send") throw new Error("no mail was queued");
    expect(JSON.stringify(job.data)).not.toContain("rui@");
    const call = { ports, now: new Date(), newId: () => crypto.randomUUID(), signal: new AbortController().signal };
    const again = runJob("mail.send", call, job.data);
    await expect(again).rejects.toThrow("the mail server did not take a mail: EENVELOPE, 550");
    state.down = false;
    await runJob("mail.send", call, job.data);
    await runJob("mail.send", call, job.data);
    expect(state.sent).toEqual(["rui@example.com"]);
    await eventuallyKept(0);
  });

  it("still says then where mails like it end", async () => {
    const { ports, jobs, state } = withMailServer();
    const unsubscribeUrl = "https://caravan.example.com/profile?tab=notifications";
    const mail = {
      to: "eli@example.com",
      subject: said`One thing is waiting for you`,
      text: ["Hello"],
      unsubscribeUrl,
    };
    await sendMail(ports, mail, new Date());
    const job = jobs.find((it) => it.name === "mail.send");
    if (job?.name !== "mail.send") throw new Error("no mail was queued");
    state.down = false;
    const call = { ports, now: new Date(), newId: () => crypto.randomUUID(), signal: new AbortController().signal };
    await runJob("mail.send", call, job.data);
    expect(state).toMatchObject({ sent: ["eli@example.com"], unsubscribeUrls: [unsubscribeUrl] });
  });

  it("leaves no row when it is accepted at once", async () => {
    const { ports, state } = withMailServer();
    state.down = false;
    await invite(ports, "eva@example.com");
    expect(state.sent).toEqual(["eva@example.com"]);
    await eventuallyKept(0);
  });
});
