import { expect, it } from "vitest";
import { now, portsOn, run, setUp } from "../../test/context.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import type { Person } from "../kernel/actor.ts";
import { runAlignment } from "./run-alignment.ts";
import { sendReminders } from "./send-reminders.ts";

const { database, ana } = await setUp();
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const noFault = (error: unknown) => {
  throw error;
};

/** A group after its first round: Ana has answered, Ben and Cleo have not. */
async function waiting() {
  const outside = portsOn(database);
  const { ports, mails } = outside;
  const made = await createGroupOf({ database, ports, creator: ana }, ["Ben", "Cleo"], { title: "Six in May" });
  await submitPreferences(ports, ana, made.code, {
    destination: { top_choices: ["Lisbon"] },
    budget: { max: 43_218_765 },
  });
  await run(runAlignment, ports, ana, { trip_code: made.code });
  await submitPreferences(ports, ana, made.code, {});
  const [ben, cleo] = made.others as [Person, Person];
  return { ...made, ports, mails, ben, cleo };
}

it("sends one mail to each member who has not answered, in the last twelve hours", async () => {
  const { ports, mails, ben, cleo, code } = await waiting();
  await sendReminders(ports, hours(30), noFault);
  expect(mails).toEqual([]);
  await sendReminders(ports, hours(40), noFault);
  await sendReminders(ports, hours(41), noFault);
  expect(mails.map((it) => it.to).sort()).toEqual([ben.email, cleo.email].sort());
  const text = mails[0]?.text ?? "";
  expect(text).toContain("closes in 8 hours");
  expect(text).toContain("Lisbon");
  expect(text).toContain(`/groups/${code}`);
  expect(text).not.toContain("43218765");
});

it("sends one mail when several processes run", async () => {
  const { ports, mails } = await waiting();
  await Promise.all(Array.from({ length: 6 }, () => sendReminders(ports, hours(40), noFault)));
  expect(mails).toHaveLength(2);
});

it("continues after a mail that fails, and leaves that mail to the queue", async () => {
  const { ports, mails, ben } = await waiting();
  const faults: unknown[] = [];
  const mailer = {
    configured: true,
    send: async (mail: { to: string; subject: string; text: string }) => {
      if (mail.to === ben.email) throw new Error("mailbox full");
      mails.push(mail);
    },
  };
  await sendReminders({ ...ports, mailer }, hours(40), (error) => faults.push(error));
  expect([mails.length, faults.length]).toEqual([1, 0]);
  const { rows } = await database.pool.query("select recipient from outgoing_mails");
  expect(rows).toEqual([{ recipient: ben.email }]);
});

it("skips members who answered, rounds that ended and rounds without a further one", async () => {
  const { ports, mails, ben, cleo, code } = await waiting();
  await submitPreferences(ports, ben, code, {}, hours(1));
  await run(runAlignment, ports, ana, { trip_code: code }, { now: hours(2) });
  await sendReminders(ports, hours(42), noFault);
  await sendReminders(ports, hours(60), noFault);
  expect([mails, cleo.name]).toEqual([[], "Cleo"]);
});

it("puts texts of members on one line of the mail", async () => {
  const { ports, mails, id } = await waiting();
  const title = "Six in May\r\nBcc: eve@example.com\n\nYour password has expired:\u202e";
  await database.prisma.groupTrip.update({ where: { id }, data: { title } });
  await sendReminders(ports, hours(40), noFault);
  for (const { subject, text } of mails) {
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(text).not.toMatch(/^(?:Bcc|Your password)/m);
  }
  expect(mails).toHaveLength(2);
});
