import { candidatesOf } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, insertGroup, insertPlace, insertPreferences, type PlanningGroup } from "../../test/group-rows.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { submitGroupPreferences } from "../groups/submit-group-preferences.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import type { Progress } from "../kernel/context.ts";
import { listMembers } from "../members/list-members.ts";
import { removeMember } from "../members/remove-member.ts";
import { updateUserPreferences } from "../preferences/update-user-preferences.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import type { ProposedWire } from "../proposals/wire.ts";
import { createShare } from "../sharing/create-share.ts";
import { openShare } from "../sharing/open-share.ts";
import { createTrip } from "./create-trip.ts";
import { deleteTrip } from "./delete-trip.ts";
import { getTrip } from "./get-trip.ts";
import { regenerateItinerary } from "./regenerate-itinerary.ts";
import { revertEdit } from "./revert-edit.ts";
import { updateTrip } from "./update-trip.ts";

const { database, outside } = await setUp();

type Input = Partial<z.input<typeof createTrip.input>>;
type Trip = z.input<typeof createTrip.output>["trip"];
type Activity = Trip["itinerary"][number]["activities"][number];
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-06" };
const names = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

const groupOf = (more: Parameters<typeof insertGroup>[2] = {}) => insertGroup(database, names, more);
const create = (by: Actor, { code }: { code: string }, more: Input = {}) =>
  run(createTrip, outside.ports, by, { ...lisbon, groupTripCode: code, ...more });
const read = async (trip_id: string, by: Actor) => (await run(getTrip, outside.ports, by, { trip_id })).trip;
const all = (trip: Trip): (Activity & { readonly date: string })[] =>
  trip.itinerary.flatMap(({ date, activities }) => activities.map((it) => ({ ...it, date })));
const boardOf = (trip: Trip) => all(trip).filter((it) => it.provenance === "board");
const codes = (made: { warnings?: readonly { code: string }[] | undefined }) =>
  made.warnings?.map((it) => it.code) ?? [];
const linkedTo = async ({ id }: PlanningGroup) =>
  await database.prisma.groupTrip.findUniqueOrThrow({ where: { id }, select: { tripId: true, planned: true } });
const refused = (code: string, details?: readonly object[]) => ({ code, ...(details ? { details } : {}) });

const [museum, other, third] = candidatesOf("lisbon").filter(
  (it) => it.category === "sight" && it.tags.includes("museum"),
);
if (!museum || !other || !third) throw new Error("Lisbon has museums");
const atPlace = ({ id, lat, lng }: NonNullable<typeof museum>) => ({
  placeId: id,
  lat,
  lng,
  city: "Lisbon",
  category: "sight",
});

describe("create_trip with groupTripCode", () => {
  it("plans every locked-in place once, names who wants it, and keeps the next best as alternatives", async () => {
    const group = await groupOf();
    const [ana, ben, cleo, dan] = group.people as [Actor & { kind: "person" }, never, never, never];
    await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana, ben, cleo, dan] });
    await insertPlace(database, group, "Rui's terrace", { city: "Lisbon", category: "nightlife", lockedInBy: ben });
    await insertPlace(database, group, "Hotel Tejo", { city: "Lisbon", category: "stay", wantedBy: [ana] });
    await insertPlace(database, group, "Pena Palace", { city: "Sintra", category: "sight", wantedBy: [ana, ben] });
    await insertPlace(database, group, "Lello Bookshop", { city: "Porto", category: "shopping", wantedBy: [ana] });
    await insertPlace(database, group, other.name, {
      ...atPlace(other),
      status: "board",
      wantedBy: [ana, cleo],
      advisedBy: [dan],
    });
    const made = await create(ana, group);
    const board = boardOf(made.trip);
    const on = (title: string) => board.filter((it) => it.title === title);
    expect(board.map((it) => it.title).sort()).toEqual(
      [museum.name, "Hotel Tejo", "Lello Bookshop", "Pena Palace", "Rui's terrace"].sort(),
    );
    expect(on(museum.name)[0]).toMatchObject({
      place_id: museum.id,
      reason: expect.stringMatching(/^Ana, Ben and 2 more want it/),
    });
    expect(on("Rui's terrace")[0]?.reason).toBe("Ben locked it in.");
    expect(on("Hotel Tejo")[0]).toMatchObject({ date: "2027-05-03", activity_type: "accommodation", start_time: null });
    // There is a day trip to Sintra, and none to Porto.
    expect(on("Pena Palace")[0]).toMatchObject({
      start_time: expect.any(String),
      location: expect.stringContaining("Sintra"),
    });
    expect(on("Lello Bookshop")[0]).toMatchObject({ date: "2027-05-06", start_time: null });
    expect(codes(made)).toContain("place_elsewhere");
    if (!all(made.trip).some((it) => it.place_id === other.id)) {
      const choices = all(made.trip).flatMap((it) => it.alternatives.slice(0, 1));
      expect(choices).toContainEqual(expect.objectContaining({ place_id: other.id, reason: "2 of 5 want it too." }));
    }
    expect(await read(made.trip.id, ana)).toEqual(made.trip);
  });

  it("names the group to its members, and to no other reader of the trip", async () => {
    const group = await groupOf({ title: "Old friends" });
    const [ana, ben] = group.people as [Person, Person];
    const { trip } = await create(ana, group, { skip_ai_generation: true });
    const named = async (by: Actor) => (await run(getTrip, outside.ports, by, { trip_id: trip.id })).group_trip;
    expect(await named(ben)).toEqual({ trip_code: group.code, title: "Old friends" });
    expect(await named(await addTripMember(database, trip.id, "viewer"))).toBeNull();
    expect(await named(agentOf(ben, ["trips:read"]))).toBeNull();
    await database.prisma.groupMember.updateMany({ where: { userId: ben.userId }, data: { removedAt: new Date() } });
    expect(await named(ben)).toBeNull();
    const { trip: own } = await run(createTrip, outside.ports, ana, { ...lisbon, skip_ai_generation: true });
    expect((await run(getTrip, outside.ports, ana, { trip_id: own.id })).group_trip).toBeNull();
  });

  it("leaves out what the group rejected, by place and name, also as an alternative", async () => {
    const famous = candidatesOf("lisbon")
      .filter((it) => it.fame === 3 && it.category !== "food")
      .slice(0, 4);
    const [first, second, vetoed, ignored] = famous as [typeof museum, typeof museum, typeof museum, typeof museum];
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor & { kind: "person" }, Actor & { kind: "person" }];
    await insertPlace(database, group, first.name, { ...atPlace(first), status: "out" });
    await insertPlace(database, group, second.name.toUpperCase(), { city: "Lisbon", status: "out" });
    await insertPlace(database, group, ignored.name, { ...atPlace(ignored), status: "ignored" });
    await insertPreferences(database, group, ben, { destination: { top_choices: [], veto: [vetoed.name] } });
    const { trip } = await create(ana, group);
    const seen = new Set(all(trip).flatMap((it) => [it.place_id, ...it.alternatives.map((one) => one.place_id)]));
    expect(famous.filter((it) => seen.has(it.id)).map((it) => it.name)).toEqual([]);
  });

  it("takes travellers, interests, budget and title from the group, unless the caller sends them", async () => {
    const budget = { min: "200", max: "700" };
    const group = await groupOf({ title: "Old friends", proposal: { dates: null, destination: null, budget } });
    const [ana, ben, cleo] = group.people as [Actor & { kind: "person" }, never, never];
    await insertPreferences(database, group, ana, { activities: ["wine", "hiking"] });
    await insertPreferences(database, group, ben, { activities: ["Hiking"] });
    await insertPreferences(database, group, cleo, { activities: ["hiking", "museums"] });
    const { trip } = await create(ana, group);
    expect(trip).toMatchObject({ title: "Old friends", travelers: 5, budget_per_person: 700, currency: "EUR" });
    expect(trip.interests).toEqual(["hiking", "wine", "museums"]);
    const asked = { travelers: 2, interests: ["food"], regeneration_mode: "new_version" as const };
    expect((await create(ana, group, asked)).trip).toMatchObject({ travelers: 2, interests: ["food"] });
    expect((await run(createTrip, outside.ports, ana, lisbon)).trip).toMatchObject({ travelers: 1, interests: [] });
  });

  it("keeps a budget in another currency, and warns that prices cannot be compared with it", async () => {
    const group = await groupOf({
      currency: "USD",
      proposal: { dates: null, destination: null, budget: { min: "0", max: "9" } },
    });
    const made = await create(group.people[0] as Actor, group);
    expect(made.trip).toMatchObject({ budget_per_person: 9, currency: "USD" });
    expect(codes(made)).toContain("budget_not_checked");
  });

  it("respects the needs of all members", async () => {
    const group = await groupOf();
    const [ana, , cleo] = group.people as [Actor, Actor, Actor];
    await run(updateUserPreferences, outside.ports, cleo, { accessibility_needs: ["wheelchair"] });
    const { trip } = await create(ana, group);
    const steep = new Set(candidatesOf("lisbon").flatMap((it) => (it.stepFree === "no" ? [it.id] : [])));
    const seen = all(trip).flatMap((it) => [it.place_id, ...it.alternatives.map((one) => one.place_id)]);
    expect(seen.filter((it) => steep.has(it ?? ""))).toEqual([]);
    const alone = (await run(createTrip, outside.ports, ana, lisbon)).trip;
    expect(all(alone).some((it) => steep.has(it.place_id ?? ""))).toBe(true);
  });

  it.each([
    ["the same", "Lisboa, Portugal", { start: "2027-05-03", end: "2027-05-06" }, undefined],
    ["another place", "Porto", { start: "2027-05-03", end: "2027-05-06" }, /came to Porto\. This plan/],
    ["other days", "Lisbon", { start: "2027-05-04", end: "2027-05-06" }, /came to 4–6 May 2027\./],
    ["both", "Porto", { start: "2027-05-04", end: "2027-05-06" }, /came to Porto, 4–6 May 2027\./],
    ["nothing", null, null, undefined],
  ])("warns where the plan differs from the last round: %s", async (_, destination, dates, message) => {
    const group = await groupOf({ proposal: { destination, dates, budget: null } });
    const made = await create(group.people[1] as Actor, group, { skip_ai_generation: true });
    const [warning] = made.warnings?.filter((it) => it.code === "differs_from_consensus") ?? [];
    if (message) expect(warning?.message).toMatch(message);
    else expect(warning).toBeUndefined();
  });

  it("warns of members with a veto, or who cannot come on some of the days", async () => {
    const group = await groupOf();
    const [ana, ben, cleo] = group.people as [never, never, never];
    await insertPreferences(database, group, ben, { destination: { top_choices: [], veto: ["lisbon"] } });
    await insertPreferences(database, group, cleo, {
      dates: { flexibility_days: 0, blackout_dates: ["2027-05-05", "2027-05-04", "2027-06-01"] },
    });
    const made = await create(ana, group, { skip_ai_generation: true });
    expect(made.warnings).toEqual([
      { code: "vetoed_destination", message: "Ben rules out Lisbon.", path: "destination" },
      { code: "blackout_dates", message: "Cleo can't make 4–5 May 2027.", path: "start_date" },
    ]);
  });

  it("links the trip, and makes every member an editor", async () => {
    const group = await groupOf();
    const [, ben] = group.people as [Actor, Actor & { kind: "person" }];
    const left = await createPerson(database, "Gone");
    await database.prisma.groupMember.create({
      data: { groupId: group.id, userId: left.userId, joinedAt: now, removedAt: now },
    });
    const { trip, group_trip } = await create(ben, group, { skip_ai_generation: true });
    expect(group_trip).toEqual({ trip_code: group.code, title: null });
    expect(await linkedTo(group)).toEqual({ tripId: trip.id, planned: true });
    const { members } = await run(listMembers, outside.ports, ben, { trip_id: trip.id });
    const roles = Object.fromEntries(members.map((it) => [it.user_id, it.role]));
    expect(roles).toEqual(
      Object.fromEntries(group.people.map((it) => [it.userId, it.userId === ben.userId ? "owner" : "editor"])),
    );
    expect(outside.announced).toEqual(expect.arrayContaining([`group:${group.id}`, `trip:${trip.id}`]));
    const events = await database.prisma.roomEvent.findMany({ where: { room: `group:${group.id}` } });
    expect(events).toMatchObject([{ type: "group.changed", ids: { group_trip_id: group.id, trip_id: trip.id } }]);
    const { entries } = await run(getEditLog, outside.ports, ben, { trip_id: trip.id });
    expect(entries.map((it) => it.action)).toEqual(["create_trip"]);
  });

  it("gives the group the currency of its trip, unless somebody has named an amount", async () => {
    const currencyAfter = async (more: object, budget?: { max: number }) => {
      const group = await groupOf();
      const [ana] = group.people as [Person];
      await database.prisma.groupTrip.update({ where: { id: group.id }, data: { currency: "USD", ...more } });
      if (budget)
        await run(submitGroupPreferences, outside.ports, ana, { trip_code: group.code, preferences: { budget } });
      await create(ana, group, { skip_ai_generation: true, destination: "Kraków" });
      return (await database.prisma.groupTrip.findUniqueOrThrow({ where: { id: group.id } })).currency;
    };
    expect(await currencyAfter({ budgetMin: null, budgetMax: null })).toBe("PLN");
    expect(await currencyAfter({ budgetMin: null, budgetMax: 900 })).toBe("USD");
    expect(await currencyAfter({ budgetMin: null, budgetMax: null }, { max: 700 })).toBe("USD");
  });

  it("makes the group unplanned when the trip is deleted", async () => {
    const group = await groupOf();
    const [ana] = group.people as [Actor];
    const { trip } = await create(ana, group, { skip_ai_generation: true });
    await run(deleteTrip, outside.ports, ana, { trip_id: trip.id });
    expect((await linkedTo(group)).tripId).toBeNull();
    const { trip: next } = await create(ana, group, { skip_ai_generation: true, regeneration_mode: "replace" });
    expect(next.id).not.toBe(trip.id);
    expect((await linkedTo(group)).tripId).toBe(next.id);
  });

  it("streams progress with the places of the board", async () => {
    const group = await groupOf();
    const [ana] = group.people as [Actor & { kind: "person" }];
    await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana] });
    const steps: Progress[] = [];
    const ports = { ...outside.ports };
    const { plan } = await import("@caravan/domain/planning/plan");
    ports.planner = { plan: async (request, _who, _signal, onDay) => plan(request, onDay) };
    const made = await run(
      createTrip,
      ports,
      ana,
      { ...lisbon, groupTripCode: group.code },
      { progress: (it) => steps.push(it) },
    );
    const days = steps.flatMap((it) => (it.stage === "day" ? [it.day] : []));
    expect(days.map((it) => it.activities.map((one) => one.title))).toEqual(
      made.trip.itinerary.map((it) => it.activities.map((one) => one.title)),
    );
  });

  it("names nobody on a public link", async () => {
    const group = await groupOf();
    const [ana] = group.people as [Actor & { kind: "person" }];
    await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana] });
    const { trip } = await create(ana, group);
    const { share } = await run(createShare, outside.ports, ana, { trip_id: trip.id });
    const shared = await run(openShare, outside.ports, { kind: "anonymous" }, { token: share.token });
    expect(JSON.stringify(shared)).toContain(museum.name);
    expect(JSON.stringify(shared)).not.toMatch(/Ana/);
  });
});

describe("create_trip with groupTripCode refuses", () => {
  it("strangers, removed members, wrong codes, and keys without the scope for groups", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor & { kind: "person" }, Actor & { kind: "person" }];
    const stranger = await createPerson(database, "Zoe");
    const plansBefore = outside.plans.length;
    await database.prisma.groupMember.updateMany({
      where: { groupId: group.id, userId: ben.userId },
      data: { removedAt: now },
    });
    for (const by of [stranger, ben]) await expect(create(by, group)).rejects.toMatchObject(refused("not_found"));
    await expect(create(ana, { code: "NOSUCHCODE" })).rejects.toMatchObject(refused("not_found"));
    const blind = agentOf(ana, ["trips:read", "trips:write"]);
    await expect(create(blind, group)).rejects.toMatchObject(refused("insufficient_scope"));
    const elsewhere = { ...agentOf(ana, ["trips:write", "group_trips:read"]), tripIds: [crypto.randomUUID()] };
    await expect(create(elsewhere, group)).rejects.toMatchObject(refused("not_found"));
    expect(outside.plans.length).toBe(plansBefore);
    const seeing = agentOf(ana, ["trips:write", "group_trips:read"], "propose");
    expect(
      (await create(seeing, { code: group.code.toLowerCase() }, { skip_ai_generation: true })).trip.id,
    ).toBeDefined();
  });

  it("a board that is not ready by its policy, with each blocker and how to resolve it", async () => {
    const policy = { alignment_min_score: 70, min_locked_in_places: 2 };
    const group = await groupOf({ policy });
    const [ana] = group.people as [Actor & { kind: "person" }];
    await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana] });
    const failure = await create(ana, group).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "conflict", code: "board_not_ready" });
    const { details } = failure as { details: readonly Record<string, unknown>[] };
    expect(details.map((it) => it.code)).toEqual(["alignment_score", "locked_in_places"]);
    for (const it of details) expect(it).toMatchObject({ path: "groupTripCode", how_to_clear: expect.any(String) });
    await database.prisma.groupTrip.update({
      where: { id: group.id },
      data: { policy: { ...policy, creator_override: true } },
    });
    expect((await create(ana, group, { skip_ai_generation: true })).trip.id).toBeDefined();
  });

  it("a second trip without regeneration_mode, and the second of two simultaneous calls", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor, Actor];
    const both = await Promise.allSettled([create(ana, group), create(ben, group)]);
    const failed = both.flatMap((it) => (it.status === "rejected" ? [it.reason] : []));
    expect(failed).toMatchObject([
      {
        code: "validation_failed",
        details: [{ path: "regeneration_mode", message: expect.stringMatching(/replace.*new_version/) }],
      },
    ]);
    const [made] = both.flatMap((it) => (it.status === "fulfilled" ? [it.value.trip.id] : []));
    expect((await linkedTo(group)).tripId).toBe(made);
    await expect(create(ana, group)).rejects.toMatchObject(refused("validation_failed"));
  });
});

describe("regeneration_mode replace", () => {
  const planned = async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor & { kind: "person" }, Actor & { kind: "person" }];
    const first = await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana] });
    const second = await insertPlace(database, group, "Rui's terrace", {
      city: "Lisbon",
      category: "other",
      wantedBy: [ben],
    });
    const { trip } = await create(ana, group);
    return { group, ana, ben, trip, first, second };
  };
  const replace = (by: Actor, group: PlanningGroup, more: Input = {}) =>
    create(by, group, { regeneration_mode: "replace", ...more });

  it("replaces the linked trip in one edit with every locked-in place once, and can be reverted", async () => {
    const { group, ana, ben, trip, first } = await planned();
    await database.prisma.placeCandidate.update({ where: { id: first }, data: { status: "board" } });
    await insertPlace(database, group, third.name, { ...atPlace(third), wantedBy: [ana, ben] });
    const done = await replace(ben, group);
    expect(done.trip).toMatchObject({ id: trip.id, revision: trip.revision + 1, role: "editor" });
    expect(
      boardOf(done.trip)
        .map((it) => it.title)
        .sort(),
    ).toEqual([third.name, "Rui's terrace"].sort());
    expect(await read(trip.id, ana)).toMatchObject({ itinerary: done.trip.itinerary });
    expect(await linkedTo(group)).toEqual({ tripId: trip.id, planned: true });
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ id: done.edit_id, action: "regenerate_itinerary", revertible: true });
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: done.edit_id ?? "" });
    expect((await read(trip.id, ana)).itinerary).toEqual(trip.itinerary);
  });

  it("moves it to the new place and dates, and keeps what is pinned", async () => {
    const { group, ana, trip } = await planned();
    const pinned = boardOf(trip).find((it) => it.title === "Rui's terrace");
    await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: pinned?.id ?? "", pinned: true });
    const done = await replace(ana, group, {
      destination: "Porto",
      start_date: "2027-06-01",
      end_date: "2027-06-03",
      travelers: 4,
    });
    expect(done.trip).toMatchObject({
      destination: "Porto",
      start_date: "2027-06-01",
      travelers: 4,
      place: { city_id: "porto" },
    });
    expect(done.trip.itinerary.map((it) => it.date)).toEqual(["2027-06-01", "2027-06-02", "2027-06-03"]);
    const everything = [...all(done.trip), ...done.trip.parked];
    expect(everything.filter((it) => it.title === "Rui's terrace").map((it) => it.id)).toEqual([pinned?.id]);
    expect(everything.filter((it) => it.title === museum.name)).toHaveLength(1);
    expect(codes(done)).toContain("place_elsewhere");
    expect(all(done.trip).some((it) => it.place_id?.startsWith("porto/"))).toBe(true);
  });

  it("does not add a pinned place again when its day, the last one, is gone", async () => {
    const { group, ana, trip } = await planned();
    const pinned = boardOf(trip).find((it) => it.title === "Rui's terrace");
    const change = { trip_id: trip.id, activity_id: pinned?.id ?? "", date: lisbon.end_date, pinned: true };
    await run(updateActivity, outside.ports, ana, change);
    const done = await replace(ana, group, { end_date: "2027-05-05" });
    expect(done.trip.parked.map((it) => it.id)).toEqual([pinned?.id]);
    expect(all(done.trip).filter((it) => it.title === "Rui's terrace")).toEqual([]);
  });

  it("without planning keeps the plan, and parks what does not fit the new dates", async () => {
    const { group, ana, trip } = await planned();
    const done = await replace(ana, group, { skip_ai_generation: true, end_date: "2027-05-04", travelers: 4 });
    expect(done.trip).toMatchObject({ id: trip.id, end_date: "2027-05-04", travelers: 4 });
    const ids = (it: Trip) => [...all(it), ...it.parked].map((one) => one.id).sort();
    expect(ids(done.trip)).toEqual(ids(trip));
    expect(done.trip.parked.length).toBeGreaterThan(0);
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ id: done.edit_id, action: "update_trip" });
  });

  it("needs an editor of that trip", async () => {
    const { group, ben, trip } = await planned();
    const where = { tripId_userId: { tripId: trip.id, userId: ben.userId } };
    await database.prisma.member.update({ where, data: { role: "viewer" } });
    await expect(replace(ben, group)).rejects.toMatchObject(refused("forbidden"));
    expect(await replace(ben, group, { propose: true })).toMatchObject({ status: "proposed" });
    await database.prisma.member.delete({ where });
    await expect(replace(ben, group)).rejects.toMatchObject(refused("not_found"));
  });

  it("becomes a proposal with a key that needs approval, and approving it is enough", async () => {
    const { group, ana, trip, first } = await planned();
    await database.prisma.placeCandidate.update({ where: { id: first }, data: { status: "out" } });
    const agent = agentOf(ana, ["trips:read", "trips:write", "group_trips:read"], "propose");
    const answer = (await replace(agent, group, { start_date: "2027-05-04" })) as unknown as ProposedWire;
    expect(answer).toMatchObject({
      status: "proposed",
      proposal: { summary: expect.stringMatching(/^Replan the trip/) },
    });
    expect(await read(trip.id, ana)).toEqual(trip);
    const { trip: after } = await run(approveProposal, outside.ports, ana, {
      trip_id: trip.id,
      proposal_id: answer.proposal_id,
    });
    expect(boardOf(after).map((it) => it.title)).toEqual(["Rui's terrace"]);
    expect(after.start_date).toBe("2027-05-04");
    expect((await linkedTo(group)).tripId).toBe(trip.id);
  });

  it("plans what is locked in during planning, and leaves out what is withdrawn meanwhile", async () => {
    const { group, ana, first } = await planned();
    const ports = { ...outside.ports };
    const { planner } = ports;
    ports.planner = {
      plan: async (...args) => {
        const made = await planner.plan(...args);
        await database.prisma.placeCandidate.update({ where: { id: first }, data: { status: "board" } });
        await insertPlace(database, group, "A late idea", { city: "Lisbon", category: "shopping", wantedBy: [ana] });
        return made;
      },
    };
    const done = await run(createTrip, ports, ana, {
      ...lisbon,
      groupTripCode: group.code,
      regeneration_mode: "replace",
    });
    expect(
      boardOf(done.trip)
        .map((it) => it.title)
        .sort(),
    ).toEqual(["A late idea", "Rui's terrace"]);
  });
});

describe("regeneration_mode new_version", () => {
  it("links a new trip, and keeps the old one for all its members", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor, Actor];
    const { trip: old } = await create(ana, group, { skip_ai_generation: true });
    const guest = await addTripMember(database, old.id, "viewer");
    const { trip } = await create(ana, group, { skip_ai_generation: true, regeneration_mode: "new_version" });
    expect(trip).toMatchObject({ role: "owner" });
    expect(await linkedTo(group)).toEqual({ tripId: trip.id, planned: true });
    expect(await read(old.id, ben)).toMatchObject({ id: old.id, role: "editor", revision: old.revision });
    expect((await read(old.id, guest)).role).toBe("viewer");
  });

  it("shows the group where and when its trip is now, unless a member has left the trip", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Person, Person];
    const { trip } = await create(ana, group, { skip_ai_generation: true });
    const dates = { start_date: "2030-08-01", end_date: "2030-08-03" };
    await run(updateTrip, outside.ports, ana, { trip_id: trip.id, ...dates });
    const planFor = async (who: Person) =>
      (await run(getGroupTrip, outside.ports, who, { trip_code: group.code })).group_trip.plan;
    expect(await planFor(ben)).toEqual({ destination: trip.destination, ...dates });
    await run(removeMember, outside.ports, ben, { trip_id: trip.id, user_id: ben.userId });
    expect(await planFor(ben)).toBeNull();
  });

  it("is refused to members who are not the lead, and to keys that may only read groups", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Person, Person];
    const { trip } = await create(ana, group, { skip_ai_generation: true });
    const reads = agentOf(ana, ["trips:write", "group_trips:read"], "apply");
    for (const who of [ben, agentOf(ben, ["trips:write", "group_trips:read", "group_trips:write"], "apply"), reads]) {
      const again = create(who, group, { skip_ai_generation: true, regeneration_mode: "new_version" });
      await expect(again).rejects.toMatchObject({ code: who === reads ? "insufficient_scope" : "forbidden" });
    }
    expect(await linkedTo(group)).toEqual({ tripId: trip.id, planned: true });
    const writes = agentOf(ana, ["trips:write", "group_trips:read", "group_trips:write"], "apply");
    const { trip: next } = await create(writes, group, { skip_ai_generation: true, regeneration_mode: "new_version" });
    expect(await linkedTo(group)).toEqual({ tripId: next.id, planned: true });
  });

  it("is refused to a key that needs approval: the group would have another itinerary at once", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor, Person];
    const { trip } = await create(ana, group, { skip_ai_generation: true });
    const agent = agentOf(ben, ["trips:write", "group_trips:read"], "propose");
    const again = create(agent, group, { skip_ai_generation: true, regeneration_mode: "new_version" });
    await expect(again).rejects.toMatchObject({ code: "forbidden" });
    expect(await linkedTo(group)).toEqual({ tripId: trip.id, planned: true });
  });
});

describe("regenerate_itinerary of a group's trip", () => {
  it("keeps what is locked in, and offers places with votes as alternatives", async () => {
    const group = await groupOf();
    const [ana, ben] = group.people as [Actor & { kind: "person" }, never];
    await insertPlace(database, group, museum.name, { ...atPlace(museum), wantedBy: [ana] });
    const { trip } = await create(ana, group);
    await insertPlace(database, group, "A secret garden", {
      city: "Lisbon",
      category: "nature",
      status: "board",
      wantedBy: [ana, ben],
    });
    const anew = await run(regenerateItinerary, outside.ports, ana, { trip_id: trip.id });
    expect(boardOf(anew.trip).map((it) => it.id)).toEqual(boardOf(trip).map((it) => it.id));
    const choices = all(anew.trip).flatMap((it) => it.alternatives);
    expect(choices.filter((it) => it.title === "A secret garden")).toMatchObject([{ reason: "2 of 5 want it too." }]);
  });
});
