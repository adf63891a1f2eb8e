import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyTripFile } from "../../test/trip-files.ts";
import { withNewIds } from "./new-ids.ts";
import { readTripFile } from "./read-trip-file.ts";
import { presentTripFile, type TripFile } from "./trip-file.ts";

const runs = { numRuns: 100, seed: 1 };

function readBack(file: TripFile): TripFile {
  const reading = readTripFile(JSON.parse(JSON.stringify(presentTripFile(file))));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.file;
}

/** All ids that stand where an id stands. */
const idsIn = (file: TripFile) => new Set(JSON.stringify(file).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));

describe("a trip file", () => {
  it("that is written and read is the same trip", () => {
    fc.assert(
      fc.property(anyTripFile, (file) => {
        expect(readBack(file)).toEqual(file);
      }),
      runs,
    );
  });

  it("gets new ids for everything, and is otherwise the same", () => {
    fc.assert(
      fc.property(anyTripFile, (file) => {
        const names = new Map<string, string>();
        let next = 0;
        const uuid = () => `00000000-0000-4000-8000-${String(++next).padStart(12, "0")}`;
        const people = new Map(file.people.map((it) => [it.id, uuid()]));
        const renamed = withNewIds(file, people, uuid);
        expect([...idsIn(renamed).intersection(idsIn(file))]).toEqual([]);
        // Row by row the new ids stand where the old ones did.
        const [before, after] = [file, renamed].map((it) => [...rowsOf(it)]) as [string[], string[]];
        for (const [index, id] of before.entries()) names.set(after[index] as string, id);
        for (const [old, fresh] of people) names.set(fresh, old);
        const back = JSON.stringify(renamed).replaceAll(/00000000-0000-4000-8000-\d{12}/g, (id) => names.get(id) ?? id);
        expect(JSON.parse(back)).toEqual(JSON.parse(JSON.stringify(file)));
      }),
      runs,
    );
  });
});

function* rowsOf({ trip, ...file }: TripFile): Generator<string> {
  yield trip.id;
  for (const it of [trip.stops, trip.days, trip.parked, ...trip.days.map((day) => day.activities)])
    for (const { id } of it) yield id;
  for (const it of [
    file.segments,
    file.bookings,
    file.expenses,
    file.documents,
    file.history,
    file.comments,
    file.checklists,
    ...file.checklists.map((list) => list.items),
  ])
    for (const { id } of it) yield id;
}

describe("a file that is none", () => {
  const [file] = fc.sample(anyTripFile, { numRuns: 1, seed: 7 }) as [TripFile];
  const json = () => JSON.parse(JSON.stringify(presentTripFile(file)));
  const problemOf = (value: unknown) => {
    const reading = readTripFile(value);
    return reading.ok ? null : reading.problem;
  };

  it.each([null, [], "text", 7, {}, { format: "other" }, { trip: {} }])("is said to be none: %j", (value) => {
    expect(problemOf(value)?.code).toBe("unknown_format");
  });

  it("of a newer version says so", () => {
    expect(problemOf({ ...json(), version: 2 })).toMatchObject({
      code: "newer_version",
      message: expect.stringContaining("version 2"),
    });
  });

  it.each([
    ["history", (it: ReturnType<typeof json>) => ({ ...it, history: Array(1_000_000).fill(0) })],
    ["trip.itinerary", (it: ReturnType<typeof json>) => ({ ...it, trip: { itinerary: Array(1_000_000).fill(0) } })],
    ["activities", (it: ReturnType<typeof json>) => ({ ...it, trip: { parked: Array(1_000_000).fill({}) } })],
  ])("with a million rows in %s is refused before they are read", (path, change) => {
    expect(problemOf(change(json()))).toMatchObject({ code: "too_many_rows", details: [{ path }] });
  });

  it.each([
    ["trip.title", (it: ReturnType<typeof json>) => (it.trip.title = "")],
    ["trip.itinerary", (it: ReturnType<typeof json>) => (it.trip.end_date = "2099-01-01")],
    ["trip.itinerary", (it: ReturnType<typeof json>) => (it.trip.start_date = "2027-12-31")],
    ["exported_by_id", (it: ReturnType<typeof json>) => (it.exported_by_id = crypto.randomUUID())],
    ["", (it: ReturnType<typeof json>) => (it.people = [it.people[0], it.people[0]])],
    ["segments", (it: ReturnType<typeof json>) => delete it.segments],
    [
      "documents",
      (it: ReturnType<typeof json>) => {
        const kept = { name: "Pass.pdf", kind: "other", private: false, content_type: "application/pdf", size: 9 };
        const twice = {
          ...kept,
          uploaded_by_id: it.people[0].id,
          created_at: it.exported_at,
          text: null,
          path: "a.pdf",
        };
        it.documents = [1, 2].map(() => ({ ...twice, id: crypto.randomUUID() }));
      },
    ],
    [
      "comments.0",
      (it: ReturnType<typeof json>) => {
        const about = { activity_id: crypto.randomUUID(), day_id: crypto.randomUUID() };
        const written = { author_id: it.people[0].id, agent_name: null, created_at: it.exported_at, edited_at: null };
        const said = { text: "Both", mentions: [], reactions: [] };
        it.comments = [{ id: crypto.randomUUID(), ...about, ...written, ...said }];
      },
    ],
  ])("with something wrong names where: %s", (path, spoil) => {
    const spoilt = json();
    spoil(spoilt);
    expect(problemOf(spoilt)).toMatchObject({ code: "invalid_file" });
    expect(problemOf(spoilt)?.details.map((it) => it.path)).toContain(path);
  });
});

it("reads a file of version 1 that was written when that was the newest", () => {
  const text = readFileSync(join(import.meta.dirname, "../../test/files/trip-1.json"), "utf8");
  expect(readTripFile(JSON.parse(text))).toMatchObject({ ok: true, file: { trip: { startDate: "2027-03-27" } } });
});
