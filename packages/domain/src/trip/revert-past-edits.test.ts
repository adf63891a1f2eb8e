import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opFor } from "../../test/arbitrary-ops.ts";
import { anyTrip, counter, tripOf } from "../../test/trips.ts";
import type { TripDocument } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import { apply, PatchConflict, type TripPatch } from "./patch.ts";
import { pathsOverlap, touchedPaths } from "./patch-paths.ts";
import { type OwnEdit, revertAll } from "./revert-past-edits.ts";

type Author = "agent" | "person";
interface Edit extends OwnEdit {
  readonly by: Author;
}

/** A trip with its growing history. */
class History {
  readonly before: TripDocument;
  now: TripDocument;
  /** Newest first. */
  readonly history: Edit[] = [];

  constructor(trip: TripDocument) {
    this.before = trip;
    this.now = trip;
  }

  edit(by: Author, patch: TripPatch, reverts: readonly string[] = []): string {
    const { next, inverse } = apply(this.now, patch);
    this.now = next;
    const id = `e${this.history.length + 1}`;
    this.history.unshift({ id, by, patch, inverse, reverts });
    return id;
  }

  /** As the verb does it: only what is not reverted yet, and only when it fits. */
  revert(by: Author, id: string): string | undefined {
    const edit = this.history.find((it) => it.id === id);
    if (!edit || this.history.some((it) => it.reverts.includes(id))) return undefined;
    try {
      return this.edit(by, edit.inverse, [id]);
    } catch (error) {
      if (error instanceof PatchConflict) return undefined;
      throw error;
    }
  }

  revertAgent() {
    const isAgents = (edit: Edit): edit is Edit => edit.by === "agent";
    const result = revertAll(this.now, this.history, isAgents);
    const before = this.now;
    if (result.patch.length > 0) this.edit("person", result.patch, result.takenBack);
    return { ...result, before, after: this.now };
  }
}

const title = (before: string, after: string): TripPatch => [
  { op: "trip.set", before: { title: before }, after: { title: after } },
];
const renamed = (id: string, before: string, after: string): TripPatch => [
  { op: "activity.set", activityId: id, before: { title: before }, after: { title: after } },
];
const added = (id: string, dayId = "day-1"): TripPatch => [
  { op: "activity.add", activity: { ...blankActivity(id), id }, at: { dayId, after: null } },
];
const removed = (id: string, dayId = "day-1"): TripPatch => [
  { op: "activity.remove", activity: { ...blankActivity(id), id }, at: { dayId, after: null } },
];
const moved = (id: string, from: string, to: string): TripPatch => [
  { op: "activity.move", activityId: id, from: { dayId: from, after: null }, to: { dayId: to, after: null } },
];
const noted = (id: string, after: string): TripPatch => [
  { op: "activity.set", activityId: id, before: { notes: null }, after: { notes: after } },
];

const history = () => new History(tripOf("2027-05-03", [[{}, {}], [{}]]));

describe("revertAll", () => {
  it("reverts a chain of edits as one patch", () => {
    const it = history();
    const ids = [
      it.edit("agent", title("A trip", "B")),
      it.edit("agent", added("x")),
      it.edit("agent", title("B", "C")),
    ];
    const { after, takenBack, kept } = it.revertAgent();
    expect(after).toEqual(it.before);
    expect({ takenBack, kept }).toEqual({ takenBack: ids.reverse(), kept: [] });
  });

  it("keeps and names edits that somebody has built on, and reverts the rest", () => {
    const it = history();
    const add = it.edit("agent", added("x"));
    const rename = it.edit("agent", title("A trip", "B"));
    const theirs = it.edit("person", renamed("x", "x", "X, early"));
    const { after, takenBack, kept } = it.revertAgent();
    expect({ takenBack, kept }).toEqual({ takenBack: [rename], kept: [{ id: add, because: [theirs] }] });
    expect(after.title).toBe("A trip");
    expect(after.days[0]?.activities[0]?.title).toBe("X, early");
  });

  it.each([
    ["moved it within its day", moved("x", "day-1", "day-1")],
    ["moved it to another day", moved("x", "day-1", "day-2")],
    ["took it away", removed("x")],
  ])("keeps an activity when a person %s", (_, patch) => {
    const it = history();
    const add = it.edit("agent", added("x"));
    const theirs = it.edit("person", patch);
    const { after, before, kept } = it.revertAgent();
    expect(kept).toEqual([{ id: add, because: [theirs] }]);
    expect(after).toEqual(before);
  });

  it("keeps a person's value when the agent had set the same", () => {
    const it = history();
    const agents = it.edit("agent", title("A trip", "B"));
    const [away, back] = [it.edit("person", title("B", "C")), it.edit("person", title("C", "B"))];
    expect(it.revertAgent()).toMatchObject({ patch: [], kept: [{ id: agents, because: [back, away] }] });
  });

  it("ignores people who have reverted their own edit", () => {
    const it = history();
    const agents = it.edit("agent", title("A trip", "B"));
    it.revert("person", it.edit("person", title("B", "C")));
    expect(it.revertAgent()).toMatchObject({ takenBack: [agents], kept: [] });
    expect(it.now).toEqual(it.before);
  });

  it("counts people who have restored their reverted edit", () => {
    const it = history();
    const agents = it.edit("agent", added("x"));
    const undone = it.revert("person", it.edit("person", renamed("x", "x", "y"))) as string;
    const again = it.revert("person", undone);
    expect(it.revertAgent()).toMatchObject({ takenBack: [], kept: [{ id: agents, because: [again] }] });
  });

  it("counts a person who reverted something older than the edit", () => {
    const it = history();
    const first = it.edit("person", noted("a-1-1", "first"));
    const agents = it.edit("agent", [
      { op: "activity.set", activityId: "a-1-1", before: { notes: "first" }, after: { notes: "first" } },
    ]);
    const undone = it.revert("person", first);
    expect(it.revertAgent()).toMatchObject({ takenBack: [], kept: [{ id: agents, because: [undone] }] });
  });

  it("counts a person who restored what the agent had reverted before", () => {
    const it = history();
    const undone = it.revert("agent", it.edit("agent", title("A trip", "B"))) as string;
    const twice = it.revert("agent", it.edit("agent", title("A trip", "B")));
    const back = it.revert("person", undone);
    expect(it.revertAgent()).toMatchObject({ patch: [], kept: [{ id: twice, because: [back] }] });
  });

  it("skips edits that are reverted already", () => {
    const it = history();
    it.revert("person", it.edit("agent", title("A trip", "B")));
    expect(it.revertAgent()).toMatchObject({ patch: [], takenBack: [], kept: [] });
  });

  it("restores what the agent reverted, and counts that", () => {
    const it = history();
    const theirs = it.edit("person", title("A trip", "Ours"));
    it.revert("agent", theirs);
    expect(it.revertAgent().after.title).toBe("Ours");
  });

  it("leaves nothing of an edit that the agent had reverted itself", () => {
    const it = history();
    it.revert("agent", it.edit("agent", title("A trip", "B")));
    expect(it.revertAgent()).toMatchObject({ takenBack: ["e2", "e1"], after: it.before });
    expect(it.revertAgent()).toMatchObject({ patch: [], takenBack: [], kept: [] });
  });

  it("keeps edits that a kept edit is based on, for the same reason", () => {
    const it = history();
    const first = it.edit("agent", title("A trip", "B"));
    const second = it.edit("agent", [
      { op: "trip.set", before: { title: "B", travelers: 1 }, after: { title: "C", travelers: 2 } },
    ]);
    const theirs = it.edit("person", [{ op: "trip.set", before: { travelers: 2 }, after: { travelers: 3 } }]);
    expect(it.revertAgent().kept).toEqual([
      { id: second, because: [theirs] },
      { id: first, because: [theirs] },
    ]);
    expect(it.now).toMatchObject({ title: "C", travelers: 3 });
  });

  it("keeps a day with an activity of somebody else, and removes it when that is gone", () => {
    const it = history();
    const longer = it.edit("agent", [
      { op: "trip.set", before: { endDate: "2027-05-04" }, after: { endDate: "2027-05-05" } },
      { op: "day.add", day: { id: "day-3", date: "2027-05-05", notes: "" } },
    ]);
    const theirs = it.edit("person", added("x", "day-3"));
    expect(it.revertAgent().kept).toEqual([{ id: longer, because: [theirs] }]);
    it.edit("person", moved("x", "day-3", "day-1"));
    expect(it.revertAgent()).toMatchObject({ takenBack: [longer], kept: [] });
  });
});

const step = fc.record({
  by: fc.constantFrom<Author>("agent", "person"),
  rolls: fc.array(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  /** Some edits revert an earlier one. */
  reverts: fc.option(fc.nat(1000), { freq: 4 }),
});
const told = fc.tuple(anyTrip, fc.array(step, { minLength: 1, maxLength: 14 }));
type HistorySteps = typeof told extends fc.Arbitrary<infer It> ? It : never;

function historyOf([trip, steps]: HistorySteps): History {
  const it = new History(trip);
  const newId = counter();
  for (const { by, rolls, reverts } of steps) {
    const target = reverts === null ? undefined : it.history[reverts % Math.max(1, it.history.length)];
    if (target) {
      it.revert(by, target.id);
      continue;
    }
    let draft = it.now;
    const patch = rolls.map((roll) => {
      const op = opFor(draft, roll, newId);
      draft = apply(draft, [op]).next;
      return op;
    });
    it.edit(by, patch);
  }
  return it;
}
const anyStory = told.map(historyOf);
const onlyTheAgent = told.map(([trip, steps]) => historyOf([trip, steps.map((it) => ({ ...it, by: "agent" }))]));

/** All visible values of a trip, by path. */
function seen(trip: TripDocument): Map<string, unknown> {
  const spots = new Map<string, unknown>([["trip/title", trip.title]]);
  const lists = [...trip.days, { id: null, activities: trip.parked }];
  for (const day of trip.days) spots.set(`day/${day.id}/notes`, day.notes);
  for (const { id: day, activities } of lists)
    for (const activity of activities) {
      spots.set(`activity/${activity.id}/day`, day);
      for (const [field, value] of Object.entries(activity)) spots.set(`activity/${activity.id}/${field}`, value);
    }
  return spots;
}

const touchedBy = (edits: readonly Edit[]) => {
  const all = edits.flatMap((it) => touchedPaths(it.patch));
  return (spot: string) => all.some((it) => pathsOverlap(it, spot));
};

const order = (trip: TripDocument) =>
  [...trip.days, { id: null, activities: trip.parked }].map(({ id, activities }) => [
    id,
    activities.map((it) => it.id),
  ]);

describe("revertAll for any history", () => {
  it("restores everything that only the agent changed", () => {
    fc.assert(
      fc.property(anyStory, (it) => {
        const edits = [...it.history];
        const { kept, after } = it.revertAgent();
        const others = edits.filter((edit) => edit.by === "person" || kept.some(({ id }) => id === edit.id));
        const stays = touchedBy(others);
        const [was, is] = [seen(it.before), seen(after)];
        for (const spot of new Set([...was.keys(), ...is.keys()]))
          if (!stays(spot)) expect([spot, is.get(spot)]).toEqual([spot, was.get(spot)]);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps everything that a person set last", () => {
    fc.assert(
      fc.property(anyStory, (it) => {
        const edits = [...it.history];
        const { before, after } = it.revertAgent();
        const [was, is] = [seen(before), seen(after)];
        for (const spot of was.keys()) {
          const last = edits.find((edit) => touchedBy([edit])(spot));
          // A person who reverted the agent's edit has set no value of their own.
          if (last?.by === "person" && last.reverts.length === 0)
            expect([spot, is.get(spot)]).toEqual([spot, was.get(spot)]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the order of everything that the agent did not change", () => {
    fc.assert(
      fc.property(anyStory, (it) => {
        const agents = touchedBy(it.history.filter((edit) => edit.by === "agent"));
        const rest = (trip: TripDocument) =>
          order(trip).map(([day, ids]) => [day, (ids as string[]).filter((id) => !agents(`activity/${id}`))]);
        const { before, after } = it.revertAgent();
        expect(rest(after)).toEqual(rest(before));
      }),
      { numRuns: 300 },
    );
  });

  it("gives exactly the former trip when only the agent edited", () => {
    fc.assert(
      fc.property(onlyTheAgent, (it) => {
        expect(it.revertAgent()).toMatchObject({ after: it.before, kept: [] });
      }),
      { numRuns: 500 },
    );
  });

  it("can be reverted exactly, gives a reason for all that is kept, and does nothing a second time", () => {
    fc.assert(
      fc.property(anyStory, (it) => {
        const { before, after, patch, takenBack, kept } = it.revertAgent();
        if (patch.length > 0) expect(apply(after, (it.history[0] as Edit).inverse).next).toEqual(before);
        for (const { because } of kept) {
          expect(because.length).toBeGreaterThan(0);
          for (const reason of because) expect(it.history.find((edit) => edit.id === reason)?.by).toBe("person");
        }
        expect(new Set(takenBack).size).toBe(takenBack.length);
        expect(it.revertAgent()).toMatchObject({ patch: [], takenBack: [], after });
      }),
      { numRuns: 1000 },
    );
  });
});
