import { afterAll, beforeAll, expect, it } from "vitest";
import { answeredAfter, sqlOf, transaction } from "./sql.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  // One connection, so that a transaction that left it in a bad state would break the next one.
  database = await testDatabase({ poolSize: 1 });
  await database.pool.query("create table marks (id int primary key)");
});
afterAll(() => database.close());

const insert = "insert into marks values ($1)";
const count = async () => (await database.pool.query("select count(*)::int as count from marks")).rows[0].count;

it("sends statements without waiting for the answer to the one ahead, and answers each in turn", async () => {
  const rows = await transaction(database, (sql) =>
    Promise.all([1, 2, 3].map((id) => sql.unchecked("mark-return", `${insert} returning id`, [id]))),
  );
  expect(rows).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
});

it("rolls back statements that were sent behind a failed one, and the connection stays usable", async () => {
  for (let times = 0; times < 2; times++) {
    const before = await count();
    await expect(
      transaction(database, (sql) =>
        Promise.all([
          sql.unchecked("mark", insert, [10 + times]),
          sql.unchecked("mark", insert, [1]),
          sql.unchecked(`never-prepared-${times}`, "select count(*) from marks where id > $1", [0]),
        ]),
      ),
    ).rejects.toThrow("duplicate key");
    expect(await count()).toBe(before);
    await transaction(database, (sql) =>
      sql.unchecked(`never-prepared-${times}`, "select count(*) from marks where id > $1", [0]),
    );
  }
});

it("answers nothing before what must hold is known, and nothing at all when it does not", async () => {
  const known = Promise.withResolvers<void>();
  const sql = answeredAfter(known.promise, sqlOf(database));
  let isAnswered = false;
  const answer = sql.unchecked("one", "select 1 as one", []).finally(() => {
    isAnswered = true;
  });
  await database.pool.query("select 1");
  expect(isAnswered).toBe(false);
  known.resolve();
  expect(await answer).toEqual([{ one: 1 }]);

  const refused = answeredAfter(Promise.reject(new Error("revoked")), sqlOf(database));
  await expect(refused.unchecked("one", "select 1 as one", [])).rejects.toThrow("revoked");
});
