import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { createGroup, outcome } from "../../test/group.ts";
import type { Person } from "../kernel/actor.ts";
import { acceptInvitation } from "../members/accept-invitation.ts";
import { changeRole } from "../members/change-role.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { readmitGroupMember } from "./readmit-group-member.ts";
import { removeGroupMember } from "./remove-group-member.ts";

const {
  database,
  outside: { ports },
} = await setUp();

/** Rui is in the group of Cleo, who has planned its trip. */
async function planned() {
  const group = await createGroup({ database, ports }, ["Rui"]);
  const rui = group.members[0] as Person;
  const { creator: cleo, code: trip_code } = group;
  const days = { start_date: "2030-05-03", end_date: "2030-05-05", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, cleo, { destination: "Lisbon", ...days, groupTripCode: trip_code });
  const member = { trip_id: trip.id, user_id: rui.userId };
  const inGroup = { trip_code, user_id: rui.userId };
  return {
    rui,
    cleo,
    trip_id: trip.id,
    role: async () =>
      (await database.prisma.member.findFirst({ where: { tripId: trip.id, userId: rui.userId } }))?.role ?? null,
    leave: () => run(removeGroupMember, ports, rui, inGroup),
    join: () => run(joinGroupTrip, ports, rui, { trip_code }),
    dismiss: () => run(removeGroupMember, ports, cleo, inGroup),
    readmit: () => run(readmitGroupMember, ports, cleo, inGroup),
    takeOff: () => run(removeMember, ports, cleo, member),
    make: (to: "viewer" | "editor") => run(changeRole, ports, cleo, { ...member, role: to }),
  };
}

describe("a member who leaves a group and joins again", () => {
  it("is an editor of its trip again", async () => {
    const { role, leave, join } = await planned();
    expect(await role()).toBe("editor");
    await leave();
    expect(await role()).toBeNull();
    await join();
    expect(await role()).toBe("editor");
  });

  it("stays a viewer when the owner of the trip made them one", async () => {
    const { role, leave, join, make, dismiss, readmit } = await planned();
    await make("viewer");
    await leave();
    await join();
    expect(await role()).toBe("viewer");
    await dismiss();
    await readmit();
    expect(await role()).toBe("viewer");
    await make("editor");
    await leave();
    await join();
    expect(await role()).toBe("editor");
  });

  it("is not added to a trip whose owner removed them, until they are invited", async () => {
    const { rui, cleo, trip_id, role, leave, join, takeOff } = await planned();
    await takeOff();
    await leave();
    await join();
    expect(await role()).toBeNull();
    const { url } = await run(createInvitation, ports, cleo, { trip_id, role: "editor" });
    await run(acceptInvitation, ports, rui, { token: url.split("/").at(-1) as string });
    await leave();
    await join();
    expect(await role()).toBe("editor");
  });
});

it("can join and leave while others do the same", async () => {
  const { role, make, takeOff, dismiss, readmit } = await planned();
  const calls = [() => make("viewer"), () => make("editor"), takeOff, dismiss, readmit];
  const answers = new Set<string>();
  await Promise.all(
    calls.map(async (call) => {
      for (let time = 0; time < 25; time++) answers.add(await outcome(call()));
    }),
  );
  expect([...answers].filter((it) => it !== "ok" && it !== "not_found")).toEqual([]);
  expect(["viewer", "editor", null]).toContain(await role());
}, 60_000);

it("can accept an invitation while the trip is being deleted", async () => {
  const answers = new Set<string>();
  for (let time = 0; time < 12; time++) {
    const { rui, cleo, trip_id, leave } = await planned();
    const { url } = await run(createInvitation, ports, cleo, { trip_id, role: "editor" });
    const token = url.split("/").at(-1) as string;
    const guests = await Promise.all(["Mia", "Noa", "Ola"].map((it) => createPerson(database, it)));
    const calls = [...guests, rui].map((it) => run(acceptInvitation, ports, it, { token }));
    const all = [...calls, leave(), run(deleteTrip, ports, cleo, { trip_id })].map(outcome);
    for (const it of await Promise.all(all)) answers.add(it);
  }
  expect([...answers].filter((it) => it !== "ok" && it !== "not_found")).toEqual([]);
}, 60_000);
