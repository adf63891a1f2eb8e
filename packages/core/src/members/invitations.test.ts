import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { rateLimited } from "../kernel/errors.ts";
import { createTrip } from "../trips/create-trip.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInvitation } from "./create-invitation.ts";

const { database, outside, ana } = await setUp();
const { ports, mails } = outside;
const { trip } = await run(createTrip, ports, ana, {
  destination: "Lisbon",
  start_date: "2027-05-03",
  end_date: "2027-05-04",
  skip_ai_generation: true,
});
const invite = (email: string, on = ports) =>
  run(createInvitation, on, ana, { trip_id: trip.id, role: "editor", email });
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";

describe("an invitation by e-mail", () => {
  it("is accepted only by the account that has proved the address", async () => {
    const rui = await createPerson(database, "Rui");
    const token = tokenOf(await invite(rui.email));
    const accept = () => run(acceptInvitation, ports, rui, { token });
    await expect(accept()).rejects.toMatchObject({ code: "address_unproved" });
    await database.prisma.user.update({ where: { id: rui.userId }, data: { emailVerified: new Date() } });
    expect(await accept()).toMatchObject({ role: "editor", already_member: false });
  });

  it("is refused without a mail server, where nobody could prove the address", async () => {
    const silent = { ...ports, mailer: { configured: false, send: async () => {} } };
    await expect(invite("rui@example.com", silent)).rejects.toMatchObject({ details: [{ path: "email" }] });
  });

  it("has a subject without words of the person who invites, and their words on one line of the text", async () => {
    await database.prisma.trip.update({ where: { id: trip.id }, data: { title: "URGENT\n\nhttps://evil.example" } });
    await run(
      createInvitation,
      ports,
      { ...ana, name: "Your bank\n\nSign in:" },
      {
        trip_id: trip.id,
        role: "viewer",
        email: "rui@example.com",
      },
    );
    const { subject, text } = mails.at(-1) ?? { subject: "", text: "" };
    expect(subject).not.toMatch(/bank|URGENT/);
    expect(text).toMatch(/^Invited by: Your bank.*Sign in:$/m);
  });

  it("counts against the limits of sender and recipient", async () => {
    const counted: string[] = [];
    const take = async (key: string) => {
      counted.push(key);
      if (key.startsWith("mail-to:")) throw rateLimited(60);
    };
    const before = mails.length;
    await expect(invite("rui@example.com", { ...ports, throttle: { take, giveBack: () => {} } })).rejects.toMatchObject(
      {
        kind: "limited",
      },
    );
    expect(counted).toEqual([`mail-by:${ana.userId}`, "mail-to:rui@example.com"]);
    expect(mails).toHaveLength(before);
  });
});
