import { collide } from "@caravan/db/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { createPerson, run, setUp, now as start } from "../../test/context.ts";
import { createGroup, outcome } from "../../test/group.ts";
import { lookUpCode } from "../access-requests/look-up-code.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { deleteGroupTrip } from "./delete-group-trip.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { previewGroupTrip } from "./preview-group-trip.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };
let ana: Person;
beforeEach(async () => {
  ana = await createPerson(database, "Ana");
});

const wrong = "NOSUCHAA";
const at = (seconds: number) => ({ now: new Date(start.getTime() + seconds * 1000) });
const join = (who: Actor, trip_code: string, seconds = 0) =>
  outcome(run(joinGroupTrip, ports, who, { trip_code }, at(seconds)));
const preview = (who: Actor, trip_code: string, seconds = 0) =>
  outcome(run(previewGroupTrip, ports, who, { trip_code }, at(seconds)));
const remove = (who: Actor, trip_code: string, seconds = 0) =>
  outcome(run(deleteGroupTrip, ports, who, { trip_code }, at(seconds)));

describe("wrong trip codes", () => {
  it("are limited to twenty in ten minutes for an account, over all verbs; then right codes are refused too", async () => {
    const { code } = await createGroup(on);
    const ways = [join, preview, remove] as const;
    for (let n = 0; n < 20; n++) expect(await (ways[n % 3] as typeof join)(ana, wrong, n)).toBe("not_found");
    for (const way of ways) expect(await way(ana, code, 30)).toBe("rate_limited");
    const call = run(joinGroupTrip, ports, ana, { trip_code: code }, at(100));
    await expect(call).rejects.toMatchObject({ kind: "limited", retryAfter: 500 });
    expect(await join(await createPerson(database, "Rui"), code, 30)).toBe("ok");
    expect(await join(ana, code, 600)).toBe("ok");
  });

  it("are counted, right codes are not", async () => {
    const { code } = await createGroup(on);
    for (let n = 0; n < 25; n++) expect(await preview(ana, code)).toBe("ok");
    expect(await join(ana, code)).toBe("ok");
    expect(await remove(ana, code)).toBe("forbidden");
    expect(await database.prisma.codeGuess.count({ where: { userId: ana.userId } })).toBe(0);
  });

  it("are limited to twenty of fifty simultaneous calls", async () => {
    const outcomes = await collide(database, { table: "code_guesses", count: 9 }, () =>
      Promise.all(Array.from({ length: 50 }, () => join(ana, wrong))),
    );
    expect(outcomes.filter((it) => it === "not_found")).toHaveLength(20);
    expect(outcomes.filter((it) => it === "rate_limited")).toHaveLength(30);
  });

  it("are counted apart from user codes of agents", async () => {
    for (let n = 0; n < 20; n++) await join(ana, wrong);
    const look = () => outcome(run(lookUpCode, ports, ana, { code: "CVN-ZZZZ" }, at(0)));
    for (let n = 0; n < 5; n++) expect(await look()).toBe("code_not_found");
    expect(await look()).toBe("rate_limited");
    const rui = await createPerson(database, "Rui");
    for (let n = 0; n < 6; n++) await outcome(run(lookUpCode, ports, rui, { code: "CVN-ZZZZ" }, at(0)));
    expect(await join(rui, wrong)).toBe("not_found");
  });
});
