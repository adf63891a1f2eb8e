import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { rateLimited } from "../kernel/errors.ts";
import { createTrip } from "../trips/create-trip.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { changeRole } from "./change-role.ts";
import { createInvitation } from "./create-invitation.ts";
import { removeMember } from "./remove-member.ts";

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

describe("a link that somebody has joined by", () => {
  const at = (minutes: number) => ({ now: new Date(now.getTime() + minutes * 60_000) });
  const joined = async () => {
    const rui = await createPerson(database, "Rui");
    const { url } = await run(createInvitation, ports, ana, { trip_id: trip.id, role: "editor" });
    const token = tokenOf({ url });
    const accept = (by: string, minutes: number) => run(acceptInvitation, ports, rui, { token: by }, at(minutes));
    expect(await accept(token, 1)).toMatchObject({ role: "editor", already_member: false });
    return { token, accept, member: { trip_id: trip.id, user_id: rui.userId } };
  };

  it("does not make them an editor again after the owner has made them a viewer; a later one does", async () => {
    const { token, accept, member } = await joined();
    await run(changeRole, ports, ana, { ...member, role: "viewer" }, at(2));
    expect(await accept(token, 3)).toMatchObject({ role: "viewer", already_member: true });
    expect(await accept(token, 4)).toMatchObject({ role: "viewer" });
    const { url } = await run(createInvitation, ports, ana, { trip_id: trip.id, role: "editor" }, at(5));
    expect(await accept(tokenOf({ url }), 6)).toMatchObject({ role: "editor", already_member: true });
  });

  it("does not let them in again after the owner has taken them off the trip, but after they left themselves", async () => {
    const { token, accept, member } = await joined();
    await run(removeMember, ports, ana, member, at(2));
    await expect(accept(token, 3)).rejects.toMatchObject({ code: "forbidden" });
    const { url } = await run(createInvitation, ports, ana, { trip_id: trip.id, role: "viewer" }, at(4));
    expect(await accept(tokenOf({ url }), 5)).toMatchObject({ role: "viewer", already_member: false });
    expect(await accept(token, 6)).toMatchObject({ role: "viewer" });
    const other = await joined();
    const leaver = { ...ana, userId: other.member.user_id };
    await run(removeMember, ports, leaver, other.member, at(2));
    expect(await other.accept(other.token, 3)).toMatchObject({ role: "editor", already_member: false });
  });
});

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
    const ofMail = counted.filter((it) => it.startsWith("mail-"));
    expect(ofMail).toEqual([`mail-by:${ana.userId}`, "mail-to:rui@example.com"]);
    expect(mails).toHaveLength(before);
  });
});
