import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createPerson, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, linkNewTrip, outcome } from "../../test/group.ts";
import type { Person } from "../kernel/actor.ts";
import type { Verb } from "../kernel/define.ts";
import { createTrip } from "../trips/create-trip.ts";
import { createGroupTrip } from "./create-group-trip.ts";
import { deleteGroupTrip } from "./delete-group-trip.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };

/** A call that can be repeated. */
function once<I extends z.ZodType, O extends z.ZodType, P>(
  verb: Verb<I, O, P>,
  actor: Parameters<typeof run>[2],
  input: z.input<I>,
) {
  const idempotencyKey = crypto.randomUUID();
  return () => run(verb, ports, actor, input, { idempotencyKey });
}

describe("a repeated call with an Idempotency-Key", () => {
  it("returns the stored answer to members", async () => {
    const { code } = await createGroup(on);
    const rui = await createPerson(database, "Rui");
    const join = once(joinGroupTrip, rui, { trip_code: code });
    const first = await join();
    expect(first.already_member).toBe(false);
    expect(await join()).toEqual(first);
    const submit = once(submitGroupPreferences, rui, { trip_code: code, preferences: { budget: { max: 9 } } });
    expect(await submit()).toEqual(await submit());
  });

  it.each(["taken off", "gone"])("is refused for somebody who is %s", async (how) => {
    const { code, creator } = await createGroup(on);
    const rui = await createPerson(database, "Rui");
    const join = once(joinGroupTrip, rui, { trip_code: code });
    const submit = once(submitGroupPreferences, rui, { trip_code: code, preferences: {} });
    await join();
    await submit();
    const by: Person = how === "gone" ? rui : creator;
    await run(removeGroupMember, ports, by, { trip_code: code, user_id: rui.userId });
    for (const again of [join, submit]) expect(await outcome(again())).toBe("not_found");
  });

  it("of planning for the group is refused for a removed member", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as Person;
    const days = { start_date: "2030-05-03", end_date: "2030-05-05", skip_ai_generation: true };
    const wanted = { destination: "Lisbon", ...days, groupTripCode: group.code };
    await run(createTrip, ports, group.creator, wanted);
    const replace = once(createTrip, rui, { ...wanted, regeneration_mode: "replace" });
    expect(await replace()).toEqual(await replace());
    await run(removeGroupMember, ports, group.creator, { trip_code: group.code, user_id: rui.userId });
    expect(await outcome(replace())).toBe("not_found");
  });

  it("is refused for a key that was limited to other trips since", async () => {
    const group = await createGroup(on);
    const idempotencyKey = crypto.randomUUID();
    const key = agentOf(group.creator);
    const submit = (tripIds: string[]) =>
      outcome(
        run(
          submitGroupPreferences,
          ports,
          { ...key, tripIds },
          { trip_code: group.code, preferences: {} },
          { idempotencyKey },
        ),
      );
    expect(await submit([])).toBe("ok");
    expect(await submit([crypto.randomUUID()])).toBe("not_found");
    expect(await submit([await linkNewTrip(on, group)])).toBe("ok");
  });

  it("returns the stored answer of a call that ended the access", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as Person;
    const leave = once(removeGroupMember, rui, { trip_code: group.code, user_id: rui.userId });
    const end = once(deleteGroupTrip, agentOf(group.creator), { trip_code: group.code });
    expect([await leave(), await leave()]).toEqual([{ removed: true }, { removed: true }]);
    const [first, second] = [await end(), await end()];
    expect(first).toMatchObject({ deleted: true, trip_code: group.code });
    expect(second).toEqual(first);
  });

  it("creates one group of two simultaneous calls", async () => {
    const ana = await createPerson(database, "Ana");
    const create = once(createGroupTrip, ana, { title: "Once" });
    const [first, second] = await Promise.all([create(), create()]);
    expect(second).toEqual(first);
    expect(await database.prisma.groupTrip.count({ where: { creatorId: ana.userId } })).toBe(1);
  });
});
