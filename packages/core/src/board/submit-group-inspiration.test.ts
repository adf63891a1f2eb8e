import { describe, expect, it } from "vitest";
import { boardOf } from "../../test/board.ts";
import { createPerson, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome } from "../../test/group.ts";
import { FetchRefused, type Ports } from "../kernel/ports.ts";
import { dismissImport } from "./dismiss-import.ts";
import { getGroupBoard } from "./get-group-board.ts";
import { updatePlaceCandidate } from "./update-place-candidate.ts";

const { database, outside } = await setUp();
const { ports } = outside;

async function open(of: Ports = ports) {
  const group = await createGroup({ database, ports }, ["Ben"], { destination_options: ["Lisbon, Portugal"] });
  return { ...group, board: boardOf(of, group) };
}

/** A fetcher in which every link redirects to the same address, with this status. */
const webOf = (page: { url: string; status: number }): Ports => ({
  ...ports,
  fetcher: { get: async () => ({ ...page, contentType: "text/html", body: new Uint8Array() }) },
});

describe("a place", () => {
  it("of a person goes on the board at once; the gazetteer fills in what was not stated", async () => {
    const { board, creator } = await open();
    const { candidates, import: imported } = await board.submit(creator, { place: { name: "Time Out Market" } });
    expect(imported).toBeNull();
    expect(candidates).toMatchObject([
      {
        status: "board",
        place_id: "lisbon/time-out-market",
        city: "Lisbon",
        category: "food",
        source: { kind: "place" },
      },
    ]);
    expect(candidates[0]?.added_by).toEqual({ user_id: creator.userId, name: "Cleo", agent_name: null });
  });

  it("of an agent goes to review", async () => {
    const { board, creator } = await open();
    const { candidates } = await board.submit(agentOf(creator), { place: { name: "Somewhere" } });
    expect(candidates).toMatchObject([{ status: "review", added_by: { name: "Cleo", agent_name: "Scout" } }]);
    const { candidates: shown, review_lane } = await board.look();
    expect([shown.length, review_lane.length]).toEqual([0, 1]);
  });

  it("is added once, whatever its spelling", async () => {
    const { board, creator, members } = await open();
    const id = await board.add(creator, "Belém Tower");
    for (const name of ["belem tower", "Torre de Belém", "  The Belém Tower"])
      expect(await board.add(members[0] as never, name, "Lisboa")).toBe(id);
    const again = await board.submit(creator, { place: { name: "Belém Tower" } });
    expect(again).toMatchObject({ warnings: [{ code: "already_there" }] });
    expect((await board.look()).candidates).toHaveLength(1);
  });

  it("is added once when twenty add it at the same time", async () => {
    const { board, creator, members } = await open();
    const people = [creator, members[0] as typeof creator];
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => board.add(people[index % 2] as typeof creator, "Nook")),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await board.look()).candidates).toHaveLength(1);
  });

  it("is added for each of two cities", async () => {
    const { board, creator } = await open();
    expect(await board.add(creator, "Chinatown", "London")).not.toBe(await board.add(creator, "Chinatown", "Boston"));
  });

  it("that was dropped or voted out returns to review", async () => {
    const { board, creator, members, code } = await open();
    const dropped = await board.add(creator, "Dropped");
    await run(updatePlaceCandidate, ports, creator, { trip_code: code, candidate_id: dropped, action: "ignore" });
    const unwanted = await board.add(creator, "Unwanted");
    for (const person of [creator, ...members]) await board.vote(person, unwanted, "out");
    for (const name of ["Dropped", "Unwanted"]) {
      const { candidates } = await board.submit(creator, { place: { name } });
      expect(candidates[0]?.status).toBe("review");
    }
  });

  it("is refused when the board is full, unless it is on it", async () => {
    const { board, creator, id } = await open();
    const known = await board.add(creator, "Known");
    await database.prisma.placeCandidate.createMany({
      data: Array.from({ length: 498 }, (_, index) => ({
        id: crypto.randomUUID(),
        groupId: id,
        key: `filler ${index}`,
        name: `Filler ${index}`,
        status: "board",
        source: "place",
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    });
    const adds = ["One", "Two", "Three"].map((name) => outcome(board.add(creator, name)));
    expect((await Promise.all(adds)).sort()).toEqual(["board_full", "board_full", "ok"]);
    expect(await board.add(creator, "Known")).toBe(known);
  });
});

describe("a text", () => {
  it("becomes one candidate in review for each place, and what was skipped is listed", async () => {
    const { board, creator } = await open();
    const text = "- Time Out Market\n- Dona Nobody - grilled fish\n- pack sunscreen";
    const answer = await board.submit(creator, { text });
    expect(answer.candidates).toMatchObject([
      { name: "Time Out Market", status: "review", confidence: "high", place_id: "lisbon/time-out-market" },
      { name: "Dona Nobody", status: "review", confidence: "low", blurb: "grilled fish" },
    ]);
    expect(answer.import).toMatchObject({ kind: "text", status: "ok", reason: null });
    expect(answer).toMatchObject({ warnings: [{ code: "lines_passed_over" }] });
    expect((await board.look()).failed_imports).toEqual([]);
  });

  it("without places becomes one failed import that says what to do", async () => {
    const { board, creator, code } = await open();
    const text = "we just want good food and nice weather";
    const answer = await board.submit(creator, { text });
    await board.submit(creator, { text });
    expect(answer).toMatchObject({ candidates: [], warnings: [{ code: "nothing_recognised" }] });
    const { failed_imports, counts, warnings } = await board.look();
    expect(failed_imports).toMatchObject([{ kind: "text", status: "failed", added_by: { name: "Cleo" } }]);
    expect(failed_imports[0]?.reason).toMatch(/line of its own/);
    expect(counts.failed_imports).toBe(1);
    expect(warnings.map((it) => it.code)).toContain("failed_imports");
    const dismiss = () =>
      run(dismissImport, ports, creator, { trip_code: code, import_id: failed_imports[0]?.id as string });
    expect(await dismiss()).toEqual({ dismissed: true });
    expect(await outcome(dismiss())).toBe("not_found");
    expect((await board.look()).failed_imports).toEqual([]);
  });
});

describe("a link", () => {
  it("that cannot be read becomes a failed import, which is resolved when the link can be read", async () => {
    const page = { url: "https://example.com/gone", status: 503 };
    const { board, creator } = await open(webOf(page));
    const url = "https://example.com/short";
    const failed = await board.submit(creator, { url });
    expect(failed).toMatchObject({
      candidates: [],
      import: { status: "failed", url },
      warnings: [{ code: "import_failed" }],
    });
    await board.submit(creator, { url });
    expect((await board.look()).failed_imports).toHaveLength(1);
    // Like a short link of a map.
    Object.assign(page, { url: "https://www.google.com/maps/place/Bel%C3%A9m+Tower/@38.6916,-9.216,17z", status: 200 });
    const read = await board.submit(creator, { url });
    expect(read.candidates).toMatchObject([{ status: "review", source: { kind: "url", url } }]);
    expect((await board.look()).failed_imports).toEqual([]);
  });

  it.each([
    ["https://ana:hunter2@example.com/a", "https://example.com/a"],
    ["ana:hunter2@example.com/a", "example.com/a"],
    ["//ana:hunter2@example.com/a", "//example.com/a"],
    ["ftp://ana:hunter2@example.com/a", "ftp://example.com/a"],
    ["https://example.com/@ana", "https://example.com/@ana"],
    ["example.com/@ana", "example.com/@ana"],
  ])("is stored without its password: %s", async (url, shown) => {
    const { board, creator } = await open();
    expect((await board.submit(creator, { url })).import).toMatchObject({ url: shown });
  });

  it("waits its turn before further links of those who have read more; too many of one person are refused", async () => {
    const held: { readonly url: string; readonly release: () => void }[] = [];
    let isSlow = true;
    const slow: Ports = {
      ...ports,
      fetcher: {
        get: (url) =>
          new Promise((_, refuse) => {
            const release = () => refuse(new FetchRefused("no"));
            held.push({ url, release });
            if (!isSlow) release();
          }),
      },
    };
    const groups = await Promise.all(Array.from({ length: 5 }, () => open(slow)));
    const [late, ...greedy] = groups as [(typeof groups)[0], ...typeof groups];
    /** Two begin where there is room, four wait and what is left is refused, which tells that the others wait. */
    const sendSeven = async ({ board, creator }: (typeof groups)[0], to: string) => {
      const sent = Array.from({ length: 7 }, () => outcome(board.submit(creator, { url: to })));
      expect(await Promise.race(sent)).toBe("rate_limited");
      return sent;
    };
    const url = "https://example.com/slow";
    const first = await Promise.all(greedy.map((it) => sendSeven(it, url)));
    await expect.poll(() => held.length).toBe(8);
    const second = await sendSeven(late, "https://example.com/late");
    held[0]?.release();
    await expect.poll(() => held[8]?.url).toBe("https://example.com/late");
    isSlow = false;
    for (const it of held) it.release();
    const codes = await Promise.all([...first, second].flat());
    expect(new Set(codes)).toEqual(new Set(["ok", "rate_limited"]));
    expect(await outcome(late.board.submit(late.creator, { url }))).toBe("ok");
  });

  it("of somebody outside the group is not fetched", async () => {
    const asked: string[] = [];
    const counting = { ...ports, fetcher: { get: async (url: string) => Promise.reject(asked.push(url)) } };
    const { board } = await open(counting);
    expect(await outcome(board.submit(await createPerson(database, "Eve"), { url: "https://example.com" }))).toBe(
      "not_found",
    );
    expect(asked).toEqual([]);
  });
});

it("needs the same number of queries for a large and a small board", async () => {
  const { board, creator, code, id } = await open();
  await board.add(creator, "First");
  const looks = async () => {
    let count = 0;
    const query = database.pool.query.bind(database.pool);
    const counted = {
      query(...given: Parameters<typeof query>) {
        count++;
        return query(...given);
      },
    };
    await run(getGroupBoard, { ...ports, database: { ...database, pool: counted as never } }, creator, {
      trip_code: code,
    });
    return count;
  };
  const small = await looks();
  await database.prisma.placeCandidate.createMany({
    data: Array.from({ length: 400 }, (_, index) => ({
      id: crypto.randomUUID(),
      groupId: id,
      key: `filler ${index}`,
      name: `Filler ${index}`,
      status: "board",
      source: "place",
      createdAt: new Date(),
      updatedAt: new Date(),
    })),
  });
  expect(await looks()).toBe(small);
  expect(small).toBeLessThanOrEqual(6);
});
